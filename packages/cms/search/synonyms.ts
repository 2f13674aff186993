import type { Language } from 'saaristo/sites';
import { analyseWord } from './text/analyser.ts';
import { splitWords } from './text/language.ts';

/** A row of the editors' list. Each of `words` also finds the other words and `also`; `also` finds nothing more. */
export interface SynonymRow {
  words: string[];
  also: string[];
}

/** A synonym of one or more words, each as its dictionary forms. */
type Phrase = readonly (readonly string[])[];

const MAX_PHRASE_WORDS = 4;

/** The synonyms of one language, prepared for searches. */
export interface Synonyms {
  /** Returns the synonyms of a phrase. */
  of: (words: Phrase) => Phrase[];
  /** Returns how many words from `at` form one synonym together; 1 if they form none. */
  longestAt: (words: Phrase, at: number) => number;
}

const createPhrase = (language: Language, text: string): Phrase =>
  splitWords(text).map((word) => [...new Set([word, ...(analyseWord(language, word)?.bases ?? [])])]);

const isSamePhrase = (a: Phrase, b: Phrase): boolean =>
  a.length === b.length && a.every((bases, index) => bases.some((base) => b[index]!.includes(base)));

/** Prepares the rows of a language. */
export function createSynonyms(language: Language, rows: readonly SynonymRow[]): Synonyms {
  const groups = rows.map(({ words, also }) => ({
    words: words.map((text) => createPhrase(language, text)),
    also: also.map((text) => createPhrase(language, text)),
  }));
  const isSynonym = (words: Phrase): boolean =>
    groups.some((group) => group.words.some((one) => isSamePhrase(one, words)));
  return {
    of: (given) =>
      groups.flatMap(({ words, also }) =>
        words.some((one) => isSamePhrase(one, given))
          ? [...words, ...also].filter((one) => !isSamePhrase(one, given))
          : [],
      ),
    longestAt(words, at) {
      for (let length = Math.min(MAX_PHRASE_WORDS, words.length - at); length > 1; length -= 1)
        if (isSynonym(words.slice(at, at + length))) return length;
      return 1;
    },
  };
}

const cache = new Map<Language, { stored: string; synonyms: Synonyms }>();

/** Prepares the rows of a language from JSON. Caches the result until the rows change. */
export function getSynonyms(language: Language, stored: string): Synonyms {
  const cached = cache.get(language);
  if (cached?.stored === stored) return cached.synonyms;
  const synonyms = createSynonyms(language, JSON.parse(stored) as SynonymRow[]);
  cache.set(language, { stored, synonyms });
  return synonyms;
}
