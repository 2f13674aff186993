/** Finds the markers of a page and their positions in its text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultTreeAdapter, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { BoundedParser, type PageParser, TooMuchWork } from '#lib/bounded-parser.ts';
import { canHoldIsland, isNameOf } from '#island/given-props.ts';
import { readParsedProps } from '#island/parsed-props.ts';
import { readVersion } from '#island/migrate.ts';

/** A marker, with positions in the text (UTF-16 code units). */
export interface FoundMarker {
  name: string;
  /** The nearest `lang`; '' if there is none. */
  lang: string;
  /** The version of its props. */
  version: number;
  /** The JSON of its props: `data-props`, otherwise the script, otherwise `{}`. */
  json: string;
  /** The position of the `>` of its start tag. */
  tagEnd: number;
  /** The position after its last attribute, with quotes. */
  attributesEnd: number;
  /** Whether its start tag ends in `/>`, which HTML ignores, so that it contains other parts of the page. */
  isSelfClosing: boolean;
  /** Its content: from the start tag, or from the script with its props or the element's name (`<summary>`), to the end tag. */
  contentStart: number;
  contentEnd: number;
  /** The script with its props, if the CMS has wrapped it into an element of the content. */
  wrappedScript?: { start: number; end: number };
  /**
   * Its children with `data-slot`, with the positions of the whole elements and of their contents. If the content is a copy of an island,
   * the elements in which that shows its slots.
   */
  slots: readonly FoundSlot[];
  /** Whether the content is a copy of an island, as in a saved page. Content outside of `slots` is then in no slot. */
  isCopy: boolean;
  /** The names of the elements that are open after its start tag, from the child of `<body>` to the marker itself. */
  open: readonly string[];
  /** Whether an unclosed formatting element (`<b>`, `<a>`) continues into the marker, or out of it. */
  isMisnested: boolean;
}

export interface FoundSlot {
  name: string;
  start: number;
  end: number;
  contentStart: number;
  contentEnd: number;
}

export interface FoundPage {
  /** In page order. A nested marker follows the one that contains it. */
  markers: FoundMarker[];
  /** The text of the page's settings script. */
  settings: string | undefined;
  /** `<html lang>`. */
  lang: string | undefined;
  /** The URL of the folder of the bundle's script, as the page writes it. */
  assets: string | undefined;
}

/** Matches the URL of the bundle's script. Captures the folder. */
const SCRIPT = /^([^?#]*)\bsaaristo\.js(?:[?#]|$)/;

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const getAttribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** Returns the text of a script, which has no other content. */
const getText = ({ childNodes: [text] }: Element): string =>
  (text as DefaultTreeAdapterTypes.TextNode | undefined)?.value ?? '';

const isJson = (element: Element): boolean =>
  element.tagName === 'script' && getAttribute(element, 'type') === 'application/json';

/** The parser's state at a marker's start tag, which the finished tree does not show. */
interface MarkerContext {
  open: string[];
  formatting: unknown;
  isMisnested: boolean;
}

/** Returns the innermost open formatting element except the marker itself. */
function findFormatting({ activeFormattingElements }: PageParser, marker: Element): Element | undefined {
  let entry = activeFormattingElements.newest;
  while (entry && 'element' in entry && entry.element === marker) entry = entry.older;
  return entry && 'element' in entry ? entry.element : undefined;
}

/** Records the parser's state at each marker. */
class MarkerRecorder {
  readonly contexts = new Map<Element, MarkerContext>();

  onItemPush(node: Node, bounded: BoundedParser): void {
    if (!isMarker(node) || this.contexts.has(node)) return;
    const { parser } = bounded;
    const { openElements } = parser;
    const formatting = findFormatting(parser, node);
    // The parser leaves the places of elements empty that it removes from a deep stack.
    const open = openElements.items
      .slice(2, openElements.stackTop + 1)
      .flatMap((element) => (element as Element | undefined)?.tagName ?? []);
    // Counts as nodes, because the names take memory for each marker.
    bounded.count(Math.ceil(open.length / 8));
    this.contexts.set(node, {
      open,
      formatting,
      isMisnested: formatting !== undefined && !openElements.contains(formatting),
    });
  }

  onItemPop(node: Node, { parser }: BoundedParser): void {
    const context = isMarker(node) && this.contexts.get(node);
    if (context && findFormatting(parser, node) !== context.formatting) context.isMisnested = true;
  }
}

const isMarker = (node: Node): node is Element => getAttribute(node as Element, 'data-widget') !== undefined;

/** Returns the outermost elements in a copy of an island that show its slots (src/island/marker-content.ts). */
function findShownSlots(host: Element): Element[] {
  const found: Element[] = [];
  const stack: Node[] = host.childNodes.toReversed();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (!defaultTreeAdapter.isElementNode(node) || node.tagName === 'saaristo-root') continue;
    if (getAttribute(node, 'data-widget') !== undefined) continue;
    if (getAttribute(node, 'data-widget-slot') === undefined)
      for (let i = node.childNodes.length - 1; i >= 0; i -= 1) stack.push(node.childNodes[i]!);
    else found.push(node);
  }
  return found;
}

/** Returns an element as a slot, if the attribute names one. */
function readSlot(node: Node, attribute: string): FoundSlot[] {
  const name = defaultTreeAdapter.isElementNode(node) ? getAttribute(node, attribute) : undefined;
  const location = (node as Element).sourceCodeLocation;
  if (name === undefined || !location?.startTag || !location.endTag) return [];
  return [
    {
      name,
      start: location.startOffset,
      end: location.endOffset,
      contentStart: location.startTag.endOffset,
      contentEnd: location.endTag.startOffset,
    },
  ];
}

/** Returns the places of a marker's name (`<summary>`), which stays in the page, as its first or its last element. */
function findName({ tagName, childNodes }: Element, script: Element | undefined) {
  const elements = childNodes.filter((child) => defaultTreeAdapter.isElementNode(child) && child !== script);
  const locate = (node: Node | undefined) =>
    node && isNameOf(tagName, node.nodeName) && 'sourceCodeLocation' in node
      ? node.sourceCodeLocation
      : undefined;
  const first = locate(elements[0]);
  return [first, first ? undefined : locate(elements.at(-1))] as const;
}

/** Returns undefined for an element that is no marker or can't be rendered. */
function readMarker(
  element: Element,
  context: MarkerContext | undefined,
  lang: string,
  html: string,
): FoundMarker | undefined {
  // Copies that the parser makes of formatting elements have no location.
  const { startTag, endTag, attrs } = element.sourceCodeLocation ?? {};
  if (!context || !endTag) return undefined;
  if (!canHoldIsland(element.tagName, element.namespaceURI)) return undefined;
  // It is prerendered already.
  if (getAttribute(element, 'data-widget-prerendered') !== undefined) return undefined;
  const { json, script } = readParsedProps(element);
  const host = element.childNodes.find((child) => child.nodeName === 'saaristo-root') as Element | undefined;
  const slots = host
    ? findShownSlots(host).flatMap((child) => readSlot(child, 'data-widget-slot'))
    : element.childNodes.flatMap((child) => readSlot(child, 'data-slot'));
  const isOwnChild = script?.parentNode === element;
  const [nameStart, nameEnd] = findName(element, script);
  const contentStart = (nameStart ?? ((isOwnChild && script.sourceCodeLocation) || startTag!)).endOffset;
  // The attribute replaces the script, which then stays in the content.
  const isUsed = getAttribute(element, 'data-props') === undefined && !isOwnChild;
  const wrapped = isUsed ? script?.sourceCodeLocation : undefined;
  const contentEnd = (nameEnd ?? endTag).startOffset;
  const version = readVersion(getAttribute(element, 'data-props-version'));
  // Not before a `/`, which may belong to an attribute without quotes.
  const attributesEnd = Math.max(...Object.values(attrs!).map((attribute) => attribute.endOffset));
  return {
    name: getAttribute(element, 'data-widget')!,
    json,
    lang,
    version,
    tagEnd: startTag!.endOffset - 1,
    attributesEnd,
    isSelfClosing:
      html.slice(attributesEnd, startTag!.endOffset).endsWith('/>') &&
      html.slice(contentStart, contentEnd).trim() !== '',
    contentStart,
    contentEnd,
    ...(wrapped && { wrappedScript: { start: wrapped.startOffset, end: wrapped.endOffset } }),
    // A form may end before its children.
    slots: slots.filter(({ end }) => end <= contentEnd),
    isCopy: host !== undefined,
    open: context.open,
    isMisnested: context.isMisnested,
  };
}

/** Returns the tree of a page; undefined if it exceeds the limits or the time is over. */
async function parsePage(html: string, recorder: MarkerRecorder, isOver: () => boolean) {
  try {
    return await new BoundedParser({
      isOver,
      onItemPush: (node, parser) => recorder.onItemPush(node, parser),
      onItemPop: (node, parser) => recorder.onItemPop(node, parser),
    }).parseInTurns(html, nextTurn);
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}

/**
 * Parses a page as a browser does, even if its HTML is invalid, and finds its markers.
 * @param html a page, or a part of one
 * @param isOver returns whether the time is over
 * @returns undefined if the page exceeds `PAGE_LIMITS` or the time is over; never rejects because of the page's content
 */
export async function findMarkers(html: string, isOver: () => boolean): Promise<FoundPage | undefined> {
  const recorder = new MarkerRecorder();
  const page = await parsePage(html, recorder, isOver);
  if (!page) return undefined;
  const found = new Map<number, FoundMarker>();
  let settings: string | undefined;
  let lang: string | undefined;
  let assets: string | undefined;
  // Not recursive, because pages may be nested deeply.
  const stack: Node[] = [page];
  /** The nearest `lang` of each element. */
  const langs = new Map<Node, string>();
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) {
      const nearest = getAttribute(node, 'lang') ?? langs.get(node.parentNode!) ?? '';
      langs.set(node, nearest);
      if (settings === undefined && isJson(node) && getAttribute(node, 'data-widget-settings') !== undefined)
        settings = getText(node);
      if (node.tagName === 'html') lang ??= getAttribute(node, 'lang');
      if (node.tagName === 'script') assets ??= SCRIPT.exec(getAttribute(node, 'src') ?? '')?.[1];
      const marker = readMarker(node, recorder.contexts.get(node), nearest, html);
      if (marker && !found.has(marker.tagEnd)) found.set(marker.tagEnd, marker);
    }
    // Skips the content of templates, which is not in `childNodes`. Pushes one by one, because the number of arguments is limited.
    if ('childNodes' in node)
      for (let i = node.childNodes.length - 1; i >= 0; i -= 1) stack.push(node.childNodes[i]!);
  }
  const markers = [...found.values()].toSorted((a, b) => a.tagEnd - b.tagEnd);
  return { markers, settings, lang, assets };
}

/** Elements that the parser closes or splits when certain elements begin in them, at any depth. */
const FRAGILE = new Set(['p', 'a', 'button', 'form', 'nobr', 'select', 'option', 'optgroup', 'svg', 'math']);
const CELLS = new Set(['td', 'th', 'caption']);

const isFragile = (open: readonly string[]): boolean =>
  open.some((name) => FRAGILE.has(name)) ||
  open.lastIndexOf('table') > open.findLastIndex((name) => CELLS.has(name));

/**
 * Returns whether a browser that parses an island's HTML in its marker keeps it complete and in place. For example, a list in a `<p>` closes
 * the `<p>`, which moves nodes of the island and of the page.
 * @param island `<saaristo-root>…</saaristo-root>`
 * @throws TooMuchWork
 */
export function isKeptWhole(
  { open, isMisnested }: FoundMarker,
  island: string,
  isOver: () => boolean,
): boolean {
  if (isMisnested) return false;
  if (!isFragile(open)) return true;
  const html = `<!doctype html><body>${open.map((name) => `<${name}>`).join('')}${island}`;
  const stack: Node[] = [new BoundedParser({ isOver }).parse(html)];
  for (let node = stack.pop(); node; node = stack.pop()) {
    if ('tagName' in node && node.tagName === 'saaristo-root') {
      const { parentNode, sourceCodeLocation } = node;
      return (
        (parentNode as Element).tagName === open.at(-1) &&
        sourceCodeLocation!.endOffset === html.length &&
        serialize(node) ===
          serialize(new BoundedParser({ isOver, isFragment: true }).parse(island).childNodes[0] as Element)
      );
    }
    if ('childNodes' in node) stack.push(...node.childNodes.toReversed());
  }
  return false;
}
