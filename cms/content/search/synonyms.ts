import type { Language } from 'saaristo/sites';
import { analysed } from './analyser.ts';
import { wordsIn } from './language.ts';

/** A row of the editors' list: any of `words` also finds the others and `also`; what is in `also` finds nothing more. */
export interface SynonymRow {
  words: string[];
  also: string[];
}

/** One synonym: its words, each by its dictionary forms. */
type Phrase = readonly (readonly string[])[];

const LONGEST_PHRASE = 4;

/** The synonyms of one language, ready to be looked up. */
export interface Synonyms {
  /** What else is meant by these words, each of them given by its dictionary forms. */
  of: (words: Phrase) => Phrase[];
  /** How many words from `at` on are one synonym together; 1 where they are none. */
  longestAt: (words: Phrase, at: number) => number;
}

const phraseOf = (language: Language, text: string): Phrase =>
  wordsIn(text).map((word) => [...new Set([word, ...(analysed(language, word)?.bases ?? [])])]);

const same = (a: Phrase, b: Phrase): boolean =>
  a.length === b.length && a.every((bases, index) => bases.some((base) => b[index]?.includes(base)));

/** Makes the rows of a language ready. */
export function synonymsFrom(language: Language, rows: readonly SynonymRow[]): Synonyms {
  const groups = rows.map(({ words, also }) => ({
    words: words.map((text) => phraseOf(language, text)),
    also: also.map((text) => phraseOf(language, text)),
  }));
  const isSynonym = (words: Phrase): boolean =>
    groups.some((group) => group.words.some((one) => same(one, words)));
  return {
    of: (given) =>
      groups.flatMap(({ words, also }) =>
        words.some((one) => same(one, given)) ? [...words, ...also].filter((one) => !same(one, given)) : [],
      ),
    longestAt(words, at) {
      for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 1; length -= 1)
        if (isSynonym(words.slice(at, at + length))) return length;
      return 1;
    },
  };
}

const prepared = new Map<Language, { stored: string; synonyms: Synonyms }>();

/** The same for the rows as the database writes them, in JSON; as long as they do not change they are made ready once. */
export function synonymsStored(language: Language, stored: string): Synonyms {
  const cached = prepared.get(language);
  if (cached?.stored === stored) return cached.synonyms;
  const synonyms = synonymsFrom(language, JSON.parse(stored) as SynonymRow[]);
  prepared.set(language, { stored, synonyms });
  return synonyms;
}
