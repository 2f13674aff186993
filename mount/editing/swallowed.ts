/** Finds parts of the page that a marker contains because its element is not closed (docs/reference.md#a-marker). Loaded for such markers. */
import { isElement } from '#island/marker-content.ts';
import type { Island } from '../types.ts';

/** Selects parts of a page that no fallback contains. */
const PAGE_PARTS =
  'main, [role=main], script[data-widget-settings], script[src*="saaristo.js"], link[href*="saaristo.css"]';

/** Returns the indentation of an element in the source. Empty if it does not begin a line. */
const getIndentation = ({ previousSibling }: Element): string =>
  (previousSibling?.nodeType === 3 && /\n[ \t]+$/.exec(previousSibling.nodeValue!)?.[0]) || '';

/**
 * Finds a part of the page that a marker contains by mistake, because its element is not closed: a landmark of the page, markers of different
 * widgets, three markers in one another without an element between them, or a marker that the source indents like its parent.
 */
export function findSwallowed(element: Element, content: readonly Node[]): Element | undefined {
  const children = content.filter(isElement);
  if (children.some(({ localName }) => localName === 'saaristo-root')) return undefined;
  const part = element.querySelector(PAGE_PARTS);
  if (part) return part;
  const footer = element.querySelector('footer');
  if (footer && !footer.closest('article, aside, blockquote, main, nav, section')) return footer;
  const markers = children.filter((child) => child.hasAttribute('data-widget'));
  const [first] = markers;
  const indentation = getIndentation(element);
  const isMarker = (other: Element | null | undefined) => other?.hasAttribute('data-widget');
  const { parentElement } = element;
  const rest = isMarker(parentElement) && (first ?? (isMarker(parentElement!.parentElement) && children[0]));
  return (
    element.querySelector(':scope > [data-widget] > [data-widget]') ??
    markers.find((marker) => marker.getAttribute('data-widget') !== first!.getAttribute('data-widget')) ??
    markers.find((marker) => indentation !== '' && getIndentation(marker) === indentation) ??
    (rest || undefined)
  );
}

/** Reports parts of the page that a marker contains by mistake, once for each marker. */
export function reportSwallowed(marker: Island): void {
  const { element, swallowed, name } = marker;
  const { localName } = element;
  const isReported = marker.reason !== undefined;
  marker.reason = `it contains other parts of the page (<${swallowed!.localName}>), which stay below it. HTML ignores the "/" of <${localName} … />: write </${localName}>`;
  if (!isReported) console.error(`[saaristo] ${name}: ${marker.reason}`, element);
}
