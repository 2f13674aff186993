import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { parseRowId, requirePlace } from '../../admin/requests.ts';

const PAGE_ROUTE = /^\/editor\/(?:api\/)?pages\/:id(?:\/|$)/;
/** Reports an open page. Users who may only read the page call it, too. */
const PRESENCE_ROUTE = '/editor/api/pages/:id/presence';

/** Refuses each write of a page whose site or language the account has no right to. */
export function registerRightsHook(app: FastifyInstance, database: Database): void {
  app.addHook('preHandler', async (request) => {
    const { url = '' } = request.routeOptions;
    if (request.method === 'GET' || !PAGE_ROUTE.test(url) || url === PRESENCE_ROUTE) return;
    const { id = '' } = request.params as { id?: string };
    const page = await database
      .selectFrom('page')
      .select(['site', 'language'])
      .where('id', '=', parseRowId(id) ?? 0)
      .executeTakeFirst();
    if (page) requirePlace(request, page);
  });
}
