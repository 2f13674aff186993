/**
 * The ids of islands. React makes them of a prefix, and a page may hold the same prefix from a server twice: in copies of a marker, and
 * in parts that were rendered one by one. A library that morphs moves elements to where a newer page has their ids. So each island has
 * a prefix that no other island, no server and no other copy of this script has.
 */
import type { Marker } from './types.ts';

const COPY = `sa${Math.random().toString(36).slice(2, 8)}`;
let count = 0;

/** The prefix of a marker's ids in the browser. */
export const idPrefixOf = (marker: Marker): string =>
  (marker.idPrefix ??= `${COPY}-${(count++).toString(36)}-`);

/** How React begins the ids that a server has rendered with this prefix. */
const startOf = (prefix: string): string => `_${prefix}R_`;

/** Replaces the ids that the server gave the marker's island in `text` by its ids in the browser. */
export function renameIds(marker: Marker, text: string): string {
  const from = startOf(marker.element.getAttribute('data-widget-prerendered') ?? '');
  return text.includes(from) ? text.replaceAll(from, startOf(idPrefixOf(marker))) : text;
}

/** Renames the ids in what the server rendered, with all that refers to them. */
export function renameIdsIn(marker: Marker, host: Element): void {
  for (const element of host.getElementsByTagName('*'))
    for (const attribute of element.attributes) {
      const renamed = renameIds(marker, attribute.value);
      if (renamed !== attribute.value) attribute.value = renamed;
    }
}
