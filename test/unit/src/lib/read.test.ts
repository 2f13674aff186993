import { expect, test } from 'vitest';
import {
  defined,
  isRecord,
  readAmount,
  readJson,
  readList,
  readNumber,
  readText,
  sanitizeText,
} from '#lib/read.ts';

const endless = Array.from({ length: 100_000 }, (_, at) => at);

test('readText: a text of 100,000 characters is cut to 2,000, so that the page stays usable, and typed text is not [API-04]', () => {
  const endlessText = 'Ä'.repeat(100_000);
  expect(readText(endlessText)).toBe('Ä'.repeat(2000));
  expect(readText(endlessText, Infinity)).toBe(endlessText);
});

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

test.each<[unknown, number | undefined]>([
  [5, 5],
  ['5', 5],
  [' 1,5 ', 1.5],
  ['1.5', 1.5],
  ['', undefined],
  [' ', undefined],
  ['five', undefined],
  [null, undefined],
])('read: %j is the amount %j [API-04]', (value, amount) => {
  expect(readAmount(value)).toBe(amount);
});

test('read: a list loses its unreadable entries, and other values are empty lists [API-04]', () => {
  expect(readList(['a', null, 5], readText)).toEqual(['a', '5']);
  expect(readList('abc', readText)).toEqual([]);
});

test('read: an object is one, and neither a list nor null [API-04]', () => {
  expect([{}, [], null, 'a'].map(isRecord)).toEqual([true, false, false, false]);
  expect([Number.MAX_SAFE_INTEGER, -0.5, 0].map(readNumber)).toEqual([Number.MAX_SAFE_INTEGER, -0.5, 0]);
});

test('read: characters that databases refuse are removed', () => {
  expect(sanitizeText('a\0b\ud800c😀\0')).toBe('abc😀');
});

test('read: undefined values lose their keys, and JSON that is none is undefined', () => {
  expect(defined({ a: 1, b: undefined, c: null })).toStrictEqual({ a: 1, c: null });
  expect([readJson('{"a":1}'), readJson('{'), readJson(null), readJson(undefined)]).toEqual([
    { a: 1 },
    undefined,
    undefined,
    undefined,
  ]);
});
