import { cut } from './cut.ts';

/** How far back from the limit the end of a word is looked for, in characters. */
const REACH = 25;

/**
 * The beginning of a text that is longer than `limit`: up to the last word that is whole, where one ends near the limit, and never
 * more than `limit` characters. A text that fits is given whole (REV-07).
 */
export function teaser(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const start = cut(text, limit);
  if (/\s/.test(text.charAt(start.length))) return start.trimEnd();
  const space = start.search(/\s\S*$/);
  const whole = start.slice(0, Math.max(0, space)).trimEnd();
  return space >= 0 && whole.length >= limit - REACH ? whole : start;
}
