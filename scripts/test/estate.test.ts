import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { SITES } from '#lib/site.ts';
import { listFiles } from '../../packages/build/imports/files.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Code that any team uses or that runs on any page. Sites, brands, languages and products are configuration. The form model
 * of editors names the pickers of products and recipes.
 */
const OF_ANYBODY = /^(mount|src\/island(?!\/form-model\.ts)|packages\/build(?!\/estate))\//;

/** Words of this estate and of its widgets' subjects. */
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

/** Matches a word alone or before others, in any spelling of names: `shopUrl`, `openShop`, `SHOP_URL`. */
const FORBIDDEN = new RegExp(
  WORDS.map(
    (word) => `(?<![A-Za-z])${word}|${word[0]!.toUpperCase()}${word.slice(1)}|${word.toUpperCase()}`,
  ).join('|'),
  'g',
);

const found = (text: string): string[] => text.match(FORBIDDEN) ?? [];

test('estate: runtime, islands and build contain none of its words', () => {
  const files = listFiles(root).filter((file) => OF_ANYBODY.test(file));
  expect(files.length).toBeGreaterThan(40);
  const told = files
    .map((file) => [file, found(readFileSync(resolve(root, file), 'utf8'))] as const)
    .filter(([, words]) => words.length > 0);
  expect(told).toEqual([]);
});
