/** The props of a marker: its `data-props`, else its first child script, else none (contract, section 1). */
import { isRecord } from '#lib/read.ts';
import type { Marker } from './types.ts';

export type GivenProps = { json: string; value: Record<string, unknown> } | { problem: string };

export function readProps(marker: Pick<Marker, 'element' | 'fallback'>): GivenProps {
  const json = marker.element.getAttribute('data-props') ?? scriptOf(marker)?.textContent ?? '{}';
  try {
    const value: unknown = JSON.parse(json);
    if (isRecord(value)) return { json, value };
    return { problem: `data-props: expected one JSON object, got ${shorten(json)}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `data-props is not valid JSON (${why}): ${shorten(json)}` };
  }
}

/** The script stays with the fallback while the island stands. */
function scriptOf({ element, fallback }: Pick<Marker, 'element' | 'fallback'>): Element | undefined {
  const first = element.firstElementChild;
  const children = first?.localName === 'saaristo-root' ? fallback : [first];
  const script = children.find((node) => node instanceof Element);
  return script instanceof Element && script.matches('script[type="application/json"][data-props]')
    ? script
    : undefined;
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
