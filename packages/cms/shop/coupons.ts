import { sql } from 'kysely';
import { parseQueryText } from '../platform/http/query.ts';
import type { Queries } from '../platform/database/database.ts';
import { COUPON_JSON, type StoredCart, type StoredCoupon } from './stored-cart.ts';
import { messages } from './messages.ts';

/** Maximum number of codes in a cart. */
const MAX_COUPONS = 10;
const MAX_CODE_LENGTH = 60;

/** Normalises a code: codes are trimmed and case-insensitive (SHP-26). */
export const normaliseCode = (code: string): string => parseQueryText(code, MAX_CODE_LENGTH).toUpperCase();

/** Returns why a coupon is not valid for anybody any more; undefined if it is valid. */
export function findUnusableReason({
  code,
  kind,
  amount,
  expired,
  usesLeft,
}: StoredCoupon): string | undefined {
  if (expired) return messages.couponExpired(code);
  if (usesLeft === 0) return messages.couponUsedUp(code);
  const pays = kind === 'gift-card' || kind === 'refund';
  return pays && amount === 0 ? messages.couponEmpty(code) : undefined;
}

/** Returns the valid coupons of a cart. */
export const filterUsableCoupons = ({ coupons }: StoredCart): StoredCoupon[] =>
  coupons.filter((coupon) => findUnusableReason(coupon) === undefined);

/** Identifies a person who may have used a coupon before. */
export interface CouponUser {
  /** The given address and the account's. */
  emails: readonly string[];
  customerId: number | null;
  visitorHash: string | null;
}

/** Returns whether a person has an order with a code: by mailbox, account or browser. */
export async function hasUsedCoupon(
  queries: Queries,
  code: string,
  { emails, customerId, visitorHash }: CouponUser,
): Promise<boolean> {
  const isKnown = (column: string) =>
    sql<boolean>`mailbox(${sql.ref(column)}) in (select mailbox(email) from unnest(${emails}::text[]) as email)`;
  const row = await queries
    .selectFrom('shop_coupon_use as used')
    .innerJoin('shop_order as placed', 'placed.id', 'used.order_id')
    .leftJoin('shop_customer as customer', 'customer.id', 'placed.customer_id')
    .select('used.order_id')
    .where('used.code', '=', code)
    .where(({ eb, or }) =>
      or([
        isKnown('placed.email'),
        isKnown('customer.email'),
        eb('placed.customer_id', '=', customerId),
        eb('placed.visitor_hash', '=', visitorHash),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function findCoupon(queries: Queries, code: string): Promise<StoredCoupon | undefined> {
  const row = await queries
    .selectFrom('shop_coupon as coupon')
    .select(COUPON_JSON.as('coupon'))
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.coupon;
}

const getGoodsTotal = ({ lines }: StoredCart): number =>
  lines.reduce((total, { quantity, priceCents }) => total + quantity * priceCents, 0);

/**
 * Adds a code to a locked cart, at most once. Ignores unknown codes silently.
 * @param person as far as known
 * @returns the reason if a known code cannot be used
 */
export async function addCoupon(
  queries: Queries,
  cart: StoredCart,
  code: string,
  person: CouponUser,
): Promise<string | undefined> {
  if (cart.coupons.some((coupon) => coupon.code === code)) return undefined;
  const coupon = await findCoupon(queries, code);
  if (!coupon) return undefined;
  const gone = findUnusableReason(coupon);
  if (gone) return gone;
  if (getGoodsTotal(cart) < coupon.minimumCents) return messages.couponMinimum(code, coupon.minimumCents);
  if (coupon.oncePerCustomer && (await hasUsedCoupon(queries, code, person)))
    return messages.couponOnce(code);
  if (cart.coupons.length >= MAX_COUPONS) return messages.tooManyCoupons(MAX_COUPONS);
  await queries
    .insertInto('shop_cart_coupon')
    .values({ cart_id: cart.id, code })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return undefined;
}

/** Removes a code from a locked cart. */
export async function removeCoupon(queries: Queries, { id }: StoredCart, code: string): Promise<void> {
  await queries.deleteFrom('shop_cart_coupon').where('cart_id', '=', id).where('code', '=', code).execute();
}
