/** Addresses of the estate's sites, as the tests' browser reaches them. */
import { DEFAULT_SITE, type Site } from '#lib/site.ts';

export { SITES, type Site } from '#lib/site.ts';

/** The address of a path on a site, told from that of the main site (`baseURL` of the tests). */
export function addressOf(site: Site, path: string, baseURL: string | undefined): string {
  const address = new URL(path, baseURL);
  if (site !== DEFAULT_SITE) address.hostname = `${site}.${address.hostname}`;
  return address.href;
}
