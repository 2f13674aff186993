import { expect, test } from 'vitest';
import { readList, readNumber, readText } from '#lib/read.ts';

const endless = Array.from({ length: 100_000 }, (_, at) => at);

test('readList: a list of 100,000 entries is cut to 2,000, so that the page stays usable [API-04]', () => {
  expect(readList(endless, readText)).toEqual(endless.slice(0, 2000).map(String));
});

test('readList: a caller that shows few entries of a long list sets its own limit [API-04]', () => {
  expect(readList(endless, readText, 20_000)).toHaveLength(20_000);
});

test.each([1e21, -1e21, Number.POSITIVE_INFINITY, Number.NaN, '5', null])(
  'read: %s is no number, and a text only if it is one [API-04]',
  (value) => {
    expect(readNumber(value)).toBeUndefined();
    expect(readText(value)).toBe(typeof value === 'string' ? value : undefined);
  },
);
