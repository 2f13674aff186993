import { expect, test } from 'vitest';
import { formatAmount, isNonZeroAmount, parseAmount, roundToCents } from '#lib/money.ts';

test.each([
  ['12,90', 12.9],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50 €', 1234.5],
  ['5 EUR', 5],
  ['-0,50', -0.5],
  ['', Number.NaN],
  [' € ', Number.NaN],
  ['ilmainen', Number.NaN],
  ['1,2,3', Number.NaN],
])('amount: %j is %d euros [I18N-08]', (text, euros) => {
  expect(parseAmount(text)).toBe(euros);
});

test('amount: only one other than zero counts as an amount [I18N-08]', () => {
  expect(['0,01', '-5', '0,00', '', 'x'].map(isNonZeroAmount)).toEqual([true, true, false, false, false]);
});

test('amount: sums are rounded to cents and written with a comma [I18N-08]', () => {
  expect(roundToCents(0.1 + 0.2)).toBe(0.3);
  expect(roundToCents(3 * 19.99)).toBe(59.97);
  expect([12.9, 0, 1234.5].map(formatAmount)).toEqual(['12,90', '0,00', '1234,50']);
});
