/**
 * Removes trailing characters that are among `characters`. Replaces `/[characters]+$/`, which takes quadratic
 * time: a text with thousands of them in its middle takes seconds.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
