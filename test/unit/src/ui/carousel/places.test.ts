import { expect, test } from 'vitest';
import { getPlace, getSetCount } from '#ui/carousel/places.ts';

test.each([
  [500, 4, 0, 1],
  [6, 4, 0, 1],
  [5, 4, 0, 2],
  [4, 4, 0, 2],
  [3, 1, 0, 1],
  [2, 1, 0, 2],
  [7, 9, 21, 3],
  [5, 9, 21, 5],
  [1, 9, 21, 21],
  [30, 9, 21, 1],
])(
  'carousel: %i slides, %i visible, at least %i: %i whole sets [CAR-03] [CAR-10]',
  (count, perView, least, sets) => {
    expect(getSetCount(count, perView, least)).toBe(sets);
  },
);

const places = (active: number, total: number, count: number, perView: number) =>
  Array.from({ length: total }, (_, at) => getPlace(at, active, total, count, perView)[0]).join('');

test('carousel: the visible slides wrap at the end [CAR-03]', () => {
  expect(places(0, 6, 6, 4)).toBe('hhhhaa');
  expect(places(4, 6, 6, 4)).toBe('hhaahh');
});

test('carousel: the second copy of a visible slide is a repeat [CAR-10]', () => {
  expect(places(1, 9, 3, 5)).toBe('ahhhrraaa');
});
