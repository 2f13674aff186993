import type { Database } from '../../../packages/cms/platform/database/database.ts';
import { rowsOf } from '../../../packages/cms/test/support/rows.ts';
import { add, deliveryTimes, order, type DeliveryTime, type Shopper, visit } from '../../shopper.ts';

/** An order that can be identified, of a cart that is filled already. */
export interface Ordering {
  /** The e-mail address of the order. */
  mark: string;
  shopper: Shopper;
  time: DeliveryTime;
}

/** Products of the demo shop with enough stock for fifty orders. */
const PRODUCTS = ['20106', '20102', '20109'];
export const MOST_ORDERS = 50;

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

/** The orders of a run in the database. */
export interface FoundOrders {
  /** The marks of paid orders. */
  paid: { mark: string; at: Date }[];
  /** Pieces and delivery times that are missing without an order, or ordered and still available. Must be 0. */
  astray: number;
}

/** @param stockBefore pieces in stock of all products before the run */
export async function findOrders(database: Database, stockBefore: number): Promise<FoundOrders> {
  const orders = await rowsOf<{ mark: string; at: Date; status: string }>(
    database,
    `select email as mark, paid_at as at, status from shop_order where email like '%@crash.example' and status <> 'cancelled'`,
  );
  const [left] = await rowsOf<{ pieces: number; taken: number }>(
    database,
    `select (select sum(stock) from shop_product)::integer as pieces,
       (select coalesce(sum(taken), 0) from shop_slot)::integer as taken`,
  );
  const { pieces = 0, taken = 0 } = left ?? {};
  return {
    paid: orders.filter(({ status }) => status === 'paid'),
    astray: Math.abs(stockBefore - pieces - orders.length) + Math.abs(taken - orders.length),
  };
}
