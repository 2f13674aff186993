/** Moves the page's nodes of a marker into the slots of its island. Only widgets with slots load it. */
import type { SlotSource } from '#island/context.ts';
import { findForeign, isElement, SLOT } from '#island/marker-content.ts';

const TEMPLATE = 'template[data-widget-fallback]';

/** Selects children of a marker that are not in the default slot. */
const RESERVED = `[data-slot], ${TEMPLATE}, script[data-props], script[data-widget-loaded], saaristo-notice`;

/** The nodes of a slot in the content of a marker. */
interface Part {
  nodes: Node[];
  /** Puts nodes back in their place. */
  restore: (nodes: Node[]) => void;
}

/**
 * Finds a slot in the content of a marker.
 * @param write replaces the content; restores a default slot that has no element of its own
 */
function findPart(content: readonly Node[], name: string, write: (content: Node[]) => void): Part {
  const elements = content.filter(isElement);
  const host = elements.find(({ localName }) => localName === 'saaristo-root');
  const [places, attribute] = host ? [findForeign(host), SLOT] : [elements, 'data-slot'];
  const place = places.find((element) => element.getAttribute(attribute) === name);
  if (place) return { nodes: [...place.childNodes], restore: (nodes) => place.replaceChildren(...nodes) };
  const template = elements.find((element) => element.matches(TEMPLATE)) as HTMLTemplateElement | undefined;
  // A server does not show closed slots.
  if (template) {
    const { content: held } = template;
    return findPart([...held.childNodes], name, (nodes) => held.replaceChildren(...nodes));
  }
  const nodes =
    host || name !== '' ? [] : content.filter((node) => !isElement(node) || !node.matches(RESERVED));
  return { nodes, restore: (shown) => write(replaceNodes(content, new Set(nodes), shown)) };
}

/** Replaces some nodes of the content. Each other node stays behind the node that it follows. */
function replaceNodes(content: readonly Node[], replaced: ReadonlySet<Node>, nodes: readonly Node[]): Node[] {
  const result = [...nodes];
  content.forEach((node, index) => {
    if (replaced.has(node)) return;
    const previous = content.slice(0, index).findLast((one) => result.includes(one));
    result.splice(previous ? result.indexOf(previous) + 1 : 0, 0, node);
  });
  return result;
}

function findInMarker(marker: SlotSource, name: string): Part {
  const { fallback = [] } = marker;
  const template = marker.element?.querySelector(`:scope > ${TEMPLATE}`);
  return findPart(template ? [...fallback, template] : fallback, name, (nodes) => (marker.fallback = nodes));
}

/** Replaces the content of an element. Where browsers can, the nodes move with their state: a frame does not load again. */
function show(element: Element, nodes: readonly Node[]): void {
  const replaced = [...element.childNodes].filter((child) => !nodes.includes(child));
  for (const child of replaced) child.remove();
  for (const node of nodes)
    if ('moveBefore' in element && element.isConnected && node.getRootNode() === element.getRootNode())
      element.moveBefore(node, null);
    else element.append(node);
}

/** Moves the nodes of a slot into the element that shows it. They return to the marker when the island is removed (mount/island/root.ts). */
export function showSlot(marker: SlotSource, name: string, element: Element): void {
  const slots = (marker.slots ??= new Map());
  marker.refreshSlots = () => refresh(marker);
  const slot = slots.get(name);
  if (slot?.holder === element) return;
  const { nodes, restore } = slot
    ? { nodes: slot.holder.childNodes, restore: slot.restore }
    : findInMarker(marker, name);
  show(element, [...nodes]);
  slots.set(name, { holder: element, restore });
}

/** Shows new content of the marker in the slots. A slot for which it has no nodes keeps its own. */
function refresh(marker: SlotSource): void {
  for (const [name, slot] of marker.slots!) {
    const { nodes, restore } = findInMarker(marker, name);
    slot.restore = restore;
    if (nodes.length > 0) show(slot.holder, nodes);
  }
}
