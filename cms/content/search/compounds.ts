import { removeAccents } from './language.ts';

/** What a language knows of its compounds. */
export interface Compounding {
  /** Known words by their dictionary form, with their parts where they are compounds themselves. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Dictionary forms that a word may be a form of. */
  forms: (word: string) => string[];
  /** Dictionary forms that `part` may have before a joint: `naudan|liha` begins with `nauta`. */
  before: (part: string) => string[];
}

const MIN_FIRST_LENGTH = 2;
const MIN_LAST_LENGTH = 3;
/** With a first part that nobody knows, a brand perhaps, the last one has to be long to be no chance. */
const MIN_LAST_LENGTH_AFTER_UNKNOWN = 6;
const UNKNOWN_FIRST = /^(?=.*[aeiouyäöå])\p{L}{3,}$/u;
const MAX_PARTS = 4;

/** A compound at its joints, each part in its dictionary form. */
export interface SplitWord {
  /** From the first to the last. */
  parts: readonly string[];
  /** The whole word in its dictionary form. */
  base: string;
}

/** Words with `|` at the joints, as a map from the whole to its parts. */
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

/** Known words first; a compound of them is split further. */
function findKnown(word: string, { words, forms }: Compounding): SplitWord | undefined {
  const base = forms(word).find((form) => words.has(form));
  return base === undefined ? undefined : { parts: words.get(base) ?? [base], base };
}

/** Where the same vowel meets itself, a compound is written with a hyphen: `tilaajan` is no `tila|ajan`. */
const joinsSameVowel = (word: string, at: number): boolean =>
  word[at - 1] === word[at] && /[aeiouyäöå]/u.test(word[at] ?? '');

function splitAt(word: string, at: number, compounding: Compounding, depth: number): SplitWord | undefined {
  if (joinsSameVowel(word, at)) return undefined;
  const first = word.slice(0, at);
  const [base] = compounding.before(first).filter((form) => compounding.words.has(form));
  if (base === undefined) return undefined;
  const rest = findKnown(word.slice(at), compounding) ?? splitKnown(word.slice(at), compounding, depth - 1);
  return (
    rest && { parts: [...(compounding.words.get(base) ?? [base]), ...rest.parts], base: first + rest.base }
  );
}

/** Into known words alone; of several ways the one with the fewest parts, then the one with the longest first part. */
function splitKnown(word: string, compounding: Compounding, depth: number): SplitWord | undefined {
  let best: SplitWord | undefined;
  if (depth > 1)
    for (let at = word.length - MIN_LAST_LENGTH; at >= MIN_FIRST_LENGTH; at -= 1)
      best = pickFewerParts(best, splitAt(word, at, compounding, depth));
  return best;
}

/** A known word at the end, after something unknown. */
function splitEnd(word: string, compounding: Compounding): SplitWord | undefined {
  for (let at = 3; at <= word.length - MIN_LAST_LENGTH_AFTER_UNKNOWN; at += 1) {
    const first = word.slice(0, at);
    const last =
      UNKNOWN_FIRST.test(first) && !joinsSameVowel(word, at)
        ? findKnown(word.slice(at), compounding)
        : undefined;
    if (last && last.base.length >= MIN_LAST_LENGTH_AFTER_UNKNOWN)
      return { parts: [first, ...last.parts], base: first + last.base };
  }
  return undefined;
}

/**
 * The parts of a word of which at least the last is known.
 * @param word lower case, letters only
 * @returns one part for a known word that is no compound, undefined where nothing of the word is known
 */
export const splitCompound = (word: string, compounding: Compounding): SplitWord | undefined =>
  findKnown(word, compounding) ?? splitKnown(word, compounding, MAX_PARTS) ?? splitEnd(word, compounding);
