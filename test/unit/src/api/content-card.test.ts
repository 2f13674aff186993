import { expect, test } from 'vitest';
import { readContentCard } from '#api/content-card.ts';

const image = '/media/a.svg?v=2#top';

test.each([
  ['three-by-two-crop', '/media/a.svg?v=2&preset=three-by-two-crop#top'],
  ['third', '/media/a.svg?v=2&preset=third#top'],
  ['default', image],
  ['constructor', image],
  [undefined, image],
])('content card: the preset %s requests the picture as %s [GRD-03]', (imagePreset, url) => {
  expect(readContentCard({ header: 'a', image, imagePreset })?.image?.url).toBe(url);
});

test('content card: a data URL of a picture stays unchanged [GRD-03]', () => {
  const url = 'data:image/gif;base64,AAAA';
  expect(readContentCard({ header: 'a', image: url, imagePreset: 'small' })?.image?.url).toBe(url);
});

test('content card: missing and invalid fields are read as empty, an unknown type as square [GRD-02]', () => {
  expect(
    readContentCard({ header: ' a ', type: 'x', link: 'javascript:alert(1)', totalTime: -1, likeCount: 3 }),
  ).toMatchObject({
    type: 'square',
    header: 'a',
    link: undefined,
    image: undefined,
    totalTime: 0,
    like: undefined,
  });
  expect(readContentCard({ type: 'recipe', totalTime: '45 min', header: 'a' })?.totalTime).toBe(45);
});

test.each([null, 'a', 5, [], {}, { link: '/a' }])(
  'content card: one without any text is left out: %j',
  (card) => {
    expect(readContentCard(card)).toBeUndefined();
  },
);

test('content card: one of a product has its facts, with the title and picture of the card [GRD-04]', () => {
  const card = { header: ' A ', code: 7, price: 5, image: '/a.jpg', imagePreset: 'small' };
  const { image: shown, product } = readContentCard({ ...card, type: 'product' })!;
  expect(product).toMatchObject({ title: 'A', code: '7', price: '5,00', images: [shown] });
  expect(readContentCard({ header: 'A', type: 'product' })?.product?.images).toEqual([]);
  expect(readContentCard({ ...card, type: 'news' })?.product).toBeUndefined();
});
