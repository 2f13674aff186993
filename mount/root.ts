/** The element that an island is rendered into, and React's root in it: one an island, so that no island can take another down. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { carriedFrom } from './hand-over.ts';
import { withListenersOnDemand } from './listeners.ts';
import { propsScript } from './props.ts';
import type { Marker } from './types.ts';

let count = 0;

/** A document in which nothing is fetched: a copy in the page's own asks for all of its pictures, also for those that are lazy. */
const inert = document.implementation.createHTMLDocument();

/** The element with what the server rendered of a marker's island (docs/embedding.md). */
export const prerendered = (element: Element): HTMLElement | null =>
  element.hasAttribute('data-widget-prerendered')
    ? element.querySelector<HTMLElement>(':scope > saaristo-root')
    : null;

/** Puts the island in the place of what is in its marker, which is its fallback. */
export function place(marker: Marker, host: HTMLElement): void {
  const { element } = marker;
  const script = propsScript(element);
  marker.fallback = [...element.childNodes];
  element.replaceChildren(...(script ? [script] : []), host);
}

/**
 * Renders into an element of its own, so that React's listeners go when the island goes; what the server rendered there is hydrated.
 * @param onUncaughtError hears of what the island throws, and nobody catches
 */
export function createHost(
  marker: Marker,
  island: ReactNode,
  onUncaughtError: (error: unknown) => void,
): Root {
  const { element, name } = marker;
  const fromServer = prerendered(element);
  const host = fromServer ?? document.createElement('saaristo-root');
  // As it came, for when the island goes: hydrating leaves no copy behind.
  if (fromServer) marker.fallback = [inert.importNode(fromServer, true)];
  marker.carried = carriedFrom?.(marker, host);
  marker.host = host;
  if (fromServer)
    return withListenersOnDemand(host, () =>
      hydrateRoot(host, island, {
        identifierPrefix: element.getAttribute('data-widget-prerendered')!,
        onUncaughtError,
        onRecoverableError: (error) => {
          // An island that is taken away before all of it is hydrated is none that differs.
          if (marker.host)
            console.error(`[saaristo] ${name}: the server rendered something else`, error, element);
        },
      }),
    );
  place(marker, host);
  const root = withListenersOnDemand(host, () =>
    createRoot(host, { identifierPrefix: `sa${(count++).toString(36)}`, onUncaughtError }),
  );
  root.render(island);
  return root;
}
