/** Creates keys that distinguish the markers of a page, the same at every visit. */
import { propsText } from './props-text.ts';

/** Returns a short hash (FNV-1a, 32 bits) of a text: the same for the same text everywhere, of no use against attackers. */
export function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the key of a marker: its id, else a hash of its props and its place among the markers of its widget with the
 * same props. The order in which islands are mounted has no part in it.
 */
export function getMarkerKey(element: Element): string {
  if (element.id) return `#${element.id}`;
  const name = element.getAttribute('data-widget')!;
  const json = propsText(element);
  const tree = element.getRootNode() as Document | ShadowRoot;
  const equal = [...tree.querySelectorAll('[data-widget]:not([id])')].filter(
    (other) => other.getAttribute('data-widget') === name && propsText(other) === json,
  );
  return `${hashOf(json)}-${equal.indexOf(element)}`;
}
