import type { Product } from '../model/content.ts';
import { SHOP } from '../model/shop-site.ts';
import type { PageContext } from './context.ts';
import { type Html, html } from '../http/html.ts';
import { marker } from './marker.ts';

interface Block {
  widget: string;
  props: Record<string, unknown>;
  load?: string;
}

/** Cents as '12,90', as the islands take money. */
const euros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** The blocks of a product's page: what buys it, on the shop whether it is delivered, and what others say of it. */
export interface BuyingBlocks {
  beside: Block[];
  below: Block[];
}

/** @param stock pieces left now; undefined where the shop does not sell the product */
export function createBuyingBlocks(
  product: Product,
  stock: number | null | undefined,
  context: PageContext,
): BuyingBlocks {
  const { code, name, category, price } = product;
  const isShop = context.site.site === SHOP;
  if (price === null || stock === undefined || (!isShop && context.getOrigin(SHOP) === undefined))
    return { beside: [], below: [] };
  const buy = {
    widget: 'add-to-cart',
    props: { code, name: name[context.language] ?? code, category, price: euros(price), stock },
    load: 'eager',
  };
  if (!isShop) return { beside: [buy], below: [] };
  return {
    beside: [buy, { widget: 'delivery-check', props: {} }],
    // Its anchor is in the server's HTML, so that its code can wait until somebody is near.
    below: [{ widget: 'reviews', props: { productId: code }, load: 'visible' }],
  };
}

/** The markers of blocks. */
export const renderMarkers = (blocks: readonly Block[]): Html =>
  html`${blocks.map((block) => html`<div class="block">${marker(block)}</div>`)}`;
