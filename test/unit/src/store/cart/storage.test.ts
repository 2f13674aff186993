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
] as const)('SHP-07 SHP-11 API-04 %s reads %j as %j', (field, given, shown) => {
  expect(read({ [field]: given })[field]).toBe(shown);
});

test.each([null, true, {}, [], Infinity, undefined])(
  'API-04 a text that is %j keeps its default',
  (given) => {
    expect(read({ vatPercent: given, total: given, currency: given })).toMatchObject({
      vatPercent: emptyCart.vatPercent,
      total: emptyCart.total,
      currency: emptyCart.currency,
    });
  },
);

test('SHP-12 API-04 a line takes numbers and texts for its number, its pieces and its prices', () => {
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
