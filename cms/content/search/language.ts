import type { Language } from 'saaristo/sites';

/** PostgreSQL's text search configuration of each language. */
export const SEARCH_CONFIGURATIONS: Record<Language, string> = {
  fi: 'finnish',
  se: 'swedish',
  en: 'english',
  de: 'german',
};

/**
 * Lower case for the index and for what is looked up in it. Done here and not by the database, whose
 * own rules for Å, Ä and Ö depend on how it was installed.
 */
export const foldCase = (text: string): string => text.normalize('NFC').toLowerCase();

/** Accents that nobody types: `entrecôte` is `entrecote`. Å, Ä, Ö and Ü are letters of their own. */
export const removeAccents = (text: string): string =>
  text.replace(/[^\p{ASCII}åäöü]/gu, (letter) => letter.normalize('NFD').replace(/\p{Diacritic}/gu, ''));

/** The words of a text, folded: letters and digits only. */
export const splitWords = (text: string): string[] =>
  removeAccents(foldCase(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
