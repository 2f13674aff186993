import type { Language } from '#lib/site.ts';

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
export const folded = (text: string): string => text.normalize('NFC').toLowerCase();
