import { removeAccents } from './language.ts';

/** The compounds of a language. */
export interface Compounding {
  /** Known words by their dictionary form, with the parts of compounds. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Returns the possible dictionary forms of a word. */
  forms: (word: string) => string[];
  /** Returns the possible dictionary forms of a first part: `naudan|liha` begins with `nauta`. */
  before: (part: string) => string[];
}

const MIN_FIRST_LENGTH = 2;
const MIN_LAST_LENGTH = 3;
/** After an unknown first part, for example a brand, the last part must be long, so that it is not found by chance. */
const MIN_LAST_LENGTH_AFTER_UNKNOWN = 6;
const UNKNOWN_FIRST = /^(?=.*[aeiouyäöå])\p{L}{3,}$/u;
const MAX_PARTS = 4;

/** A compound split into its parts, each in its dictionary form. */
export interface SplitWord {
  /** From first to last. */
  parts: readonly string[];
  /** The whole word in its dictionary form. */
  base: string;
  /** Where the parts begin in the written word, except for the first. */
  borders: readonly number[];
}

/** Parses words with `|` between their parts to a map from the word to its parts. */
export const parseWordList = (words: string): Map<string, readonly string[]> =>
  new Map(
    removeAccents(words)
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('|', ''), word.split('|')]),
  );

const pickFewerParts = (a: SplitWord | undefined, b: SplitWord | undefined): SplitWord | undefined => {
  if (!a || !b) return a ?? b;
  return b.parts.length < a.parts.length ? b : a;
};

/** Returns where the parts of a known compound begin, except for the first. Only the last one is inflected. */
const listBorders = (parts: readonly string[]): number[] =>
  parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('').length);

/** Finds a known word. The list contains the parts of a known compound. */
function findKnown(word: string, { words, forms }: Compounding): SplitWord | undefined {
  const base = forms(word).find((form) => words.has(form));
  if (base === undefined) return undefined;
  const parts = words.get(base) ?? [base];
  return { parts, base, borders: listBorders(parts) };
}

/** Tells whether the same vowel is on both sides of a split. Such compounds have a hyphen, so `tilaajan` is not `tila|ajan`. */
const joinsSameVowel = (word: string, at: number): boolean =>
  word[at - 1] === word[at] && /[aeiouyäöå]/u.test(word[at] ?? '');

function splitAt(word: string, at: number, compounding: Compounding, depth: number): SplitWord | undefined {
  if (joinsSameVowel(word, at)) return undefined;
  const first = word.slice(0, at);
  const [base] = compounding.before(first).filter((form) => compounding.words.has(form));
  if (base === undefined) return undefined;
  const rest = findKnown(word.slice(at), compounding) ?? splitKnown(word.slice(at), compounding, depth - 1);
  const before = compounding.words.get(base) ?? [base];
  return (
    rest && {
      parts: [...before, ...rest.parts],
      base: first + rest.base,
      borders: [...listBorders(before), at, ...rest.borders.map((border) => border + at)],
    }
  );
}

/** Splits a word into known words only. Prefers the fewest parts, then the longest first part. */
function splitKnown(word: string, compounding: Compounding, depth: number): SplitWord | undefined {
  let best: SplitWord | undefined;
  if (depth > 1)
    for (let at = word.length - MIN_LAST_LENGTH; at >= MIN_FIRST_LENGTH; at -= 1)
      best = pickFewerParts(best, splitAt(word, at, compounding, depth));
  return best;
}

/** Splits a word into an unknown first part and a known last part. */
function splitEnd(word: string, compounding: Compounding): SplitWord | undefined {
  for (let at = 3; at <= word.length - MIN_LAST_LENGTH_AFTER_UNKNOWN; at += 1) {
    const first = word.slice(0, at);
    const last =
      UNKNOWN_FIRST.test(first) && !joinsSameVowel(word, at)
        ? findKnown(word.slice(at), compounding)
        : undefined;
    if (last && last.base.length >= MIN_LAST_LENGTH_AFTER_UNKNOWN)
      return {
        parts: [first, ...last.parts],
        base: first + last.base,
        borders: [at, ...last.borders.map((border) => border + at)],
      };
  }
  return undefined;
}

/**
 * Splits a word whose last part is known.
 * @param word lower case, letters only
 * @returns one part for a known word that is not a compound; undefined if no part of the word is known
 */
export const splitCompound = (word: string, compounding: Compounding): SplitWord | undefined =>
  findKnown(word, compounding) ?? splitKnown(word, compounding, MAX_PARTS) ?? splitEnd(word, compounding);
