import { expect, test } from 'vitest';
import { emptyCart } from '#store/cart/model.ts';
import { readCart } from '#store/cart/storage.ts';

const read = (more: object, line: object = {}) =>
  readCart({ lineItems: [{ code: 'LK-1', ...line }], ...more })!;

test.each([
  ['vatPercent', 14, '14'],
  ['vatPercent', 13.5, '13,5'],
  ['vatPercent', '13,5 %', '13,5 %'],
  ['total', 12.9, '12,90'],
  ['total', '1 234,50', '1 234,50'],
  ['usedGiftCardAmount', 0, '0,00'],
  ['shippingMethodId', 3, '3'],
  ['lineItemCount', '4', 4],
  ['lineItemCount', '-1', 0],
] as const)('cart answer: %s reads %j as %j [SHP-07] [SHP-11] [API-04]', (field, given, shown) => {
  expect(read({ [field]: given })[field]).toBe(shown);
});

test.each([null, true, {}, [], Infinity, undefined])(
  'cart answer: a text of %j is read as its default [API-04]',
  (given) => {
    expect(read({ vatPercent: given, total: given, currency: given })).toMatchObject({
      vatPercent: emptyCart.vatPercent,
      total: emptyCart.total,
      currency: emptyCart.currency,
    });
  },
);

test('cart answer: an amount or currency of more than 20 characters is read as its default, so that it fits its line [API-04]', () => {
  const given = 'Ä'.repeat(21);
  const cart = read({ total: given, currencySymbol: given, vatPercent: given }, { linePrice: given });
  expect(cart).toMatchObject({ total: '0,00', currencySymbol: '€', vatPercent: given });
  expect(cart.lineItems[0]!.linePrice).toBe('');
});

test('cart line: number, quantity and prices may be numbers or texts [SHP-12] [API-04]', () => {
  const line = { code: 7, quantity: '2', linePrice: 25.8, linePriceWithoutDiscounts: '30,00' };
  expect(read({}, line).lineItems).toEqual([
    {
      code: '7',
      productId: '',
      name: '',
      category: '',
      quantity: 2,
      linePrice: '25,80',
      linePriceWithoutDiscounts: '30,00',
    },
  ]);
});

test('cart answer: lines are enough, and those without a code are left out [SHP-11] [API-04]', () => {
  const zero = '0,00';
  const expected = {
    loading: false,
    currency: 'EUR',
    currencySymbol: '€',
    vatTotal: zero,
    vatPercent: '',
    orderDiscount: zero,
    total: zero,
    subTotal: zero,
    usedGiftCardAmount: zero,
    shippingTotal: zero,
    shippingTotalWithoutDiscounts: zero,
    warnings: [],
    checkoutWarnings: [],
    lineItemCount: 0,
    lineItems: [],
    couponCodes: [],
    handlingTotal: zero,
    hasGiftCardsOnly: false,
    shippingMethodId: '',
    sveaPaymentsPaymentMethodCode: '',
    isEditable: true,
    usedLoyaltyCouponAmount: zero,
    usedRefundCodeAmount: zero,
  };
  expect(readCart({ lineItems: [{ code: '' }, { name: 'A' }, null, 'x', [] as never] })).toEqual(expected);
  expect(emptyCart).toEqual({ ...expected, loading: true });
  const lists = { warnings: ['a', null, 5], checkoutWarnings: 'b', couponCodes: ['c'] };
  expect(read({ ...lists, isEditable: 'no', hasGiftCardsOnly: true })).toMatchObject({
    warnings: ['a', '5'],
    checkoutWarnings: [],
    couponCodes: ['c'],
    isEditable: true,
    hasGiftCardsOnly: true,
  });
});

test('cart answer: at most 500 lines are read, with whole quantities [API-04]', () => {
  const lineItems = Array.from({ length: 501 }, (_, code) => ({ code, quantity: 2.5, productId: 'p' }));
  const lines = readCart({ lineItems })!.lineItems;
  expect(lines).toHaveLength(500);
  expect(lines[0]).toMatchObject({ code: '0', quantity: 2, productId: 'p' });
  expect(read({}, { quantity: -1, productId: 7 }).lineItems[0]).toMatchObject({ quantity: 0, productId: 7 });
});
