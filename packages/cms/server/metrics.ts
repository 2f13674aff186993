import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Database } from '../platform/database/database.ts';
import { getErrorText, StartupError } from '../platform/model/startup-error.ts';
import { checkDatabase } from './health.ts';

/** Upper bounds of the durations of requests, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates the metrics of a server: its process, its requests, its database and its jobs. Loads prom-client only here. */
export async function createMetrics(app: FastifyInstance, database: Database): Promise<Registry> {
  const { collectDefaultMetrics, Gauge, Histogram, Registry: MetricsRegistry } = await import('prom-client');
  const registry = new MetricsRegistry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [],
  });
  // Addresses would be too many labels, and may contain visitors' searches.
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) =>
    duration.observe({ method, route: routeOptions.url ?? 'none', status: statusCode }, elapsedTime / 1000),
  );
  const isUp = new Gauge({
    name: 'saaristo_database_up',
    help: '1 if the database answers.',
    registers: [],
    async collect() {
      this.set(
        await checkDatabase(database).then(
          () => 1,
          () => 0,
        ),
      );
    },
  });
  const jobs = new Gauge({
    name: 'saaristo_jobs',
    help: 'Number of waiting jobs, and of those that have failed.',
    labelNames: ['state'],
    registers: [],
    async collect() {
      this.reset();
      const { rows } = await sql<{ waiting: number; failed: number }>`
        select count(*)::int as waiting, count(last_error)::int as failed from job`
        .execute(database)
        .catch(() => ({ rows: [] }));
      for (const { waiting, failed } of rows) {
        this.set({ state: 'waiting' }, waiting);
        this.set({ state: 'failed' }, failed);
      }
    },
  });
  for (const metric of [duration, isUp, jobs]) registry.registerMetric(metric);
  return registry;
}

/**
 * Serves metrics in the format of Prometheus, at `/metrics` of a separate port that visitors cannot reach.
 * @throws StartupError if the port can't be opened
 */
export async function serveMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch((error: unknown) => {
    throw new StartupError(
      `SAARISTO_METRICS_PORT ${port} on ${host} can't be opened (${getErrorText(error)}): choose another port or leave it out.`,
    );
  });
  return server;
}
