/** What the payment service says of an order. Saying it twice, or too late, does no harm. */
import type { Database, Queries } from '../database/database.ts';
import { isOrderKey } from './orders.ts';
import { release } from './release.ts';

/** Marks an order that waits as paid, and takes what was sold out of its cart; what came in later stays. */
export async function settle({ query }: Queries, id: number): Promise<void> {
  const [order] = await query<{ cart: string | null }>(
    "update shop_order set status = 'paid', paid_at = now() where id = $1 returning cart_id::text as cart",
    [id],
  );
  const cart = order?.cart;
  if (!cart) return;
  await query('select 1 from shop_cart where id = $1 for update', [cart]);
  await query(
    `delete from shop_cart_line line using shop_order_line sold
     where line.cart_id = $1 and sold.order_id = $2 and sold.code = line.code and line.quantity <= sold.quantity`,
    [cart, id],
  );
  await query(
    `update shop_cart_line line set quantity = line.quantity - sold.quantity from shop_order_line sold
     where line.cart_id = $1 and sold.order_id = $2 and sold.code = line.code and line.quantity > sold.quantity`,
    [cart, id],
  );
  await query('delete from shop_cart_coupon where cart_id = $1', [cart]);
  await query('update shop_cart set shown_cents = 0 where id = $1', [cart]);
}

type Status = 'waiting' | 'paid' | 'cancelled';

interface Waiting {
  id: number;
  status: Status;
  overdue: boolean;
}

/** @returns what becomes of the order; undefined where there is none of that key */
function withOrder(
  database: Database,
  key: string,
  work: (queries: Queries, id: number) => Promise<Status>,
): Promise<Status | undefined> {
  if (!isOrderKey(key)) return Promise.resolve(undefined);
  return database.transaction(async (queries) => {
    const [order] = await queries.query<Waiting>(
      'select id, status, expires_at <= now() as overdue from shop_order where key = $1 for update',
      [key],
    );
    if (order?.status !== 'waiting') return order?.status;
    if (!order.overdue) return work(queries, order.id);
    await release(queries, order.id);
    return 'cancelled';
  });
}

/** The payment came. What was cancelled or came too late stays cancelled. */
export const pay = (database: Database, key: string): Promise<Status | undefined> =>
  withOrder(database, key, async (queries, id) => {
    await settle(queries, id);
    return 'paid';
  });

/** The visitor does not want to pay. What is paid stays paid. */
export const cancel = (database: Database, key: string): Promise<Status | undefined> =>
  withOrder(database, key, async (queries, id) => {
    await release(queries, id);
    return 'cancelled';
  });
