/**
 * The content of a marker (docs/architecture.md#the-runtime). It is plain (the page's fallback), or it contains a `<saaristo-root>`:
 * the server's HTML of an island, a mounted island, or the copy of one. Content of slots belongs to the page in each of these forms.
 */
/** The attribute of an element that shows a slot, with the slot's name (src/ui/Slot.tsx). */
const SLOT = 'data-widget-slot';

/** Selects elements of others in an island: slots and markers. */
const FOREIGN = `[${SLOT}], [data-widget]`;

const TEMPLATE = 'template[data-widget-fallback]';

/** Selects children of a marker that are not in the default slot. */
const RESERVED = `[data-slot], ${TEMPLATE}, script[data-props], script[data-widget-loaded], saaristo-notice`;

/** A marker of the runtime. */
interface Owner {
  readonly element: Element;
  fallback: Node[];
}

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Returns whether an island has rendered a node itself. The content of its slots and of markers in it is not its own. */
export const isOfIsland = (host: Element, node: Node): boolean =>
  (isElement(node) ? node : node.parentElement)?.closest(`saaristo-root, ${FOREIGN}`) === host;

/**
 * Returns the element that contains the island's HTML from the server (docs/server-rendering.md#in-node). Ignores an element with an id: that is
 * the host of a mounted island or its copy, whose state is newer than the server's.
 */
export const findPrerendered = (element: Element): HTMLElement | null =>
  element.hasAttribute('data-widget-prerendered')
    ? element.querySelector<HTMLElement>(':scope > saaristo-root:not([id])')
    : null;

/** Returns the outermost elements of others in an island. */
const findForeign = (host: Element): Element[] =>
  [...host.querySelectorAll(FOREIGN)].filter(({ parentElement }) => isOfIsland(host, parentElement!));

/** The nodes of a slot in the content of a marker. */
interface Part {
  nodes: Node[];
  /** Puts nodes back in their place. */
  restore: (nodes: Node[]) => void;
}

/**
 * Finds a slot in the content of a marker.
 * @param write replaces the content, to restore a default slot without an element of its own
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

/** A document that loads nothing. A copy in the page's document would request all of its images, even lazy ones. */
const inertDocument = document.implementation.createHTMLDocument();

/**
 * The page's nodes in an island: the content of its slots and, in the server's HTML, the markers in its own elements. The nodes keep their
 * listeners, input and islands, and return to the marker's content when the island is removed.
 */
export class PageNodes {
  readonly #marker: Owner;
  /** The slots that have been shown, by name. The holder shows the nodes, or is removed and still contains them. */
  readonly #slots = new Map<string, { holder: Element; restore: Part['restore'] }>();
  #restoreMarkers: (() => void) | undefined;

  constructor(marker: Owner) {
    this.#marker = marker;
  }

  /** Copies the server's HTML before hydration changes it. The copy has empty places, to which the page's nodes return. */
  copyHost(host: HTMLElement): HTMLElement {
    const copy = inertDocument.importNode(host, true);
    const copies = copy.querySelectorAll(FOREIGN);
    const markers: [place: Element, marker: Element][] = [];
    const foreign = new Set(findForeign(host));
    host.querySelectorAll(FOREIGN).forEach((element, index) => {
      if (!foreign.has(element)) return;
      const place = copies[index]!;
      place.replaceChildren();
      const name = element.getAttribute(SLOT);
      if (name === null) markers.push([place, element]);
      else this.#slots.set(name, { holder: element, restore: (nodes) => place.replaceChildren(...nodes) });
    });
    this.#restoreMarkers = () => markers.forEach(([place, marker]) => place.replaceWith(marker));
    return copy;
  }

  /** Moves the nodes of a slot into the element that shows it. */
  show(name: string, element: Element): void {
    const slot = this.#slots.get(name);
    if (slot?.holder === element) return;
    const { nodes, restore } = slot
      ? { nodes: slot.holder.childNodes, restore: slot.restore }
      : this.#findPart(name);
    element.replaceChildren(...nodes);
    this.#slots.set(name, { holder: element, restore });
  }

  /** Shows new content of the marker in the slots. A slot for which it has no nodes keeps its own. */
  refresh(): void {
    this.#restoreMarkers = undefined;
    for (const [name, slot] of this.#slots) {
      const { nodes, restore } = this.#findPart(name);
      slot.restore = restore;
      if (nodes.length > 0) slot.holder.replaceChildren(...nodes);
    }
  }

  /** Returns the nodes of a removed island to the content of the marker. */
  restore(): void {
    this.#restoreMarkers?.();
    for (const { holder, restore } of this.#slots.values()) restore([...holder.childNodes]);
    this.#slots.clear();
  }

  #findPart(name: string): Part {
    const marker = this.#marker;
    const template = marker.element.querySelector(`:scope > ${TEMPLATE}`);
    const content = template ? [...marker.fallback, template] : marker.fallback;
    return findPart(content, name, (nodes) => (marker.fallback = nodes));
  }
}
