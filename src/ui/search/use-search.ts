import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createSearch, emptySearch, type SearchEngine, type SearchState } from '#store/search/search.ts';
import type { SearchDescription, SearchSettings } from './description.ts';
import { earlyFacets, loadFacets, type FacetList } from './facets.ts';

/** The search of a page, following its address while the island stands. */
export function useSearch<Hit>(
  description: SearchDescription<Hit>,
  { defaults }: SearchSettings,
): [SearchEngine<Hit>, SearchState<Hit>] {
  const [engine] = useState(() => createSearch(description, defaults));
  // The server knows no address: there, and in the first render over its HTML, nothing is known yet.
  const [followed] = useState(() => {
    const empty = emptySearch(defaults);
    return { ...engine.store, getInitialState: () => empty };
  });
  const state: SearchState<Hit> = useStore(followed);
  useEffect(() => engine.start(), [engine]);
  return [engine, state];
}

/** The facet lists of a page; undefined until they have come. */
export function useFacets<Hit>(
  { name, facets }: SearchDescription<Hit>,
  { defaults, recipeSearchBlockId }: SearchSettings,
): readonly FacetList[] | undefined {
  const [early] = useState(() => earlyFacets.get(name));
  const [lists, setLists] = useState(early);
  const { language } = defaults;
  useEffect(() => {
    earlyFacets.delete(name);
    if (early) return undefined;
    const loading = new AbortController();
    void loadFacets(facets, { language, recipeSearchBlockId }, loading.signal).then(
      (loaded) => loading.signal.aborted || setLists(loaded),
    );
    return () => loading.abort();
  }, [early, facets, language, name, recipeSearchBlockId]);
  return lists;
}
