/** Reads carts from the database. */
import { sql } from 'kysely';
import type { Language, Site } from 'saaristo/sites';
import type { CouponKind, Totals } from '../platform/model/shop.ts';
import type { Queries } from '../platform/database/database.ts';
import { SHOP_LANGUAGE } from './order-texts.ts';
import type { CouponToPrice, LineToPrice, TermsToPrice } from './pricing.ts';

export interface StoredLine extends LineToPrice {
  code: string;
  name: string;
  category: string;
  /** The site that has the product's page, and its path there. */
  site: Site;
  path: string;
  /** Path below /media/; '' if there is none. */
  image: string;
  /** Last price that was shown to the visitor. */
  seenCents: number;
  /** In pieces; null is unlimited. */
  stock: number | null;
  /** false if the product is not sold any more. */
  sold: boolean;
}

export interface StoredCoupon extends CouponToPrice {
  kind: CouponKind;
  expired: boolean;
  /** Remaining orders; null is unlimited. */
  usesLeft: number | null;
  oncePerCustomer: boolean;
}

export interface StoredCart {
  id: string;
  customerId: number | null;
  /** In which the visitor shops. */
  language: Language;
  /** Last total that was shown to the visitor. */
  shownCents: number;
  /** Notices that the next load reports once. */
  toldOnce: string[];
  /** In the order of adding. */
  lines: StoredLine[];
  coupons: StoredCoupon[];
  terms: TermsToPrice;
  /** The cart's unpaid order with its totals. */
  waiting: { key: string; totals: Totals } | null;
}

/** A coupon as JSON, from `shop_coupon as coupon`. The last valid day is in Finnish time. */
export const COUPON_JSON = sql<StoredCoupon>`jsonb_build_object('code', coupon.code, 'kind', kind, 'amount', amount, 'minimumCents', minimum_cents,
  'usesLeft', uses_left, 'oncePerCustomer', once_per_customer,
  'expired', coalesce(expires_on < (now() at time zone 'Europe/Helsinki')::date, false))`;

const TERMS_JSON = sql`(select jsonb_build_object('shippingCents', shipping_cents, 'freeShippingFromCents', free_shipping_from_cents,
  'handlingCents', handling_cents) from shop_terms)`;

/** Reads a cart; undefined if it does not exist. */
export async function readCart(queries: Queries, id: string): Promise<StoredCart | undefined> {
  const { rows } = await sql<StoredCart>`
    select cart.id, language, customer_id as "customerId", shown_cents as "shownCents", told_once as "toldOnce", ${TERMS_JSON} as terms,
      (select coalesce(jsonb_agg(jsonb_build_object('code', line.code, 'quantity', quantity, 'seenCents', seen_cents,
         'name', name, 'category', category, 'site', site, 'path', path, 'image', image, 'priceCents', price_cents, 'comparedCents', compared_cents,
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

/** The cart of a visitor without one. */
export const NO_CART: StoredCart = {
  id: '',
  customerId: null,
  language: SHOP_LANGUAGE,
  shownCents: 0,
  toldOnce: [],
  lines: [],
  coupons: [],
  terms: NO_TERMS,
  waiting: null,
};
