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

/** Elements that can't or must not contain an island. */
const UNFIT = /^(html|head|body|script|style|template|iframe|img|input|textarea|select|br|hr|svg)$/;

/** Returns whether an element of this name can be a marker. */
export const canHoldIsland = (localName: string): boolean => !UNFIT.test(localName);
