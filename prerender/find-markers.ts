/** Where the markers of a page stand in its text. */
import { defaultTreeAdapter, html as names, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { canHoldIsland } from '#island/given-props.ts';

/** One marker, by positions in the text (UTF-16 code units). */
export interface FoundMarker {
  name: string;
  /** The JSON of its props: of `data-props`, else of its first child script, else that of none. */
  json: string;
  /** Where the `>` of its start tag stands. */
  tagEnd: number;
  /** What stands in it: from behind the start tag, or behind the script with its props, to the end tag. */
  contentStart: number;
  contentEnd: number;
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

function markerOf(element: Element): FoundMarker | undefined {
  const name = attributeOf(element, 'data-widget');
  const place = element.sourceCodeLocation;
  if (name === undefined || !place?.startTag || !place.endTag) return undefined;
  if (element.namespaceURI !== names.NS.HTML || !canHoldIsland(element.tagName)) return undefined;
  // It has been here before.
  if (attributeOf(element, 'data-widget-prerendered') !== undefined) return undefined;
  const first = element.childNodes.find((child) => defaultTreeAdapter.isElementNode(child));
  const script = first && isJson(first) && attributeOf(first, 'data-props') !== undefined ? first : undefined;
  const contentStart = script ? script.sourceCodeLocation?.endOffset : place.startTag.endOffset;
  const contentEnd = place.endTag.startOffset;
  // Elements that a parser repairs may end before they begin, or begin twice.
  if (contentStart === undefined || contentStart > contentEnd) return undefined;
  const json = attributeOf(element, 'data-props') ?? (script ? textOf(script) : '{}');
  return { name, json, tagEnd: place.startTag.endOffset - 1, contentStart, contentEnd };
}

/**
 * Reads a page as a browser does, whatever is wrong with it. Never throws.
 * @param html a page, or a part of one
 */
export function findMarkers(html: string): FoundPage {
  const found = new Map<number, FoundMarker>();
  let settings: string | undefined;
  let assets: string | undefined;
  // Not by recursion: pages may be nested by the thousand.
  const waiting: Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) {
      if (settings === undefined && isJson(node) && attributeOf(node, 'data-widget-settings') !== undefined)
        settings = textOf(node);
      if (node.tagName === 'script') assets ??= SCRIPT.exec(attributeOf(node, 'src') ?? '')?.[1];
      const marker = markerOf(node);
      if (marker && !found.has(marker.tagEnd)) found.set(marker.tagEnd, marker);
    }
    // What a template holds is no part of the page.
    if ('childNodes' in node) waiting.push(...node.childNodes.toReversed());
  }
  return { markers: [...found.values()].toSorted((a, b) => a.tagEnd - b.tagEnd), settings, assets };
}
