import { queryText } from '../server/query.ts';
import type { Queries } from '../database/database.ts';
import { COUPON, type StoredCart, type StoredCoupon } from './stored-cart.ts';
import { texts } from './texts.ts';

/** The most codes of one cart. */
const MOST_COUPONS = 10;
const LONGEST_CODE = 60;

/** Codes are compared trimmed and without regard to case (SHP-26). */
export const normaliseCode = (code: string): string => queryText(code, LONGEST_CODE).toUpperCase();

/** Why a coupon can't be used by anybody any more; undefined where it can. */
export function reasonGone({ code, kind, amount, expired, usesLeft }: StoredCoupon): string | undefined {
  if (expired) return texts.couponExpired(code);
  if (usesLeft === 0) return texts.couponUsedUp(code);
  const pays = kind === 'gift-card' || kind === 'refund';
  return pays && amount === 0 ? texts.couponEmpty(code) : undefined;
}

/** Those of a cart that may be used today. */
export const usableCoupons = ({ coupons }: StoredCart): StoredCoupon[] =>
  coupons.filter((coupon) => reasonGone(coupon) === undefined);

/** Everything by which somebody who orders may be known from before. */
export interface Person {
  /** Those that were given, and the account's. */
  emails: readonly string[];
  customerId: number | null;
  visitorHash: string | null;
}

/** One mailbox by one name: in lower case, without what follows a plus. */
export function mailbox(email: string): string {
  const [name = '', ...host] = email.trim().toLowerCase().split('@');
  return [name.split('+')[0], ...host].join('@');
}

/** Whether a person has an order that used a code, by address, by account or in this browser. */
export async function hasUsed(
  { query }: Queries,
  code: string,
  { emails, customerId, visitorHash }: Person,
): Promise<boolean> {
  const rows = await query(
    `select 1 from shop_coupon_use used join shop_order placed on placed.id = used.order_id
       left join shop_customer customer on customer.id = placed.customer_id
     where used.code = $1 and (used.person = any($2::text[]) or customer.email = any($2::text[])
       or placed.customer_id = $3 or placed.visitor_hash = $4) limit 1`,
    [code, [...emails, ...emails.map(mailbox)], customerId, visitorHash],
  );
  return rows.length > 0;
}

async function findCoupon({ query }: Queries, code: string): Promise<StoredCoupon | undefined> {
  const rows = await query<{ coupon: StoredCoupon }>(
    `select ${COUPON} as coupon from shop_coupon coupon where code = $1`,
    [code],
  );
  return rows[0]?.coupon;
}

const goodsOf = ({ lines }: StoredCart): number =>
  lines.reduce((total, { quantity, priceCents }) => total + quantity * priceCents, 0);

/**
 * Puts a code on a cart that is locked; a code that is on it stays there once.
 * @param person as far as the shop knows who it is
 * @returns why not, where the code is known and can’t be used; a code that nobody knows is put nowhere, without a word
 */
export async function putCoupon(
  queries: Queries,
  cart: StoredCart,
  code: string,
  person: Person,
): Promise<string | undefined> {
  if (cart.coupons.some((coupon) => coupon.code === code)) return undefined;
  const coupon = await findCoupon(queries, code);
  if (!coupon) return undefined;
  const gone = reasonGone(coupon);
  if (gone) return gone;
  if (goodsOf(cart) < coupon.minimumCents) return texts.couponMinimum(code, coupon.minimumCents);
  if (coupon.oncePerCustomer && (await hasUsed(queries, code, person))) return texts.couponOnce(code);
  if (cart.coupons.length >= MOST_COUPONS) return texts.tooManyCoupons(MOST_COUPONS);
  await queries.query('insert into shop_cart_coupon (cart_id, code) values ($1, $2) on conflict do nothing', [
    cart.id,
    code,
  ]);
  return undefined;
}

/** Takes a code off a cart that is locked. */
export async function removeCoupon({ query }: Queries, { id }: StoredCart, code: string): Promise<void> {
  await query('delete from shop_cart_coupon where cart_id = $1 and code = $2', [id, code]);
}
