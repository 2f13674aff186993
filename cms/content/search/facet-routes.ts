import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { languageOf, queryText } from '../../http/query.ts';
import { requestSite, searchParameters } from '../../http/request.ts';
import { type FacetList, facetChoices, type FacetChoice, recipeBlockChoices } from './facet-choices.ts';
import { pageLanguage } from '../page-language.ts';

async function choices(database: Database, request: FastifyRequest, list: FacetList): Promise<FacetChoice[]> {
  const site = requestSite(request);
  const parameters = searchParameters(request);
  const language = languageOf(parameters.get('language'), await pageLanguage(database, request));
  const block = queryText(parameters.get('recipeSearchBlockId'));
  if (list === 'recipetags' && block) return recipeBlockChoices(database, { site, language }, block);
  return facetChoices(database, { site, language }, list);
}

/**
 * The choices that narrow a search, as `[{key, value}]`: themes (API-49), properties of products (API-50) and kinds of
 * dishes (API-51). `key` is what `facetTags` takes, `value` its label. Without `language` they are in the asking
 * page's.
 */
export function facetRoutes(app: FastifyInstance, database: Database): void {
  for (const list of ['groups', 'custom', 'recipetags'] as const) {
    for (const slash of ['', '/'])
      app.get(`/api/facets/${list}${slash}`, (request) => choices(database, request, list));
  }
}
