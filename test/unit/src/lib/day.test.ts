import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, readTypedDay, formatTypedDay } from '#lib/day.ts';
import { typedDays } from '../schemas/support.ts';

test.each([
  ['31.12.2026', '2026-12-31'],
  ['31/12/2026', '2026-12-31'],
  ['1.2.2026', '2026-02-01'],
  ['01/02/2026', '2026-02-01'],
  ['  29.2.2028 ', '2028-02-29'],
])('day: %j is read as %s [CMP-10] [I18N-09]', (text, day) => {
  expect(readTypedDay(text)).toBe(day);
});

test.each([
  '',
  'huomenna',
  '31.12.26',
  '31.12/2026',
  '31-12-2026',
  '2026-12-31',
  '29.2.2027',
  '31.4.2026',
  '0.1.2026',
  '1.13.2026',
  '1.1.0026',
  '31.12.20266',
  '131.12.2026',
  '٣١.١٢.٢٠٢٦',
])('day: %j is not a day [CMP-10]', (text) => {
  expect(readTypedDay(text)).toBeUndefined();
});

test('day: every day is read in each format and shown as dd/MM/yyyy [CMP-10]', () => {
  fc.assert(
    fc.property(typedDays, ({ text, sent }) => {
      expect(readTypedDay(text)).toBe(sent);
      expect(formatTypedDay(sent)).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      expect(readTypedDay(formatTypedDay(sent))).toBe(sent);
    }),
  );
});

test('day: the date part of a payload is read if it is a day [CMP-10]', () => {
  expect(readDay('2026-12-31')).toBe('2026-12-31');
  expect(readDay('2026-12-31T22:00:00.000Z')).toBe('2026-12-31');
  for (const text of ['', '2026-02-30', '2026-1-1', '31.12.2026', '2026-12-311', 'x2026-12-31'])
    expect(readDay(text)).toBeUndefined();
});
