import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Site } from 'saaristo/sites';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The one site that has this route; the others have a page at its address, if any. */
    site?: Site;
  }
  interface FastifyInstance {
    /** Whether the server itself answers at a path of a site, so that no page would be seen there. */
    isReservedPath: (site: Site, path: string) => Promise<boolean>;
  }
}

/** Takes whatever no other route takes: the pages. */
export const PAGES_ROUTE = '/*';

interface Lookup {
  route?: string | undefined;
  site?: Site | undefined;
}

/**
 * Answers which paths are the server's own, by asking its router with a request that ends before anything is done for it. Upper case
 * and a slash at the end make no other path: visitors would not tell the two addresses apart.
 * @param app before any route
 */
export function registerReservedPaths(app: FastifyInstance): void {
  const asking = new AsyncLocalStorage<Lookup>();
  app.addHook('onRequest', async ({ routeOptions: { url, config } }, reply) => {
    const asked = asking.getStore();
    if (!asked) return undefined;
    asked.route = url;
    asked.site = config.site;
    return reply.code(204).send();
  });
  const ask = async (url: string): Promise<Lookup> => {
    const asked: Lookup = {};
    // The request begins when it is awaited.
    await asking.run(asked, async () => await app.inject({ method: 'GET', url }));
    return asked;
  };
  app.decorate('isReservedPath', async (site, path) => {
    const [plain = '/'] = path.toLowerCase().split(/[?#]/);
    const spellings = plain.endsWith('/') ? [plain, plain.slice(0, -1) || '/'] : [plain, `${plain}/`];
    const found = await Promise.all(spellings.map(ask));
    return found.some(
      ({ route, site: only }) =>
        route !== undefined && route !== PAGES_ROUTE && (only === undefined || only === site),
    );
  });
}
