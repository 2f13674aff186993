/** Where the JSON of a marker's props is (docs/reference.md#a-marker). */

/** The script that holds an element's props. It stays in its place while the island is mounted, so that a copy of the marker has it too. */
export function propsScript({ firstElementChild: first }: Element): Element | undefined {
  return first?.matches('script[type="application/json"][data-props]') ? first : undefined;
}

/** The JSON of an element's props: the attribute, else the script, else an empty object. */
export const propsText = (element: Element): string =>
  element.getAttribute('data-props') ?? propsScript(element)?.textContent ?? '{}';

/** Replaces the JSON of an element's props where it stands. */
export function writePropsText(element: Element, json: string): void {
  const script = element.hasAttribute('data-props') ? undefined : propsScript(element);
  // Not by `textContent`: a policy with trusted types refuses that of any script.
  if (script) script.replaceChildren(json);
  else element.setAttribute('data-props', json);
}
