const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
};

const HIDDEN = /(<\/?(?:script|style)\b[^<>]*>)/i;

/** Removes scripts and styles with their contents. */
function removeHidden(html: string): string {
  let isHidden = false;
  let kept = '';
  for (const [index, part] of html.split(HIDDEN).entries()) {
    if (index % 2 === 1) isHidden = !part.startsWith('</');
    else kept += isHidden ? ' ' : part;
  }
  return kept;
}

/**
 * Returns the text of a piece of HTML, for the search index and descriptions. The result is not safe as HTML. The time is linear in the
 * length for any HTML.
 */
export const htmlToText = (html: string): string =>
  removeHidden(html)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => NAMED[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
