import { withoutAccents } from './language.ts';

/** What a language knows of its compounds. */
export interface Compounding {
  /** Known words by their dictionary form, with their parts where they are compounds themselves. */
  words: ReadonlyMap<string, readonly string[]>;
  /** Dictionary forms that a word may be a form of. */
  forms: (word: string) => string[];
  /** Dictionary forms that `part` may have before a joint: `naudan|liha` begins with `nauta`. */
  before: (part: string) => string[];
}

const SHORTEST_FIRST = 2;
const SHORTEST_LAST = 3;
/** With a first part that nobody knows, a brand perhaps, the last one has to be long to be no chance. */
const SHORTEST_LAST_OF_UNKNOWN = 6;
const UNKNOWN_FIRST = /^(?=.*[aeiouyäöå])\p{L}{3,}$/u;
const MOST_PARTS = 4;

/** A compound at its joints, each part in its dictionary form. */
export interface Split {
  /** From the first to the last. */
  parts: readonly string[];
  /** The whole word in its dictionary form. */
  base: string;
}

/** Words with `|` at the joints, as a map from the whole to its parts. */
export const wordList = (words: string): Map<string, readonly string[]> =>
  new Map(
    withoutAccents(words)
      .trim()
      .split(/\s+/)
      .map((word) => [word.replaceAll('|', ''), word.split('|')]),
  );

const better = (a: Split | undefined, b: Split | undefined): Split | undefined => {
  if (!a || !b) return a ?? b;
  return b.parts.length < a.parts.length ? b : a;
};

/** Known words first; a compound of them is split further. */
function known(word: string, { words, forms }: Compounding): Split | undefined {
  const base = forms(word).find((form) => words.has(form));
  return base === undefined ? undefined : { parts: words.get(base) ?? [base], base };
}

/** Where the same vowel meets itself, a compound is written with a hyphen: `tilaajan` is no `tila|ajan`. */
const meets = (word: string, at: number): boolean =>
  word[at - 1] === word[at] && /[aeiouyäöå]/u.test(word[at] ?? '');

function splitAt(word: string, at: number, compounding: Compounding, depth: number): Split | undefined {
  if (meets(word, at)) return undefined;
  const first = word.slice(0, at);
  const [base] = compounding.before(first).filter((form) => compounding.words.has(form));
  if (base === undefined) return undefined;
  const rest = known(word.slice(at), compounding) ?? splitKnown(word.slice(at), compounding, depth - 1);
  return (
    rest && { parts: [...(compounding.words.get(base) ?? [base]), ...rest.parts], base: first + rest.base }
  );
}

/** Into known words alone; of several ways the one with the fewest parts, then the one with the longest first part. */
function splitKnown(word: string, compounding: Compounding, depth: number): Split | undefined {
  let best: Split | undefined;
  if (depth > 1)
    for (let at = word.length - SHORTEST_LAST; at >= SHORTEST_FIRST; at -= 1)
      best = better(best, splitAt(word, at, compounding, depth));
  return best;
}

/** A known word at the end, after something unknown. */
function splitEnd(word: string, compounding: Compounding): Split | undefined {
  for (let at = 3; at <= word.length - SHORTEST_LAST_OF_UNKNOWN; at += 1) {
    const first = word.slice(0, at);
    const last =
      UNKNOWN_FIRST.test(first) && !meets(word, at) ? known(word.slice(at), compounding) : undefined;
    if (last && last.base.length >= SHORTEST_LAST_OF_UNKNOWN)
      return { parts: [first, ...last.parts], base: first + last.base };
  }
  return undefined;
}

/**
 * The parts of a word of which at least the last is known.
 * @param word lower case, letters only
 * @returns one part for a known word that is no compound, undefined where nothing of the word is known
 */
export const split = (word: string, compounding: Compounding): Split | undefined =>
  known(word, compounding) ?? splitKnown(word, compounding, MOST_PARTS) ?? splitEnd(word, compounding);
