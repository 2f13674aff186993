/** Turns a cart into an order in one transaction. */
import { sql } from 'kysely';
import type { Database, Queries } from '../platform/database/database.ts';
import { ago, fromNow } from '../platform/database/expressions.ts';
import { createRandomKey } from '../platform/http/security/tokens.ts';
import { FREE, listObstacles, getTotals } from './cart-answer.ts';
import { storeNotices, storeVisitorNotices } from './carts.ts';
import { hasUsedCoupon, type CouponUser } from './coupons.ts';
import { findArea, type Area, reserveSlot } from './delivery.ts';
import { type OrderForm, findFormErrors } from './order-form.ts';
import { type Buyer, insertOrderLines } from './orders.ts';
import { markPaid } from './payment.ts';
import type { Totals } from '../platform/model/shop.ts';
import { reserveStock } from './products.ts';
import { endOverdueOrders } from './cancel-unpaid-order.ts';
import { lockVisitorCart } from './visitor-carts.ts';
import type { Visitor } from '../platform/http/security/visitors.ts';
import { readCart, type StoredCart } from './stored-cart.ts';
import { messages } from './messages.ts';

/** Minutes for which an order that is not paid keeps its products and delivery time. */
export const PAYMENT_MINUTES = 15;
const PAYMENT_TIME = `${PAYMENT_MINUTES} minutes`;

/** The next page: payment, receipt of a paid order, or the cart. */
export type Purchase = { next: 'pay' | 'receipt'; key: string } | { next: 'cart' };

/** A buyer with a visitor id, which a cart requires. */
type Purchaser = Buyer & {
  visitor: Visitor;
  /** Address of the account, if the customer is logged in. */
  email: string | undefined;
};

/** Rolls the transaction back. The visitor sees the reasons. */
class Refused extends Error {
  readonly reasons: readonly string[];
  constructor(...reasons: string[]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}

/** Returns the key of a recent order of the cart, because a form that is sent twice is one purchase. */
async function findRecentOrder(queries: Queries, cartId: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('shop_order')
    .select('key')
    .where('cart_id', '=', cartId)
    .where('status', '=', 'paid')
    .where('paid_at', '>', ago(PAYMENT_TIME))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.key;
}

/** @throws Refused if the visitor has seen a different total */
function checkShownTotal(cart: StoredCart, totals: Totals): void {
  if (totals.total !== cart.shownCents) throw new Refused(messages.totalChanged(totals.total));
}

/** @throws Refused if the method is not offered, or a free order has another method than `FREE` */
async function checkPaymentMethod(queries: Queries, method: string, total: number): Promise<void> {
  const isKnown = async () =>
    (await queries
      .selectFrom('shop_payment_method')
      .select('code')
      .where('code', '=', method)
      .executeTakeFirst()) !== undefined;
  if (!(total === 0 ? method === FREE : await isKnown())) throw new Refused(messages.chooseMethod);
}

async function reserveGoods(queries: Queries, { lines }: StoredCart): Promise<void> {
  // The same order for everybody prevents deadlocks.
  for (const { code, name, quantity } of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
    if (!(await reserveStock(queries, code, quantity))) throw new Refused(messages.soldOut(name));
}

/** Redeems the coupons that have an effect. */
async function redeemCoupons(
  queries: Queries,
  { coupons }: StoredCart,
  { used }: Totals,
  person: CouponUser,
): Promise<void> {
  const taken = coupons.filter(({ code }) => used[code] !== undefined);
  for (const { code, kind, oncePerCustomer } of taken.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const paid = kind === 'refund' || kind === 'gift-card' ? (used[code] ?? 0) : 0;
    const { numUpdatedRows } = await queries
      .updateTable('shop_coupon')
      .set(({ eb }) => ({ uses_left: eb('uses_left', '-', 1), amount: eb('amount', '-', paid) }))
      .where('code', '=', code)
      .where(({ eb, or }) => or([eb('uses_left', 'is', null), eb('uses_left', '>', 0)]))
      .where('amount', '>=', paid)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused(messages.couponUsedUp(code));
    if (oncePerCustomer && (await hasUsedCoupon(queries, code, person)))
      throw new Refused(messages.couponOnce(code));
  }
}

async function insertOrder(
  queries: Queries,
  { customerId, visitor }: Purchaser,
  cart: StoredCart,
  totals: Totals,
  form: OrderForm,
  area: Area,
): Promise<{ id: number; key: string }> {
  const key = createRandomKey(128);
  const { id } = await queries
    .insertInto('shop_order')
    .values({
      key,
      cart_id: cart.id,
      customer_id: customerId,
      visitor_hash: visitor.idHash,
      status: 'waiting',
      payment_method: form.paymentMethod,
      language: cart.language,
      email: form.email,
      phone: form.phone,
      additional_information: form.additionalInformation,
      delivery_address: JSON.stringify(form.address),
      area,
      day: form.day,
      time: form.time,
      totals: JSON.stringify(totals),
      total_cents: totals.total,
      expires_at: fromNow(PAYMENT_TIME),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertOrderLines(queries, id, cart.lines);
  await sql`
    insert into shop_coupon_use (order_id, code, cents) select ${id}, key, value::integer
    from jsonb_each_text(${JSON.stringify(totals.used)}::jsonb)`.execute(queries);
  return { id, key };
}

async function purchaseCart(queries: Queries, buyer: Purchaser, form: OrderForm): Promise<Purchase> {
  const cartId = await lockVisitorCart(queries, buyer.visitor, false);
  const cart = cartId === undefined ? undefined : await readCart(queries, cartId);
  if (!cart) return { next: 'cart' };
  if (cart.waiting) return { next: 'pay', key: cart.waiting.key };
  if (cart.lines.length === 0) {
    const key = await findRecentOrder(queries, cart.id);
    if (key) return { next: 'receipt', key };
    throw new Refused(messages.empty);
  }
  const { postalCode } = form.address;
  const area = await findArea(queries, postalCode);
  const wrong = [
    ...findFormErrors(form),
    ...(!area && /^\d{5}$/.test(postalCode) ? [messages.notServed(postalCode)] : []),
  ];
  if (!area || wrong.length > 0) throw new Refused(...wrong);
  const totals = getTotals(cart);
  checkShownTotal(cart, totals);
  await checkPaymentMethod(queries, form.paymentMethod, totals.total);
  // The cart's answer contains these reasons already.
  if (listObstacles(cart).length > 0) throw new Refused();
  await reserveGoods(queries, cart);
  if (!(await reserveSlot(queries, area, form.day, form.time, new Date())))
    throw new Refused(messages.slotGone);
  await redeemCoupons(queries, cart, totals, {
    emails: [form.email, ...(buyer.email === undefined ? [] : [buyer.email])],
    customerId: buyer.customerId,
    visitorHash: buyer.visitor.idHash,
  });
  await storeNotices(queries, cart.id, []);
  const { id, key } = await insertOrder(queries, buyer, cart, totals, form, area);
  if (totals.total > 0) return { next: 'pay', key };
  await markPaid(queries, id);
  return { next: 'receipt', key };
}

/**
 * Orders a visitor's cart (API-46): reserves stock and delivery, redeems coupons and gift cards, and stores the order
 * in one transaction. If it is refused, nothing changes and the cart reports the reasons at its next load. Sending the
 * same form again returns the same order.
 */
export async function purchase(database: Database, buyer: Purchaser, form: OrderForm): Promise<Purchase> {
  await endOverdueOrders(database);
  try {
    return await database.transaction().execute((queries) => purchaseCart(queries, buyer, form));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await storeVisitorNotices(database, buyer.visitor, error.reasons);
    return { next: 'cart' };
  }
}
