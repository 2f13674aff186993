/** Ends unpaid orders and returns what they had reserved. */
import { sql } from 'kysely';
import { type Queries, Unavailable } from '../platform/database/database.ts';
import { now } from '../platform/database/expressions.ts';
import { returnStock } from './products.ts';

/** Lists the lines of an order in the order in which products are locked. */
export const listOrderLines = (queries: Queries, orderId: number) =>
  queries
    .selectFrom('shop_order_line')
    .select(['code', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy(sql`code collate "C"`)
    .execute();

/**
 * Ends an unpaid order: returns stock, delivery slot and coupons, and unlocks its cart. Locks rows in the same order as
 * a purchase.
 * @param orderId an unpaid order, locked
 * @param status whether it was cancelled or has expired
 */
export async function endUnpaidOrder(
  queries: Queries,
  orderId: number,
  status: 'cancelled' | 'expired',
): Promise<void> {
  await queries.updateTable('shop_order').set({ status }).where('id', '=', orderId).execute();
  const lines = await listOrderLines(queries, orderId);
  for (const { code, quantity } of lines) await returnStock(queries, code, quantity);
  await queries
    .updateTable('shop_slot as slot')
    .from('shop_order as sold')
    .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
    .where('sold.id', '=', orderId)
    .whereRef('slot.area', '=', 'sold.area')
    .whereRef('slot.day', '=', 'sold.day')
    .whereRef('slot.time', '=', 'sold.time')
    .execute();
  const uses = await queries
    .deleteFrom('shop_coupon_use')
    .where('order_id', '=', orderId)
    .returning(['code', 'cents'])
    .execute();
  for (const { code, cents } of uses.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
    await queries
      .updateTable('shop_coupon')
      .set(({ eb }) => ({
        uses_left: eb('uses_left', '+', 1),
        amount: sql`amount + case when kind in ('refund', 'gift-card') then ${cents}::integer else 0 end`,
      }))
      .where('code', '=', code)
      .execute();
}

const selectOverdue = (queries: Queries) =>
  queries
    .selectFrom('shop_order')
    .select('id')
    .where('status', '=', 'waiting')
    .where('expires_at', '<=', now);

/**
 * Ends all unpaid orders whose payment time is over, each in its own transaction. Called by a job and before carts,
 * deliveries and orders are read. A failure does not stop the other orders. Within a transaction it ends none.
 * @returns the errors of orders that could not be ended
 * @throws Unavailable if the database does not respond
 */
export async function endOverdueOrders(database: Queries): Promise<unknown[]> {
  if (database.isTransaction) return [];
  const orders = await selectOverdue(database).orderBy('id').execute();
  const errors: unknown[] = [];
  for (const { id } of orders)
    try {
      await database.transaction().execute(async (transaction) => {
        const order = await selectOverdue(transaction)
          .where('id', '=', id)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        if (order) await endUnpaidOrder(transaction, id, 'expired');
      });
    } catch (error) {
      if (error instanceof Unavailable) throw error;
      errors.push(error);
    }
  return errors;
}
