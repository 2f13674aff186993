import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Site } from 'saaristo/sites';
import { findEntry } from '../../content/find-entry.ts';
import { findTarget } from '../../content/site-collections.ts';
import { findRedirect } from '../store/page-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { getSiteOrigin } from '../../platform/http/request.ts';
import type { SiteContent } from '../../platform/model/content.ts';
import { findComputedPage, normalisePath } from '../../platform/model/paths.ts';

/** Tells whether a path of a site exists. The path may have a query. True if the request does not determine the host of the site. */
export type CheckAddress = (request: FastifyRequest, site: Site, path: string) => Promise<boolean>;

/** Decodes a path as the router does: a link to `/lördag` may be written as `/l%C3%B6rdag`. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Maximum redirects by hand that are followed. */
const MAX_STEPS = 5;

/** Creates a check of addresses. It requests paths with a route, such as files and pages of the shop, as a visitor would. */
export const createAddressCheck = (
  app: FastifyInstance,
  database: Database,
  sites: () => Promise<Map<Site, SiteContent>>,
): CheckAddress => {
  const check = async (request: FastifyRequest, site: Site, path: string, left: number): Promise<boolean> => {
    const plain = decode(path.split('?')[0] || '/');
    const languages = (await sites()).get(site)?.languages ?? [];
    if (findComputedPage(normalisePath(plain), languages) || (await findEntry(database, site, plain)))
      return true;
    const origin = getSiteOrigin(request, site);
    if (origin === undefined) return true;
    // A path without a route leads to an entry, or is redirected: by hand, or to the page that was moved from it.
    if (!(await app.isReservedPath(site, plain))) {
      const target = await findTarget(database, site, plain);
      if (target === undefined) return (await findRedirect(database, site, plain)) !== undefined;
      // The page at the target may be gone since.
      return !target.startsWith('/') || (left > 0 && check(request, site, target.split('#')[0]!, left - 1));
    }
    const { host } = new URL(origin);
    const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { host } });
    return statusCode < 400;
  };
  return (request, site, path) => check(request, site, path, MAX_STEPS);
};
