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

/** Creates a check of addresses. It requests paths with a route, such as files and pages of the shop, as a visitor would. */
export const createAddressCheck =
  (app: FastifyInstance, database: Database, sites: () => Promise<Map<Site, SiteContent>>): CheckAddress =>
  async (request, site, path) => {
    const plain = decode(path.split('?')[0] || '/');
    const languages = (await sites()).get(site)?.languages ?? [];
    if (findComputedPage(normalisePath(plain), languages) || (await findEntry(database, site, plain)))
      return true;
    const origin = getSiteOrigin(request, site);
    if (origin === undefined) return true;
    // A path without a route leads to an entry, or to the page that was moved from it.
    if (!(await app.isReservedPath(site, plain)))
      return (
        ((await findTarget(database, site, plain)) ?? (await findRedirect(database, site, plain))) !==
        undefined
      );
    const { host } = new URL(origin);
    const { statusCode } = await app.inject({ method: 'GET', url: path, headers: { host } });
    return statusCode < 400;
  };
