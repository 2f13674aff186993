/** The props of a marker: its `data-props`, else its first child script, else none (docs/embedding.md#a-marker). */
import { type GivenProps, parseProps } from '#island/given-props.ts';

/** The script that holds an element's props. It stays in its place while the island is mounted, so that a copy of the marker has it too. */
export function propsScript({ firstElementChild: first }: Element): Element | undefined {
  return first?.matches('script[type="application/json"][data-props]') ? first : undefined;
}

export function readProps(element: Element): GivenProps {
  return parseProps(element.getAttribute('data-props') ?? propsScript(element)?.textContent ?? '{}');
}
