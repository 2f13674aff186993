import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../pages/messages.ts';
import { languageOf, pageNumber, pageSize, queryText, sortOrder } from '../query.ts';
import { requestSite, searchParameters } from '../request.ts';
import { search } from '../search/search.ts';

const MOST_SUGGESTIONS = 20;
const MOST_HITS = 100;

/** A route with and without the slash at the end: the specification writes it, people leave it out. */
const bothWays = (path: string): string[] => [path, `${path}/`];

/** GET /api/search/suggestions/ (API-07, QS-06) and /api/search/content/ (API-08, SRCH-11, SRCH-12). */
export function searchRoutes(app: FastifyInstance, database: Database): void {
  for (const url of bothWays('/api/search/suggestions')) {
    app.get(url, async (request) => {
      const parameters = searchParameters(request);
      const { hits } = await search(database, {
        site: requestSite(request),
        language: languageOf(parameters.get('language'), 'fi'),
        q: queryText(parameters.get('q')),
        contentGroup: '',
        page: 1,
        pageSize: pageSize(parameters.get('pageSize'), MOST_SUGGESTIONS, 5),
        sortOrder: sortOrder(parameters.get('sortOrder')),
      });
      return { hits };
    });
  }

  for (const url of bothWays('/api/search/content')) {
    app.get(url, async (request) => {
      const parameters = searchParameters(request);
      const query = {
        site: requestSite(request),
        language: languageOf(parameters.get('language'), 'fi'),
        q: queryText(parameters.get('q')),
        contentGroup: queryText(parameters.get('contentGroup')),
        page: pageNumber(parameters.get('page')),
        pageSize: pageSize(parameters.get('pageSize'), MOST_HITS, 10),
        sortOrder: sortOrder(parameters.get('sortOrder')),
      };
      const { hits, totalCount, kinds } = await search(database, query);
      const labels = messagesOf(query.language).kinds;
      return {
        hits,
        totalCount,
        hasMore: query.page * query.pageSize < totalCount,
        query: query.q,
        facetCategories: kinds.map(({ kind, count }) => ({ value: kind, label: labels[kind], count })),
      };
    });
  }
}
