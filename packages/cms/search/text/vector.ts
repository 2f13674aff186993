import type { Language } from 'saaristo/sites';
import { analyseWord } from './analyser.ts';
import { splitTokens, splitWords } from './language.ts';

/** The place of a text in an entry, most important first: title, category, teaser with tags, other text. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** Marks before a lexeme: the end of a compound, and a part inside one. Whole words have no mark. */
export const END = '+';
export const INNER = '-';
/** Mark before the first letters of a title's words. The index finds them as fast as a word. */
export const BEGINNING = '^';

/** Letters of the longest marked beginning. Searches for more letters look for prefixes of all words. */
export const MAX_BEGINNING_LENGTH = 2;

/** The database refuses longer lexemes. */
const MAX_WORD_LENGTH = 60;

/** Maximum bytes of one vector. PostgreSQL allows 1 MB of lexemes in a tsvector, and an entry joins up to two vectors. */
const MAX_VECTOR_BYTES = 400_000;

/** Bytes of a lexeme's positions: a count, three positions and padding. */
const POSITIONS_BYTES = 10;

const quote = (lexeme: string): string => `'${lexeme}'`;

/** Returns the word, its dictionary forms, and the parts of a compound. */
function listLexemes(language: Language, word: string): string[] {
  const analysis = analyseWord(language, word);
  if (!analysis) return [word];
  const { bases, ends, inner } = analysis;
  return [word, ...bases, ...ends.map((end) => END + end), ...inner.map((part) => INNER + part)];
}

/** Returns the words of a text. A measure is one word, and its number another one. */
const listWords = (text: string): string[] =>
  splitTokens(text)
    .flatMap(({ word, text: written }) => (/^\d/.test(written) ? [word, ...splitWords(written)] : [word]))
    .filter(({ length }) => length <= MAX_WORD_LENGTH);

/** Returns the first two letters of each word of a title, and the first letter of the title. */
const listBeginnings = (title: string): string[] =>
  splitWords(title).flatMap((word, index) => {
    const letters = [...word].slice(0, MAX_BEGINNING_LENGTH);
    return [...(index === 0 ? letters.slice(0, 1) : []), ...(letters.length > 1 ? [letters.join('')] : [])];
  });

/**
 * Formats the texts of an entry as a PostgreSQL tsvector, each lexeme with the weights of its places. Contains only letters, digits and the
 * three marks. Leaves out words beyond `MAX_VECTOR_BYTES`.
 */
export function formatVector(language: Language, texts: readonly (readonly [Weight, string])[]): string {
  const weights = new Map<string, Set<Weight>>();
  let bytes = 0;
  const add = (lexeme: string, weight: Weight): void => {
    const known = weights.get(lexeme);
    if (!known) bytes += Buffer.byteLength(lexeme) + POSITIONS_BYTES;
    weights.set(lexeme, (known ?? new Set()).add(weight));
  };
  for (const [weight, text] of texts) {
    for (const word of listWords(text)) {
      if (bytes > MAX_VECTOR_BYTES) break;
      for (const lexeme of listLexemes(language, word)) add(lexeme, weight);
    }
    if (weight === 'A') for (const letters of listBeginnings(text)) add(BEGINNING + letters, weight);
  }
  return [...weights]
    .map(([lexeme, where]) => {
      // No query asks for the weight D, so that its positions are left out to save space.
      const places = [...where]
        .filter((weight) => weight !== 'D')
        .map((weight, index) => `${index + 1}${weight}`);
      return quote(lexeme) + (places.length > 0 ? `:${places.join(',')}` : '');
    })
    .join(' ');
}
