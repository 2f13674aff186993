import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLoaded } from '#island/context.ts';
import type { Load } from '#island/load.ts';
import { createSearch, type SearchEngine, type SearchState } from '#store/search/search.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { useRequest } from '../use-request.ts';
import { loadFacets, type FacetList } from './facets.ts';
import type { LoadedPage } from './load-search.ts';

/** Creates the search of a page and keeps it in sync with the URL while the island is mounted. */
export function useSearch<Hit>(
  description: SearchDescription<Hit>,
  { defaults }: SearchSettings,
): [SearchEngine<Hit>, SearchState<Hit>] {
  const loaded = useLoaded<Load<never, LoadedPage<Hit>>>();
  const [engine] = useState(() => createSearch(description, defaults, loaded));
  const { subscribe, getState } = engine.store;
  const state: SearchState<Hit> = useSyncExternalStore(subscribe, getState, () => engine.initial);
  useEffect(() => engine.start(), [engine]);
  return [engine, state];
}

/** Returns the facet lists of a page; undefined until they are loaded. */
export function useFacets<Hit>(
  { facets }: SearchDescription<Hit>,
  { defaults, recipeSearchBlockId }: SearchSettings,
): readonly FacetList[] | undefined {
  const { answer, call } = useLoaded<Load<never, LoadedPage<Hit>>>();
  const { answer: lists, run } = useRequest<readonly FacetList[]>(answer?.facets);
  const { language } = defaults;
  useEffect(() => {
    if (answer) return undefined;
    return run((signal) => {
      const ask = () => loadFacets(facets, { language, recipeSearchBlockId }, signal);
      return call?.then((loaded) => loaded.facets, ask) ?? ask();
    });
  }, [answer, call, facets, language, recipeSearchBlockId, run]);
  return lists;
}
