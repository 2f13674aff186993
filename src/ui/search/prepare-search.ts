import { loadEarly } from '#store/search/early.ts';
import { readParameters } from '#store/search/parameters.ts';
import { waits } from '#store/search/search.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { earlyFacets, loadFacets } from './facets.ts';

/**
 * Fetches what a search page shows first while its fallback still stands, so that no result goes and comes back. However
 * long that takes (the calls end by themselves, see http.ts): the server's results are there to be read, and its form
 * searches. Never rejects: what could not be had the page says itself.
 */
export async function prepareSearch<Hit>(
  description: SearchDescription<Hit>,
  settings: SearchSettings,
): Promise<void> {
  const { defaults, recipeSearchBlockId } = settings;
  const parameters = readParameters(location.search, defaults);
  const facets = loadFacets(description.facets, { language: defaults.language, recipeSearchBlockId });
  const list = waits(description, parameters, defaults)
    ? undefined
    : loadEarly(description, parameters).catch(() => {});
  await Promise.all([list, facets.then((lists) => earlyFacets.set(description.name, lists))]);
}
