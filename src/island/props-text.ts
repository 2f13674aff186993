/** Finds the JSON of a marker's props (docs/reference.md#a-marker). */

const SCRIPT = 'script[type="application/json"][data-props]';

/**
 * The script that holds an element's props: its first element, or the first element of that one and so on, because CMSs wrap scripts into
 * paragraphs. While the island is mounted it is a child of the marker, so that a copy of the marker has it too.
 */
export function propsScript({ firstElementChild }: Element): Element | undefined {
  for (let first = firstElementChild; first; first = first.firstElementChild) {
    if (first.matches(SCRIPT)) return first;
    if (first.matches('[data-widget], saaristo-root')) break;
  }
  return undefined;
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
