import { expect, test } from 'vitest';
import { readColumns } from '../../../../widgets/content/card-grid/columns.ts';

test.each([
  ['Four', 4],
  ['Three', 3],
  ['Two', 2],
  [4, 4],
  [3, 3],
  [2, 2],
  ['four', undefined],
  ['constructor', undefined],
  [5, undefined],
  ['2', undefined],
  [null, undefined],
])('card grid: the column setting %j is read as %j [I18N-10]', (setting, columns) => {
  expect(readColumns(setting)).toBe(columns);
});
