/** A paragraph of HTML up to its end, which need not be written, and what is in it. */
const PARAGRAPH = /<p(?:\s[^<>]*)?>([\s\S]*?)(?=<\/p\s*>|<p[\s>]|$)/gi;

const isEmpty = (html: string): boolean => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/**
 * The first paragraph of rich text that says something, as rich text; of a text without paragraphs what comes before its first empty
 * line (PRD-16). What comes in is not trusted, so neither is what comes out: show it by `<RichText>`.
 */
export function firstParagraph(html: string): string {
  for (const [, inner = ''] of html.matchAll(PARAGRAPH)) if (!isEmpty(inner)) return `<p>${inner}</p>`;
  if (/<p[\s>]/i.test(html)) return '';
  const [first = ''] = html.trim().split(/\n\s*\n/);
  return isEmpty(first) ? '' : `<p>${first}</p>`;
}
