/** Creates a separate React root and element for each island, so that an error in one island does not unmount another. */
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { isNameOf } from '#island/given-props.ts';
import { findForeign, FOREIGN, SLOT } from '#island/marker-content.ts';
import { propsScript } from '#island/props-text.ts';
import { getIdPrefix, renameElementIds } from './ids.ts';
import { setLang } from './lang.ts';
import { deferListeners } from './listeners.ts';
import type { Island } from '../types.ts';

/** A document that loads nothing. A copy in the page's document would request all of its images, even lazy ones. */
const inertDocument = document.implementation.createHTMLDocument();

/**
 * Returns the element that contains the island's HTML from the server (docs/server-rendering.md#in-node). Ignores an element with an id: that is
 * the host of a mounted island or its copy, whose state is newer than the server's.
 */
export const findPrerendered = (element: Element): HTMLElement | null =>
  element.hasAttribute('data-widget-prerendered')
    ? element.querySelector<HTMLElement>(':scope > saaristo-root:not([id])')
    : null;

/** Returns the child that names a marker's element and stays beside the island, such as a `<summary>`. */
const findName = (element: Element, script: Element | undefined): Element | undefined =>
  [script ? script.nextElementSibling : element.firstElementChild, element.lastElementChild].find(
    (child): child is Element => child !== null && isNameOf(element.localName, child.localName),
  );

let checker: typeof import('../editing/swallowed.ts') | undefined;

/** Selects content that may be parts of the page: its landmarks and scripts, and several markers beside or in one another. */
const SUSPECT =
  'main, [role=main], footer, script:not([data-props]), [data-widget] > [data-widget] > [data-widget], :scope > [data-widget] ~ [data-widget]';

/**
 * Loads the check of a marker that may contain parts of the page by mistake. Other markers need none, so that nothing delays them.
 * @returns undefined if the marker needs no check, or if that is loaded
 */
export function loadCheck({ element }: Island): Promise<unknown> | undefined {
  const before = (marker: Element | null) => marker?.previousSibling?.nodeValue;
  const isBeside = before(element.querySelector(':scope > [data-widget]')) === (before(element) ?? '');
  if (checker || element.querySelector(':scope > saaristo-root')) return undefined;
  const isInChain = element.matches('[data-widget] > [data-widget] > *');
  if (!isBeside && !isInChain && !element.querySelector(SUSPECT)) return undefined;
  // Without it, all content is the fallback.
  const none = { findSwallowed: () => undefined, reportSwallowed: () => {} };
  return import('../editing/swallowed.ts').then(
    (module) => (checker = module),
    () => (checker = none),
  );
}

/**
 * Copies the server's HTML before hydration changes it. The copy has empty places for the page's nodes: the content of slots and the markers in
 * the island. They return to it when the island is removed.
 */
function copyHost(marker: Island, host: HTMLElement): HTMLElement {
  const copy = inertDocument.importNode(host, true);
  const copies = copy.querySelectorAll(FOREIGN);
  const markers: [place: Element, nested: Element][] = [];
  const foreign = new Set(findForeign(host));
  marker.slots = new Map();
  host.querySelectorAll(FOREIGN).forEach((element, index) => {
    if (!foreign.has(element)) return;
    const place = copies[index]!;
    place.replaceChildren();
    const name = element.getAttribute(SLOT);
    if (name === null) markers.push([place, element]);
    else marker.slots!.set(name, { holder: element, restore: (nodes) => place.replaceChildren(...nodes) });
  });
  marker.restoreMarkers = () => markers.forEach(([place, nested]) => place.replaceWith(nested));
  return copy;
}

/** Logs that the server's HTML of an island differs from the island. */
export const reportDifference = ({ name, element }: Island, error: unknown): void =>
  console.error(`[saaristo] ${name}: the server rendered something else`, error, element);

/**
 * Removes a hydrated island that failed, and shows the server's HTML as its fallback. Its id lets the next rendering replace it instead of
 * hydrating it again.
 * @returns false if the island was not hydrated
 */
export function removeHydrated(marker: Island): boolean {
  const { root, host, fallback } = marker;
  const [copy] = fallback as [HTMLElement?];
  if (!root || copy?.localName !== 'saaristo-root' || copy.id) return false;
  copy.id = host!.id;
  removeHost(marker);
  return true;
}

/** Removes an island. The page's content of the marker takes its place, unless the page has written other content. */
export function removeHost(marker: Island): void {
  const { root, host, slots } = marker;
  marker.root = marker.host = undefined;
  root!.unmount();
  marker.restoreMarkers?.();
  for (const { holder, restore } of slots?.values() ?? []) restore([...holder.childNodes]);
  marker.slots = marker.restoreMarkers = undefined;
  marker.restoreScript?.();
  // A frame that is still in its place stays there.
  if (marker.isFallbackKept) host!.remove();
  else host!.replaceWith(...marker.fallback);
}

/**
 * Replaces the content of a marker, which becomes its fallback, by the island. The script with the props and the element's name (`<summary>`)
 * stay, and parts of the page that the marker contains by mistake.
 */
export function insertHost(marker: Island, host: HTMLElement): void {
  const { element } = marker;
  const script = propsScript(element);
  const content = [...element.childNodes];
  // A CMS may have wrapped it.
  const { parentElement } = script ?? {};
  marker.restoreScript = () => parentElement !== element && parentElement?.prepend(script!);
  if (script && parentElement !== element) element.prepend(script);
  const name = findName(element, script);
  marker.fallback = content;
  marker.swallowed = checker?.findSwallowed(element, content);
  // A frame that is removed from the page loads again. Slots move it from its place.
  marker.isFallbackKept = 'moveBefore' in element && element.querySelector('iframe') !== null;
  marker.restoreMarkers = undefined;
  const isKept = marker.isFallbackKept || marker.swallowed !== undefined;
  if (name || isKept) {
    marker.fallback = content.filter((node) => node !== script && node !== name);
    const isLast = name === element.lastElementChild && marker.fallback.some((node) => node.nodeType === 1);
    if (name && isLast) name.before(host);
    else if (name ?? script) (name ?? script)!.after(host);
    else element.prepend(host);
    if (!isKept) removeFallback(marker);
  } else element.replaceChildren(...(script ? [script] : []), host);
}

/** Removes the fallback from the marker. */
function removeFallback({ element, fallback }: Island): void {
  for (const node of fallback) if (node.parentNode === element) element.removeChild(node);
}

/**
 * Removes a fallback that was kept for the island's slots. Parts of the page that a marker contains by mistake stay beside the island,
 * unless that has slots for them.
 */
export function removeKept(marker: Island): void {
  if (marker.swallowed && !marker.slots?.size) return checker!.reportSwallowed(marker);
  if (marker.swallowed || marker.isFallbackKept) removeFallback(marker);
  marker.swallowed = undefined;
  marker.isFallbackKept = false;
}

/**
 * Renders an island into a new element, or hydrates the server's element. React's listeners are removed together with the element.
 * Its id and key are unique, so that morphing libraries do not match it with the element of a newer page.
 * @param lang the `lang` of the island, if it differs from the page's
 * @param onUncaughtError called with an error that the island does not catch
 */
export function createHost(
  marker: Island,
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
    marker.fallback = [copyHost(marker, prerendered)];
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
