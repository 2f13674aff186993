/** What a cart costs. Whole cents; prices hold their VAT. No clock, no database: the same cart costs the same. */
import type { CouponKind, ShopTerms, Totals } from '../model/shop.ts';

/** As much of a line as its price is made of. */
export interface LineToPrice {
  quantity: number;
  priceCents: number;
  /** The price before; null where it is not on offer. */
  comparedCents: number | null;
  vatPerMille: number;
}

/** A coupon that may be used today. */
export interface CouponToPrice {
  code: string;
  kind: CouponKind;
  /** Per cent for `percent`, else cents; of a refund and a gift card what is left of it. */
  amount: number;
  minimumCents: number;
}

export type TermsToPrice = Pick<ShopTerms, 'shippingCents' | 'freeShippingFromCents' | 'handlingCents'>;

export const linePrice = ({ quantity, priceCents }: LineToPrice): number => quantity * priceCents;

export const linePriceWithoutDiscounts = ({ quantity, priceCents, comparedCents }: LineToPrice): number =>
  quantity * (comparedCents ?? priceCents);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Takes from `most` what each coupon of these kinds is worth, one after another, and writes down how much. */
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

/** VAT held in `taxable`, which is shared among the rates as the goods are. */
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
 * Prices a cart. Codes take per cents and sums off the goods, then loyalty coupons do; refund codes and gift cards pay what is left,
 * shipping and handling too. In which order the codes were entered changes no sum. An empty cart costs nothing.
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

  const shippingWithoutDiscounts = lines.length === 0 ? 0 : terms.shippingCents;
  const charged = subTotal >= terms.freeShippingFromCents ? 0 : shippingWithoutDiscounts;
  const shipping = charged - applyCoupons(effective, ['shipping'], charged, () => charged, used);
  const handling = lines.length === 0 ? 0 : terms.handlingCents;

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
