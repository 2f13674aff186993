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

function renderRow(row: readonly Block[], { catalogue }: PageContext): Html {
  const rendered = row.map((block) => (isWidget(block) ? renderMarker(block) : trustHtml(block.html)));
  const [first] = row;
  if (!first || !isWidget(first)) return html`${rendered}`;
  const placement = catalogue.getPlacement(first.widget);
  if (placement === 'floating') return html`${rendered}`;
  const className = catalogue.getRow(first.widget) ?? (placement ? `block ${placement}` : 'block');
  return html`<div class="${className}">${rendered}</div>`;
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
