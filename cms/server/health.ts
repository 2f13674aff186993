import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Database, Unavailable } from '../database/database.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers at every host, also at one that no site has. */
    anyHost?: boolean;
  }
}

/** Whatever watches over the server asks by its address. */
const ANY_HOST = { config: { anyHost: true } };

/** How long the database may take to answer. */
const TIMEOUT_MS = 2000;

async function checkDatabase(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The database takes too long.')), TIMEOUT_MS);
  });
  try {
    await Promise.race([sql`select 1`.execute(database), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For whoever watches the server: `/healthz` answers while it runs at all, `/readyz` while it can serve visitors, with 503 otherwise. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', ANY_HOST, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { healthy: true };
  });
  app.get('/readyz', ANY_HOST, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await checkDatabase(database);
    return { ready: true };
  });
}
