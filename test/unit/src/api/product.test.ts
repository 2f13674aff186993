import { expect, test } from 'vitest';
import { readProduct } from '#api/product.ts';

const least = { title: 'Makkara', url: '/makkara' };

test.each([
  [null],
  ['text'],
  [{ url: '/a' }],
  [{ title: '  ', url: '/a' }],
  [{ title: 'a' }],
  [{ title: 'a', url: 'javascript:alert(1)' }],
])('product: %j is not a product [API-04]', (value) => {
  expect(readProduct(value)).toBeUndefined();
});

test.each([
  ['12,90', '12,90'],
  ['12.90', '12,90'],
  [' 12,90 € ', '12,90'],
  [12.9, '12,90'],
  [5, '5,00'],
  [0, '0,00'],
  ['', ''],
  ['ilmainen', ''],
  [null, ''],
  [Number.NaN, ''],
  [{}, ''],
])('product: the price %j is read as %j [I18N-08]', (price, read) => {
  expect(readProduct({ ...least, price })).toMatchObject({ price: read });
});

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  [0, 0],
  [-2, -2],
  ['3', 3],
  ['paljon', null],
])('product: the stock %j is read as %j [PRD-06]', (stock, read) => {
  expect(readProduct({ ...least, stock })).toMatchObject({ stock: read });
});

test.each([
  [20, 20],
  ['12,5', 12.5],
  [0, undefined],
  [-20, undefined],
  [null, undefined],
])('product: the discount %j is read as %j [PRD-04]', (discountPercentage, read) => {
  expect(readProduct({ ...least, discountPercentage })?.discountPercentage).toBe(read);
});
