/**
 * The one search behind all search pages (SRCH-02 to SRCH-32): parameters from the address, a list from the server, and
 * what the visitor does to both. It knows no card and no filter.
 */
import type { SearchQuery } from '#lib/search-query.ts';
import type { Loaded } from '#island/load.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAborted } from '#api/http.ts';
import { followHistory, pushQuery, replaceQuery, type FollowedHistory } from './history.ts';
import { loadList, loadMore, type FoundList, type SearchSource } from './list.ts';
import { parametersKey, readParameters, writeParameters } from './parameters.ts';

/** Lists kept for going back to; the one used longest ago goes first. */
const MOST_LISTS = 20;

export interface SearchState<Hit> {
  /** The query of the address: what else it has, links and forms of the page keep (SRCH-16). */
  address: string;
  /** What is searched for: the address's. */
  parameters: SearchQuery;
  /**
   * `waiting` for the visitor to search, `loading` the list of `parameters`, `ready`, or `failed`: then `list` is the
   * one before, if there is one (SRCH-32).
   */
  phase: 'waiting' | 'loading' | 'ready' | 'failed';
  /** The newest list that has come. */
  list: FoundList<Hit> | null;
  /** What the next page does. */
  more: 'idle' | 'loading' | 'failed';
  /** Hits that the last 'show more' brought; undefined for a list that came as a whole. */
  added: number | undefined;
}

/** What narrows a search; a change of it starts at page 1 (SRCH-17). */
export type SearchChange = Partial<Omit<SearchQuery, 'page'>>;

/** What a search page needs before its first render. */
export interface LoadedSearch<Hit> {
  /** The query of the address that it is the answer to. */
  search: string;
  /** Undefined where the search waits for the visitor. */
  list?: FoundList<Hit> | undefined;
}

export interface SearchEngine<Hit> {
  store: StoreApi<SearchState<Hit>>;
  /** What the server renders, and the first render over its HTML. */
  initial: SearchState<Hit>;
  /** Searches, with an entry in the history where anything differs; the same search again asks again. */
  search(change: SearchChange): void;
  /** The next page, in the same entry (SRCH-08). */
  showMore(): void;
  /** Follows address and history. Gives back what ends it. */
  start(): () => void;
  /** To be called when the list has been rendered. */
  listRendered(): void;
}

const NARROWING = [
  'q',
  'contentGroup',
  'productGroup',
  'matchAnyCategoryIds',
  'facetTags',
  'authors',
] as const satisfies (keyof SearchQuery)[];

/** Whether there is nothing to ask yet: no text where one is needed, nothing chosen where results are hidden (SRCH-25). */
export function waits(
  { needsText = false }: { needsText?: boolean },
  parameters: SearchQuery,
  defaults: SearchQuery,
): boolean {
  if (needsText && parameters.q === '') return true;
  const isNarrowed = NARROWING.some((name) => String(parameters[name]) !== String(defaults[name]));
  return parameters.hideResults && !isNarrowed;
}

/** The state before anything is known of the address; also what the server renders with. */
const emptySearch = (parameters: SearchQuery, address: string): SearchState<never> => ({
  address,
  parameters,
  phase: 'loading',
  list: null,
  more: 'idle',
  added: undefined,
});

/** A search of `source` on this page; `defaults` are what its block says. */
export function createSearch<Hit>(
  source: SearchSource<Hit>,
  defaults: SearchQuery,
  { answer, call }: Loaded<LoadedSearch<Hit>> = {},
): SearchEngine<Hit> {
  /** Whether an address is that of a search with these parameters. */
  const isOf = (parameters: SearchQuery, search: string): boolean =>
    parametersKey(readParameters(search, defaults)) === parametersKey(parameters);

  const store = createStore<SearchState<Hit>>(() =>
    arrive(typeof location === 'undefined' ? undefined : location.search),
  );
  const set = (change: Partial<SearchState<Hit>>): void => store.setState(change);
  /** Going back shows a list without asking again, with the visitor's place in it. */
  const kept = new Map<string, FoundList<Hit>>();
  let underWay = new AbortController();
  let followed: FollowedHistory | undefined;

  function keep(parameters: SearchQuery, list: FoundList<Hit>): void {
    const key = parametersKey(parameters);
    kept.delete(key);
    kept.set(key, list);
    for (const oldest of [...kept.keys()].slice(0, -MOST_LISTS)) kept.delete(oldest);
  }

  /** The state of an address; without one nothing is known. */
  function arrive(search: string | undefined): SearchState<Hit> {
    if (search === undefined) return emptySearch(defaults, '');
    const parameters = readParameters(search, defaults);
    const state = emptySearch(parameters, search);
    if (waits(source, parameters, defaults)) return { ...state, phase: 'waiting' };
    const list = answer && isOf(parameters, answer.search) ? answer.list : undefined;
    return list ? { ...state, phase: 'ready', list } : state;
  }

  /** Runs a request that a newer one overtakes: a late answer, or one of an aborted request, is dropped. */
  async function run(
    request: (signal: AbortSignal) => Promise<FoundList<Hit>>,
    done: (list: FoundList<Hit>) => void,
    failed: () => void,
  ): Promise<void> {
    underWay.abort();
    const { signal } = (underWay = new AbortController());
    try {
      const list = await request(signal);
      if (!signal.aborted) done(list);
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) failed();
    }
  }

  function load(parameters: SearchQuery, underWayAlready?: Promise<FoundList<Hit>>): void {
    if (waits(source, parameters, defaults)) {
      underWay.abort();
      set({ phase: 'waiting', list: null, more: 'idle', added: undefined });
      return;
    }
    set({ phase: 'loading', more: 'idle', added: undefined });
    void run(
      (signal) => underWayAlready ?? loadList(source.search, parameters, signal),
      (list) => {
        keep(parameters, list);
        set({ phase: 'ready', list });
      },
      () => set({ phase: 'failed' }),
    );
  }

  /** Back or forward: what was shown there is shown again at once, without asking. */
  function returned(): void {
    const there = readParameters(location.search, defaults);
    const { parameters } = store.getState();
    if (parametersKey(there) === parametersKey(parameters)) return followed?.listRendered();
    const list = kept.get(parametersKey(there));
    set({ parameters: there, address: location.search });
    if (!list) return load(there);
    underWay.abort();
    set({ phase: 'ready', list, more: 'idle', added: undefined });
  }

  /** The list of a `load` that was under way; asked for anew where it was of another address. */
  const listOf = ({ search, list }: LoadedSearch<Hit>, parameters: SearchQuery): Promise<FoundList<Hit>> =>
    list && isOf(parameters, search) ? Promise.resolve(list) : loadList(source.search, parameters);

  return {
    store,
    initial: arrive(answer?.search),
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
      // While another search loads, or after it failed, the list is not the one of the parameters.
      if (phase !== 'ready' || !list?.hasMore || more === 'loading') return;
      set({ more: 'loading', added: undefined });
      void run(
        (signal) => loadMore(source.search, parameters, list, signal),
        (longer) => {
          const now = { ...parameters, page: longer.pages };
          replaceQuery(writeParameters(location.search, now, defaults));
          keep(now, longer);
          const added = longer.hits.length - list.hits.length;
          set({ parameters: now, address: location.search, list: longer, more: 'idle', added });
        },
        () => set({ more: 'failed' }),
      );
    },
    start() {
      followed = followHistory(returned);
      const { parameters, phase, list } = store.getState();
      if (phase === 'loading')
        load(
          parameters,
          call?.then((loaded) => listOf(loaded, parameters)),
        );
      if (list) {
        keep(parameters, list);
        // It was rendered before there was a place to go to.
        followed.listRendered();
      }
      return () => {
        underWay.abort();
        followed?.stop();
        followed = undefined;
      };
    },
    listRendered: () => followed?.listRendered(),
  };
}
