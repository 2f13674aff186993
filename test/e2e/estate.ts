/** Addresses of the estate's sites for the browser of the tests. */
import { DEFAULT_SITE, type Site } from '#lib/site.ts';

export { SITES, type Site } from '#lib/site.ts';

/** Returns the address of a path on a site, derived from the main site's (`baseURL` of the tests). */
export function addressOf(site: Site, path: string, baseURL: string | undefined): string {
  const address = new URL(path, baseURL);
  if (site !== DEFAULT_SITE) address.hostname = `${site}.${address.hostname}`;
  return address.href;
}
