import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { getFirstLanguage } from '../find-entry.ts';
import { SHOP } from '../../model/shop-site.ts';
import { getSiteOrigin, getRequestSite, getSearchParameters } from '../../http/request.ts';
import type { SearchScope } from './conditions.ts';
import { readSearchQuery, type SearchDefaults, type SearchQuery } from './parameters.ts';
import { listProducts } from './product-list.ts';
import { search, type SearchResult, suggest } from './search.ts';

const MAX_SUGGESTIONS = 20;
/** A single letter matches nearly everything and is slowest to search. The widgets send three or more (QS-03). */
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

const CALLS: Record<string, { scope: SearchScope; defaults?: { sortOrder: 2 } }> = {
  content: { scope: 'content' },
  products: { scope: 'product' },
  recipes: { scope: 'recipe' },
  newsroom: { scope: 'news', defaults: { sortOrder: 2 } },
};

/**
 * Registers the searches (API-07 to API-14). Each takes the parameters of `readSearchQuery`. The specification has a trailing slash in two
 * of the paths, so that all paths work with and without it.
 */
export function registerSearchRoutes(app: FastifyInstance, database: Database): void {
  const get = (call: string, answer: (request: FastifyRequest) => Promise<unknown>): void => {
    for (const slash of ['', '/']) app.get(`/api/search/${call}${slash}`, answer);
  };
  for (const [call, { scope, defaults }] of Object.entries(CALLS))
    get(call, async (request) => search(database, scope, await readQuery(database, request, defaults)));
  get('suggestions', (request) => findSuggestions(database, request));
  get('lihakauppa-products', (request) => searchShopProducts(database, request));
  get('all-products', async (request) => listProducts(database, await readQuery(database, request)));
}
