/**
 * Returns the first `limit` UTF-16 units of a text, the units of `maxlength`. Does not split a character of
 * two units.
 */
export function truncate(text: string, limit: number): string {
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}
