/** Calculates a cart's totals in whole cents, including VAT. Pure functions, without clock and database. */
import type { CouponKind, ShopTerms, Totals } from '../platform/model/shop.ts';

/** The properties of a line that determine its price. */
export interface LineToPrice {
  quantity: number;
  priceCents: number;
  /** Price before the offer; null without an offer. */
  comparedCents: number | null;
  vatPerMille: number;
}

/** A valid coupon. */
export interface CouponToPrice {
  code: string;
  kind: CouponKind;
  /** Per cent for `percent`, else cents. For a refund or gift card the remaining amount. */
  amount: number;
  minimumCents: number;
}

export type TermsToPrice = Pick<ShopTerms, 'shippingCents' | 'freeShippingFromCents' | 'handlingCents'>;

export const linePrice = ({ quantity, priceCents }: LineToPrice): number => quantity * priceCents;

export const linePriceWithoutDiscounts = ({ quantity, priceCents, comparedCents }: LineToPrice): number =>
  quantity * (comparedCents ?? priceCents);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Applies the coupons of some kinds one after another, up to `most` in total. Writes their effects to `used`. */
function applyCoupons(
  coupons: readonly CouponToPrice[],
  kinds: readonly CouponKind[],
  most: number,
  worth: (coupon: CouponToPrice) => number,
  used: Record<string, number>,
): number {
  let left = most;
  for (const coupon of coupons.filter(({ kind }) => kinds.includes(kind))) {
    const cents = Math.min(left, worth(coupon));
    if (cents > 0) used[coupon.code] = cents;
    left -= cents;
  }
  return most - left;
}

/** Returns the VAT in `taxable`, which is divided among the rates in proportion to the goods. */
function getVat(taxable: number, lines: readonly LineToPrice[], subTotal: number): number {
  const rates = [...new Set(lines.map(({ vatPerMille }) => vatPerMille))];
  return sum(
    rates.map((rate) => {
      const goods = sum(lines.filter(({ vatPerMille }) => vatPerMille === rate).map(linePrice));
      const share = subTotal === 0 ? taxable / rates.length : (taxable * goods) / subTotal;
      return Math.round((share * rate) / (1000 + rate));
    }),
  );
}

/**
 * Calculates the totals of a cart. Percentages and sums reduce the goods, then loyalty coupons do. Refund codes and
 * gift cards pay the rest, including shipping and handling. The order of the codes does not matter. An empty cart costs
 * nothing.
 */
export function priceCart(
  lines: readonly LineToPrice[],
  coupons: readonly CouponToPrice[],
  terms: TermsToPrice,
): Totals {
  const subTotal = sum(lines.map(linePrice));
  const used: Record<string, number> = {};
  const effective = lines.length === 0 ? [] : coupons.filter(({ minimumCents }) => subTotal >= minimumCents);
  const orderDiscount = applyCoupons(
    effective,
    ['percent', 'sum'],
    subTotal,
    ({ kind, amount }) => (kind === 'percent' ? Math.round((subTotal * amount) / 100) : amount),
    used,
  );
  const usedLoyalty = applyCoupons(
    effective,
    ['loyalty'],
    subTotal - orderDiscount,
    ({ amount }) => amount,
    used,
  );

  const isShippedFree = lines.length === 0 || subTotal >= terms.freeShippingFromCents;
  const shippingWithoutDiscounts = lines.length === 0 ? 0 : terms.shippingCents;
  const charged = isShippedFree ? 0 : terms.shippingCents;
  const shipping = charged - applyCoupons(effective, ['shipping'], charged, () => charged, used);
  const handling = isShippedFree ? 0 : terms.handlingCents;

  const payable = subTotal - orderDiscount - usedLoyalty + shipping + handling;
  const usedRefund = applyCoupons(effective, ['refund'], payable, ({ amount }) => amount, used);
  const usedGiftCard = applyCoupons(
    effective,
    ['gift-card'],
    payable - usedRefund,
    ({ amount }) => amount,
    used,
  );
  return {
    subTotal,
    orderDiscount,
    usedLoyalty,
    shipping,
    shippingWithoutDiscounts,
    handling,
    usedRefund,
    usedGiftCard,
    vat: getVat(payable, lines, subTotal),
    vatRates: [...new Set(lines.map(({ vatPerMille }) => vatPerMille))].toSorted((a, b) => a - b),
    total: payable - usedRefund - usedGiftCard,
    used,
  };
}
