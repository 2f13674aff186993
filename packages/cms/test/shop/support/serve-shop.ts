import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import type { AppOptions } from '../../../server/app-options.ts';
import { appOn } from '../../support/app.ts';
import { shopContent } from './shop-content.ts';

/** A server with the small shop. */
export interface ServedShop {
  readonly database: Database;
  readonly app: FastifyInstance;
}

/** Serves the small shop from a new database before the tests of a block, and closes both after them. */
export function serveShop(open: () => Promise<Database>, options: Partial<AppOptions> = {}): ServedShop {
  let served: ServedShop | undefined;
  const now = (): ServedShop => {
    if (!served) throw new Error('The shop is served while tests run.');
    return served;
  };
  beforeAll(async () => {
    const database = await open();
    served = { database, app: await appOn(database, options, shopContent) };
  });
  afterAll(async () => {
    await now().app.close();
    await now().database.close();
  });
  return {
    get database() {
      return now().database;
    },
    get app() {
      return now().app;
    },
  };
}
