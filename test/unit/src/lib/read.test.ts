import { expect, test } from 'vitest';
import { readList, readText, sanitizeText } from '#lib/read.ts';

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

test('read: characters that databases refuse are removed', () => {
  expect(sanitizeText('a\0b\ud800c😀\0')).toBe('abc😀');
});
