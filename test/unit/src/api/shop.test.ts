/** The calls of the shop: product, reviews, cart and customer. */
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import { addCouponCode, addLine, loadHandover, removeCouponCode } from '#api/cart.ts';
import { saveCustomer } from '#api/customer.ts';
import { getFilteredCards } from '#api/filtered-cards.ts';
import { getProductDetail } from '#api/product-detail.ts';
import { getProductList, PRODUCT_LIST_URL } from '#api/product-list.ts';
import { getReviews, readStars, sendReview } from '#api/reviews.ts';
import { api } from '../../../setup.ts';
import { answer, sent } from './sent.ts';

const isBad = { kind: 'bad-response' };

test('cart calls: each has its path and is Finnish [API-34] [API-36] [API-37]', async () => {
  answer({ lineItems: [] });
  expect(await addLine('1', 2)).toEqual({ lineItems: [] });
  await addCouponCode('KEVAT');
  await removeCouponCode('KEVAT');
  const path = 'POST /api/v1/lihakauppa/shoppingcart';
  expect(sent).toEqual([
    `${path}/add {"language":"fi","code":"1","quantity":2}`,
    `${path}/addcouponcode {"language":"fi","code":"KEVAT"}`,
    `${path}/removecouponcode {"language":"fi","code":"KEVAT"}`,
  ]);
});

test.each<[JsonBodyType, string | undefined]>([
  [{ token: 'abc' }, 'abc'],
  [{ token: null }, undefined],
  [['abc'], undefined],
  [null, undefined],
])('cart handover: the answer %j has the token %j [SYN-02]', async (body, token) => {
  answer(body);
  expect(await loadHandover('/api/handover')).toBe(token);
  expect(sent).toEqual(['POST /api/handover']);
});

test('customer call: an address is sent as a form with the token of the page [API-40] [CHK-27]', async () => {
  answer({});
  const address = { firstName: 'Åsa', lastName: 'B', streetAddress: 'C 1', postalCode: '00160', city: 'D' };
  await saveCustomer(
    { ...address, phoneCountryCode: '+358', phoneNumber: '1', isPrivateCustomer: false },
    'token',
  );
  const [call = ''] = sent;
  expect(call.startsWith('POST /api/lk/customer ')).toBe(true);
  expect(Object.fromEntries(new URLSearchParams(call.split(' ')[2]))).toEqual({
    ...address,
    phoneCountryCode: '+358',
    phoneNumber: '1',
    isPrivateCustomer: 'false',
    __RequestVerificationToken: 'token',
  });
});

test('product: its details are read beside the facts of a card [API-43] [PRD-17]', async () => {
  answer({
    name: 'Pihvi',
    pricePerKg: 25.8,
    description: '<p>Hyvä</p>',
    averageRating: '4,5',
    reviewCount: '2.9',
  });
  expect(await getProductDetail('a/1')).toMatchObject({
    title: 'Pihvi',
    pricePerKilo: '25,80',
    description: '<p>Hyvä</p>',
    averageRating: 4.5,
    reviewCount: 2,
  });
  expect(sent).toEqual(['GET /api/products/a%2F1']);
});

test('product: missing details are read as none, and an answer without a name is a bad response [API-04]', async () => {
  answer({ name: 'Pihvi', reviewCount: -1 });
  expect(await getProductDetail('1')).toMatchObject({ description: '', averageRating: 0, reviewCount: 0 });
  answer({ name: 'Pihvi', reviewCount: null });
  expect(await getProductDetail('1')).toMatchObject({ reviewCount: 0 });
  for (const body of [{ title: 'Pihvi' }, [], null]) {
    answer(body);
    await expect(getProductDetail('1')).rejects.toMatchObject(isBad);
  }
});

test('product list: products with a number and a name are read, in Finnish [API-09] [API-30]', async () => {
  answer([
    { productId: '7', title: ' Pihvi ' },
    { productId: 8, title: ' ' },
    { productId: 'x', title: 'Liha' },
    { productId: 9 },
    null,
  ]);
  expect(await getProductList(PRODUCT_LIST_URL)).toEqual([{ productId: 7, title: 'Pihvi' }]);
  expect(sent).toEqual(['GET /api/search/all-products?language=fi']);
  answer({});
  await expect(getProductList('/api/own')).rejects.toMatchObject(isBad);
});

test('filtered cards: they have the type of the call unless they have their own [API-48]', async () => {
  answer([{ header: 'A' }, { header: 'B', type: 'news' }, null, 'x']);
  const cards = await getFilteredCards('a/1', 'recipe', 'se');
  expect(cards.map(({ header, type }) => [header, type])).toEqual([
    ['A', 'recipe'],
    ['B', 'news'],
  ]);
  expect(sent).toEqual(['GET /api/filtered-cards/a%2F1/recipe?language=se']);
  answer({});
  await expect(getFilteredCards('1', 'recipe', 'se')).rejects.toMatchObject(isBad);
});

test.each([
  [4, 4],
  ['4,5', 4.5],
  [7, 5],
  [-1, 0],
  ['x', 0],
])('reviews: %j are %j stars [REV-03]', (given, stars) => {
  expect(readStars(given)).toBe(stars);
});

test('reviews: a page is read with its counts [API-44] [REV-03] [REV-04]', async () => {
  answer({
    hits: [
      { id: 7, stars: '5', text: ' Hyvä ', userName: ' Åsa ', isVerified: true },
      { stars: null, text: null, isVerified: 'true' },
      null,
    ],
    totalCount: '12.5',
    hasMore: true,
    averageRating: 4.2,
  });
  expect(await getReviews('501', 2, 10)).toEqual({
    hits: [
      { id: '7', stars: 5, text: 'Hyvä', userName: 'Åsa', isVerified: true },
      { id: '', stars: 0, text: '', userName: '', isVerified: false },
    ],
    totalCount: 12,
    hasMore: true,
    averageRating: 4.2,
  });
  expect(sent).toEqual(['GET /api/review/lihakauppa/?language=fi&page=2&pageSize=10&productId=501']);
});

test.each<[object, object]>([
  [{}, { hits: [], totalCount: undefined, hasMore: false, averageRating: 0 }],
  [
    { totalCount: -3, hasMore: true },
    { totalCount: 0, hasMore: false },
  ],
  [{ hits: [{}], hasMore: 'true' }, { hasMore: false }],
])('reviews: the answer %j is read as %j [REV-04] [API-04]', async (body, page) => {
  answer(body as JsonBodyType);
  expect(await getReviews('501', 1, 10)).toMatchObject(page);
});

test('reviews: an answer that is no object is a bad response [API-03]', async () => {
  answer([]);
  await expect(getReviews('501', 1, 10)).rejects.toMatchObject(isBad);
});

const review = { productId: '501', rating: 5, text: 'Hyvä', userName: 'Åsa' } as never;
const reply = (text: string) => api.use(http.post('/api/review/lihakauppa/', () => new HttpResponse(text)));

test.each([
  ['', false],
  ['OK', false],
  ['{"isSuccess":true}', false],
  ['{"isHeld":true}', true],
  ['{"isHeld":"true"}', false],
])('review: the answer %j accepts it, held: %j [REV-11] [API-45]', async (text, isHeld) => {
  reply(text);
  expect(await sendReview(review)).toEqual({ isHeld });
});

test.each([' <!doctype html>', '{"isSuccess":false}'])(
  'review: the answer %j is a bad response [REV-11]',
  async (text) => {
    reply(text);
    await expect(sendReview(review)).rejects.toMatchObject(isBad);
  },
);
