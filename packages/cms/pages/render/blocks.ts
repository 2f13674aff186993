import { hasMainHeading, mapBlocks, walkBlocks } from 'saaristo/page-details';
import { isRecord } from 'saaristo/schemas';
import { isSite } from 'saaristo/sites';
import type { Block } from '../../platform/model/content.ts';
import { hasOwnThanks, listThanks } from '../../content/form-thanks.ts';
import { getLikeCounts } from '../../content/likes.ts';
import { findProductDetail } from '../../shop/reviews/product-detail.ts';
import { formatOffer } from '../../platform/model/offer.ts';
import { getOffers } from '../../shop/offers.ts';
import type { PageContext } from './context.ts';
import { describeDocuments } from './document-links.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { findPlainBlock } from '../../content/plain-blocks.ts';
import { getHidingClass, renderMarker, renderText } from './marker.ts';

type Widget = Extract<Block, { widget: string }>;

const isWidget = (block: Block): block is Widget => 'widget' in block;
const isCard = (block: Block | undefined): block is Widget =>
  block !== undefined && isWidget(block) && block.widget === 'product-card';

const getLikedId = ({ contentId }: Record<string, unknown>): string | undefined =>
  typeof contentId === 'string' ? contentId : undefined;

/** Groups adjacent blocks that share a row. */
function groupRows(blocks: readonly Block[], rowOf: (block: Block) => string | undefined): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const row = rowOf(block);
    if (last && row !== undefined && row === rowOf(last[0]!)) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

function renderRow(row: readonly Block[], { catalogue }: PageContext): Html {
  const [first] = row;
  if (!first) return html``;
  if (!isWidget(first)) return html`${row.map((block) => (isWidget(block) ? null : renderText(block)))}`;
  const widgets = row.filter(isWidget);
  const placement = catalogue.getPlacement(first.widget);
  const rowClass = catalogue.getRow(first.widget);
  // A marker in a row, or without an element around it, is hidden itself.
  if (rowClass !== undefined || placement === 'floating' || findPlainBlock(first.widget)) {
    const markers = widgets.map((block) => renderMarker({ ...block, className: getHidingClass(block) }));
    return rowClass === undefined ? html`${markers}` : html`<div class="${rowClass}">${markers}</div>`;
  }
  const className = ['block', placement, getHidingClass(first)].filter(Boolean).join(' ');
  return html`<div class="${className}">${widgets.map(renderMarker)}</div>`;
}

const getProductCode = ({ props: { productCode, code } }: Widget): string =>
  typeof productCode === 'string' ? productCode : typeof code === 'string' ? code : '';

/** Returns the widgets of blocks and of those in their slots. */
export const listWidgets = (blocks: readonly Block[]): Widget[] => [...walkBlocks(blocks)].filter(isWidget);

/** Adds props to widgets. */
const addProps = (
  blocks: readonly Block[],
  find: (widget: Widget) => Record<string, unknown> | undefined,
): Block[] =>
  mapBlocks(blocks, (block) => {
    const added = isWidget(block) ? find(block) : undefined;
    return added ? { ...(block as Widget), props: { ...(block as Widget).props, ...added } } : block;
  });

/** Sets the current prices and stock of product cards. */
async function addOffers(blocks: readonly Block[], { database }: PageContext): Promise<Block[]> {
  const codes = listWidgets(blocks).filter(isCard).map(getProductCode).filter(Boolean);
  const offers = await getOffers(database, codes);
  return addProps(blocks, (block) => {
    const offer = isCard(block) ? offers.get(getProductCode(block)) : undefined;
    if (!offer) return undefined;
    const { svhPrice, discountPercentage, pricePerKilo, ...rest } = formatOffer(offer);
    return {
      ...rest,
      svhPrice: svhPrice ?? undefined,
      discountPercentage: discountPercentage ?? undefined,
      pricePerKilo: pricePerKilo ?? undefined,
    };
  });
}

/** Sets the product page's URL of buttons that open a product, for visitors without scripts (PRD-15). */
async function addProductUrls(
  blocks: readonly Block[],
  { database, getOrigin: origin, site }: PageContext,
): Promise<Block[]> {
  const codes = listWidgets(blocks).flatMap((block) =>
    block.widget === 'product-modal' ? [getProductCode(block)] : [],
  );
  const urls = new Map(
    await Promise.all(
      codes.map(async (code) => {
        const product = await findProductDetail(database, code, (where, path) =>
          where === site.site ? path : (origin(where) ?? '') + path,
        );
        return [code, product?.url] as const;
      }),
    ),
  );
  return addProps(blocks, (block) => {
    const url = block.widget === 'product-modal' ? urls.get(getProductCode(block)) : undefined;
    return url === undefined ? undefined : { url };
  });
}

/** Gives forms the thank-you texts and pages of their settings, unless the block has its own. */
async function addThanks(
  blocks: readonly Block[],
  { database, site, language, catalogue }: PageContext,
): Promise<readonly Block[]> {
  const isServed = ({ widget, props }: Widget): boolean => catalogue.hasForm(widget) && !hasOwnThanks(props);
  if (!listWidgets(blocks).some(isServed)) return blocks;
  const thanks = await listThanks(database, site.site, language);
  return addProps(blocks, (widget) => {
    const { texts } = widget.props;
    return isServed(widget) ? { texts: { ...thanks, ...(isRecord(texts) && texts) } } : undefined;
  });
}

/** Replaces ids of templates and sections, whose paths contain `*`, by the id of the content that shows the blocks. */
export const setContentId = (blocks: readonly Block[], contentId: string): Block[] => {
  // A section may be of another site.
  const isShared = (value: unknown): boolean =>
    typeof value === 'string' && value.includes('*') && isSite(value.split('/')[0]);
  return mapBlocks(blocks, (block) =>
    isWidget(block) && Object.values(block.props).some(isShared)
      ? {
          ...block,
          props: Object.fromEntries(
            Object.entries(block.props)
              // The likes of the template or section are none of the content.
              .filter(([name]) => name !== 'likeCount')
              .map(([name, value]) => [name, isShared(value) ? contentId : value]),
          ),
        }
      : block,
  );
};

/** Renders the blocks of a page in order. Like buttons and product cards get the current likes, prices and stock, forms their thanks. */
export async function renderBlocks(written: readonly Block[], context: PageContext): Promise<Html> {
  if (written.length === 0) return html``;
  const current = await context.catalogue.migrateBlocks(written);
  const described = await describeDocuments(current, context);
  const priced = await addProductUrls(await addOffers(described, context), context);
  const blocks = await addThanks(priced, context);
  const buttons = listWidgets(blocks).filter(({ widget }) => widget === 'like-button');
  const counts = await getLikeCounts(
    context.database,
    buttons.flatMap(({ props }) => getLikedId(props) ?? []),
  );
  const counted = addProps(blocks, ({ widget, props }) => {
    const likeCount = widget === 'like-button' ? counts.get(getLikedId(props) ?? '') : undefined;
    return likeCount === undefined ? undefined : { likeCount };
  });
  const rows = groupRows(counted, (block) =>
    isWidget(block) ? context.catalogue.getRow(block.widget) : undefined,
  );
  return html`${rows.map((row) => html`${renderRow(row, context)} `)}`;
}

/** Renders a page's title as its main heading if its blocks have none, and its blocks. */
export const renderPageBlocks = async (
  { title, blocks }: { title: string; blocks: readonly Block[] },
  context: PageContext,
): Promise<Html> =>
  html`${!hasMainHeading(blocks) && html`<h1>${title}</h1>`}${await renderBlocks(blocks, context)}`;
