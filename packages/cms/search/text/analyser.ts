import type { Language } from 'saaristo/sites';
import { type Compounding, splitCompound } from './compounds.ts';
import { finnish } from './finnish/finnish.ts';
import { swedish } from './swedish/swedish.ts';

/** The analysis of a written word. */
export interface Analysis {
  /** Possible dictionary forms; several if none of them is a known word. */
  bases: readonly string[];
  /** The ends of a compound: a `grillimakkara` is a `makkara`. */
  ends: readonly string[];
  /** The parts before the end: a `makkarakeitto` contains `makkara`. */
  inner: readonly string[];
  /** All parts of a compound in order; empty for other words. */
  parts: readonly string[];
  /** Where the parts begin in the written word, except for the first. */
  borders: readonly number[];
  /** Whether it is certainly a word of the language. */
  known: boolean;
}

/** Languages that write compounds as one word. The database stems the others. */
const COMPOUND_LANGUAGES: Partial<Record<Language, Compounding>> = { fi: finnish, se: swedish };

/** Longer words are not analysed. */
const MAX_WORD_LENGTH = 40;

const MAX_CACHED = 20_000;
const cache = new Map<string, Analysis>();

const joinParts = (parts: readonly string[]): string => parts.join('');

function analyseUncached(word: string, compounding: Compounding): Analysis {
  const none = { ends: [], inner: [], parts: [], borders: [], known: false };
  if (word.length > MAX_WORD_LENGTH) return { bases: [word], ...none };
  const found = splitCompound(word, compounding);
  if (!found) return { bases: compounding.forms(word), ...none };
  const { parts, base } = found;
  const meant = compounding.forms(word).filter((form) => compounding.words.has(form));
  // `härkä|papu|pihvi` ends with `papupihvi` and `pihvi`, and contains `härkäpapu`, `härkä` and `papu`.
  return {
    bases: meant.length > 0 ? meant : [base],
    ends: parts.slice(1).map((_, index) => joinParts(parts.slice(index + 1))),
    inner: [
      ...new Set(parts.slice(0, -1).flatMap((part, index) => [part, joinParts(parts.slice(0, index + 1))])),
    ],
    parts: parts.length > 1 ? parts : [],
    borders: found.borders,
    known: compounding.words.has(base) || parts.every((part) => compounding.words.has(part)),
  };
}

/**
 * Analyses a word. Caches the result.
 * @param word lower case, as `splitWords` returns it
 * @returns undefined for a language that the database stems
 */
export function analyseWord(language: Language, word: string): Analysis | undefined {
  const compounding = COMPOUND_LANGUAGES[language];
  if (!compounding) return undefined;
  const key = `${language} ${word}`;
  const known = cache.get(key);
  if (known) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const analysis = analyseUncached(word, compounding);
  cache.set(key, analysis);
  return analysis;
}
