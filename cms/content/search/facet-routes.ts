import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { languageOf, queryText } from '../../http/query.ts';
import { requestSite, searchParameters } from '../../http/request.ts';
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
  const site = requestSite(request);
  const parameters = searchParameters(request);
  const language = languageOf(parameters.get('language'), await getPageLanguage(database, request));
  const block = queryText(parameters.get('recipeSearchBlockId'));
  if (list === 'recipetags' && block) return listRecipeBlockChoices(database, { site, language }, block);
  return listFacetChoices(database, { site, language }, list);
}

/**
 * The choices that narrow a search, as `[{key, value}]`: themes (API-49), properties of products (API-50) and kinds of
 * dishes (API-51). `key` is what `facetTags` takes, `value` its label. Without `language` they are in the asking
 * page's.
 */
export function registerFacetRoutes(app: FastifyInstance, database: Database): void {
  for (const list of ['groups', 'custom', 'recipetags'] as const) {
    for (const slash of ['', '/'])
      app.get(`/api/facets/${list}${slash}`, (request) => listChoices(database, request, list));
  }
}
