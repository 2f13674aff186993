import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { findNavigation, findSite } from './find-entry.ts';
import { registerOperation } from '../http/api.ts';
import { parseLanguage } from '../http/query.ts';
import { getRequestSite } from '../http/request.ts';

/**
 * Registers `GET /api/nav/desktop` and `/api/nav/mobile` (API-05, API-06): the navigation of the requested site in `languageId`. Returns
 * empty lists if the site has no navigation in the language.
 */
export function registerNavigationRoutes(app: FastifyInstance, database: Database): void {
  for (const layout of ['desktop', 'mobile'] as const) {
    registerOperation(app, `GET /api/nav/${layout}`, async ({ request, query: { languageId } }) => {
      const site = getRequestSite(request);
      const defaultLanguage = (await findSite(database, site))?.languages[0] ?? 'fi';
      return (await findNavigation(database, site, parseLanguage(languageId ?? null, defaultLanguage)))[
        layout
      ];
    });
  }
}
