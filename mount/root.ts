/** Creates a separate React root and element for each island, so that an error in one island does not unmount another. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { propsScript } from '#island/props-text.ts';
import { getIdPrefix, renameElementIds } from './ids.ts';
import { setLang } from './lang.ts';
import { deferListeners } from './listeners.ts';
import { findPrerendered } from './marker-content.ts';
import type { Marker } from './types.ts';

/** Logs that the server's HTML of an island differs from the island. */
export const reportDifference = ({ name, element }: Marker, error: unknown): void =>
  console.error(`[saaristo] ${name}: the server rendered something else`, error, element);

/**
 * Removes a hydrated island that failed, and shows the server's HTML as its fallback. Its id lets the next rendering replace it instead of
 * hydrating it again.
 * @returns false if the island was not hydrated
 */
export function removeHydrated(marker: Marker): boolean {
  const { root, host, fallback } = marker;
  const [copy] = fallback as [HTMLElement?];
  if (!root || copy?.localName !== 'saaristo-root' || copy.id) return false;
  copy.id = host!.id;
  removeHost(marker);
  return true;
}

/** Removes an island. The page's content of the marker takes its place, unless the page has written other content. */
export function removeHost(marker: Marker): void {
  const { root, host, pageNodes } = marker;
  marker.root = marker.host = undefined;
  root!.unmount();
  pageNodes!.restore();
  marker.restoreScript?.();
  host!.replaceWith(...marker.fallback);
}

/** Replaces the content of a marker, which becomes its fallback, by the island. */
export function insertHost(marker: Marker, host: HTMLElement): void {
  const { element } = marker;
  const script = propsScript(element);
  marker.fallback = [...element.childNodes];
  // A CMS may have wrapped it.
  const { parentElement } = script ?? {};
  marker.restoreScript = () => parentElement !== element && parentElement?.prepend(script!);
  element.replaceChildren(...(script ? [script] : []), host);
}

/**
 * Renders an island into a new element, or hydrates the server's element. React's listeners are removed together with the element.
 * Its id and key are unique, so that morphing libraries do not match it with the element of a newer page.
 * @param lang the `lang` of the island, if it differs from the page's
 * @param onUncaughtError called with an error that the island does not catch
 */
export function createHost(
  marker: Marker,
  island: ReactNode,
  lang: string | undefined,
  onUncaughtError: (error: unknown) => void,
): Root {
  const { context, element } = marker;
  const prerendered = findPrerendered(element);
  const host = prerendered ?? document.createElement('saaristo-root');
  const identifierPrefix = getIdPrefix(marker);
  if (prerendered) {
    // Copied before hydration changes it.
    marker.fallback = [marker.pageNodes!.copyHost(prerendered)];
    renameElementIds(marker, prerendered);
  }
  host.id = identifierPrefix.slice(0, -1);
  host.setAttribute('key', host.id);
  setLang(host, lang);
  marker.fallbackState = context.captureFallbackState?.(marker, host);
  marker.host = host;
  if (prerendered) {
    // React renders texts that the browser has translated again.
    const isTranslated = prerendered.querySelector('font') !== null;
    return deferListeners(host, () =>
      hydrateRoot(host, island, {
        identifierPrefix,
        onUncaughtError,
        onRecoverableError: (error) => {
          // React also reports an island that is unmounted before its hydration ends.
          if (marker.host && !isTranslated) reportDifference(marker, error);
        },
      }),
    );
  }
  insertHost(marker, host);
  const root = deferListeners(host, () =>
    createRoot(host, {
      identifierPrefix,
      onUncaughtError,
      // Reports errors of a first rendering, and differences of another island whose hydration was interrupted. Without it they are uncaught.
      onRecoverableError: (error) =>
        console.error(`[saaristo] ${marker.name}: React rendered it again`, error, element),
    }),
  );
  root.render(island);
  return root;
}
