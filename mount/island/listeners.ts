/**
 * Adds React's event listeners to an island's root when the first event reaches the island. React listens for about 140 types on each
 * root, which is a third of the time of hydrating a small island, and visitors never use most islands.
 */
import { clean } from '#lib/clean.ts';

type AddEventListener = HTMLElement['addEventListener'];
type Listener = Parameters<AddEventListener>[1];

/** Types and options of React's listeners. React adds them to every root in the same order. */
const listenerTypes: { type: string; options: Parameters<AddEventListener>[2] }[] = [];

/** The listeners of roots that no event has reached, in the order of `listenerTypes`. */
const deferred = new WeakMap<Element, Listener[]>();

/** The number of `listenerTypes` that each root element or shadow root listens for. A document that is written anew has another root element. */
const observedCount = new WeakMap<Node, number>();

/**
 * Calls a function that creates React's root in `host`, and defers the listeners that it adds.
 * @returns the result of the function
 */
export function deferListeners<Root>(host: HTMLElement, createRoot: () => Root): Root {
  // Has its final length at once, because a growing list is copied repeatedly.
  const listeners: Listener[] = [];
  listeners.length = listenerTypes.length;
  let index = 0;
  deferred.set(host, listeners);
  host.addEventListener = (type: string, listener: Listener, options: Parameters<AddEventListener>[2]) => {
    listeners[index++] = listener;
    if (index > listenerTypes.length) listenerTypes.push({ type, options });
  };
  try {
    return createRoot();
  } finally {
    // Restores the method of the prototype.
    delete (host as Partial<HTMLElement>).addEventListener;
    observeEvents(host.getRootNode());
  }
}

/**
 * Listens in a document or shadow root for the events that need deferred listeners. The document alone is not enough: events inside of a
 * shadow tree are retargeted there, and some do not leave the tree.
 */
export function observeEvents(tree: Node): void {
  const root = (clean(tree) as Partial<Document>).documentElement ?? tree;
  // Passive, so that scrolling does not wait. Adding a listener again has no effect.
  for (const { type } of listenerTypes.slice(observedCount.get(root)))
    clean(tree).addEventListener(type, addDeferredListeners, { capture: true, passive: true });
  observedCount.set(root, listenerTypes.length);
}

const findHost = (element: Element | null): Element | null => element?.closest('saaristo-root') ?? null;

/** Adds the listeners of all islands that contain the event's target. Islands may be nested. */
function addDeferredListeners({ target }: Event): void {
  // Not `instanceof`, because the nodes of a frame belong to another window.
  const node = target as Node;
  const element = node.nodeType === 1 ? (node as Element) : node.parentElement;
  for (let host = findHost(element); host; host = findHost(host.parentElement)) {
    const listeners = deferred.get(host);
    if (!listeners) continue;
    deferred.delete(host);
    listeners.forEach((listener, i) => {
      const { type, options } = listenerTypes[i]!;
      host.addEventListener(type, listener, options);
    });
  }
}
