/** Gives back what an unpaid order had taken. */
import type { Database, Queries } from '../database/database.ts';
import { returnStock } from './products.ts';

/**
 * Ends an order that waits for its payment: stock, delivery and coupons go back, and its cart can be changed again. Rows are
 * touched in the order in which a purchase takes them.
 * @param orderId an order that waits and is locked
 * @param status whether it was called off, or its time to pay is over
 */
export async function release(
  queries: Queries,
  orderId: number,
  status: 'cancelled' | 'expired',
): Promise<void> {
  const { query } = queries;
  await query('update shop_order set status = $2 where id = $1', [orderId, status]);
  const lines = await query<{ code: string; quantity: number }>(
    'select code, quantity from shop_order_line where order_id = $1 order by code collate "C"',
    [orderId],
  );
  for (const { code, quantity } of lines) await returnStock(queries, code, quantity);
  await query(
    `update shop_slot slot set taken = taken - 1 from shop_order sold
     where sold.id = $1 and slot.area = sold.area and slot.day = sold.day and slot.time = sold.time`,
    [orderId],
  );
  const uses = await query<{ code: string; cents: number }>(
    'delete from shop_coupon_use where order_id = $1 returning code, cents',
    [orderId],
  );
  for (const { code, cents } of uses.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
    await query(
      `update shop_coupon set uses_left = uses_left + 1,
         amount = amount + case when kind in ('refund', 'gift-card') then $2::integer else 0 end where code = $1`,
      [code, cents],
    );
}

/** Ends every order whose time to pay is over. Asked before carts, deliveries and orders are read, so that nothing needs a timer. */
export async function releaseOverdue(database: Database): Promise<void> {
  const overdue = "from shop_order where status = 'waiting' and expires_at <= now()";
  if ((await database.query(`select 1 ${overdue} limit 1`)).length === 0) return;
  await database.transaction(async (queries) => {
    const orders = await queries.query<{ id: number }>(
      `select id ${overdue} order by id for update skip locked`,
    );
    for (const { id } of orders) await release(queries, id, 'expired');
  });
}
