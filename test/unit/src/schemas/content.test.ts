import { expect, test } from 'vitest';
import { CARD_TYPES, readCard } from '#schemas/content-card.ts';
import { readRecipe, readWeeks, weekOf, WEEKDAYS } from '#schemas/menu.ts';

const plain = {
  type: 'square',
  link: undefined,
  image: undefined,
  productImage: undefined,
  header: 'Keitto',
  ctaButton: '',
  totalTime: 0,
  cisionTextType: '',
  publishDate: '',
  like: undefined,
};

test('card: all facts are read, and pictures get the preset of the card [GRD-01] [GRD-11] [GRD-13]', () => {
  expect(
    readCard({
      type: 'recipe',
      link: '/keitto',
      image: { url: '/a.jpg', alt: 'A' },
      productImage: '/b.jpg',
      imagePreset: 'small',
      header: ' Keitto ',
      ctaButton: 'Lue',
      totalTime: '45 min',
      cisionTextType: 'RDV',
      publishDate: '2026-01-31',
      contentId: 12,
      likeCount: '2.6',
    }),
  ).toEqual({
    type: 'recipe',
    link: '/keitto',
    image: { url: '/a.jpg?preset=small', alt: 'A' },
    productImage: { url: '/b.jpg?preset=small', alt: '' },
    header: 'Keitto',
    ctaButton: 'Lue',
    totalTime: 45,
    cisionTextType: 'RDV',
    publishDate: '2026-01-31',
    like: { contentId: '12', likeCount: 3 },
  });
});

test.each<[object, object]>([
  [{}, {}],
  [{ type: 'unknown' }, {}],
  [{ link: 'javascript:alert(1)' }, {}],
  [{ totalTime: 30 }, { totalTime: 30 }],
  [{ totalTime: -5 }, {}],
  [{ totalTime: 'soon' }, {}],
  [{ contentId: '12' }, {}],
  [{ likeCount: 3 }, {}],
  [{ contentId: '12', likeCount: 0 }, { like: { contentId: '12', likeCount: 0 } }],
  [{ contentId: '12', likeCount: -1 }, {}],
  ...CARD_TYPES.map((type): [object, object] => [{ type }, { type }]),
])('card: %j differs from a plain one by %j [GRD-02]', (given, facts) => {
  expect(readCard({ header: 'Keitto', ...given })).toEqual({ ...plain, ...facts });
});

test.each<[unknown, string | undefined]>([
  [{ header: ' ', image: { url: '/a.jpg', alt: 'Kuva' }, ctaButton: 'Lue' }, 'Kuva'],
  [{ image: '/a.jpg', ctaButton: 'Lue' }, 'Lue'],
  [{ link: '/a', header: ' ' }, undefined],
  ['text', undefined],
  [null, undefined],
])('card: the header of %j is %j [GRD-01]', (given, header) => {
  expect(readCard(given)?.header).toBe(header);
});

test.each<[unknown, object | undefined]>([
  [
    { header: ' Keitto ', link: '/a', image: '/a.jpg' },
    { header: 'Keitto', link: '/a', image: { url: '/a.jpg', alt: '' } },
  ],
  [{ header: 5 }, { header: '5', link: '', image: undefined }],
  [{ header: ' ' }, undefined],
  [{ link: '/a' }, undefined],
  ['Keitto', undefined],
  [null, undefined],
])('menu: the recipe %j is read as %j [MNU-04]', (given, recipe) => {
  expect(readRecipe(given)).toEqual(recipe);
});

test('menu: a week has the five days, also if some are missing or wrong, and other values are no weeks [MNU-04] [MNU-15]', () => {
  const empty = weekOf(() => []);
  const week = {
    ...empty,
    tuesday: [{ header: 'Keitto', link: '', image: undefined }],
  };
  expect(Object.keys(empty)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday']);
  expect(weekOf((day, at) => [`${at} ${day}`]).friday).toEqual(['4 friday']);
  const sent = [{ tuesday: [{ header: 'Keitto' }, {}], wednesday: 'x', sunday: [{ header: 'B' }] }, 'x'];
  expect(readWeeks(sent)).toEqual([week]);
  expect(readWeeks({ weeks: sent })).toEqual([week]);
  expect(readWeeks({ weeks: 5 })).toBeUndefined();
  expect(readWeeks(null)).toBeUndefined();
  expect(readWeeks(Array.from({ length: 60 }, () => ({})))).toHaveLength(53);
  expect(WEEKDAYS).toHaveLength(5);
});
