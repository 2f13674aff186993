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
