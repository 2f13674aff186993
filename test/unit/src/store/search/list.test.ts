import type { SearchQuery } from '#lib/search-query.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/http.ts';
import type { SearchAnswer } from '#api/search-results.ts';
import { loadList, loadMore } from '#store/search/list.ts';
import { answerOf, fakeSearch, parametersOf, settle } from './fake-search.ts';

/** A server with `count` hits, with or without a total count. */
function server(count: number, saysTotal = true, failing?: { page: number; error: ApiError }) {
  const pages: number[] = [];
  const search = async ({ page, pageSize }: SearchQuery): Promise<SearchAnswer<string>> => {
    pages.push(page);
    if (page === failing?.page) throw failing.error;
    const all = Array.from({ length: count }, (_, at) => String(at + 1));
    return answerOf(all.slice((page - 1) * pageSize, page * pageSize), {
      totalCount: saysTotal ? count : undefined,
      hasMore: page * pageSize < count,
    });
  };
  return { pages, search };
}

const upTo = (count: number): string[] => Array.from({ length: count }, (_, at) => String(at + 1));
const wanted = (page: number) => parametersOf({ page, pageSize: 2 });

describe.each([
  ['with', true],
  ['without', false],
])('search list %s a total count', (_, saysTotal) => {
  test.each([
    [1, 2],
    [2, 4],
    [3, 6],
    [7, 14],
  ])('page=%i shows all pages up to it [SRCH-03]', async (page, hits) => {
    const { search, pages } = server(15, saysTotal);
    expect(await loadList(search, wanted(page))).toMatchObject({
      hits: upTo(hits),
      pages: page,
      hasMore: true,
    });
    expect(pages).toEqual(Array.from({ length: page }, (_one, at) => at + 1));
  });

  test('loading stops after the last page [SRCH-03]', async () => {
    const { search, pages } = server(5, saysTotal);
    expect(await loadList(search, wanted(100))).toMatchObject({ hits: upTo(5), pages: 3, hasMore: false });
    expect(pages).toEqual([1, 2, 3]);
  });

  test("if a later page fails, the earlier ones are shown with 'show more' [SRCH-03] [SRCH-32]", async () => {
    const { search } = server(20, saysTotal, { page: 3, error: new ApiError('timeout') });
    expect(await loadList(search, wanted(6))).toMatchObject({ hits: upTo(4), pages: 2, hasMore: true });
  });

  test('if the first page fails or one is aborted, the list fails [SRCH-32]', async () => {
    const first = server(20, saysTotal, { page: 1, error: new ApiError('network') });
    await expect(loadList(first.search, wanted(3))).rejects.toMatchObject({ kind: 'network' });
    const third = server(20, saysTotal, { page: 3, error: new ApiError('aborted') });
    await expect(loadList(third.search, wanted(3))).rejects.toMatchObject({ kind: 'aborted' });
  });
});

test.each([true, false])(
  "search list: an address shows at most a thousand hits, with 'show more' (total count %j) [SRCH-03]",
  async (saysTotal) => {
    const { search, pages } = server(5000, saysTotal);
    const list = await loadList(search, parametersOf({ page: 100, pageSize: 100 }));
    expect(list).toMatchObject({ hits: upTo(1000), pages: 10, hasMore: true });
    expect(pages).toHaveLength(10);
  },
);

test('search list: with a total count, four pages are requested in parallel [SRCH-03]', async () => {
  const { requests, search } = fakeSearch();
  const loading = loadList(search, wanted(7));
  await requests[0]!.answer(['1', '2'], { totalCount: 40, hasMore: true });
  expect(requests.map(({ query }) => query.page)).toEqual([1, 2, 3, 4, 5]);
  // The answers arrive in any order.
  for (const at of [4, 2, 3, 1]) await requests[at]!.answer([`page ${at + 1}`], { hasMore: true });
  expect(requests.map(({ query }) => query.page)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const at of [5, 6]) await requests[at]!.answer([`page ${at + 1}`], { hasMore: true });
  expect((await loading).hits).toEqual([
    '1',
    '2',
    'page 2',
    'page 3',
    'page 4',
    'page 5',
    'page 6',
    'page 7',
  ]);
});

test('search list: pages after the last one are ignored [SRCH-09]', async () => {
  const { requests, search } = fakeSearch();
  const loading = loadList(search, wanted(4));
  await requests[0]!.answer(['a'], { totalCount: 40, hasMore: true });
  await requests[1]!.answer(['b'], { hasMore: false });
  await requests[2]!.answer(['b']);
  await requests[3]!.answer(['b'], { hasMore: true });
  expect(await loading).toMatchObject({ hits: ['a', 'b'], hasMore: false, pages: 2 });
});

test("search list: skipPagination makes one request and has no 'show more' [SRCH-26]", async () => {
  const { search, pages } = server(5);
  const parameters = { ...wanted(3), skipPagination: true };
  expect(await loadList(search, parameters)).toMatchObject({ hits: ['1', '2'], hasMore: false });
  expect(pages).toEqual([1]);
});

test('search list: the next page is appended, and its total count replaces the earlier one [SRCH-08] [SRCH-12]', async () => {
  const { search, requests } = fakeSearch();
  const list = { ...answerOf(['a', 'b'], { totalCount: 9, hasMore: true, query: 'x' }), pages: 1 };
  const first = loadMore(search, wanted(1), list);
  expect(requests[0]!.query.page).toBe(2);
  await requests[0]!.answer(['c'], { totalCount: 7, hasMore: true, query: 'other' });
  const longer = await first;
  expect(longer).toMatchObject({ hits: ['a', 'b', 'c'], totalCount: 7, hasMore: true, query: 'x', pages: 2 });
  const second = loadMore(search, wanted(2), longer);
  await requests[1]!.answer(['d']);
  expect(await second).toMatchObject({ hits: ['a', 'b', 'c', 'd'], totalCount: 7, hasMore: false, pages: 3 });
  await settle();
  expect(requests).toHaveLength(2);
});

test('search list: the last page that a URL can name offers no further page [SRCH-03 SRCH-08]', async () => {
  const { search, requests } = fakeSearch();
  const list = { ...answerOf(['a'], { hasMore: true }), pages: 98 };
  const almost = loadMore(search, wanted(98), list);
  await requests[0]!.answer(['b'], { hasMore: true });
  expect(await almost).toMatchObject({ hasMore: true, pages: 99 });
  const last = loadMore(search, wanted(99), await almost);
  await requests[1]!.answer(['c'], { hasMore: true });
  expect(await last).toMatchObject({ hasMore: false, pages: 100 });
});
