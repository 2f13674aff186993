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
])('GRD-08 GRD-09 a window of %i px with %s columns set has %i', (width, fixed, columns) => {
  expect(getColumns(width, fixed)).toBe(columns);
});

test('GRD-06 rows of single cards', () => {
  expect(countCardsInRows(Array(18).fill(1), 4, 2)).toBe(8);
  expect(countCardsInRows(Array(3).fill(1), 4, 2)).toBe(3);
  expect(countCardsInRows([], 4, 2)).toBe(0);
});

test('GRD-01 a wide card takes two columns, and a row of its own where only one is left', () => {
  expect(countCardsInRows([2, 1, 1, 1], 4, 1)).toBe(3);
  expect(countCardsInRows([1, 1, 1, 2, 1], 4, 1)).toBe(3);
  expect(countCardsInRows([2, 2, 2], 1, 2)).toBe(2);
});
