import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import { ApiError } from '#api/http.ts';
import type { ApiErrorKind } from '#api/http-client.ts';
import type { SearchAnswer } from '#api/search-results.ts';

/** One request, which the test answers. */
export interface RecordedRequest {
  query: SearchQuery;
  /** Whether it was aborted. */
  isCalledOff: () => boolean;
  answer: (hits: string[], more?: Partial<SearchAnswer<string>>) => Promise<void>;
  fail: (kind?: ApiErrorKind) => Promise<void>;
}

/** Waits until all resolved promises are handled. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const answerOf = (hits: string[], more: Partial<SearchAnswer<string>> = {}): SearchAnswer<string> => ({
  hits,
  totalCount: undefined,
  hasMore: false,
  query: '',
  omitted: '',
  facetCategories: [],
  tagCounts: undefined,
  authors: [],
  ...more,
});

/** A search whose answers the test gives. Aborted requests do not reject, because a server may still answer them. */
export function fakeSearch() {
  const requests: RecordedRequest[] = [];
  const search = (query: SearchQuery, signal?: AbortSignal): Promise<SearchAnswer<string>> =>
    new Promise((resolve, reject) => {
      requests.push({
        query,
        isCalledOff: () => signal?.aborted ?? false,
        answer: (hits, more) => {
          resolve(answerOf(hits, more));
          return settle();
        },
        fail: (kind = 'network') => {
          reject(new ApiError(kind));
          return settle();
        },
      });
    });
  return { requests, search, last: (): RecordedRequest => requests.at(-1)! };
}

export const parametersOf = (given: Partial<SearchQuery> = {}): SearchQuery => ({
  ...DEFAULT_QUERY,
  ...given,
});
