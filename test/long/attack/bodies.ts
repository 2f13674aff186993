import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { openDatabase } from '../../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../../packages/cms/platform/database/pglite.ts';
import { startServer } from '../faults/server.ts';
import type { Attack } from './attack.ts';
import { type HostileRequest, listBodies, listLines } from './hostile-bodies.ts';
import { createWithRoutes, type Route } from './routes.ts';

const MB = 1024 * 1024;
/** A body that each route reads, one that few read, and one that those for files read. */
const SIZES = [60 * 1024, MB, 20 * MB];
/** Limits of one request: seconds of all processors and threads, and memory at its highest. */
const MAX_SECONDS = 1.5;
const MAX_MB = 400;
const MAX_WAIT_MS = 20_000;
/** Rows of the costliest requests, and of those that fell. */
const SHOWN = 12;
const MAX_FALLEN = 40;

/** Lists the routes of the server. */
async function listRoutes(): Promise<readonly Route[]> {
  const database = await openDatabase({ dataFolder: IN_MEMORY });
  try {
    const { app, routes } = await createWithRoutes(database);
    await app.close();
    return routes;
  } finally {
    await database.close();
  }
}

/** Measures a process by Linux's files: its processor time, and its highest memory since `begin`. */
function createMeter(pid: number) {
  const readSeconds = (): number => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const readMb = (name: 'VmRSS' | 'VmHWM'): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  return {
    begin(): () => { seconds: number; mb: number } {
      // Forgets the highest memory so far.
      writeFileSync(`/proc/${pid}/clear_refs`, '5');
      const [seconds, mb] = [readSeconds(), readMb('VmRSS')];
      return () => ({ seconds: readSeconds() - seconds, mb: Math.max(0, readMb('VmHWM') - mb) });
    },
  };
}

/** Some resolvers do not know names below localhost. */
const HOSTS = { main: 'localhost', shop: 'lihakauppa.localhost' };

/** Sends a request of a new visitor's page. Returns its status; 0 if the server closes the connection, -1 if it does not answer in time. */
function send(port: string, site: keyof typeof HOSTS, route: Route, hostile: HostileRequest, from: string) {
  const { headers = {}, body, chunk, query } = hostile;
  const host = `${HOSTS[site]}:${port}`;
  return new Promise<number>((resolve) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        method: route.method,
        path: query === undefined ? route.path : `${route.path}?${query}`,
        headers: {
          host,
          origin: `http://${host}`,
          'x-forwarded-for': from,
          ...(body && chunk === undefined && { 'content-length': body.length }),
          ...headers,
        },
      },
      (answer) => {
        answer.resume();
        answer.once('close', () => end(answer.statusCode ?? 0));
      },
    );
    const timer = setTimeout(() => end(-1), MAX_WAIT_MS);
    const end = (status: number): void => {
      clearTimeout(timer);
      asked.destroy();
      resolve(status);
    };
    asked.on('error', () => end(0));
    if (!body) return void asked.end();
    if (chunk === undefined) return void asked.end(body);
    asked.flushHeaders();
    for (let at = 0; at < body.length; at += chunk) asked.write(body.subarray(at, at + chunk));
    asked.end();
  });
}

interface Cost {
  what: string;
  status: number;
  seconds: number;
  mb: number;
}

const isTooCostly = ({ status, seconds, mb }: Cost): boolean =>
  status === -1 || status >= 500 || seconds > MAX_SECONDS || mb > MAX_MB;

/** Sends hostile bodies, queries and headers to each route without a login, and measures what one request costs. */
export const bodies: Attack = async (folder) => {
  const routes = await listRoutes();
  const server = await startServer(folder);
  const { port } = new URL(server.origin);
  const meter = createMeter(server.pid);
  const costs: Cost[] = [];
  try {
    let count = 0;
    const attack = async (
      route: Route,
      site: keyof typeof HOSTS,
      hostile: HostileRequest,
      size: string,
    ): Promise<Cost> => {
      // Each request has its own address, so that no limit of attempts hides the reading of a body.
      const from = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${(count += 1) & 255}`;
      const end = meter.begin();
      const status = await send(port, site, route, hostile, from);
      const cost = { what: `${route.method} ${route.path} ${hostile.what}${size}`, status, ...end() };
      costs.push(cost);
      return cost;
    };
    for (const bytes of SIZES) {
      const all = [...listBodies(bytes)];
      const size = ` (${bytes < MB ? `${bytes / 1024} kB` : `${bytes / MB} MB`})`;
      for (const route of routes.filter(({ method }) => method !== 'GET')) {
        const site = /lihakauppa|shop|customer/.test(route.path) ? 'shop' : 'main';
        const refused = new Set<string>();
        for (const hostile of all) {
          const kind = String(hostile.headers?.['content-type']);
          // A route that refuses the size of a kind by its length reads none of it.
          if (bytes > SIZES[0]! && refused.has(kind) && hostile.chunk === undefined) continue;
          const { status } = await attack(route, site, hostile, size);
          if ([0, 401, 403, 404, 413, 415].includes(status)) refused.add(kind);
        }
      }
    }
    for (const route of routes.filter(({ method }) => method === 'GET'))
      for (const hostile of listLines()) await attack(route, 'main', hostile, '');
  } finally {
    await server.kill();
  }
  const byCost = costs.toSorted((a, b) => b.seconds + b.mb / 100 - (a.seconds + a.mb / 100));
  const fallen = costs.filter(isTooCostly);
  const calls = costs.filter(({ what }) => what.startsWith('POST /api/'));
  const read = calls.filter(({ status }) => status !== 403);
  const shown = [...new Set([...fallen, ...byCost])].slice(
    0,
    Math.max(SHOWN, Math.min(fallen.length, MAX_FALLEN)),
  );
  return [
    {
      what: `requests to ${routes.length} routes`,
      tried: costs.length,
      through: String(fallen.length),
      allowed: 0,
      went: fallen.length > 0 || costs.length === 0,
    },
    {
      what: 'calls that the check of their origin let through',
      tried: calls.length,
      through: String(read.length),
      allowed: 'most',
      went: read.length < calls.length / 2,
    },
    ...shown.map((cost) => ({
      what: cost.what,
      tried: 1,
      through: `${cost.status}: ${cost.seconds.toFixed(2)} s, ${Math.round(cost.mb)} MB`,
      allowed: `${MAX_SECONDS} s, ${MAX_MB} MB`,
      went: isTooCostly(cost),
    })),
  ];
};
