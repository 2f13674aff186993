import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CouponKind } from '../../platform/model/shop.ts';
import { formatDecimal, formatEuros, formatPercent } from '../../platform/model/money.ts';
import {
  type CouponToPrice,
  type LineToPrice,
  linePrice,
  linePriceWithoutDiscounts,
  priceCart,
} from '../../shop/pricing.ts';

const terms = { shippingCents: 690, freeShippingFromCents: 6000, handlingCents: 190 };
const line = (priceCents: number, quantity = 1, vatPerMille = 135): LineToPrice => ({
  priceCents,
  quantity,
  vatPerMille,
  comparedCents: null,
});
const coupon = (kind: CouponKind, amount = 0, minimumCents = 0): CouponToPrice => ({
  code: `${kind}-${amount}`,
  kind,
  amount,
  minimumCents,
});

describe('pricing', () => {
  it.each([
    ['an empty cart costs nothing', [], [coupon('gift-card', 500)], { total: 0, shipping: 0, handling: 0 }],
    ['goods, shipping and handling', [line(2000, 2)], [], { subTotal: 4000, total: 4880, shipping: 690 }],
    ['shipping is charged below the limit', [line(5999)], [], { shipping: 690, total: 6879 }],
    [
      'shipping and handling are free from the limit on',
      [line(6000)],
      [],
      { shipping: 0, shippingWithoutDiscounts: 690, handling: 0, total: 6000 },
    ],
    [
      'a shipping code removes the shipping',
      [line(1000)],
      [coupon('shipping')],
      { shipping: 0, total: 1190 },
    ],
    [
      'a percentage reduces the goods',
      [line(3333)],
      [coupon('percent', 10)],
      { orderDiscount: 333, total: 3880 },
    ],
    ['a code has no effect below its minimum', [line(999)], [coupon('sum', 500, 1000)], { orderDiscount: 0 }],
    [
      'discounts do not exceed the goods',
      [line(300)],
      [coupon('sum', 500), coupon('loyalty', 100)],
      { orderDiscount: 300, usedLoyalty: 0, total: 880 },
    ],
    [
      'what a refund leaves of it',
      [line(1000)],
      [coupon('refund', 500)],
      { usedRefund: 500, total: 1380, vat: 224 },
    ],
    [
      'a gift card pays everything',
      [line(1000)],
      [coupon('gift-card', 5000)],
      { usedGiftCard: 1880, total: 0, vat: 224 },
    ],
    ['VAT of each rate', [line(1135), line(1255, 1, 255)], [], { vat: 534, vatRates: [135, 255] }],
    [
      'VAT rates in order, each once',
      [line(1, 1, 255), line(1, 1, 90), line(1, 1, 255)],
      [],
      { vatRates: [90, 255] },
    ],
    ['VAT of goods that cost nothing is that of the shipping', [line(0), line(0, 1, 255)], [], { vat: 141 }],
    [
      'a code has an effect from its minimum on',
      [line(1000)],
      [coupon('sum', 500, 1000)],
      { orderDiscount: 500 },
    ],
    [
      'each code has its own effect, in the order of the kinds',
      [line(5000)],
      [
        coupon('gift-card', 100),
        coupon('refund', 200),
        coupon('shipping'),
        coupon('loyalty', 300),
        coupon('sum', 400),
        coupon('percent', 10),
        coupon('sum', 5000, 6000),
      ],
      {
        subTotal: 5000,
        orderDiscount: 900,
        usedLoyalty: 300,
        shipping: 0,
        shippingWithoutDiscounts: 690,
        handling: 190,
        usedRefund: 200,
        usedGiftCard: 100,
        total: 3690,
        used: {
          'percent-10': 500,
          'sum-400': 400,
          'loyalty-300': 300,
          'shipping-0': 690,
          'refund-200': 200,
          'gift-card-100': 100,
        },
      },
    ],
    [
      'a code without an effect is not used',
      [line(100)],
      [coupon('sum', 100), coupon('sum', 50), coupon('loyalty', 50)],
      { orderDiscount: 100, used: { 'sum-100': 100 } },
    ],
    [
      'a second shipping code and one of free shipping are not used',
      [line(6000)],
      [coupon('shipping'), coupon('shipping', 1)],
      { used: {} },
    ],
  ])('totals: %s [SHP-07]', (_what, lines, coupons, expected) => {
    expect(priceCart(lines, coupons, terms)).toMatchObject(expected);
  });

  it('line: its price is that of all pieces, before and after the offer', () => {
    const offer = { ...line(300, 3), comparedCents: 400 };
    expect([
      linePrice(offer),
      linePriceWithoutDiscounts(offer),
      linePriceWithoutDiscounts(line(300, 3)),
    ]).toEqual([900, 1200, 900]);
  });

  it('money: amounts have two decimals and a comma [I18N-08]', () => {
    expect([
      formatDecimal(5),
      formatDecimal(123_456),
      formatEuros(1290),
      formatPercent(135),
      formatPercent(140),
    ]).toEqual(['0,05', '1234,56', '12,90\u00a0€', '13,5', '14']);
  });

  const cents = fc.integer({ min: 0, max: 20_000 });
  const lines = fc.array(
    fc.record({
      priceCents: cents,
      quantity: fc.integer({ min: 1, max: 100 }),
      vatPerMille: fc.constantFrom(135, 140, 255),
      comparedCents: fc.constant(null),
    }),
    { maxLength: 6 },
  );
  const coupons = fc.uniqueArray(
    fc
      .record({
        kind: fc.constantFrom<CouponKind>('percent', 'sum', 'loyalty', 'shipping', 'refund', 'gift-card'),
        amount: cents,
        minimumCents: fc.integer({ min: 0, max: 5000 }),
        code: fc.string({ minLength: 1, maxLength: 4 }),
      })
      .map((one) => (one.kind === 'percent' ? { ...one, amount: one.amount % 101 } : one)),
    { maxLength: 6, selector: ({ code }) => code },
  );
  const check = (test: (lines: LineToPrice[], coupons: CouponToPrice[]) => void): void =>
    fc.assert(fc.property(lines, coupons, test), { numRuns: 500 });

  it('totals: they add up, and no part is negative [SHP-07]', () => {
    check((some, codes) => {
      const { used, vatRates, ...sums } = priceCart(some, codes, terms);
      for (const part of [...Object.values(sums), ...Object.values(used)]) {
        expect(part).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(part)).toBe(true);
      }
      expect(sums.total).toBe(
        sums.subTotal -
          sums.orderDiscount -
          sums.usedLoyalty +
          sums.shipping +
          sums.handling -
          sums.usedRefund -
          sums.usedGiftCard,
      );
      expect(Object.values(used).reduce((total, part) => total + part, 0)).toBe(
        sums.orderDiscount +
          sums.usedLoyalty +
          sums.usedRefund +
          sums.usedGiftCard +
          (used[codes.find(({ kind, code }) => kind === 'shipping' && used[code])?.code ?? ''] ?? 0),
      );
      expect(sums.vat).toBeLessThanOrEqual(
        Math.ceil(((sums.total + sums.usedRefund + sums.usedGiftCard) * 255) / 1255) + vatRates.length,
      );
    });
  });

  it('totals: the order of the codes changes nothing', () => {
    check((some, codes) => {
      const { used: _one, ...sums } = priceCart(some, codes, terms);
      const { used: _other, ...turned } = priceCart(some, codes.toReversed(), terms);
      expect(turned).toEqual(sums);
    });
  });

  it('totals: another code never increases them', () => {
    check((some, codes) => {
      const totals = codes.map((_, count) => priceCart(some, codes.slice(0, count), terms).total);
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    });
  });
});
