/** Splits rich text into the elements that people write one at a time: headings, paragraphs, items of lists, cells of tables. */

/** Elements that contain such elements. */
const CONTAINERS = new Set([
  'BODY',
  'BLOCKQUOTE',
  'DIV',
  'LI',
  'OL',
  'SECTION',
  'TABLE',
  'TBODY',
  'TD',
  'TFOOT',
  'TH',
  'THEAD',
  'TR',
  'UL',
]);
const BLOCKS = new Set([...CONTAINERS, 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'HR', 'P', 'PRE']);

/** The tags around an element's content, and the HTML of its elements. */
export interface RichNodes {
  open: string;
  close: string;
  nodes: string[];
}

const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.textContent?.trim();

/** Parses HTML in a template, which also keeps rows and cells without their table. */
function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

/** Returns the elements of rich text, or of the element that is all of it. Returns undefined for HTML that is text itself. */
export function splitRichText(html: string, isWhole = true): RichNodes | undefined {
  if (html !== '' && !html.trimStart().startsWith('<')) return undefined;
  const content = parse(html);
  const outer = isWhole ? undefined : content.firstElementChild;
  if (!isWhole && (!outer || !CONTAINERS.has(outer.tagName))) return undefined;
  const children = [...(outer ?? content).childNodes].filter((node) => !isBlank(node));
  if (!children.every((node) => node instanceof Element && BLOCKS.has(node.tagName))) return undefined;
  const around = outer?.cloneNode(false) as Element | undefined;
  const close = around ? `</${around.localName}>` : '';
  return {
    open: around ? around.outerHTML.slice(0, -close.length) : '',
    close,
    nodes: children.map((node) => (node as Element).outerHTML),
  };
}

/** Returns the HTML of elements and the tags around them. */
export const joinRichText = ({ open, close, nodes }: RichNodes): string => open + nodes.join('') + close;

/** Returns the name of an element in HTML. */
export const getNodeName = (html: string): string => /^<([\w-]+)/.exec(html)?.[1] ?? '';
