/**
 * Loads the options of the facet filters (API-49 to API-52) from lists of `{key, value}`: `key` is sent,
 * `value` is shown.
 */
import { isRecord, readList, readText } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { ApiError, get, type Query } from './http.ts';
import type { FacetChoice } from './search-results.ts';

function readFacet(value: unknown): FacetChoice | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value['key'])?.trim();
  return key ? { value: key, label: readText(value['value'])?.trim() || key } : undefined;
}

async function getFacets(path: string, query: Query, signal?: AbortSignal): Promise<FacetChoice[]> {
  const answer = await get(path, query, signal);
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, readFacet);
}

/**
 * Loads the facet groups that products, recipes and news of a language share (API-49). Rejects with ApiError.
 */
export const getFacetGroups = (language: Language, signal?: AbortSignal): Promise<FacetChoice[]> =>
  getFacets('/api/facets/groups', { language }, signal);

/** Loads the estate's custom facets (API-50). Rejects with ApiError. */
export const getCustomFacets = (signal?: AbortSignal): Promise<FacetChoice[]> =>
  getFacets('/api/facets/custom', {}, signal);

/** Loads the tags of a recipe search block (API-51). Rejects with ApiError. */
export const getRecipeTags = (recipeSearchBlockId: string, signal?: AbortSignal): Promise<FacetChoice[]> =>
  getFacets('/api/facets/recipetags', { recipeSearchBlockId }, signal);
