import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { DEFAULT_SITE } from 'saaristo/sites';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { seed } from '../../server/seed.ts';
import type { AppOptions } from '../../server/app-options.ts';
import { createApp } from '../../server/app.ts';
import { COST } from '../../platform/http/security/password-hash.ts';
import { VISITOR_SECRET, signVisitorId, createCsrfToken } from '../../platform/http/security/visitors.ts';
import { content } from './content.ts';
import { later } from './later.ts';
import { rowsOf } from './rows.ts';

/** Creates the server on a database with the small estate or other content. */
export async function appOn(
  database: Database,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): Promise<FastifyInstance> {
  // A hash takes a quarter of a second at the cost of the product.
  Object.assign(COST, { ln: 4, p: 1 });
  await seed(database, estate);
  await rowsOf(database, 'insert into setting (key, value) values ($1, $2) on conflict do nothing', [
    VISITOR_SECRET,
    OWN_SECRET,
  ]);
  return createApp({
    database,
    dist: '/nonexistent',
    readPicture: () => null,
    writesPerMinute: 10_000,
    // An unexpected fault fails the test.
    report: (error) => console.error(error),
    ...options,
  });
}

/** A server and its database. */
export interface Served {
  database: Database;
  app: FastifyInstance;
}

/** Starts a server on a new database before the tests of a block, and ends both after them. */
function serve(
  open: () => Promise<Database>,
  isServed: (served: Served) => void,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): void {
  let served: Served | undefined;
  beforeAll(async () => {
    const database = await open();
    served = { database, app: await appOn(database, options, estate) };
    isServed(served);
  });
  afterAll(async () => {
    await served?.app.close();
    await served?.database.close();
  });
}

/** Starts a server on a new database before the tests of a block, and ends both after them. Returns both for the tests. */
export function serveApp(
  open: () => Promise<Database>,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): Served {
  let served: Served | undefined;
  serve(open, (one) => (served = one), options, estate);
  return { database: later(() => served?.database), app: later(() => served?.app) };
}

/** Starts a server on a new database, and ends both after the test. */
export async function serveOnce(
  open: () => Promise<Database>,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): Promise<Served> {
  const database = await open();
  const app = await appOn(database, options, estate);
  onTestFinished(async () => {
    await app.close();
    await database.close();
  });
  return { database, app };
}

/** Signs visitor ids in tests. */
const OWN_SECRET = 'secret of the tests';
const ID = 'a'.repeat(43);

/**
 * Returns the headers of a write from a page of this server.
 * @param logins session cookies
 */
export function ownPage(logins: Record<string, string> = {}): { cookie: string; 'x-xsrf-token': string } {
  const token = createCsrfToken(OWN_SECRET, ID, logins);
  const id = signVisitorId(OWN_SECRET, ID);
  const cookies = { visitor: id, 'lk-visitor': id, 'XSRF-TOKEN': token, ...logins };
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return { cookie, 'x-xsrf-token': token };
}

/** The headers without a login. */
export const OWN_PAGE = ownPage();

/** Sends a write like a page of this server. */
export const post = (
  app: FastifyInstance,
  url: string,
  payload?: InjectOptions['payload'],
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, headers: OWN_PAGE, ...(payload !== undefined && { payload }) });

/** Returns the host of a site on this machine. */
export const hostOf = (site: string): string => `${site === DEFAULT_SITE ? '' : `${site}.`}localhost:4000`;
