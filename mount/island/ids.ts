/**
 * Gives the ids of each island a prefix that no other island, server or copy of this script uses. React creates ids from a prefix. A
 * server may render the same prefix twice on a page, in copies of a marker or in parts of a page. Morphing libraries move elements by
 * their ids.
 */
import type { Island } from '../types.ts';

const SCRIPT_PREFIX = `sa${Math.random().toString(36).slice(2, 8)}`;
let count = 0;

/** Returns the prefix of a marker's ids in the browser. */
export const getIdPrefix = (marker: Island): string =>
  (marker.idPrefix ??= `${SCRIPT_PREFIX}-${(count++).toString(36)}-`);

/** Returns the beginning of the ids that React's server rendering creates from a prefix. */
const toReactId = (prefix: string): string => `_${prefix}R_`;

/** Replaces the server's ids of a marker's island in a text by the browser's. */
export function renameIds(marker: Island, text: string): string {
  const serverId = toReactId(marker.element.getAttribute('data-widget-prerendered') ?? '');
  return text.includes(serverId) ? text.replaceAll(serverId, toReactId(getIdPrefix(marker))) : text;
}

/** Renames the server's ids, and all references to them, in the attributes of prerendered elements. */
export function renameElementIds(marker: Island, host: Element): void {
  for (const element of host.getElementsByTagName('*'))
    for (const attribute of element.attributes) {
      const value = renameIds(marker, attribute.value);
      if (value !== attribute.value) attribute.value = value;
    }
}
