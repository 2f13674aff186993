import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../packages/cms/platform/database/database.ts';
import { appOn } from '../../../packages/cms/test/support/app.ts';

export interface Route {
  method: string;
  path: string;
}

/** Creates a server on a database, and lists all its routes with values for their parameters. */
export async function createWithRoutes(
  database: Database,
): Promise<{ app: FastifyInstance; routes: readonly Route[] }> {
  const routes = new Map<string, Route>();
  const app = await appOn(database, {
    log: { write: () => {} },
    onRoute: (method, path) => {
      const filled = path.replaceAll(/:\w+/g, '1').replace('*', 'x');
      if (method !== 'HEAD' && method !== 'OPTIONS')
        routes.set(`${method} ${filled}`, { method, path: filled });
    },
  });
  await app.ready();
  return { app, routes: [...routes.values()] };
}
