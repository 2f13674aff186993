import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../../cms/database/database.ts';
import type { EstateContent } from '../../../../cms/model/estate-content.ts';
import { seed } from '../../../../cms/server/seed.ts';
import { type AppOptions, createApp } from '../../../../cms/server/app.ts';
import { VISITOR_SECRET, signVisitorId, createCsrfToken } from '../../../../cms/http/security/visitors.ts';
import { content } from './content.ts';
import { rowsOf } from './rows.ts';

/** The server over a database that holds the small estate, or another one. */
export async function appOn(
  database: Database,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): Promise<FastifyInstance> {
  await seed(database, estate);
  await rowsOf(database, 'insert into setting (key, value) values ($1, $2) on conflict do nothing', [
    VISITOR_SECRET,
    OWN_SECRET,
  ]);
  return createApp({
    database,
    dist: '/nonexistent',
    draw: () => null,
    writesPerMinute: 10_000,
    // A fault that no test announced fails it.
    report: (error) => console.error(error),
    ...options,
  });
}

/** Signs the visitors of these tests' servers. */
const OWN_SECRET = 'secret of the tests';
const ID = 'a'.repeat(43);

/**
 * Headers of a write that comes from a page of this server, on any site.
 * @param logins cookies of who is logged in
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

/** The same where nobody is logged in. */
export const OWN_PAGE = ownPage();

/** Sends a write as a page of this server would. */
export const post = (
  app: FastifyInstance,
  url: string,
  payload?: InjectOptions['payload'],
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, headers: OWN_PAGE, ...(payload !== undefined && { payload }) });
