import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Database } from '../../../../cms/database/database.ts';
import type { EstateContent } from '../../../../cms/estate/content.ts';
import { seed } from '../../../../cms/estate/seed.ts';
import { type AppOptions, createApp } from '../../../../cms/server.ts';
import { content } from './content.ts';

/** The server over a database that holds the small estate, or another one. */
export async function appOn(
  database: Database,
  options: Partial<AppOptions> = {},
  estate: EstateContent = content,
): Promise<FastifyInstance> {
  await seed(database, estate);
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

const TOKEN = 'a'.repeat(43);

/** Headers of a write that comes from a page of this server. */
export const OWN_PAGE = { cookie: `XSRF-TOKEN=${TOKEN}`, 'x-xsrf-token': TOKEN };

/** Sends a write as a page of this server would. */
export const post = (
  app: FastifyInstance,
  url: string,
  payload?: InjectOptions['payload'],
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url, headers: OWN_PAGE, ...(payload !== undefined && { payload }) });
