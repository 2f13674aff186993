import { expect, test } from 'vitest';
import { densitiesOf, withPreset } from '#lib/image-preset.ts';

test.each([
  ['/a.svg?preset=small', '/a.svg?preset=small 1x, /a.svg?preset=medium 2x'],
  ['/a.svg?preset=medium', '/a.svg?preset=medium 1x, /a.svg 2x'],
  ['/a.svg?v=2&preset=medium#top', '/a.svg?v=2&preset=medium#top 1x, /a.svg?v=2#top 2x'],
  ['/data:a.svg?preset=medium', '/data:a.svg?preset=medium 1x, /data:a.svg 2x'],
  [
    'https://cdn.test/a.svg?preset=small',
    'https://cdn.test/a.svg?preset=small 1x, https://cdn.test/a.svg?preset=medium 2x',
  ],
])('srcset: %s has a larger picture for dense screens [GRD-03]', (url, list) => {
  expect(densitiesOf(url)).toBe(list);
});

test.each([
  '/a.svg',
  '/a.svg?preset=default',
  '/a.svg?preset=third',
  '/a.svg?preset=three-by-two-crop',
  '/a.svg?preset=constructor',
  '/a.svg?preset=',
  '/a.svg?nopreset=small',
  'data:image/svg+xml,<svg/>?preset=small',
])('srcset: %s has none [GRD-03]', (url) => {
  expect(densitiesOf(url)).toBeUndefined();
});

test('srcset: white space and commas in a URL do not split the list [GRD-03]', () => {
  expect(densitiesOf(',a b,c.svg?preset=medium')).toBe('%2Ca%20b,c.svg?preset=medium 1x, %2Ca%20b,c.svg 2x');
});

test.each([
  ['/a.svg', 'small', '/a.svg?preset=small'],
  ['/data:a.svg', 'third', '/data:a.svg?preset=third'],
  ['/a.svg', 'default', '/a.svg'],
  ['/a.svg', 'unknown', '/a.svg'],
  ['DATA:image/png;base64,AA', 'small', 'DATA:image/png;base64,AA'],
])('preset: %s with %s is %s [GRD-03]', (url, preset, expected) => {
  expect(withPreset(url, preset)).toBe(expected);
});
