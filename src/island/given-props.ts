/** Reads the props of a marker (docs/reference.md#a-marker), in the browser and on a server. */
import { isNone, isRecord } from '#lib/read.ts';

export type GivenProps = { json: string; value: Record<string, unknown> } | { problem: string };

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** Parses the JSON of a marker. If it is not a single object and not empty, returns a sentence that says so. */
export function parseProps(json: string): GivenProps {
  try {
    const value: unknown = json.trim() === '' ? null : JSON.parse(json);
    if (isNone(value)) return { json, value: {} };
    if (isRecord(value)) return { json, value };
    return { problem: `data-props: expected one JSON object, got ${shorten(json)}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `data-props is not valid JSON (${why}): ${shorten(json)}` };
  }
}

/** Elements that show no island in them: parts of a page's frame, void and replaced elements, controls with an own content, and hidden ones. */
const UNFIT =
  /^(html|head|title|body|frameset|noscript|script|style|template|area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|audio|canvas|iframe|math|object|svg|video|datalist|meter|optgroup|option|progress|select|textarea|colgroup|rp)$/;

/** Returns whether an element can be a marker. */
export const canHoldIsland = (localName: string, namespace = HTML): boolean =>
  namespace === HTML && !UNFIT.test(localName);

const HTML = 'http://www.w3.org/1999/xhtml';

/** The names of children that name their parent. They stay when an island replaces the other content, if they are its first or last element. */
const NAMES = new Map([
  ['details', 'summary'],
  ['fieldset', 'legend'],
  ['figure', 'figcaption'],
  ['table', 'caption'],
]);

/** Returns whether a child is the name of its parent. */
export const isNameOf = (parent: string, child: string): boolean => NAMES.get(parent) === child;
