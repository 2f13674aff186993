import { queryText } from '../query.ts';
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

/** Whether a person has an order that used it; `person` is an e-mail address, lower case. */
export async function hasUsed({ query }: Queries, code: string, person: string): Promise<boolean> {
  const rows = await query('select 1 from shop_coupon_use where code = $1 and person = $2 limit 1', [
    code,
    person,
  ]);
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
 * @param person the customer's e-mail address, where one is logged in
 * @returns why not, where the code is known and can’t be used; a code that nobody knows is put nowhere, without a word
 */
export async function putCoupon(
  queries: Queries,
  cart: StoredCart,
  code: string,
  person: string | undefined,
): Promise<string | undefined> {
  if (cart.coupons.some((coupon) => coupon.code === code)) return undefined;
  const coupon = await findCoupon(queries, code);
  if (!coupon) return undefined;
  const gone = reasonGone(coupon);
  if (gone) return gone;
  if (goodsOf(cart) < coupon.minimumCents) return texts.couponMinimum(code, coupon.minimumCents);
  if (coupon.oncePerCustomer && person && (await hasUsed(queries, code, person)))
    return texts.couponOnce(code);
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
