import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type Database, Unavailable } from '../platform/database/database.ts';
import type { ErrorReporter } from '../platform/http/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route responds on every host. */
    anyHost?: boolean;
  }
}

/** Monitoring uses the server's address. */
const ANY_HOST = { config: { anyHost: true } };

/** Maximum time of the database's answer. */
const TIMEOUT_MS = 2000;

/**
 * Rejects if the database does not answer in time.
 * @throws Unavailable
 */
export async function checkDatabase(database: Database): Promise<void> {
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

/**
 * Registers the routes for monitoring. `/healthz` responds while the process runs. `/readyz` responds with 200 while the server can serve
 * visitors, otherwise with 503 and one sentence for each problem.
 */
export function registerHealthRoutes(app: FastifyInstance, database: Database, report: ErrorReporter): void {
  app.get('/healthz', ANY_HOST, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { healthy: true };
  });
  app.get('/readyz', ANY_HOST, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await checkDatabase(database);
      return { ready: true };
    } catch (error) {
      report(error, request);
      const problem = error instanceof Unavailable ? error.message : 'The database fails.';
      return reply.code(503).send({ ready: false, problems: [problem] });
    }
  });
}
