import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProduct, readProductFacts } from '#api/product.ts';

const least = { title: 'Makkara', url: '/makkara' };

test('product: a hit is read with all its fields [PRD-01]', () => {
  expect(
    readProduct({
      contentId: 12,
      code: '1',
      productCode: '10101',
      title: ' Makkara ',
      url: '/makkara',
      image: ['/a.svg', { url: '/b.svg', alt: 'Annos' }, 'javascript:alert(1)', null],
      price: '12,90',
      svhPrice: '14,90',
      discountPercentage: 13,
      pricePerKilo: '25,80',
      stock: 4,
      gtinCode: 6412345678907,
      valoCode: 'TK-1',
      isNovelty: true,
      category: 'Makkarat',
      teaserText: 'Hyvä',
    }),
  ).toEqual({
    contentId: '12',
    code: '10101',
    title: 'Makkara',
    url: '/makkara',
    images: [
      { url: '/a.svg', alt: '' },
      { url: '/b.svg', alt: 'Annos' },
    ],
    price: '12,90',
    svhPrice: '14,90',
    discountPercentage: 13,
    pricePerKilo: '25,80',
    stock: 4,
    gtinCode: '6412345678907',
    valoCode: 'TK-1',
    isNovelty: true,
    category: 'Makkarat',
    teaserText: 'Hyvä',
  });
});

test('product: at most 50 pictures are read', () => {
  const image = Array.from({ length: 51 }, () => '/a.svg');
  expect(readProduct({ ...least, image })?.images).toHaveLength(50);
});

test('product: header, link, code and novelty replace title, url, productCode and isNovelty [PRD-02]', () => {
  expect(
    readProduct({
      header: 'Pihvi',
      link: '/pihvi',
      title: ' ',
      url: '',
      code: '7',
      novelty: true,
      image: '/a.svg',
    }),
  ).toMatchObject({
    title: 'Pihvi',
    url: '/pihvi',
    code: '7',
    isNovelty: true,
    images: [{ url: '/a.svg', alt: '' }],
  });
});

test('product: missing fields are read as empty [API-04]', () => {
  expect(readProduct(least)).toEqual({
    contentId: '',
    code: '',
    title: 'Makkara',
    url: '/makkara',
    images: [],
    price: '',
    svhPrice: '',
    discountPercentage: undefined,
    pricePerKilo: '',
    stock: null,
    gtinCode: '',
    valoCode: '',
    isNovelty: false,
    category: '',
    teaserText: '',
  });
});

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

test('product: without a safe URL it still has its facts [PRD-01]', () => {
  expect(readProductFacts({ title: 'a', url: 'javascript:alert(1)' })).toMatchObject({
    title: 'a',
    url: undefined,
  });
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

test('product: reading an answer of any shape does not throw [API-04]', () => {
  const keys = Object.keys(readProduct(least)!);
  const values = fc.record(Object.fromEntries(keys.map((key) => [key, fc.jsonValue()])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(values, (value) => {
      const product = readProduct(value);
      expect(product === undefined || product.title.trim() !== '').toBe(true);
    }),
  );
});
