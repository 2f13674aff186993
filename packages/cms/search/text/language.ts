import type { Language } from 'saaristo/sites';

/** PostgreSQL's text search configuration of each language. */
export const SEARCH_CONFIGURATIONS: Record<Language, string> = {
  fi: 'finnish',
  se: 'swedish',
  en: 'english',
  de: 'german',
};

/**
 * Converts to lower case for the index and for searches. The database does not do this, because its rules for Å, Ä and Ö depend on its
 * installation.
 */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();

/** Removes accents that visitors do not type: `entrecôte` becomes `entrecote`. Keeps Å, Ä, Ö and Ü, which are letters of their own. */
export const removeAccents = (text: string): string =>
  text.replace(/[^\p{ASCII}åäöü]/gu, (letter) => letter.normalize('NFD').replace(/\p{Diacritic}/gu, ''));

/** Splits a text into words of letters and digits, in lower case and without accents. */
export const splitWords = (text: string): string[] =>
  removeAccents(foldCase(text)).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Units with the smallest unit of their kind, and how many of it they are. */
const UNITS: Readonly<Record<string, readonly [smallest: string, count: number]>> = {
  g: ['g', 1],
  gr: ['g', 1],
  gram: ['g', 1],
  grammaa: ['g', 1],
  kg: ['g', 1000],
  kilo: ['g', 1000],
  kiloa: ['g', 1000],
  ml: ['ml', 1],
  cl: ['ml', 10],
  dl: ['ml', 100],
  l: ['ml', 1000],
  litraa: ['ml', 1000],
  liter: ['ml', 1000],
  kpl: ['kpl', 1],
  st: ['kpl', 1],
  pcs: ['kpl', 1],
  mm: ['mm', 1],
  cm: ['mm', 10],
};

/** A number with a unit (`0,5 kg`), the number of an additive (`E 250`), or a word. */
const TOKEN = new RegExp(
  String.raw`(\d{1,6}(?:[.,]\d{1,3})?)\s?(${Object.keys(UNITS).join('|')})(?![\p{L}\p{N}])` +
    String.raw`|(?<![\p{L}\p{N}])e[ -]?(\d{3,4}[a-f]?)(?![\p{L}\p{N}])|[\p{L}\p{N}]+`,
  'gu',
);

/** A word as searches compare it, and as it is written, in lower case and without accents. */
export interface Token {
  /** Letters and digits. Measures are in their smallest unit: `0,5 kg` is `500g`. */
  word: string;
  text: string;
}

/** Splits a text like `splitWords`, but keeps a number together with its unit. */
export const splitTokens = (text: string): Token[] =>
  [...removeAccents(foldCase(text)).matchAll(TOKEN)].map(([written, amount, unit, additive]) => {
    const [smallest, count] = (unit && UNITS[unit]) || ['', 0];
    if (amount && smallest)
      return { word: `${Math.round(Number(amount.replace(',', '.')) * count)}${smallest}`, text: written };
    return { word: additive ? `e${additive}` : written, text: written };
  });
