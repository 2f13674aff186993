import { expect, test } from 'vitest';
import { countCardsInRows, getColumns } from '../../../../widgets/content/card-grid/rows.ts';

test.each([
  [1280, undefined, 4],
  [1025, undefined, 4],
  [1024, undefined, 3],
  [768, undefined, 3],
  [767, undefined, 2],
  [376, undefined, 2],
  [375, undefined, 1],
  [1280, 2, 2],
  [376, 3, 3],
  [375, 3, 1],
])(
  'card grid: a window of %i px with %s columns set has %i columns [GRD-08] [GRD-09]',
  (width, fixed, columns) => {
    expect(getColumns(width, fixed)).toBe(columns);
  },
);

test('card grid: single cards fill the rows [GRD-06]', () => {
  expect(countCardsInRows(Array(18).fill(1), 4, 2)).toBe(8);
  expect(countCardsInRows(Array(3).fill(1), 4, 2)).toBe(3);
  expect(countCardsInRows([], 4, 2)).toBe(0);
});

test('card grid: a wide card spans two columns, or takes a new row if one is left [GRD-01]', () => {
  expect(countCardsInRows([2, 1, 1, 1], 4, 1)).toBe(3);
  expect(countCardsInRows([1, 1, 1, 2, 1], 4, 1)).toBe(3);
  expect(countCardsInRows([2, 2, 2], 1, 2)).toBe(2);
});
