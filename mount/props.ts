/** The props of a marker: its `data-props`, else its first child script, else none (docs/embedding.md#a-marker). */
import { isRecord } from '#lib/read.ts';

export type GivenProps = { json: string; value: Record<string, unknown> } | { problem: string };

/** The script that holds an element's props. It stays in its place while the island stands, so that a copy of the marker has it too. */
export function propsScript({ firstElementChild: first }: Element): Element | undefined {
  return first?.matches('script[type="application/json"][data-props]') ? first : undefined;
}

export function readProps(element: Element): GivenProps {
  const json = element.getAttribute('data-props') ?? propsScript(element)?.textContent ?? '{}';
  try {
    const value: unknown = JSON.parse(json);
    if (isRecord(value)) return { json, value };
    return { problem: `data-props: expected one JSON object, got ${shorten(json)}` };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { problem: `data-props is not valid JSON (${why}): ${shorten(json)}` };
  }
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);
