/** What the shop tells the tag manager (ANA-03 to ANA-07). */
import { pushEvent } from '#lib/analytics.ts';
import { amountOf, toCents } from '#lib/money.ts';
import type { Cart, CartLine } from './cart.ts';
import { store } from './store.ts';

/** ANA-03, but for the two that the cart's changes push themselves. */
export type ShopEvent =
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'add_shipping_info'
  | 'add_payment_info'
  | 'view_item'
  | 'view_cart'
  | 'begin_checkout'
  | 'purchase';

/** A product as analytics takes it; `price` is euros a piece. */
export interface EventItem {
  code: string;
  name: string;
  category: string;
  price: number;
  quantity: number;
}

const EVERY_MS = 100;
const MOST_TIMES = 300;

/** Calls `then` once the page's cart is there, which is looked at every 100 ms for 30 s; after that never (ANA-05). */
function whenCartIsThere(then: () => void): void {
  if (!store.getState().cart.loading) {
    then();
    return;
  }
  let times = 0;
  const timer = setInterval(() => {
    times += 1;
    const isThere = !store.getState().cart.loading;
    if (isThere || times >= MOST_TIMES) clearInterval(timer);
    if (isThere) then();
  }, EVERY_MS);
}

/** A price as a number, 0 where there is none. */
const priceOf = (text: string): number => toCents(amountOf(text) || 0);

/** A line of the cart; `quantity` is what was added or removed, else the line's own. */
export const itemOf = (line: CartLine, quantity = line.quantity): EventItem => ({
  code: line.code,
  name: line.name,
  category: line.category,
  price: line.quantity > 0 ? toCents(priceOf(line.linePrice) / line.quantity) : 0,
  quantity,
});

/** A product is seen: on its page, or in its dialog; `price` as it is shown (ANA-04). */
export const pushViewed = ({
  price,
  ...product
}: Record<'code' | 'name' | 'category' | 'price', string>): void =>
  pushItems('view_item', [{ ...product, price: priceOf(price), quantity: 1 }]);

/** Pushes an event about these products, once the cart is there (ANA-05, ANA-07). */
export function pushItems(event: ShopEvent, items: EventItem[], more: Record<string, string> = {}): void {
  whenCartIsThere(() => {
    const value = toCents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
    pushEvent({ event, currency: 'EUR', value, items, ...more });
  });
}

/** Adding is told with the line as the shop answers it; a shop that left it out added nothing (SHP-16). */
export function pushAdded(cart: Cart, code: string, quantity: number): void {
  const line = cart.lineItems.find((one) => one.code === code);
  if (line) pushItems('add_to_cart', [itemOf(line, quantity)]);
}

/** Pushes an event about the whole cart as it is when it is there; its value is what the cart comes to (ANA-04). */
export function pushCart(event: ShopEvent, more: Record<string, string> = {}): void {
  whenCartIsThere(() => {
    const { cart } = store.getState();
    pushEvent({
      event,
      currency: 'EUR',
      value: valueOf(cart),
      items: cart.lineItems.map((line) => itemOf(line)),
      ...more,
    });
  });
}

const valueOf = ({ total }: Cart): number => priceOf(total);
