import type { Language } from 'saaristo/sites';
import { analyseWord } from './analyser.ts';
import { splitWords } from './language.ts';

/** Where a text is in an entry, from the most telling: title, category, teaser with tags, the rest. */
export type Weight = 'A' | 'B' | 'C' | 'D';

/** Before a lexeme: what ends a compound, and what is inside one. Whole words have none. */
export const END = '+';
export const INNER = '-';

/** Longer words are no words, and the database takes no longer lexemes. */
const MAX_WORD_LENGTH = 60;

/** PostgreSQL takes 1 MB of lexemes in a tsvector; an entry joins up to two vectors of this size, in bytes. */
const MAX_VECTOR_BYTES = 400_000;

/** Bytes of a lexeme's places: a count, three places and padding. */
const POSITIONS_BYTES = 10;

const quote = (lexeme: string): string => `'${lexeme}'`;

/** A word as it is written, its dictionary forms, and the parts of a compound. */
function listLexemes(language: Language, word: string): string[] {
  const analysis = analyseWord(language, word);
  if (!analysis) return [word];
  const { bases, ends, inner } = analysis;
  return [word, ...bases, ...ends.map((end) => END + end), ...inner.map((part) => INNER + part)];
}

/**
 * Texts of an entry as PostgreSQL writes a tsvector, each lexeme with the weights of where it is.
 * Contains only letters, digits and the two marks. Leaves out the words after the first `MAX_VECTOR_BYTES`.
 */
export function formatVector(language: Language, texts: readonly (readonly [Weight, string])[]): string {
  const weights = new Map<string, Set<Weight>>();
  let bytes = 0;
  for (const [weight, text] of texts)
    for (const word of splitWords(text).filter(({ length }) => length <= MAX_WORD_LENGTH)) {
      if (bytes > MAX_VECTOR_BYTES) break;
      for (const lexeme of listLexemes(language, word)) {
        const known = weights.get(lexeme);
        if (!known) bytes += Buffer.byteLength(lexeme) + POSITIONS_BYTES;
        weights.set(lexeme, (known ?? new Set()).add(weight));
      }
    }
  return [...weights]
    .map(([lexeme, where]) => {
      // Nobody asks what is in the rest alone: no place for it is smaller.
      const places = [...where]
        .filter((weight) => weight !== 'D')
        .map((weight, index) => `${index + 1}${weight}`);
      return quote(lexeme) + (places.length > 0 ? `:${places.join(',')}` : '');
    })
    .join(' ');
}
