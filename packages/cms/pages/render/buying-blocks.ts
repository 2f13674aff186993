import type { Product } from '../../platform/model/content.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { formatDecimal } from '../../shop/money.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderMarker } from './marker.ts';
import { isSelling } from './settings.ts';

interface Block {
  widget: string;
  props: Record<string, unknown>;
  load?: string;
}

/** Blocks of a product page: the button to buy it, and on the shop the delivery check and the reviews. */
export interface BuyingBlocks {
  beside: Block[];
  below: Block[];
}

/**
 * Creates the blocks of a product page.
 * @param stock current stock; undefined if the shop does not sell the product
 */
export function createBuyingBlocks(
  product: Product,
  stock: number | null | undefined,
  context: PageContext,
): BuyingBlocks {
  const { code, name, category, price } = product;
  const isShop = context.site.site === SHOP;
  if (price === null || stock === undefined || !isSelling(context)) return { beside: [], below: [] };
  const buy = {
    widget: 'add-to-cart',
    props: { code, name: name[context.language] ?? code, category, price: formatDecimal(price), stock },
    load: 'eager',
  };
  if (!isShop) return { beside: [buy], below: [] };
  return {
    beside: [buy, { widget: 'delivery-check', props: {} }],
    // The server renders the anchor, so the code can load when the block comes into view.
    below: [{ widget: 'reviews', props: { productId: code }, load: 'visible' }],
  };
}

/** Renders the markers of blocks. */
export const renderMarkers = (blocks: readonly Block[]): Html =>
  html`${blocks.map((block) => html`<div class="block">${renderMarker(block)}</div>`)}`;
