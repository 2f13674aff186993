import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Site } from 'saaristo/sites';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The only site with this route. Other sites may have a page at its path. */
    site?: Site;
  }
  interface FastifyInstance {
    /** Returns whether the server has a route at a path of a site, which would hide a page there. */
    isReservedPath: (site: Site, path: string) => Promise<boolean>;
  }
}

/** The route of pages: matches every path without another route. */
export const PAGES_ROUTE = '/*';

interface Lookup {
  route?: string | undefined;
  site?: Site | undefined;
}

/**
 * Registers `isReservedPath`. It sends a request to the router and ends it before a handler runs. Ignores case and a
 * trailing slash, because visitors would confuse such paths.
 * @param app without routes so far
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
    // `inject` starts the request when it is awaited.
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
