import { sql } from 'kysely';
import { queryText } from '../http/query.ts';
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

/** Whether a person has an order that used a code, by mailbox, by account or in this browser. */
export async function hasUsed(
  queries: Queries,
  code: string,
  { emails, customerId, visitorHash }: Person,
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
    .select(COUPON.as('coupon'))
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.coupon;
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
