/** What a search has found so far: its pages from the first on, as one list. */
import type { SearchQuery } from '#lib/search-query.ts';
import { isAborted } from '#api/http.ts';
import type { Search, SearchAnswer } from '#api/search-results.ts';

/** What is searched. */
export interface SearchSource<Hit> {
  /** Tells the lists of this search from those of others on the page. */
  name: string;
  search: Search<Hit>;
  /** Without a text it has nothing to show; the others list everything then. */
  needsText?: boolean;
}

export interface FoundList<Hit> extends SearchAnswer<Hit> {
  /** How many pages `hits` are. */
  pages: number;
}

/** Hits that an address brings at most: it can ask for any number, and a server renders them all. */
const MOST_HITS = 1000;

/** Pages asked for at once where several are wanted and the server has said how many there are. */
const AT_ONCE = 4;

/** The list with its next page. What is counted anew is the newest word on it. */
function append<Hit>(list: FoundList<Hit>, answer: SearchAnswer<Hit>): FoundList<Hit> {
  return {
    ...list,
    hits: [...list.hits, ...answer.hits],
    totalCount: answer.totalCount ?? list.totalCount,
    hasMore: answer.hasMore,
    pages: list.pages + 1,
  };
}

/** One page more (SRCH-08). Rejects with ApiError. */
export async function loadMore<Hit>(
  search: Search<Hit>,
  parameters: SearchQuery,
  list: FoundList<Hit>,
  signal?: AbortSignal,
): Promise<FoundList<Hit>> {
  return append(list, await search({ ...parameters, page: list.pages + 1 }, signal));
}

/**
 * The pages from the first to `parameters.page` (SRCH-03), or as many as there are, a thousand hits at most. Where a later page can't be had, the
 * list ends before it and has more. Rejects with ApiError where the first one can't.
 */
export async function loadList<Hit>(
  search: Search<Hit>,
  parameters: SearchQuery,
  signal?: AbortSignal,
): Promise<FoundList<Hit>> {
  const first = await search({ ...parameters, page: 1 }, signal);
  let list: FoundList<Hit> = { ...first, pages: 1 };
  // SRCH-26: everything is there.
  if (parameters.skipPagination) return { ...list, hasMore: false };
  const { page, pageSize } = parameters;
  const hits = Math.min(first.totalCount ?? MOST_HITS, MOST_HITS);
  const last = Math.min(page, Math.ceil(hits / pageSize));
  while (list.hasMore && list.pages < last) {
    const next = list.pages + 1;
    const amount = first.totalCount === undefined ? 1 : Math.min(AT_ONCE, last - list.pages);
    const answers = await Promise.allSettled(
      Array.from({ length: amount }, (_, at) => search({ ...parameters, page: next + at }, signal)),
    );
    for (const answer of answers) {
      if (answer.status === 'fulfilled') list = append(list, answer.value);
      else if (isAborted(answer.reason)) throw answer.reason;
      else return { ...list, hasMore: true };
      // Fewer than the first one said.
      if (!list.hasMore) return list;
    }
  }
  return list;
}
