import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { DEFAULT_SITE } from 'saaristo/sites';
import type { Database } from '../../platform/database/database.ts';
import type { EstateContent } from '../../platform/model/estate-content.ts';
import { seed } from '../../server/seed.ts';
import type { AppOptions } from '../../server/app-options.ts';
import { createApp } from '../../server/app.ts';
import { COST } from '../../platform/http/security/password-hash.ts';
import { VISITOR_SECRET, signVisitorId, createCsrfToken } from '../../platform/http/security/visitors.ts';
import { content } from './content.ts';
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
