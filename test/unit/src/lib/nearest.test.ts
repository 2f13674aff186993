import { expect, test } from 'vitest';
import { findNearest } from '#lib/nearest.ts';

test.each([
  ['like-buton', 'like-button'],
  ['LikeButton', 'like-button'],
  ['contentid', 'contentId'],
  ['carousel', undefined],
  ['', undefined],
  ['x'.repeat(100_000), undefined],
])('nearest name: %.20s gives %s', (given, nearest) => {
  expect(findNearest(given, ['like-button', 'contentId', 'faq-list'])).toBe(nearest);
});
