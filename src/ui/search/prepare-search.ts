import { loadEarly } from '#store/search/early.ts';
import { readParameters } from '#store/search/parameters.ts';
import { waits } from '#store/search/search.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { earlyFacets, loadFacets } from './facets.ts';

/** The server's own results stand meanwhile, and can be used; but they do not know what the island can. */
const PATIENCE_MS = 5000;

/**
 * Fetches what a search page shows first while its fallback still stands, so that no result goes and comes back. Never
 * rejects: what could not be had the page says itself.
 */
export async function prepareSearch<Hit>(
  description: SearchDescription<Hit>,
  settings: SearchSettings,
): Promise<void> {
  const { defaults, recipeSearchBlockId } = settings;
  const parameters = readParameters(location.search, defaults);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  const facets = loadFacets(description.facets, { language: defaults.language, recipeSearchBlockId });
  const list = waits(description, parameters, defaults)
    ? undefined
    : loadEarly(description, parameters).catch(() => {});
  const shown = Promise.all([list, facets.then((lists) => earlyFacets.set(description.name, lists))]);
  await Promise.race([shown, patience]);
  clearTimeout(timer);
}
