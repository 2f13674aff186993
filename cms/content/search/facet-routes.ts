import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { languageOf, queryText } from '../../http/query.ts';
import { getRequestSite, getSearchParameters } from '../../http/request.ts';
import {
  type FacetList,
  listFacetChoices,
  type FacetChoice,
  listRecipeBlockChoices,
} from './facet-choices.ts';
import { getPageLanguage } from '../page-language.ts';

async function listChoices(
  database: Database,
  request: FastifyRequest,
  list: FacetList,
): Promise<FacetChoice[]> {
  const site = getRequestSite(request);
  const parameters = getSearchParameters(request);
  const language = languageOf(parameters.get('language'), await getPageLanguage(database, request));
  const block = queryText(parameters.get('recipeSearchBlockId'));
  if (list === 'recipetags' && block) return listRecipeBlockChoices(database, { site, language }, block);
  return listFacetChoices(database, { site, language }, list);
}

/**
 * Registers the choices of search filters as `[{key, value}]`: themes (API-49), product properties (API-50) and kinds of dishes (API-51).
 * `key` is a value of `facetTags`, `value` its label. The default of `language` is the language of the requesting page.
 */
export function registerFacetRoutes(app: FastifyInstance, database: Database): void {
  for (const list of ['groups', 'custom', 'recipetags'] as const) {
    for (const slash of ['', '/'])
      app.get(`/api/facets/${list}${slash}`, (request) => listChoices(database, request, list));
  }
}
