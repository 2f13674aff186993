/** From a cart to an order: everything of it is taken in one transaction, or nothing. */
import { randomBytes } from 'node:crypto';
import type { Database, Queries } from '../database/database.ts';
import { FREE, reasonsAgainst, totalsOf } from './cart-answer.ts';
import { tellOnce, tellVisitor } from './carts.ts';
import { hasUsed, mailbox, type Person } from './coupons.ts';
import { areaOf, type Area, takeSlot } from './delivery.ts';
import { type OrderForm, reasonsInForm } from './order-form.ts';
import type { Buyer } from './orders.ts';
import { settle } from './payment.ts';
import type { Totals } from './pricing.ts';
import { takeStock } from './products.ts';
import { releaseOverdue } from './cancel-unpaid-order.ts';
import { lockCartOf } from './visitor-carts.ts';
import type { Visitor } from '../server/security/visitors.ts';
import { readCart, type StoredCart } from './stored-cart.ts';
import { texts } from './texts.ts';

/** How long an order waits for its payment. */
const MINUTES_TO_PAY = 15;

/** Where the visitor goes on: to the payment, to the receipt of what is paid, or back to the cart. */
export type Purchase = { next: 'pay' | 'receipt'; key: string } | { next: 'cart' };

/** Who orders has a cart, and so an id. */
type Orderer = Buyer & {
  visitor: Visitor;
  /** Of the account, where somebody is logged in. */
  email: string | undefined;
};

/** Ends the transaction with nothing done, for reasons that the visitor reads. */
class Refused extends Error {
  readonly reasons: readonly string[];
  constructor(...reasons: string[]) {
    super(reasons.join(' '));
    this.reasons = reasons;
  }
}

/** The order that this cart was a moment ago: the same form sent twice is one purchase. */
async function orderBefore({ query }: Queries, cartId: string): Promise<string | undefined> {
  const rows = await query<{ key: string }>(
    `select key from shop_order where cart_id = $1 and status = 'paid' and paid_at > now() - interval '${MINUTES_TO_PAY} minutes'
     order by id desc limit 1`,
    [cartId],
  );
  return rows[0]?.key;
}

/** @throws Refused where the visitor has read another sum than the one of now */
function checkShown(cart: StoredCart, totals: Totals): void {
  if (totals.total !== cart.shownCents) throw new Refused(texts.totalChanged(totals.total));
}

/** @throws Refused where no such method is offered, or a free order is to be paid */
async function checkMethod({ query }: Queries, method: string, total: number): Promise<void> {
  const known =
    total === 0
      ? method === FREE
      : (await query('select 1 from shop_payment_method where code = $1', [method])).length > 0;
  if (!known) throw new Refused(texts.chooseMethod);
}

async function takeGoods(queries: Queries, { lines }: StoredCart): Promise<void> {
  // Everybody takes in the same order, so that no two wait for each other.
  for (const { code, name, quantity } of lines.toSorted((a, b) => (a.code < b.code ? -1 : 1)))
    if (!(await takeStock(queries, code, quantity))) throw new Refused(texts.soldOut(name));
}

/** Takes what the codes are worth. A code without an effect is not used. */
async function takeCoupons(
  queries: Queries,
  { coupons }: StoredCart,
  { used }: Totals,
  person: Person,
): Promise<void> {
  const taken = coupons.filter(({ code }) => used[code] !== undefined);
  for (const { code, kind, oncePerCustomer } of taken.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const paid = kind === 'refund' || kind === 'gift-card' ? used[code] : 0;
    const rows = await queries.query(
      `update shop_coupon set uses_left = uses_left - 1, amount = amount - $2::integer
       where code = $1 and (uses_left is null or uses_left > 0) and amount >= $2::integer returning code`,
      [code, paid],
    );
    if (rows.length === 0) throw new Refused(texts.couponUsedUp(code));
    if (oncePerCustomer && (await hasUsed(queries, code, person))) throw new Refused(texts.couponOnce(code));
  }
}

async function writeOrder(
  { query }: Queries,
  { customerId, visitor }: Orderer,
  cart: StoredCart,
  totals: Totals,
  form: OrderForm,
  area: Area,
): Promise<{ id: number; key: string }> {
  const key = randomBytes(16).toString('base64url');
  const [order] = await query<{ id: number }>(
    `insert into shop_order (key, cart_id, customer_id, visitor_hash, status, payment_method, email, phone, additional_information,
       delivery_address, area, day, time, totals, total_cents, expires_at)
     values ($1, $2, $3, $14, 'waiting', $4, $5, $6, $7, $8, $9, $10::date, $11, $12, $13,
       now() + interval '${MINUTES_TO_PAY} minutes') returning id`,
    [
      key,
      cart.id,
      customerId,
      form.paymentMethod,
      form.email,
      form.phone,
      form.additionalInformation,
      JSON.stringify(form.address),
      area,
      form.day,
      form.time,
      JSON.stringify(totals),
      totals.total,
      visitor.idHash,
    ],
  );
  const id = order?.id ?? 0;
  await query(
    `insert into shop_order_line (order_id, position, code, name, category, quantity, price_cents, vat_per_mille)
     select $1, position, code, name, category, quantity, "priceCents", "vatPerMille"
     from jsonb_to_recordset($2::jsonb) as given (position integer, code text, name text, category text, quantity integer,
       "priceCents" integer, "vatPerMille" integer)`,
    [id, JSON.stringify(cart.lines.map((line, position) => ({ ...line, position })))],
  );
  await query(
    `insert into shop_coupon_use (order_id, code, person, cents) select $1, key, $2, value::integer
     from jsonb_each_text($3::jsonb)`,
    [id, mailbox(form.email), JSON.stringify(totals.used)],
  );
  return { id, key };
}

async function buy(queries: Queries, buyer: Orderer, form: OrderForm): Promise<Purchase> {
  const cartId = await lockCartOf(queries, buyer.visitor, false);
  const cart = cartId === undefined ? undefined : await readCart(queries, cartId);
  if (!cart) return { next: 'cart' };
  if (cart.waiting) return { next: 'pay', key: cart.waiting.key };
  if (cart.lines.length === 0) {
    const key = await orderBefore(queries, cart.id);
    if (key) return { next: 'receipt', key };
    throw new Refused(texts.empty);
  }
  const { postalCode } = form.address;
  const area = await areaOf(queries, postalCode);
  const wrong = [
    ...reasonsInForm(form),
    ...(!area && /^\d{5}$/.test(postalCode) ? [texts.notServed(postalCode)] : []),
  ];
  if (!area || wrong.length > 0) throw new Refused(...wrong);
  const totals = totalsOf(cart);
  checkShown(cart, totals);
  await checkMethod(queries, form.paymentMethod, totals.total);
  // The cart says these by itself, for as long as they hold.
  if (reasonsAgainst(cart).length > 0) throw new Refused();
  await takeGoods(queries, cart);
  if (!(await takeSlot(queries, area, form.day, form.time, new Date()))) throw new Refused(texts.slotGone);
  await takeCoupons(queries, cart, totals, {
    emails: [form.email, ...(buyer.email === undefined ? [] : [buyer.email])],
    customerId: buyer.customerId,
    visitorHash: buyer.visitor.idHash,
  });
  await tellOnce(queries, cart.id, []);
  const { id, key } = await writeOrder(queries, buyer, cart, totals, form, area);
  if (totals.total > 0) return { next: 'pay', key };
  await settle(queries, id);
  return { next: 'receipt', key };
}

/**
 * Orders what is in a visitor's cart (API-46): stock, delivery time, coupons and gift cards are taken and the order is written in one
 * transaction. Where anything stands against it, nothing is, and the cart tells the reasons at its next load. The same form
 * sent again leads to the same order.
 */
export async function purchase(database: Database, buyer: Orderer, form: OrderForm): Promise<Purchase> {
  await releaseOverdue(database);
  try {
    return await database.transaction((queries) => buy(queries, buyer, form));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    await tellVisitor(database, buyer.visitor, error.reasons);
    return { next: 'cart' };
  }
}
