import { sql } from 'kysely';
import { queryText } from '../http/query.ts';
import type { Queries } from '../database/database.ts';
import { COUPON_JSON, type StoredCart, type StoredCoupon } from './stored-cart.ts';
import { messages } from './messages.ts';

/** The most codes of one cart. */
const MAX_COUPONS = 10;
const MAX_CODE_LENGTH = 60;

/** Codes are compared trimmed and without regard to case (SHP-26). */
export const normaliseCode = (code: string): string => queryText(code, MAX_CODE_LENGTH).toUpperCase();

/** Why a coupon can't be used by anybody any more; undefined where it can. */
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

/** Those of a cart that may be used today. */
export const filterUsableCoupons = ({ coupons }: StoredCart): StoredCoupon[] =>
  coupons.filter((coupon) => findUnusableReason(coupon) === undefined);

/** Everything by which somebody who orders may be known from before. */
export interface CouponUser {
  /** Those that were given, and the account's. */
  emails: readonly string[];
  customerId: number | null;
  visitorHash: string | null;
}

/** Whether a person has an order that used a code, by mailbox, by account or in this browser. */
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
 * Puts a code on a cart that is locked; a code that is on it stays there once.
 * @param person as far as the shop knows who it is
 * @returns why not, where the code is known and can’t be used; a code that nobody knows is put nowhere, without a word
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

/** Takes a code off a cart that is locked. */
export async function removeCoupon(queries: Queries, { id }: StoredCart, code: string): Promise<void> {
  await queries.deleteFrom('shop_cart_coupon').where('cart_id', '=', id).where('code', '=', code).execute();
}
