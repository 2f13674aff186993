import type { FastifyInstance } from 'fastify';
import { type Database, Unavailable } from '../database/database.ts';

/** How long the database may take to say that it is there, in milliseconds. */
const PATIENCE = 2000;

async function isThere(database: Database): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Unavailable('The database takes too long.')), PATIENCE);
  });
  try {
    await Promise.race([database.query('select 1'), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** For whoever watches the server: `/healthz` answers while it runs at all, `/readyz` while it can serve visitors, with 503 otherwise. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { healthy: true };
  });
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await isThere(database);
    return { ready: true };
  });
}
