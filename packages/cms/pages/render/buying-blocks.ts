import type { Product } from '../../platform/model/content.ts';
import { SHOP } from '../../platform/model/shop-site.ts';
import { formatDecimal } from '../../platform/model/money.ts';
import type { Offer } from '../../platform/model/offer.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from '../../platform/http/html.ts';
import { renderMarker } from './marker.ts';

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
 * @param offer undefined if visitors of the site cannot buy the product
 */
export function createBuyingBlocks(
  product: Product,
  offer: Offer | undefined,
  context: PageContext,
): BuyingBlocks {
  const { code, name, category } = product;
  const isShop = context.site.site === SHOP;
  if (!offer) return { beside: [], below: [] };
  const { price, stock } = offer;
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
