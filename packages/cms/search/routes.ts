import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API } from 'saaristo/api';
import type { Database } from '../platform/database/database.ts';
import { getFirstLanguage } from '../content/find-entry.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import { registerOperation } from '../platform/http/api.ts';
import { getSiteOrigin, getRequestSite, getSearchParameters } from '../platform/http/request.ts';
import type { SearchScope } from './conditions.ts';
import { readSearchQuery, type SearchDefaults, type SearchQuery } from './parameters.ts';
import { listProducts } from './product-list.ts';
import { search, type SearchResult, suggest } from './search.ts';

const MAX_SUGGESTIONS = API['GET /api/search/suggestions/'].query.pageSize.maximum;
/** A single letter has no suggestions, because it matches too many titles. The widgets send three or more (QS-03). */
const MIN_QUERY_LENGTH = 2;

async function readQuery(
  database: Database,
  request: FastifyRequest,
  defaults: Partial<SearchDefaults> = {},
): Promise<SearchQuery> {
  const site = defaults.site ?? getRequestSite(request);
  const language = await getFirstLanguage(database, site);
  return readSearchQuery(getSearchParameters(request), { ...defaults, site, language });
}

/** Finds suggestions (API-07, QS-06). The other parameters filter them, but there is only one page. */
async function findSuggestions(database: Database, request: FastifyRequest) {
  const query = await readQuery(database, request, { pageSize: 5, mostHits: MAX_SUGGESTIONS });
  if (query.q.length < MIN_QUERY_LENGTH) return { hits: [] };
  const pageSize = Math.min(query.pageSize, MAX_SUGGESTIONS);
  return { hits: await suggest(database, { ...query, page: 1, pageSize }) };
}

/** Searches the products of the shop. Links have the shop's origin if another site requests them. */
async function searchShopProducts(database: Database, request: FastifyRequest): Promise<SearchResult> {
  const result = await search(database, 'product', await readQuery(database, request, { site: SHOP }));
  const origin = getRequestSite(request) === SHOP ? '' : (getSiteOrigin(request, SHOP) ?? '');
  return { ...result, hits: result.hits.map((hit) => ({ ...hit, url: origin + hit.url })) };
}

/**
 * Registers the searches (API-07 to API-14). Each takes the parameters of `readSearchQuery`. The specification has a trailing slash in two
 * of the paths, so that all paths work with and without it.
 */
export function registerSearchRoutes(app: FastifyInstance, database: Database): void {
  const anySlash = { anySlash: true };
  const find = async (request: FastifyRequest, scope: SearchScope, defaults?: { sortOrder: 2 }) =>
    search(database, scope, await readQuery(database, request, defaults));
  registerOperation(app, 'GET /api/search/content/', ({ request }) => find(request, 'content'), anySlash);
  registerOperation(app, 'GET /api/search/products', ({ request }) => find(request, 'product'), anySlash);
  registerOperation(app, 'GET /api/search/recipes', ({ request }) => find(request, 'recipe'), anySlash);
  registerOperation(
    app,
    'GET /api/search/newsroom',
    ({ request }) => find(request, 'news', { sortOrder: 2 }),
    anySlash,
  );
  registerOperation(
    app,
    'GET /api/search/suggestions/',
    ({ request }) => findSuggestions(database, request),
    anySlash,
  );
  registerOperation(
    app,
    'GET /api/search/lihakauppa-products',
    ({ request }) => searchShopProducts(database, request),
    anySlash,
  );
  registerOperation(
    app,
    'GET /api/search/all-products',
    async ({ request }) => listProducts(database, await readQuery(database, request)),
    anySlash,
  );
}
