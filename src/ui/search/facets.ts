/** Loads the facet lists of a search page. A list that fails is left out (API-49 to API-52). */
import { getCustomFacets, getFacetGroups, getRecipeTags } from '#api/facets.ts';
import type { FacetChoice } from '#api/search-results.ts';
import { LANGUAGES } from '#lib/site.ts';
import type { FacetListName } from './description.ts';

export interface FacetList {
  name: FacetListName;
  choices: readonly FacetChoice[];
}

/** Parameters of the calls. */
export interface FacetQuery {
  language: string;
  /** If undefined, recipe tags are not loaded. */
  recipeSearchBlockId?: string | undefined;
}

function loadList(
  name: FacetListName,
  { language: given, recipeSearchBlockId }: FacetQuery,
  signal?: AbortSignal,
): Promise<FacetChoice[]> {
  const language = LANGUAGES.find((one) => one === given) ?? 'fi';
  if (name === 'custom') return getCustomFacets(language, signal);
  if (name === 'recipetags') return getRecipeTags(recipeSearchBlockId ?? '', language, signal);
  return getFacetGroups(language, signal);
}

/** Loads the lists of these names in their order and leaves out empty ones. Never rejects. */
export async function loadFacets(
  names: readonly FacetListName[],
  query: FacetQuery,
  signal?: AbortSignal,
): Promise<FacetList[]> {
  const requested = names.filter((name) => name !== 'recipetags' || query.recipeSearchBlockId);
  const lists = await Promise.allSettled(requested.map((name) => loadList(name, query, signal)));
  const loaded = requested.map((name, at) => {
    const list = lists[at];
    return { name, choices: list?.status === 'fulfilled' ? list.value : [] };
  });
  return loaded.filter(({ choices }) => choices.length > 0);
}
