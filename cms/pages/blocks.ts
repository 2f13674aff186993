import { parseFragment, serialize } from 'parse5';
import { isSite } from 'saaristo/sites';
import type { Block } from '../model/content.ts';
import { getLikeCounts } from '../content/likes.ts';
import { findProductDetail } from '../shop/reviews/product-detail.ts';
import { getStock } from '../shop/stock.ts';
import type { PageContext } from './context.ts';
import { type Html, html, trustHtml } from '../http/html.ts';
import { renderMarker } from './marker.ts';

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

/** Returns the classes that hide a block at widths (cms/theme/page.css); undefined if it is always shown. */
const getHidingClass = ({ hideOn = [] }: Block): string | undefined =>
  hideOn.length > 0 ? hideOn.map((width) => `hide-on-${width}`).join(' ') : undefined;

/** Adds a class to the outermost elements of rich text, which stay children of `main`. */
function addClass(text: string, className: string): string {
  const fragment = parseFragment(text);
  for (const node of fragment.childNodes) {
    if (!('attrs' in node)) continue;
    const own = node.attrs.find(({ name }) => name === 'class');
    if (own) own.value += ` ${className}`;
    else node.attrs.push({ name: 'class', value: className });
  }
  return serialize(fragment);
}

function renderText(block: { html: string }): Html {
  const className = getHidingClass(block);
  return trustHtml(className ? addClass(block.html, className) : block.html);
}

function renderRow(row: readonly Block[], { catalogue }: PageContext): Html {
  const [first] = row;
  if (!first) return html``;
  if (!isWidget(first)) return html`${row.map((block) => (isWidget(block) ? null : renderText(block)))}`;
  const widgets = row.filter(isWidget);
  const placement = catalogue.getPlacement(first.widget);
  const rowClass = catalogue.getRow(first.widget);
  // A marker in a row, or without an element around it, is hidden itself.
  if (rowClass !== undefined || placement === 'floating') {
    const markers = widgets.map((block) => renderMarker({ ...block, className: getHidingClass(block) }));
    return rowClass === undefined ? html`${markers}` : html`<div class="${rowClass}">${markers}</div>`;
  }
  const className = ['block', placement, getHidingClass(first)].filter(Boolean).join(' ');
  return html`<div class="${className}">${widgets.map(renderMarker)}</div>`;
}

const getProductCode = ({ props: { productCode, code } }: Widget): string =>
  typeof productCode === 'string' ? productCode : typeof code === 'string' ? code : '';

/** Sets the current stock of product cards. */
async function addStock(blocks: readonly Block[], { database }: PageContext): Promise<Block[]> {
  const stock = await getStock(database, blocks.filter(isCard).map(getProductCode).filter(Boolean));
  return blocks.map((block) => {
    const left = isCard(block) ? stock.get(getProductCode(block)) : undefined;
    return left === undefined
      ? block
      : { ...(block as Widget), props: { ...(block as Widget).props, stock: left } };
  });
}

/** Sets the product page's URL of buttons that open a product, for visitors without scripts (PRD-15). */
const addProductUrls = (
  blocks: readonly Block[],
  { database, getOrigin: origin, site }: PageContext,
): Promise<Block[]> =>
  Promise.all(
    blocks.map(async (block) => {
      if (!isWidget(block) || block.widget !== 'product-modal') return block;
      const product = await findProductDetail(database, getProductCode(block), (where, path) =>
        where === site.site ? path : (origin(where) ?? '') + path,
      );
      return product ? { ...block, props: { ...block.props, url: product.url } } : block;
    }),
  );

/** Replaces ids of templates and sections, whose paths contain `*`, by the id of the content that shows the blocks. */
export const setContentId = (blocks: readonly Block[], contentId: string): Block[] => {
  // A section may be of another site.
  const isShared = (value: unknown): boolean =>
    typeof value === 'string' && value.includes('*') && isSite(value.split('/')[0]);
  return blocks.map((block) =>
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

/** Renders the blocks of a page in order. Like buttons and product cards get the current likes and stock. */
export async function renderBlocks(written: readonly Block[], context: PageContext): Promise<Html> {
  if (written.length === 0) return html``;
  const current = await context.catalogue.migrateBlocks(written);
  const blocks = await addProductUrls(await addStock(current, context), context);
  const buttons = blocks.filter(isWidget).filter(({ widget }) => widget === 'like-button');
  const counts = await getLikeCounts(
    context.database,
    buttons.flatMap(({ props }) => getLikedId(props) ?? []),
  );
  const counted = blocks.map((block) => {
    const likeCount = isWidget(block) ? counts.get(getLikedId(block.props) ?? '') : undefined;
    return isWidget(block) && block.widget === 'like-button' && likeCount !== undefined
      ? { ...block, props: { ...block.props, likeCount } }
      : block;
  });
  const rows = groupRows(counted, (block) =>
    isWidget(block) ? context.catalogue.getRow(block.widget) : undefined,
  );
  return html`${rows.map((row) => html`${renderRow(row, context)} `)}`;
}
