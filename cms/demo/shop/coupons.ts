import type { CouponContent } from '../../model/shop.ts';

/** Coupon codes for every rule. docs/cms.md lists them. */
export const coupons: CouponContent[] = [
  { code: 'TISKI10', kind: 'percent', amount: 10, minimum: 3000 },
  { code: 'SYYS5', kind: 'sum', amount: 500, minimum: 2000 },
  { code: 'KYLMANA', kind: 'shipping', amount: 0 },
  { code: 'TERVETULOA', kind: 'percent', amount: 15, oncePerCustomer: true },
  { code: 'KANTIS', kind: 'loyalty', amount: 300 },
  { code: 'HYVITYS-4711', kind: 'refund', amount: 1250 },
  { code: 'LAHJA-20', kind: 'gift-card', amount: 2000 },
  { code: 'LAHJA-500', kind: 'gift-card', amount: 50_000 },
  { code: 'JOULU25', kind: 'percent', amount: 20, expires: '2025-12-24' },
  { code: 'NOPEAT', kind: 'sum', amount: 1000, uses: 0 },
];
