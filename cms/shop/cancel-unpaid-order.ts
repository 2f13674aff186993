/** Gives back what an unpaid order had taken. */
import { sql } from 'kysely';
import { type Database, type Queries, Unavailable } from '../database/database.ts';
import { now } from '../database/expressions.ts';
import { returnStock } from './products.ts';

/** The lines of an order, in the order in which their products are locked. */
export const listOrderLines = (queries: Queries, orderId: number) =>
  queries
    .selectFrom('shop_order_line')
    .select(['code', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy(sql`code collate "C"`)
    .execute();

/**
 * Ends an order that waits for its payment: stock, delivery and coupons go back, and its cart can be changed again. Rows are
 * touched in the order in which a purchase takes them.
 * @param orderId an order that waits and is locked
 * @param status whether it was cancelled, or its time to pay is over
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
 * Ends every order whose time to pay is over, each in a transaction of its own. Called before carts, deliveries and orders are read, and by
 * a job. An order that cannot be ended keeps none of the others.
 * @returns the errors of the orders that could not be ended
 * @throws Unavailable where the database does not answer
 */
export async function endOverdueOrders(database: Database): Promise<unknown[]> {
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
