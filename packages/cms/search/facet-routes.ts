import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Query } from 'saaristo/api';
import type { Database } from '../platform/database/database.ts';
import { registerOperation } from '../platform/http/api.ts';
import { getRequestSite } from '../platform/http/request.ts';
import {
  type FacetList,
  listFacetChoices,
  type FacetChoice,
  listRecipeBlockChoices,
} from './facet-choices.ts';
import { getMessages } from '../platform/model/messages.ts';
import { getPageLanguage } from '../content/page-language.ts';

async function listChoices(
  database: Database,
  request: FastifyRequest,
  list: FacetList,
  { recipeSearchBlockId: block, ...query }: Query<'GET /api/facets/recipetags'>,
): Promise<FacetChoice[]> {
  const site = getRequestSite(request);
  const language = query.language ?? (await getPageLanguage(database, request));
  if (list === 'recipetags' && block) return listRecipeBlockChoices(database, { site, language }, block);
  const choices = await listFacetChoices(database, { site, language }, list);
  if (list !== 'custom') return choices;
  const group = getMessages(language).price;
  const prices = await listFacetChoices(database, { site, language }, 'prices');
  return [...choices, ...prices.map((choice) => ({ ...choice, group }))];
}

/**
 * Registers the choices of search filters as `[{key, value}]`: themes (API-49), product properties and prices (API-50) and kinds of dishes (API-51).
 * `key` is a value of `facetTags`, `value` its label. The default of `language` is the language of the requesting page.
 */
export function registerFacetRoutes(app: FastifyInstance, database: Database): void {
  for (const list of ['groups', 'custom', 'recipetags'] as const)
    registerOperation(
      app,
      `GET /api/facets/${list}`,
      ({ request, query }) => listChoices(database, request, list, query),
      { anySlash: true },
    );
}
