/** Where the markers of a page are in its text. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { defaultTreeAdapter, html as names, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { BoundedParser, type PageParser, TooMuchWork } from '#lib/bounded-parser.ts';
import { canHoldIsland } from '#island/given-props.ts';
import { readVersion } from '#island/migrate.ts';

/** One marker, by positions in the text (UTF-16 code units). */
export interface FoundMarker {
  name: string;
  /** Of its props. */
  version: number;
  /** The JSON of its props: of `data-props`, else of its first child script, else that of none. */
  json: string;
  /** Where the `>` of its start tag is. */
  tagEnd: number;
  /** Where the last of its attributes ends, behind the quotes. */
  attributesEnd: number;
  /** What is in it: from behind the start tag, or behind the script with its props, to the end tag. */
  contentStart: number;
  contentEnd: number;
  /** The names of the elements that are open behind its start tag, from the `<body>` on; its own is the last. */
  open: readonly string[];
  /** Whether formatting (`<b>`, `<a>`) that was opened before it and never closed goes on in it, or such of its content behind it. */
  isMisnested: boolean;
}

export interface FoundPage {
  /** In the order of the page; one inside of another comes after it. */
  markers: FoundMarker[];
  /** The text of the page's settings script, where there is one. */
  settings: string | undefined;
  /** The folder of the bundle's script, as the page writes it, where it includes it. */
  assets: string | undefined;
}

/** The script that a page includes, with what stands before its name. */
const SCRIPT = /^([^?#]*)\bsaaristo\.js(?:[?#]|$)/;

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

const isJson = (element: Element): boolean =>
  element.tagName === 'script' && attributeOf(element, 'type') === 'application/json';

/** What stood open around a marker while it was parsed. */
interface Around {
  open: string[];
  formatting: unknown;
  isMisnested: boolean;
}

/** The innermost formatting element that is open, but for the marker's own. */
function formattingOf({ activeFormattingElements }: PageParser, own: Element): Element | undefined {
  let entry = activeFormattingElements.newest;
  while (entry && 'element' in entry && entry.element === own) entry = entry.older;
  return entry && 'element' in entry ? entry.element : undefined;
}

/** Notes what is open around each marker: the finished tree does not tell it. */
class Watch {
  readonly around = new Map<Element, Around>();

  onItemPush(node: Node, bounded: BoundedParser): void {
    if (!isMarker(node) || this.around.has(node)) return;
    const { parser } = bounded;
    const { openElements } = parser;
    const formatting = formattingOf(parser, node);
    // Elements in the middle may be gone, which leaves their places free.
    const open = openElements.items
      .slice(0, openElements.stackTop + 1)
      .flatMap((one) => (one && 'tagName' in one ? one.tagName : []))
      .slice(2);
    // Kept for each marker, which takes memory as nodes do.
    bounded.count(Math.ceil(open.length / 8));
    this.around.set(node, {
      open,
      formatting,
      isMisnested: formatting !== undefined && !openElements.contains(formatting),
    });
  }

  onItemPop(node: Node, { parser }: BoundedParser): void {
    const around = isMarker(node) && this.around.get(node);
    if (around && formattingOf(parser, node) !== around.formatting) around.isMisnested = true;
  }
}

const isMarker = (node: Node): node is Element =>
  defaultTreeAdapter.isElementNode(node) && attributeOf(node, 'data-widget') !== undefined;

function markerOf(element: Element, around: Around | undefined): FoundMarker | undefined {
  const name = attributeOf(element, 'data-widget');
  const place = element.sourceCodeLocation;
  if (name === undefined || !around || !place?.startTag || !place.endTag) return undefined;
  if (element.namespaceURI !== names.NS.HTML || !canHoldIsland(element.tagName)) return undefined;
  // It has been here before.
  if (attributeOf(element, 'data-widget-prerendered') !== undefined) return undefined;
  const first = element.childNodes.find((child) => defaultTreeAdapter.isElementNode(child));
  const script = first && isJson(first) && attributeOf(first, 'data-props') !== undefined ? first : undefined;
  const contentStart = script ? script.sourceCodeLocation?.endOffset : place.startTag.endOffset;
  const contentEnd = place.endTag.startOffset;
  // Elements that a parser repairs may end before they begin, or begin twice.
  if (contentStart === undefined || contentStart > contentEnd) return undefined;
  const version = readVersion(attributeOf(element, 'data-props-version'));
  const json = attributeOf(element, 'data-props') ?? (script ? textOf(script) : '{}');
  const { open, isMisnested } = around;
  return {
    name,
    json,
    version,
    tagEnd: place.startTag.endOffset - 1,
    // A `/` before the `>` may be of an attribute without quotes.
    attributesEnd: Math.max(...Object.values(place.attrs ?? {}).map(({ endOffset }) => endOffset)),
    contentStart,
    contentEnd,
    open,
    isMisnested,
  };
}

/** Nodes that are looked at between two checks of the time. */
const NODES = 10_000;

/** The tree of a page; undefined where that is more work than a page may be, or the time is over before. */
async function parsePage(html: string, watch: Watch, isOver: () => boolean) {
  try {
    return await new BoundedParser({
      isOver,
      onItemPush: (node, parser) => watch.onItemPush(node, parser),
      onItemPop: (node, parser) => watch.onItemPop(node, parser),
    }).parseInTurns(html, nextTurn);
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}

/**
 * Reads a page as a browser does, whatever is wrong with it. Never rejects for what is in the page.
 * @param html a page, or a part of one
 * @param isOver whether the time for it is over
 * @returns undefined where the page takes more work than it may (`PAGE_LIMITS`), or the time is over before its end
 */
export async function findMarkers(
  html: string,
  isOver: () => boolean = () => false,
): Promise<FoundPage | undefined> {
  const watch = new Watch();
  const page = await parsePage(html, watch, isOver);
  if (!page) return undefined;
  const found = new Map<number, FoundMarker>();
  let settings: string | undefined;
  let assets: string | undefined;
  // Not by recursion: pages may be nested by the thousand.
  const waiting: Node[] = [page];
  let seen = 0;
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (++seen % NODES === 0 && isOver()) return undefined;
    if (defaultTreeAdapter.isElementNode(node)) {
      if (settings === undefined && isJson(node) && attributeOf(node, 'data-widget-settings') !== undefined)
        settings = textOf(node);
      if (node.tagName === 'script') assets ??= SCRIPT.exec(attributeOf(node, 'src') ?? '')?.[1];
      const marker = markerOf(node, watch.around.get(node));
      if (marker && !found.has(marker.tagEnd)) found.set(marker.tagEnd, marker);
    }
    // What a template holds is no part of the page. One after another: a call takes so many arguments at most.
    if ('childNodes' in node)
      for (let at = node.childNodes.length - 1; at >= 0; at -= 1) waiting.push(node.childNodes[at]!);
  }
  return { markers: [...found.values()].toSorted((a, b) => a.tagEnd - b.tagEnd), settings, assets };
}

/** Elements that end, or are taken apart, where certain others begin in them, however deep. */
const FRAGILE = new Set(['p', 'a', 'button', 'form', 'nobr', 'select', 'option', 'optgroup', 'svg', 'math']);
const CELLS = new Set(['td', 'th', 'caption']);

const isFragile = (open: readonly string[]): boolean =>
  open.some((name) => FRAGILE.has(name)) ||
  open.lastIndexOf('table') > open.findLastIndex((name) => CELLS.has(name));

/**
 * Whether a browser that reads an island's HTML in the place of its marker finds it there, whole: a list in a `<p>` ends the `<p>`, and the
 * island's own nodes, and the page's, would be elsewhere.
 * @param island `<saaristo-root>…</saaristo-root>`
 * @throws TooMuchWork
 */
export function staysWhole(
  { open, isMisnested }: FoundMarker,
  island: string,
  isOver: () => boolean,
): boolean {
  if (isMisnested) return false;
  if (!isFragile(open)) return true;
  const html = `<!doctype html><body>${open.map((name) => `<${name}>`).join('')}${island}`;
  const waiting: Node[] = [new BoundedParser({ isOver }).parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node && node.tagName === 'saaristo-root') {
      const { parentNode, sourceCodeLocation } = node;
      return (
        parentNode !== null &&
        'tagName' in parentNode &&
        parentNode.tagName === open.at(-1) &&
        sourceCodeLocation?.endOffset === html.length &&
        serialize(node) ===
          serialize(new BoundedParser({ isOver, isFragment: true }).parse(island).childNodes[0] as Element)
      );
    }
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return false;
}
