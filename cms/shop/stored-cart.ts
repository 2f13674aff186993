/** A cart as the database holds it. */
import { sql } from 'kysely';
import type { CouponKind, Totals } from '../model/shop.ts';
import type { Queries } from '../database/database.ts';
import type { CouponToPrice, LineToPrice, TermsToPrice } from './pricing.ts';

export interface StoredLine extends LineToPrice {
  code: string;
  name: string;
  category: string;
  /** The price that the visitor has been told. */
  seenCents: number;
  /** Pieces; null is unlimited. */
  stock: number | null;
  /** False for what is sold no more. */
  sold: boolean;
}

export interface StoredCoupon extends CouponToPrice {
  kind: CouponKind;
  expired: boolean;
  /** How many orders may still use it; null is any number. */
  usesLeft: number | null;
  oncePerCustomer: boolean;
}

export interface StoredCart {
  id: string;
  customerId: number | null;
  /** The total that its last answer showed. */
  shownCents: number;
  /** Reasons that the next load tells, once. */
  toldOnce: string[];
  /** In the order in which they came. */
  lines: StoredLine[];
  coupons: StoredCoupon[];
  terms: TermsToPrice;
  /** The order of it that waits for its payment, as it was priced. */
  waiting: { key: string; totals: Totals } | null;
}

/** A coupon out of the columns of `shop_coupon as coupon`; its last day is a day in Finland. */
export const COUPON_JSON = sql<StoredCoupon>`jsonb_build_object('code', coupon.code, 'kind', kind, 'amount', amount, 'minimumCents', minimum_cents,
  'usesLeft', uses_left, 'oncePerCustomer', once_per_customer,
  'expired', coalesce(expires_on < (now() at time zone 'Europe/Helsinki')::date, false))`;

const TERMS_JSON = sql`(select jsonb_build_object('shippingCents', shipping_cents, 'freeShippingFromCents', free_shipping_from_cents,
  'handlingCents', handling_cents) from shop_terms)`;

/** @returns undefined where there is no such cart */
export async function readCart(queries: Queries, id: string): Promise<StoredCart | undefined> {
  const { rows } = await sql<StoredCart>`
    select cart.id, customer_id as "customerId", shown_cents as "shownCents", told_once as "toldOnce", ${TERMS_JSON} as terms,
      (select coalesce(jsonb_agg(jsonb_build_object('code', line.code, 'quantity', quantity, 'seenCents', seen_cents,
         'name', name, 'category', category, 'priceCents', price_cents, 'comparedCents', compared_cents,
         'vatPerMille', vat_per_mille, 'stock', stock, 'sold', sold) order by position), '[]')
       from shop_cart_line line join shop_product product using (code) where cart_id = cart.id) as lines,
      (select coalesce(jsonb_agg(${COUPON_JSON} order by position), '[]')
       from shop_cart_coupon on_cart join shop_coupon coupon using (code) where cart_id = cart.id) as coupons,
      (select jsonb_build_object('key', key, 'totals', totals) from shop_order
       where cart_id = cart.id and status = 'waiting') as waiting
    from shop_cart cart where id = ${id}`.execute(queries);
  return rows[0];
}

const NO_TERMS: TermsToPrice = { shippingCents: 0, freeShippingFromCents: 0, handlingCents: 0 };

/** The cart of a visitor who has put nothing into any. */
export const NO_CART: StoredCart = {
  id: '',
  customerId: null,
  shownCents: 0,
  toldOnce: [],
  lines: [],
  coupons: [],
  terms: NO_TERMS,
  waiting: null,
};
