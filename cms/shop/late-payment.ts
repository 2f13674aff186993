/** An order whose time to pay was over before its money came. */
import type { Queries } from '../database/database.ts';
import { hasUsed } from './coupons.ts';
import { takeSlot } from './delivery.ts';
import { takeStock } from './products.ts';

interface Released {
  id: number;
  area: string;
  day: string;
  time: string;
  email: string;
  customerId: number | null;
  visitorHash: string | null;
  used: Record<string, number>;
}

/** Ends an attempt with nothing of it done. */
class Gone extends Error {}

async function takeCodes(
  queries: Queries,
  { id, email, customerId, visitorHash, used }: Released,
): Promise<void> {
  for (const [code, cents] of Object.entries(used).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [coupon] = await queries.query<{ once: boolean }>(
      `update shop_coupon set uses_left = uses_left - 1,
         amount = amount - case when kind in ('refund', 'gift-card') then $2::integer else 0 end
       where code = $1 and (uses_left is null or uses_left > 0)
         and (kind not in ('refund', 'gift-card') or amount >= $2::integer) returning once_per_customer as once`,
      [code, cents],
    );
    if (!coupon) throw new Gone();
    const person = { emails: [email], customerId, visitorHash };
    if (coupon.once && (await hasUsed(queries, code, person))) throw new Gone();
    await queries.query(
      'insert into shop_coupon_use (order_id, code, person, cents) values ($1, $2, $3, $4)',
      [id, code, email, cents],
    );
  }
}

async function takeAll(queries: Queries, id: number, now: Date): Promise<void> {
  const [order] = await queries.query<Released>(
    `select id, area, day::text, time, email, customer_id as "customerId", visitor_hash as "visitorHash",
       totals->'used' as used
     from shop_order placed where id = $1 and not exists (select 1 from shop_order later
       where later.cart_id = placed.cart_id and later.id > placed.id and later.status in ('waiting', 'paid'))`,
    [id],
  );
  // Who has ordered anew meanwhile does not want it twice.
  if (!order) throw new Gone();
  const lines = await queries.query<{ code: string; quantity: number }>(
    'select code, quantity from shop_order_line where order_id = $1 order by code collate "C"',
    [id],
  );
  for (const { code, quantity } of lines) if (!(await takeStock(queries, code, quantity))) throw new Gone();
  if (!(await takeSlot(queries, order.area, order.day, order.time, now))) throw new Gone();
  await takeCodes(queries, order);
}

/**
 * Takes again what an order had given back: goods, delivery, codes.
 * @param id an order that is locked and waits no more
 * @returns false, with nothing taken, where not all of it can be had
 */
export async function takeAgain(queries: Queries, id: number, now: Date): Promise<boolean> {
  await queries.script('savepoint late_payment');
  try {
    await takeAll(queries, id, now);
    return true;
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
    await queries.script('rollback to savepoint late_payment');
    return false;
  }
}
