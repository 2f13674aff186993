import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '#lib/site.ts';
import { listFiles } from '../../../tools/imports/files.ts';

const root = resolve(import.meta.dirname, '../../..');

/** What any team builds with, and what runs on any page: sites, brands, languages and what is sold are configuration. */
const OF_ANYBODY = /^(mount|src\/island|tools\/build)\//;

/** Words of this estate, and of what its widgets are about. */
const WORDS = [
  ...SITES.filter((site) => site !== 'export'),
  'atria',
  'kauppa',
  'haku',
  'shop',
  'cart',
  'basket',
  'checkout',
  'captcha',
  'product(?!ion)',
  'recipe',
  'delivery',
  'loyalty',
  'customer',
  'restaurant',
  'meat',
  'logo',
];

/** A word by itself or with others after it, in any of the ways in which names are written: `shopUrl`, `openShop`, `SHOP_URL`. */
const FORBIDDEN = new RegExp(
  WORDS.map(
    (word) => `(?<![A-Za-z])${word}|${word[0]!.toUpperCase()}${word.slice(1)}|${word.toUpperCase()}`,
  ).join('|'),
  'g',
);

const found = (text: string): string[] => text.match(FORBIDDEN) ?? [];

test('runtime, islands and the build know nothing of this estate', () => {
  const files = listFiles(root).filter((file) => OF_ANYBODY.test(file));
  expect(files.length).toBeGreaterThan(40);
  const told = files
    .map((file) => [file, found(readFileSync(resolve(root, file), 'utf8'))] as const)
    .filter(([, words]) => words.length > 0);
  expect(told).toEqual([]);
});

test('words of the estate are found as parts of names too, and others are not', () => {
  expect(found('const shopUrl = openCart(CART_URL); // Atria')).toEqual(['shop', 'Cart', 'CART', 'Atria']);
  expect(found("'production', workshop")).toEqual([]);
});
