import { expect, test } from 'vitest';
import { findNearest, getEditDistance } from '#lib/nearest.ts';

test.each([
  ['like-buton', 'like-button'],
  ['LikeButton', 'like-button'],
  ['contentid', 'contentId'],
  ['carousel', undefined],
  ['', undefined],
])('nearest name: %j gives %j', (given, nearest) => {
  expect(findNearest(given, ['like-button', 'contentId', 'faq-list'])).toBe(nearest);
});

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['', 'ab', 2],
  ['abc', 'abd', 1],
  ['abc', 'ab', 1],
  ['abc', 'xabc', 1],
  ['kitten', 'sitting', 3],
  ['ab', 'ba', 2],
])('edit distance: from %j to %j it is %i', (a, b, distance) => {
  expect(getEditDistance(a, b)).toBe(distance);
});

test('nearest name: of a long text the first 100 characters are compared', () => {
  const name = 'a'.repeat(100);
  expect(findNearest('a'.repeat(100_000), ['like-button', name])).toBe(name);
});

test('nearest name: a third of a long name may differ, two letters of a short one, and without names there is none', () => {
  expect(findNearest('abcdefghi', ['abcdefxxx'])).toBe('abcdefxxx');
  expect(findNearest('abcdefghi', ['abcdexxxx'])).toBeUndefined();
  expect(findNearest('ab', ['xy'])).toBe('xy');
  expect(findNearest('abc', ['xyz'])).toBeUndefined();
  expect(findNearest('a', [])).toBeUndefined();
  expect(findNearest('abcd', ['abxx', 'abcx'])).toBe('abcx');
});
