const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

/** The text of a piece of HTML, for the search index and descriptions; never to be put back as HTML. */
export const plainText = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1\s*>/gis, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
