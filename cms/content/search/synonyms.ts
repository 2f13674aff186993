import type { Language } from 'saaristo/sites';
import { analyseWord } from './analyser.ts';
import { splitWords } from './language.ts';

/** A row of the editors' list: any of `words` also finds the others and `also`; what is in `also` finds nothing more. */
export interface SynonymRow {
  words: string[];
  also: string[];
}

/** One synonym: its words, each by its dictionary forms. */
type Phrase = readonly (readonly string[])[];

const MAX_PHRASE_WORDS = 4;

/** The synonyms of one language, ready to be looked up. */
export interface Synonyms {
  /** What else is meant by these words, each of them given by its dictionary forms. */
  of: (words: Phrase) => Phrase[];
  /** How many words from `at` on are one synonym together; 1 where they are none. */
  longestAt: (words: Phrase, at: number) => number;
}

const createPhrase = (language: Language, text: string): Phrase =>
  splitWords(text).map((word) => [...new Set([word, ...(analyseWord(language, word)?.bases ?? [])])]);

const isSamePhrase = (a: Phrase, b: Phrase): boolean =>
  a.length === b.length && a.every((bases, index) => bases.some((base) => b[index]?.includes(base)));

/** Makes the rows of a language ready. */
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

/** The same for the rows as the database writes them, in JSON; as long as they do not change they are made ready once. */
export function getSynonyms(language: Language, stored: string): Synonyms {
  const cached = cache.get(language);
  if (cached?.stored === stored) return cached.synonyms;
  const synonyms = createSynonyms(language, JSON.parse(stored) as SynonymRow[]);
  cache.set(language, { stored, synonyms });
  return synonyms;
}
