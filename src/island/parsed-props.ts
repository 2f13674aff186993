/** Finds the JSON of a marker's props in a page that parse5 has parsed. */
import { defaultTreeAdapter, type DefaultTreeAdapterTypes } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;

const read = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

const findFirst = ({ childNodes }: Element): Element | undefined =>
  childNodes.find((child) => defaultTreeAdapter.isElementNode(child));

function findScript(marker: Element): Element | undefined {
  for (let first = findFirst(marker); first; first = findFirst(first)) {
    const isProps =
      first.tagName === 'script' &&
      read(first, 'type') === 'application/json' &&
      read(first, 'data-props') !== undefined;
    if (isProps) return first;
    if (first.tagName === 'saaristo-root' || read(first, 'data-widget') !== undefined) break;
  }
  return undefined;
}

/** Returns the JSON of a marker's props, an empty object if there is none, and the script that holds it. */
export function readParsedProps(marker: Element): { json: string; script: Element | undefined } {
  const script = findScript(marker);
  const text = script?.childNodes[0] as DefaultTreeAdapterTypes.TextNode | undefined;
  return { json: read(marker, 'data-props') ?? (script ? (text?.value ?? '') : '{}'), script };
}
