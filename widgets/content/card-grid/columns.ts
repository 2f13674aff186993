/** The column setting of grids comes as a number or as a word, depending on the block it was set in (I18N-10). */
const WORDS: Readonly<Record<string, 2 | 3 | 4>> = { Two: 2, Three: 3, Four: 4 };

/** 2, 3 or 4; undefined for anything else, which leaves the columns to the width of the window. */
export function readColumns(value: unknown): 2 | 3 | 4 | undefined {
  if (value === 2 || value === 3 || value === 4) return value;
  return typeof value === 'string' && Object.hasOwn(WORDS, value) ? WORDS[value] : undefined;
}
