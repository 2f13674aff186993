/** Returns the class names in an editor's text: words that consist only of letters, digits, `-` and `_` (CAR-06). */
export const readClassNames = (words: string): string =>
  words
    .split(/\s+/)
    .filter((word) => /^[\w-]+$/.test(word))
    .join(' ');
