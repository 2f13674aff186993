/** The result of a search: its pages from the first to the current one as one list. */
import { SEARCH_PARAMETERS, type SearchQuery } from '#lib/search-query.ts';
import { isAborted } from '#api/http.ts';
import type { Search, SearchAnswer } from '#api/search-results.ts';

/** Describes what a search page searches. */
export interface SearchSource<Hit> {
  /** Distinguishes this search from others on the same page. */
  name: string;
  search: Search<Hit>;
  /** If true, a search without text shows nothing. By default it lists everything. */
  needsText?: boolean;
}

export interface FoundList<Hit> extends SearchAnswer<Hit> {
  /** Number of result pages in `hits`. */
  pages: number;
}

/**
 * Maximum number of hits that are loaded for a URL: a URL can ask for any page, and a server renders all
 * hits.
 */
const MAX_HITS = 1000;

/** Number of pages that are requested in parallel, if the server has returned a total count. */
const BATCH_SIZE = 4;

/** Appends the next page. Counts of the new answer replace the old ones. Offers no page that a URL cannot name. */
function append<Hit>(list: FoundList<Hit>, answer: SearchAnswer<Hit>): FoundList<Hit> {
  const pages = list.pages + 1;
  return {
    ...list,
    hits: [...list.hits, ...answer.hits],
    totalCount: answer.totalCount ?? list.totalCount,
    hasMore: answer.hasMore && pages < SEARCH_PARAMETERS.page.maximum,
    pages,
  };
}

/** Loads the next page (SRCH-08). Rejects with ApiError. */
export async function loadMore<Hit>(
  search: Search<Hit>,
  parameters: SearchQuery,
  list: FoundList<Hit>,
  signal?: AbortSignal,
): Promise<FoundList<Hit>> {
  return append(list, await search({ ...parameters, page: list.pages + 1 }, signal));
}

/**
 * Loads the pages from the first to `parameters.page` (SRCH-03), as far as they exist, up to MAX_HITS hits.
 * If a later page fails, the list ends before it with `hasMore: true`. Rejects with ApiError if the first
 * page fails.
 */
export async function loadList<Hit>(
  search: Search<Hit>,
  parameters: SearchQuery,
  signal?: AbortSignal,
): Promise<FoundList<Hit>> {
  const first = await search({ ...parameters, page: 1 }, signal);
  let list: FoundList<Hit> = { ...first, pages: 1 };
  // SRCH-26: the first answer has all hits.
  if (parameters.skipPagination) return { ...list, hasMore: false };
  const { page, pageSize } = parameters;
  const hits = Math.min(first.totalCount ?? MAX_HITS, MAX_HITS);
  const last = Math.min(page, Math.ceil(hits / pageSize));
  while (list.hasMore && list.pages < last) {
    const next = list.pages + 1;
    const amount = first.totalCount === undefined ? 1 : Math.min(BATCH_SIZE, last - list.pages);
    const answers = await Promise.allSettled(
      Array.from({ length: amount }, (_, at) => search({ ...parameters, page: next + at }, signal)),
    );
    for (const answer of answers) {
      if (answer.status === 'fulfilled') list = append(list, answer.value);
      else if (isAborted(answer.reason)) throw answer.reason;
      else return { ...list, hasMore: true };
      // There are fewer hits than the first answer said.
      if (!list.hasMore) return list;
    }
  }
  return list;
}
