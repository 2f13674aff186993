/** The class names among an editor's words: letters, digits, `-` and `_` alone (CAR-06). */
export const classNames = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => /^[\w-]+$/.test(word))
    .join(' ');
