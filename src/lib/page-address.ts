/**
 * The address of the page. Only this module reads it from `location` (a lint rule): `about:srcdoc` is no address to resolve URLs against, and
 * with `<base>` the browser resolves relative URLs, also those of the history and of hashes, against another address than the page's.
 */

/** Returns the origin of the page; of a `srcdoc` frame that of the page around it. */
export const getPageOrigin = (): string => globalThis.origin ?? location.origin;

/** Returns the page's address; of a frame without an own one that of the page around it. */
export function getPageUrl(): URL {
  const { href } = location;
  const { baseURI } = document;
  const origin = getPageOrigin();
  const isOwn = URL.canParse(baseURI) && new URL(baseURI).origin === origin;
  const found = [href, ...(isOwn ? [baseURI] : []), `${origin}/`, baseURI].find((one) =>
    URL.canParse('/', one),
  );
  return new URL(found ?? href);
}

/** Returns the page's address on a page, undefined on a server. */
export const readPageAddress = (): string | undefined =>
  typeof location === 'undefined' ? undefined : getPageUrl().href;

/** Returns the URL of a history entry with another query (`?a=b`, or '') and the same hash. */
export function createEntryUrl(query: string): URL {
  const url = new URL(location.href);
  url.search = query;
  return url;
}

/** Returns the URL of a history entry without a hash. */
export const createEntryUrlWithoutHash = (): string => location.href.replace(/#.*/s, '');

/** Goes to a hash of the page, in a new history entry or in place of the present one. */
export function goToHash(hash: string, mode: 'assign' | 'replace'): void {
  location[mode](new URL(hash, location.href));
}

/** Returns whether a link to a hash leaves the page, because the browser resolves it against another address. */
export const doHashLinksLeave = (): boolean =>
  new URL('#', document.baseURI).href !== new URL('#', location.href).href;
