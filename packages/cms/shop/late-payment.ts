/** Handles payments that arrive after the order has expired. */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/database.ts';
import { listOrderLines } from './cancel-unpaid-order.ts';
import { hasUsedCoupon } from './coupons.ts';
import { reserveSlot } from './delivery.ts';
import { reserveStock } from './products.ts';

/** Rolls the attempt back. */
class NotAvailable extends Error {}

/** Finds an ended order. Returns undefined if its cart was ordered again, its customer was deleted or its money was returned. */
const findEndedOrder = (queries: Queries, id: number) =>
  queries
    .selectFrom('shop_order as placed')
    .select([
      'id',
      'area',
      'day',
      'time',
      'email',
      'customer_id as customerId',
      'visitor_hash as visitorHash',
      'totals',
    ])
    .where('id', '=', id)
    .where('email', '<>', '')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_order_step')
            .select('step')
            .whereRef('order_id', '=', 'placed.id')
            .where('step', '=', 'refunded'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('shop_order as later')
            .select('later.id')
            .whereRef('later.cart_id', '=', 'placed.cart_id')
            .whereRef('later.id', '>', 'placed.id')
            .where('later.status', 'in', ['waiting', 'paid']),
        ),
      ),
    )
    .executeTakeFirst();

type EndedOrder = NonNullable<Awaited<ReturnType<typeof findEndedOrder>>>;

async function reserveCoupons(
  queries: Queries,
  { id, email, customerId, visitorHash, totals }: EndedOrder,
): Promise<void> {
  for (const [code, cents] of Object.entries(totals.used).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const coupon = await queries
      .updateTable('shop_coupon')
      .set(({ eb }) => ({
        uses_left: eb('uses_left', '-', 1),
        amount: sql`amount - case when kind in ('refund', 'gift-card') then ${cents}::integer else 0 end`,
      }))
      .where('code', '=', code)
      .where(({ eb, or }) => or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]))
      .where(({ eb, or }) => or([eb('kind', 'not in', ['refund', 'gift-card']), eb('amount', '>=', cents)]))
      .returning('once_per_customer as once')
      .executeTakeFirst();
    if (!coupon) throw new NotAvailable();
    const person = { emails: [email], customerId, visitorHash };
    if (coupon.once && (await hasUsedCoupon(queries, code, person))) throw new NotAvailable();
    await queries.insertInto('shop_coupon_use').values({ order_id: id, code, cents }).execute();
  }
}

async function reserveAll(queries: Queries, id: number, now: Date): Promise<void> {
  const order = await findEndedOrder(queries, id);
  // A customer who has ordered again does not want both orders.
  if (!order) throw new NotAvailable();
  const lines = await listOrderLines(queries, id);
  for (const { code, quantity } of lines)
    if (!(await reserveStock(queries, code, quantity))) throw new NotAvailable();
  if (!(await reserveSlot(queries, order.area, order.day, order.time, now))) throw new NotAvailable();
  await reserveCoupons(queries, order);
}

/**
 * Reserves again what an order had returned: stock, delivery and coupons.
 * @param id an ended order, locked
 * @returns false if not everything is available; nothing is reserved then
 */
export async function reserveAgain(queries: Queries, id: number, now: Date): Promise<boolean> {
  await sql`savepoint late_payment`.execute(queries);
  try {
    await reserveAll(queries, id, now);
    return true;
  } catch (error) {
    if (!(error instanceof NotAvailable)) throw error;
    await sql`rollback to savepoint late_payment`.execute(queries);
    return false;
  }
}
