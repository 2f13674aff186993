/** The element that an island is rendered into, and React's root in it: one an island, so that no island can take another down. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { captureFallbackState } from './user-input.ts';
import { idPrefixOf, renameIdsIn } from './ids.ts';
import { withListenersOnDemand } from './listeners.ts';
import { propsScript } from '#island/props-text.ts';
import type { Marker } from './types.ts';

/** A document in which nothing is fetched: a copy in the page's own asks for all of its pictures, also for those that are lazy. */
const inert = document.implementation.createHTMLDocument();

/**
 * Finds the element with what the server rendered of a marker's island (docs/server-rendering.md#in-node). An element with an id is none: it is the
 * host of an island, or a copy of one, and shows a later state than the server's.
 */
export const prerendered = (element: Element): HTMLElement | null =>
  element.hasAttribute('data-widget-prerendered')
    ? element.querySelector<HTMLElement>(':scope > saaristo-root:not([id])')
    : null;

/** Copies what the server rendered, with the fallbacks of the markers in it that have their islands already. */
function copyOf(host: HTMLElement, mounted: Iterable<Marker>): HTMLElement {
  const copy = inert.importNode(host, true);
  const selector = '[data-widget-state]';
  const nested = [...host.querySelectorAll(selector)];
  if (nested.length === 0) return copy;
  const copies = [...copy.querySelectorAll(selector)];
  for (const { element, host: own, fallback } of mounted) {
    const twin = copies[nested.indexOf(element)];
    if (twin && own)
      twin
        .querySelector(':scope > saaristo-root')
        ?.replaceWith(...fallback.map((node) => inert.importNode(node, true)));
  }
  for (const twin of copies)
    for (const name of ['data-widget-state', 'data-widget-failed']) twin.removeAttribute(name);
  return copy;
}

/** Puts the island in the place of what is in its marker, which is its fallback. */
export function place(marker: Marker, host: HTMLElement): void {
  const { element } = marker;
  const script = propsScript(element);
  marker.fallback = [...element.childNodes];
  element.replaceChildren(...(script ? [script] : []), host);
}

/**
 * Renders into an element of its own, so that React's listeners go when the island goes; what the server rendered there is hydrated.
 * The element has an id and a key that no page from a server has, so that libraries that morph do not take it for the newer page's.
 * @param mounted the markers that have islands
 * @param onUncaughtError hears of what the island throws, and nobody catches
 */
export function createHost(
  marker: Marker,
  island: ReactNode,
  mounted: Iterable<Marker>,
  onUncaughtError: (error: unknown) => void,
): Root {
  const { element, name } = marker;
  const fromServer = prerendered(element);
  const host = fromServer ?? document.createElement('saaristo-root');
  const identifierPrefix = idPrefixOf(marker);
  if (fromServer) {
    // As it came, for when the island goes: hydrating leaves no copy behind.
    marker.fallback = [copyOf(fromServer, mounted)];
    renameIdsIn(marker, fromServer);
  }
  host.id = identifierPrefix.slice(0, -1);
  host.setAttribute('key', host.id);
  marker.fallbackState = captureFallbackState?.(marker, host);
  marker.host = host;
  if (fromServer)
    return withListenersOnDemand(host, () =>
      hydrateRoot(host, island, {
        identifierPrefix,
        onUncaughtError,
        onRecoverableError: (error) => {
          // An island that is taken away before all of it is hydrated is none that differs.
          if (marker.host)
            console.error(`[saaristo] ${name}: the server rendered something else`, error, element);
        },
      }),
    );
  place(marker, host);
  const root = withListenersOnDemand(host, () => createRoot(host, { identifierPrefix, onUncaughtError }));
  root.render(island);
  return root;
}
