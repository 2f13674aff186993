/** The shop's events for the tag manager (ANA-03 to ANA-07). */
import type { PageEvents } from '../page-events.ts';
import { pushEvent } from '#lib/analytics.ts';
import { parseAmount, roundToCents } from '#lib/money.ts';
import { store } from '../store.ts';
import type { Cart, CartLine } from './model.ts';

/** The events of ANA-03. */
export type ShopEvent =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'view_item'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase';

/** A product in an event; `price` is euros per piece. */
export interface EventItem {
  code: string;
  name: string;
  category: string;
  price: number;
  quantity: number;
}

const INTERVAL_MS = 100;
const MAX_CHECKS = 300;

/** Calls `then` when the page's cart is loaded. Checks every 100 ms for 30 s, then gives up (ANA-05). */
function whenCartLoaded(then: () => void): void {
  if (!store.getState().cart.loading) {
    then();
    return;
  }
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    const isLoaded = !store.getState().cart.loading;
    if (isLoaded || checks >= MAX_CHECKS) clearInterval(timer);
    if (isLoaded) then();
  }, INTERVAL_MS);
}

/** Parses a price; 0 if there is none. */
const parsePrice = (text: string): number => roundToCents(parseAmount(text) || 0);

/**
 * Creates the item of a cart line; `quantity` is the number of added or removed pieces, by default the line's
 * own.
 */
export const createItem = (line: CartLine, quantity = line.quantity): EventItem => ({
  code: line.code,
  name: line.name,
  category: line.category,
  price: line.quantity > 0 ? roundToCents(parsePrice(line.linePrice) / line.quantity) : 0,
  quantity,
});

/** Pushes `view_item` for a product page or dialog; `price` as it is displayed (ANA-04). */
export const pushViewItem = ({
  price,
  ...product
}: Record<'code' | 'name' | 'category' | 'price', string>): void =>
  pushItems('view_item', [{ ...product, price: parsePrice(price), quantity: 1 }]);

/** Pushes an event about these products when the cart is loaded (ANA-05, ANA-07). */
export function pushItems(event: ShopEvent, items: EventItem[], more: Record<string, string> = {}): void {
  whenCartLoaded(() => {
    const value = roundToCents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
    pushEvent({ event, currency: 'EUR', value, items, ...more });
  });
}

/**
 * Fires `product:added` for the page's own scripts, and pushes `add_to_cart` with the line of the shop's answer. Pushes nothing if the answer has no such line
 * (SHP-16).
 */
export function pushAddToCart(cart: Cart, code: string, quantity: number): void {
  const detail: PageEvents['product:added'] = { version: 1, code, quantity };
  document.dispatchEvent(new CustomEvent('product:added', { bubbles: true, detail }));
  const line = cart.lineItems.find((one) => one.code === code);
  if (line) pushItems('add_to_cart', [createItem(line, quantity)]);
}

/** Pushes an event about the whole cart when it is loaded; its value is the cart's total (ANA-04). */
export function pushCart(event: ShopEvent, more: Record<string, string> = {}): void {
  whenCartLoaded(() => {
    const { cart } = store.getState();
    pushEvent({
      event,
      currency: 'EUR',
      value: getValue(cart),
      items: cart.lineItems.map((line) => createItem(line)),
      ...more,
    });
  });
}

const getValue = ({ total }: Cart): number => parsePrice(total);
