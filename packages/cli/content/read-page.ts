import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';
import { readParsedProps } from '../../../src/island/parsed-props.ts';
import { BoundedParser } from '../../../src/lib/bounded-parser.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An element with its attributes, and its first line in the HTML, counted from 1. */
export interface Tag {
  name: string;
  line: number;
  attributes: Readonly<Record<string, string>>;
  /** The text of its text nodes. */
  text: string;
}

export interface PageMarker extends Tag {
  /** The JSON of its props: `data-props`, otherwise the script, otherwise `{}`. */
  json: string;
  /** The namespace of its element. */
  namespace: string;
  /** Whether it contains other parts of the page: it has no end tag, or its start tag ends in `/>`, which HTML ignores. */
  isUnclosed: boolean;
  /** Whether the parser has closed a `<p>` before the marker, so that its `</p>` has become an empty paragraph. */
  isInParagraph: boolean;
}

/** The parts of a page that Saaristo uses. */
export interface PageContents {
  markers: PageMarker[];
  scripts: Tag[];
  /** All `<link>` elements, also those of the template with the preloads. */
  links: Tag[];
  /** All settings scripts. */
  settings: Tag[];
  /** All `<meta>` elements. */
  metas: Tag[];
  html: Tag | undefined;
  base: string | undefined;
}

const isElement = (node: Node | undefined | null): node is Element =>
  node != null && defaultTreeAdapter.isElementNode(node);

function createTag(element: Element): Tag {
  return {
    name: element.tagName,
    line: element.sourceCodeLocation?.startLine ?? 1,
    attributes: Object.fromEntries(element.attrs.map(({ name, value }) => [name, value])),
    text: element.childNodes
      .map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : ''))
      .join(''),
  };
}

/** Tells whether a marker closes the paragraph in which it is written. */
function closesParagraph(marker: Element): boolean {
  const siblings = marker.parentNode?.childNodes ?? [];
  const at = siblings.indexOf(marker);
  const before = siblings[at - 1];
  if (!isElement(before) || before.tagName !== 'p') return false;
  const { sourceCodeLocation: place } = before;
  if (!place || place.endTag || place.endOffset !== marker.sourceCodeLocation?.startOffset) return false;
  // An end tag without a paragraph creates an empty one, which has no start tag.
  return siblings
    .slice(at + 1)
    .some((next) => isElement(next) && next.tagName === 'p' && !next.sourceCodeLocation?.startTag);
}

/** Elements that need no end tag. */
const IMPLIED = /^(p|li|dd|dt|td|th|tr|caption)$/;

/** Tells whether a marker has content, and no end tag or a start tag that ends in `/>`. */
function isUnclosed({ tagName, sourceCodeLocation: place, childNodes }: Element, html: string): boolean {
  const { startTag, attrs } = place ?? {};
  // The `/` may belong to an attribute without quotes.
  const attributesEnd = Math.max(0, ...Object.values(attrs ?? {}).map(({ endOffset }) => endOffset));
  const hasContent = childNodes.some(
    (node) => !defaultTreeAdapter.isTextNode(node) || node.value.trim() !== '',
  );
  if (!hasContent || !startTag) return false;
  const hasSlash = html.slice(attributesEnd, startTag.endOffset).endsWith('/>');
  return hasSlash || (!place?.endTag && !IMPLIED.test(tagName));
}

function createMarker(element: Element, html: string): PageMarker {
  return {
    ...createTag(element),
    json: readParsedProps(element).json,
    namespace: element.namespaceURI,
    isUnclosed: isUnclosed(element, html),
    isInParagraph: closesParagraph(element),
  };
}

/**
 * Reads a page as a browser parses it.
 * @param html a page, or a part of one
 * @throws TooMuchWork if the page exceeds the limits of the parser
 */
export function readPage(html: string): PageContents {
  const found: PageContents = {
    markers: [],
    scripts: [],
    links: [],
    settings: [],
    metas: [],
    html: undefined,
    base: undefined,
  };
  const stack: Node[] = [new BoundedParser().parse(html)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isElement(node)) readElement(node, found, html);
    const children =
      'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
    const isPreloads = isElement(node) && 'data-widget-preloads' in createTag(node).attributes;
    if (!('content' in node) || isPreloads)
      for (let i = children.length - 1; i >= 0; i -= 1) stack.push(children[i]!);
  }
  return found;
}

function readElement(element: Element, found: PageContents, html: string): void {
  const tag = createTag(element);
  const { name, attributes } = tag;
  if ('data-widget' in attributes) found.markers.push(createMarker(element, html));
  if (name === 'link') found.links.push(tag);
  else if (name === 'meta') found.metas.push(tag);
  else if (name === 'html') found.html = tag;
  else if (name === 'base') found.base ??= attributes['href'];
  else if (name === 'script')
    ('data-widget-settings' in attributes ? found.settings : found.scripts).push(tag);
}
