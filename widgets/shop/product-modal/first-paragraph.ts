/** A paragraph of HTML with an optional end tag. Captures its content. */
const PARAGRAPH = /<p(?:\s[^<>]*)?>([\s\S]*?)(?=<\/p\s*>|<p[\s>]|$)/gi;

const isEmpty = (html: string): boolean => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/**
 * Returns the first non-empty paragraph of rich text. In a text without paragraphs, returns the part before the first empty line (PRD-16).
 * The result is as untrusted as the input: render it with `<RichText>`.
 */
export function getFirstParagraph(html: string): string {
  for (const [, inner = ''] of html.matchAll(PARAGRAPH)) if (!isEmpty(inner)) return `<p>${inner}</p>`;
  if (/<p[\s>]/i.test(html)) return '';
  const [first = ''] = html.trim().split(/\n\s*\n/);
  return isEmpty(first) ? '' : `<p>${first}</p>`;
}
