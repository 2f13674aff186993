import { truncate } from './cut.ts';

/** Number of characters before the limit in which the end of a word is searched. */
const REACH = 25;

/**
 * Shortens a text to at most `limit` characters: up to the last whole word, if one ends near the limit.
 * Returns a text within the limit unchanged (REV-07).
 */
export function createTeaser(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = truncate(text, limit);
  if (/\s/.test(text.charAt(start.length))) return start.trimEnd();
  const space = start.search(/\s\S*$/);
  const whole = start.slice(0, space).trimEnd();
  return space > 0 && whole.length >= limit - REACH ? whole : start;
}
