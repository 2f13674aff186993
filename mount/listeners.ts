/**
 * React listens to some 140 kinds of events on each root, which is a third of what it takes to hydrate a small island, and most islands of a
 * page are never touched. So an island's listeners are added when the first event comes to it, before that event reaches it.
 */

type Add = HTMLElement['addEventListener'];
type Listener = Parameters<Add>[1];

/** What React listens to: a list of its own, so each root has them in the same order. */
const order: { kind: string; options: Parameters<Add>[2] }[] = [];

/** The listeners of roots that no event has come to yet, in that order. */
const waiting = new WeakMap<Element, Listener[]>();

/** How many of the kinds in `order` each document or shadow root listens to. */
const listening = new WeakMap<Node, number>();

/**
 * Creates React's root in an element of the page.
 * @returns what `create` gives
 */
export function withListenersOnDemand<Root>(host: HTMLElement, create: () => Root): Root {
  // Of their number from the start: a list that grows is copied again and again.
  const listeners: Listener[] = [];
  listeners.length = order.length;
  let at = 0;
  waiting.set(host, listeners);
  host.addEventListener = (kind: string, listener: Listener, options: Parameters<Add>[2]) => {
    listeners[at++] = listener;
    if (at > order.length) order.push({ kind, options });
  };
  try {
    return create();
  } finally {
    // From here on that of every element.
    delete (host as Partial<HTMLElement>).addEventListener;
    listenIn(host.getRootNode());
  }
}

/**
 * Hears events for the islands of a document or shadow root: outside of a shadow tree most of its events cannot be told apart, and
 * some are not heard at all.
 */
export function listenIn(tree: Node): void {
  // It never prevents anything, so scrolling need not wait for it. The same kind again changes nothing.
  for (const { kind } of order.slice(listening.get(tree)))
    tree.addEventListener(kind, addListeners, { capture: true, passive: true });
  listening.set(tree, order.length);
}

const rootAround = (element: Element | null): Element | null => element?.closest('saaristo-root') ?? null;

/** Adds the listeners of all islands on the way of an event: an island may stand in another. */
function addListeners({ target }: Event): void {
  // Not `instanceof`: the nodes of a frame are of another window.
  const node = target as Node;
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  for (let host = rootAround(element); host; host = rootAround(host.parentElement)) {
    const listeners = waiting.get(host);
    if (!listeners) continue;
    waiting.delete(host);
    listeners.forEach((listener, at) => host.addEventListener(order[at]!.kind, listener, order[at]!.options));
  }
}
