import type { LoadContext } from '#island/load.ts';
import { loadList } from '#store/search/list.ts';
import { readParameters } from '#store/search/parameters.ts';
import { type LoadedSearch, isWaiting } from '#store/search/search.ts';
import type { SearchDescription } from './description.ts';
import { type FacetList, loadFacets } from './facets.ts';
import { createSearchSettings, type SearchBlockProps } from './settings.ts';

/** The data for the first render of a search page. */
export interface LoadedPage<Hit> extends LoadedSearch<Hit> {
  facets: readonly FacetList[];
}

/**
 * Creates the `load` of a search page, which loads the results and the facets for the page's URL. Its calls have a timeout of their own
 * (http.ts). Rejects with ApiError if the list fails. The page then shows the error.
 */
export const createSearchLoad =
  <Hit>(description: SearchDescription<Hit>) =>
  async (props: SearchBlockProps, context: LoadContext): Promise<LoadedPage<Hit>> => {
    const { defaults, recipeSearchBlockId } = createSearchSettings(props, context);
    const { signal } = context;
    const { search } = context.url;
    const parameters = readParameters(search, defaults);
    const facets = loadFacets(
      description.facets,
      { language: defaults.language, recipeSearchBlockId },
      signal,
    );
    const list = isWaiting(description, parameters, defaults)
      ? undefined
      : await loadList(description.search, parameters, signal);
    return { search, list, facets: await facets };
  };
