/** Reads and cleans HTML of rich texts in a document that runs nothing. */

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/** Elements that are kept, without attributes except the address of a link. */
const KEPT = new Set(
  'A B BLOCKQUOTE BR CODE EM H2 H3 H4 H5 H6 HR I LI OL P S STRONG SUB SUP TABLE TBODY TD TH THEAD TR U UL'.split(
    ' ',
  ),
);
/** Elements that are removed with their content. Of all others the content is kept. */
const DROPPED = new Set(
  'EMBED IFRAME LINK MATH META NOSCRIPT OBJECT SCRIPT STYLE SVG TEMPLATE TITLE'.split(' '),
);

/** Whether an address has no scheme or a harmless one. Ignores white space and control characters, as browsers do. */
export function isSafeAddress(address: string): boolean {
  const plain = [...address].filter((one) => one > ' ').join('');
  return /^(https?:|mailto:|tel:|[^a-z]|[a-z][^:]*([/?#]|$))/i.test(plain);
}

function cleanChildren(parent: Node): void {
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Text) continue;
    if (!(node instanceof Element) || DROPPED.has(node.tagName.toUpperCase())) {
      node.remove();
      continue;
    }
    cleanChildren(node);
    if (!KEPT.has(node.tagName)) {
      node.replaceWith(...node.childNodes);
      continue;
    }
    for (const { name, value } of Array.from(node.attributes))
      if (node.tagName !== 'A' || name !== 'href' || !isSafeAddress(value)) node.removeAttribute(name);
  }
}

/** Returns rich text with only harmless elements. */
export function cleanHtml(html: string): string {
  const body = parse(html);
  cleanChildren(body);
  return body.innerHTML;
}

/** Returns HTML as a browser writes it, for comparison. */
export const normalizeHtml = (html: string): string => parse(html).innerHTML;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`);
