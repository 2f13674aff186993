/**
 * The search engine behind all search pages (SRCH-02 to SRCH-32): reads the parameters from the URL, loads
 * the list, and applies the visitor's changes. Knows nothing of cards and filters.
 */
import type { SearchQuery } from '#lib/search-query.ts';
import type { Loaded } from '#island/load.ts';
import type { PageEvents } from '../page-events.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '#api/http.ts';
import { trackHistory, pushQuery, replaceQuery, type HistoryTracker } from './history.ts';
import { loadList, loadMore, type FoundList, type SearchSource } from './list.ts';
import { parametersKey, readParameters, writeParameters } from './parameters.ts';

/** Maximum number of lists kept for back and forward. The least recently used one is dropped first. */
const MAX_LISTS = 20;

export interface SearchState<Hit> {
  /** The URL's query. Links and forms of the page keep its other parameters (SRCH-16). */
  address: string;
  /** The parameters that the URL holds. */
  parameters: SearchQuery;
  /**
   * `waiting`: the visitor has not searched yet. `loading`: the list of `parameters` is being loaded.
   * `failed`: `list` is the previous one, if there is one (SRCH-32).
   */
  phase: 'waiting' | 'loading' | 'ready' | 'failed';
  /** The newest loaded list. */
  list: FoundList<Hit> | null;
  /** State of the request for the next page. */
  more: 'idle' | 'loading' | 'failed';
  /** Number of hits that the last 'show more' added; undefined for a list that was loaded as a whole. */
  added: number | undefined;
}

/** Changes of the parameters. A change resets the search to page 1 (SRCH-17). */
export type SearchChange = Partial<Omit<SearchQuery, 'page'>>;

/** The data that a search page loads before its first render. */
export interface LoadedSearch<Hit> {
  /** The query of the URL that `list` belongs to. */
  search: string;
  /** Undefined if the search waits for the visitor. */
  list?: FoundList<Hit> | undefined;
}

export interface SearchEngine<Hit> {
  store: StoreApi<SearchState<Hit>>;
  /** The state of the server's render and of the first render over its HTML. */
  initial: SearchState<Hit>;
  /** Searches, and adds a history entry if the parameters differ. Equal parameters repeat the request. */
  search(change: SearchChange): void;
  /** Loads the next page in the same history entry (SRCH-08). */
  showMore(): void;
  /** Subscribes to the URL and the history. Returns a function that unsubscribes. */
  start(): () => void;
  /** Restores the scroll position. Call it when the list has been rendered. */
  restoreScroll(): void;
}

const NARROWING = [
  'q',
  'contentGroup',
  'productGroup',
  'matchAnyCategoryIds',
  'facetTags',
  'authors',
] as const satisfies (keyof SearchQuery)[];

/**
 * Returns whether the search waits for the visitor: a required text is empty, or `hideResults` is set and
 * nothing narrows the search (SRCH-25).
 */
export function isWaiting(
  { needsText = false }: { needsText?: boolean },
  parameters: SearchQuery,
  defaults: SearchQuery,
): boolean {
  if (needsText && parameters.q === '') return true;
  const isNarrowed = NARROWING.some((name) => String(parameters[name]) !== String(defaults[name]));
  return parameters.hideResults && !isNarrowed;
}

/** The state before anything is loaded. */
const emptySearch = (parameters: SearchQuery, address: string): SearchState<never> => ({
  address,
  parameters,
  phase: 'loading',
  list: null,
  more: 'idle',
  added: undefined,
});

/** Creates the search of `source` for this page; `defaults` come from the block's props. */
export function createSearch<Hit>(
  source: SearchSource<Hit>,
  defaults: SearchQuery,
  { answer, call }: Loaded<LoadedSearch<Hit>> = {},
): SearchEngine<Hit> {
  /** Returns whether a URL's query has these parameters. */
  const isUrlOf = (parameters: SearchQuery, search: string): boolean =>
    parametersKey(readParameters(search, defaults)) === parametersKey(parameters);

  const store = createStore<SearchState<Hit>>(() =>
    createState(typeof location === 'undefined' ? undefined : location.search),
  );
  const set = (change: Partial<SearchState<Hit>>): void => store.setState(change);
  /**
   * Lists by parameters, so that back and forward show a list, and the scroll position in it, without a
   * request.
   */
  const lists = new Map<string, FoundList<Hit>>();
  let controller = new AbortController();
  let tracker: HistoryTracker | undefined;

  function keepList(parameters: SearchQuery, list: FoundList<Hit>): void {
    const key = parametersKey(parameters);
    lists.delete(key);
    lists.set(key, list);
    for (const oldest of [...lists.keys()].slice(0, -MAX_LISTS)) lists.delete(oldest);
  }

  /** Creates the state for a URL's query; undefined if the query is not known yet. */
  function createState(search: string | undefined): SearchState<Hit> {
    if (search === undefined) return emptySearch(defaults, '');
    const parameters = readParameters(search, defaults);
    const state = emptySearch(parameters, search);
    if (isWaiting(source, parameters, defaults)) return { ...state, phase: 'waiting' };
    const list = answer && isUrlOf(parameters, answer.search) ? answer.list : undefined;
    return list ? { ...state, phase: 'ready', list } : state;
  }

  /** Runs a request and aborts the previous one. Ignores answers and errors of an aborted request. */
  async function runLatest(
    request: (signal: AbortSignal) => Promise<FoundList<Hit>>,
    done: (list: FoundList<Hit>) => void,
    failed: () => void,
  ): Promise<void> {
    controller.abort();
    const { signal } = (controller = new AbortController());
    try {
      const list = await request(signal);
      if (!signal.aborted) done(list);
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) failed();
    }
  }

  function load(parameters: SearchQuery, startedLoad?: Promise<FoundList<Hit>>): void {
    if (isWaiting(source, parameters, defaults)) {
      controller.abort();
      set({ phase: 'waiting', list: null, more: 'idle', added: undefined });
      return;
    }
    set({ phase: 'loading', more: 'idle', added: undefined });
    void runLatest(
      (signal) => startedLoad ?? loadList(source.search, parameters, signal),
      (list) => {
        keepList(parameters, list);
        set({ phase: 'ready', list });
        const detail: PageEvents['search:changed'] = {
          version: 1,
          search: source.name,
          query: parameters.q,
          total: list.totalCount ?? null,
        };
        document.dispatchEvent(new CustomEvent('search:changed', { bubbles: true, detail }));
      },
      () => set({ phase: 'failed' }),
    );
  }

  /** Handles back and forward: shows a kept list at once, without a request. */
  function handleReturn(): void {
    const there = readParameters(location.search, defaults);
    const { parameters } = store.getState();
    if (parametersKey(there) === parametersKey(parameters)) return tracker?.restoreScroll();
    const list = lists.get(parametersKey(there));
    set({ parameters: there, address: location.search });
    if (!list) return load(there);
    controller.abort();
    set({ phase: 'ready', list, more: 'idle', added: undefined });
  }

  /** Returns the list of a started `load`, or loads it again if the URL has changed since. */
  const loadListOf = (
    { search, list }: LoadedSearch<Hit>,
    parameters: SearchQuery,
  ): Promise<FoundList<Hit>> =>
    list && isUrlOf(parameters, search) ? Promise.resolve(list) : loadList(source.search, parameters);

  return {
    store,
    initial: createState(answer?.search),
    search(change) {
      const before = store.getState().parameters;
      const parameters = { ...before, ...change, page: 1 };
      if (parametersKey(parameters) !== parametersKey(before))
        pushQuery(writeParameters(location.search, parameters, defaults));
      set({ parameters, address: location.search });
      load(parameters);
    },
    showMore() {
      const { phase, list, more, parameters } = store.getState();
      // While another search loads, or after it failed, the list does not belong to the parameters.
      if (phase !== 'ready' || !list?.hasMore || more === 'loading') return;
      set({ more: 'loading', added: undefined });
      void runLatest(
        (signal) => loadMore(source.search, parameters, list, signal),
        (longer) => {
          const now = { ...parameters, page: longer.pages };
          replaceQuery(writeParameters(location.search, now, defaults));
          keepList(now, longer);
          const added = longer.hits.length - list.hits.length;
          set({ parameters: now, address: location.search, list: longer, more: 'idle', added });
        },
        () => set({ more: 'failed' }),
      );
    },
    start() {
      tracker = trackHistory(handleReturn);
      const { parameters, phase, list } = store.getState();
      if (phase === 'loading')
        load(
          parameters,
          call?.then((loaded) => loadListOf(loaded, parameters)),
        );
      if (list) {
        keepList(parameters, list);
        // The list was rendered before the position was known.
        tracker.restoreScroll();
      }
      return () => {
        controller.abort();
        tracker?.dispose();
        tracker = undefined;
      };
    },
    restoreScroll: () => tracker?.restoreScroll(),
  };
}
