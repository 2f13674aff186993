import { add, deliveryTimes, order, type DeliveryTime, type Shopper, visit } from '../../shopper.ts';

/** An order that can be identified, of a cart that is filled already. */
export interface Ordering {
  /** The e-mail address of the order. */
  mark: string;
  shopper: Shopper;
  time: DeliveryTime;
}

/** Products of the demo shop with enough stock. */
const PRODUCTS = ['20106', '20102', '20109'];

/** Fills a cart with one piece for each order. */
export async function fillCarts(origin: string, count: number): Promise<Ordering[]> {
  const times = await deliveryTimes(origin);
  const orderings: Ordering[] = [];
  for (let number = 0; number < count; number += 1) {
    const shopper = await visit(origin);
    await add(origin, shopper, PRODUCTS[number % PRODUCTS.length] ?? '');
    const time = times[number % times.length] ?? { day: '', time: '' };
    orderings.push({ mark: `ostaja-${number}@crash.example`, shopper, time });
  }
  return orderings;
}

/** Orders and pays. Rejects if the connection breaks or there is no receipt. */
export async function orderAndPay(origin: string, { mark, shopper, time }: Ordering): Promise<void> {
  const way = await order(origin, shopper, time, mark);
  if (!way.startsWith('/kuitti/')) throw new Error(`${mark}: ${way}`);
}
