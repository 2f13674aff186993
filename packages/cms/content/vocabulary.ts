import type { Language, Site } from 'saaristo/sites';
import { splitWords } from '../search/text/language.ts';
import type { Entry } from './entries.ts';
import type { Kind } from '../platform/model/paths.ts';

interface Word {
  site: Site;
  language: Language;
  kind: Kind;
  word: string;
  weight: number;
}

/** Words of one to three letters do not help, and numbers are not corrected. */
const WORD = /^\p{L}{4,40}$/u;

/** The weight of a word in a title or category; other words have 1. */
const TITLE_WEIGHT = 10;

/** Returns the words of all entries, for the correction of typos. */
export function createVocabulary(entries: readonly Entry[]): Word[] {
  const words = new Map<string, Word>();
  const count = ({ site, language, kind }: Entry, text: string, weight: number): void => {
    for (const word of splitWords(text).filter((one) => WORD.test(one))) {
      const key = `${site} ${language} ${kind} ${word}`;
      const known = words.get(key);
      if (known) known.weight += weight;
      else words.set(key, { site, language, kind, word, weight });
    }
  };
  for (const entry of entries.filter(({ searchable }) => searchable)) {
    count(entry, `${entry.title} ${entry.category}`, TITLE_WEIGHT);
    count(entry, `${entry.teaser} ${entry.body}`, 1);
  }
  return [...words.values()];
}
