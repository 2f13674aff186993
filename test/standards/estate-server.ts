/** The reference CMS with its demo content in memory, for the checks of whole pages. */
import { openDatabase } from '../../cms/database/open.ts';
import { IN_MEMORY } from '../../cms/database/pglite.ts';
import { readPicture } from '../../cms/demo/pictures.ts';
import { shippedContent } from '../../cms/demo/shipped-content.ts';
import { createApp } from '../../cms/server/app.ts';
import { seed } from '../../cms/server/seed.ts';
import { SITES, type Site } from '../e2e/estate.ts';
import { pathsOf } from '../e2e/estate-paths.ts';
import { DEFAULT_SITE } from '#lib/site.ts';

/** A page of the estate. */
export interface Place {
  site: Site;
  path: string;
}

export interface Estate {
  /** Returns the address of a page for a browser on this machine. */
  getAddress: (place: Place) => string;
  /** Fetches the HTML that the server sends. */
  fetchHtml: (place: Place) => Promise<string>;
  close: () => Promise<void>;
}

/** All pages that an editor has written, one of each generated kind, listings and searches, of all sites. */
export const PLACES: readonly Place[] = SITES.flatMap((site) =>
  pathsOf(site).map((path) => ({ site, path })),
);

/** Returns the name of a page in reports. */
export const getPlaceName = ({ site, path }: Place): string => `${site}${path}`;

/**
 * Starts the reference CMS.
 * @param dist the folder of the bundle
 */
export async function startEstate(dist: string): Promise<Estate> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: IN_MEMORY });
  await seed(database, shippedContent);
  const app = await createApp({ database, dist, readPicture });
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const getHost = (site: Site): string => `${site === DEFAULT_SITE ? '' : `${site}.`}localhost:${port}`;
  return {
    getAddress: ({ site, path }) => `http://${getHost(site)}${path}`,
    async fetchHtml({ site, path }) {
      const { statusCode, body } = await app.inject({ url: path, headers: { host: getHost(site) } });
      if (statusCode !== 200) throw new Error(`${site}${path} answers ${statusCode}`);
      return body;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
