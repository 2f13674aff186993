/**
 * The content of a marker (docs/architecture.md#the-runtime). It is plain (the page's fallback), or it contains a `<saaristo-root>`: the server's
 * HTML of an island, a mounted island, or the copy of one. Content of slots belongs to the page in each of these forms.
 */

/** The attribute of an element that shows a slot, with the slot's name (src/ui/Slot.tsx). */
export const SLOT = 'data-widget-slot';

/** Selects elements of others in an island: slots and markers. */
export const FOREIGN = `[${SLOT}], [data-widget]`;

export const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Returns whether an island has rendered a node itself. The content of its slots and of markers in it is not its own. */
export const isOfIsland = (host: Element, node: Node): boolean =>
  (isElement(node) ? node : node.parentElement)?.closest(`saaristo-root, ${FOREIGN}`) === host;

/** Returns the outermost elements of others in an island. */
export const findForeign = (host: Element): Element[] =>
  [...host.querySelectorAll(FOREIGN)].filter(({ parentElement }) => isOfIsland(host, parentElement!));
