/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  matches: boolean;
}

/** Single letters would light up everywhere. */
const SHORTEST = 2;

/**
 * The text in pieces, those that are words of the query marked; put together they are the text again. Case does not
 * matter, and words are found inside longer ones, as compounds want it: `makkara` in `Grillimakkarat`.
 */
export function highlight(text: string, query: string): Piece[] {
  const words = query
    .split(/\s+/)
    .filter((word) => word.length >= SHORTEST)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (words.length === 0) return [{ text, matches: false }];
  return text
    .split(new RegExp(`(${words.join('|')})`, 'iu'))
    .map((piece, index) => ({ text: piece, matches: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
