/**
 * Loads the options of the facet filters (API-49 to API-52) from lists of `{key, value}`: `key` is sent,
 * `value` is shown.
 */
import { isRecord, readList, readText } from '#lib/read.ts';
import type { Language } from '#lib/site.ts';
import { type AnswerTo, type EntryOf, get } from './call.ts';
import { ApiError } from './http.ts';
import type { FacetChoice } from './search-results.ts';

type Facets = `GET /api/facets/${'groups' | 'custom' | 'recipetags'}`;

function readFacet(value: EntryOf<Facets>): FacetChoice | undefined {
  if (!isRecord(value)) return undefined;
  const key = readText(value['key'])?.trim();
  return key
    ? { value: key, label: readText(value['value'])?.trim() || key, group: readText(value['group']) }
    : undefined;
}

/** Reads the answer of a list of facets. Throws ApiError if it is not a list. */
function readFacets(answer: AnswerTo<Facets>): FacetChoice[] {
  if (!Array.isArray(answer)) throw new ApiError('bad-response');
  return readList(answer, readFacet);
}

/**
 * Loads the facet groups that products, recipes and news of a language share (API-49). Rejects with ApiError.
 */
export const getFacetGroups = async (language: Language, signal?: AbortSignal): Promise<FacetChoice[]> =>
  readFacets(await get('/api/facets/groups', { language }, signal));

/** Loads the estate's custom facets (API-50). Rejects with ApiError. */
export const getCustomFacets = async (language: Language, signal?: AbortSignal): Promise<FacetChoice[]> =>
  readFacets(await get('/api/facets/custom', { language }, signal));

/** Loads the tags of a recipe search block (API-51). Rejects with ApiError. */
export const getRecipeTags = async (
  recipeSearchBlockId: string,
  language: Language,
  signal?: AbortSignal,
): Promise<FacetChoice[]> =>
  readFacets(await get('/api/facets/recipetags', { recipeSearchBlockId, language }, signal));
