/** A piece of a text, and whether it matches the search. */
export interface Piece {
  text: string;
  matches: boolean;
}

/** Single letters would match almost everywhere. */
const MIN_LENGTH = 2;

/**
 * Splits a text into pieces and marks those that are words of the query. The joined pieces equal the text.
 * Ignores case, and finds words inside compounds: `makkara` in `Grillimakkarat`.
 */
export function highlight(text: string, query: string): Piece[] {
  const words = query
    .split(/\s+/)
    .filter((word) => word.length >= MIN_LENGTH)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (words.length === 0) return [{ text, matches: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((piece, index) => ({ text: piece, matches: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
