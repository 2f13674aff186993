/** Values of the column setting that are words. Some blocks store a number, others a word (I18N-10). */
const WORDS: Readonly<Record<string, 2 | 3 | 4>> = { Two: 2, Three: 3, Four: 4 };

/** Returns 2, 3 or 4, or undefined for any other value; then the columns depend on the window's width. */
export function readColumns(value: unknown): 2 | 3 | 4 | undefined {
  if (value === 2 || value === 3 || value === 4) return value;
  return typeof value === 'string' && Object.hasOwn(WORDS, value) ? WORDS[value] : undefined;
}
