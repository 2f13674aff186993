import type { LoadContext } from '#island/load.ts';
import { loadList } from '#store/search/list.ts';
import { readParameters } from '#store/search/parameters.ts';
import { type LoadedSearch, isWaiting } from '#store/search/search.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { type FacetList, loadFacets } from './facets.ts';

/** What a search page shows first. */
export interface LoadedPage<Hit> extends LoadedSearch<Hit> {
  facets: readonly FacetList[];
}

/**
 * Asks for what the address names. However long that takes (the calls end by themselves, see http.ts): the server's results are there to be read, and its
 * form searches. Rejects with ApiError where the list can't be had: the page says so itself.
 */
export async function loadSearch<Hit>(
  description: SearchDescription<Hit>,
  { defaults, recipeSearchBlockId }: SearchSettings,
  { url: { search }, signal }: Pick<LoadContext, 'url' | 'signal'>,
): Promise<LoadedPage<Hit>> {
  const parameters = readParameters(search, defaults);
  const facets = loadFacets(description.facets, { language: defaults.language, recipeSearchBlockId }, signal);
  const list = isWaiting(description, parameters, defaults)
    ? undefined
    : await loadList(description.search, parameters, signal);
  return { search, list, facets: await facets };
}
