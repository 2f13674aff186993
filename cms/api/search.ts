import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { messagesOf } from '../pages/messages.ts';
import { languageOf, pageNumber, pageSize, queryText, sortOrder } from '../query.ts';
import { requestSite, searchParameters } from '../request.ts';
import { search, type SearchQuery } from '../search/search.ts';

const MOST_SUGGESTIONS = 20;
const MOST_HITS = 100;

/** What both calls read from the address. */
function readQuery(request: FastifyRequest, defaultSize: number, mostHits: number): SearchQuery {
  const parameters = searchParameters(request);
  return {
    site: requestSite(request),
    language: languageOf(parameters.get('language'), 'fi'),
    q: queryText(parameters.get('q')),
    contentGroup: queryText(parameters.get('contentGroup')),
    page: pageNumber(parameters.get('page')),
    pageSize: pageSize(parameters.get('pageSize'), mostHits, defaultSize),
    sortOrder: sortOrder(parameters.get('sortOrder')),
  };
}

async function suggestions(database: Database, request: FastifyRequest) {
  const query = { ...readQuery(request, 5, MOST_SUGGESTIONS), contentGroup: '', page: 1 };
  const { hits } = await search(database, query);
  return { hits };
}

async function content(database: Database, request: FastifyRequest) {
  const query = readQuery(request, 10, MOST_HITS);
  const { hits, totalCount, kinds } = await search(database, query);
  const labels = messagesOf(query.language).kinds;
  return {
    hits,
    totalCount,
    hasMore: query.page * query.pageSize < totalCount,
    query: query.q,
    facetCategories: kinds.map(({ kind, count }) => ({ value: kind, label: labels[kind], count })),
  };
}

/**
 * GET /api/search/suggestions/ (API-07, QS-06) and /api/search/content/ (API-08, SRCH-11, SRCH-12).
 * The slash at the end is the specification's; people leave it out.
 */
export function searchRoutes(app: FastifyInstance, database: Database): void {
  for (const slash of ['', '/']) {
    app.get(`/api/search/suggestions${slash}`, (request) => suggestions(database, request));
    app.get(`/api/search/content${slash}`, (request) => content(database, request));
  }
}
