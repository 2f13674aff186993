import type { SearchQuery } from '#lib/search-query.ts';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  createProductSearch,
  readAnswer,
  readContentHit,
  searchContent,
  searchNews,
  searchRecipes,
} from '../../../../src/api/search-results.ts';
import { configure } from '../../../../src/island/settings.ts';
import { api } from '../../../setup.ts';

const requests: URL[] = [];

beforeEach(() => {
  configure(undefined);
  requests.length = 0;
  api.use(
    http.get(/\/api\/search\//, ({ request }) => {
      requests.push(new URL(request.url));
      return HttpResponse.json({ hits: [{ url: '/a', title: 'A' }, null] });
    }),
  );
});

const nothing: SearchQuery = {
  q: '',
  page: 1,
  pageSize: 10,
  language: 'fi',
  contentGroup: '',
  matchAnyCategoryIds: [],
  matchAllCategoryIds: [],
  containerPage: '',
  productGroup: '',
  sortOrder: undefined,
  facetTags: [],
  authors: [],
  hideResults: false,
  skipPagination: false,
  searchEquipments: false,
};

describe('search calls', () => {
  test.each([
    ['API-08', '/api/search/content/', searchContent],
    ['API-10', '/api/search/products', createProductSearch('products', readContentHit)],
    ['API-11', '/api/search/lihakauppa-products', createProductSearch('lihakauppa-products', readContentHit)],
    ['API-12', '/api/search/recipes', searchRecipes],
    ['API-13', '/api/search/newsroom', searchNews],
  ])('%s %s', async (_, path, search) => {
    const { hits, hasMore } = await search({ ...nothing, q: 'ä & ö' });
    expect(hits.map(({ title }) => title)).toEqual(['A']);
    expect(hasMore).toBe(false);
    expect(requests.map(({ pathname }) => pathname)).toEqual([path]);
    expect(requests[0]!.searchParams.get('q')).toBe('ä & ö');
  });

  test('empty parameters and switches that are off are left out [API-14]', async () => {
    await searchContent(nothing);
    expect([...requests[0]!.searchParams]).toEqual([
      ['page', '1'],
      ['pageSize', '10'],
      ['language', 'fi'],
    ]);
  });

  test('other values are sent: 0, true, lists in bracket style [API-01] [API-14] [SRCH-24]', async () => {
    await searchContent({
      ...nothing,
      sortOrder: 0,
      facetTags: ['a,b', 'ä'],
      authors: ['x'],
      matchAllCategoryIds: ['1'],
      containerPage: '7',
      hideResults: true,
      skipPagination: true,
      searchEquipments: true,
    });
    expect([...requests[0]!.searchParams].slice(3)).toEqual([
      ['matchAllCategoryIds[]', '1'],
      ['containerPage', '7'],
      ['sortOrder', '0'],
      ['facetTags[]', 'a,b'],
      ['facetTags[]', 'ä'],
      ['authors[]', 'x'],
      ['hideResults', 'true'],
      ['skipPagination', 'true'],
      ['searchEquipments', 'true'],
    ]);
  });

  test('they can be aborted [SRCH-32]', async () => {
    const controller = new AbortController();
    const call = searchNews(nothing, controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('search answer', () => {
  test('a list of hits is enough [SRCH-12] [SRCH-31]', () => {
    expect(readAnswer({ hits: [] }, readContentHit)).toEqual({
      hits: [],
      omitted: '',
      totalCount: undefined,
      hasMore: false,
      query: '',
      facetCategories: [],
      tagCounts: undefined,
      authors: [],
    });
  });

  test('counts, groups, tags and authors are read [SRCH-12]', () => {
    const answer = readAnswer(
      {
        hits: [{ url: '/a', title: 'A' }],
        totalCount: '12',
        hasMore: true,
        query: ' liha ',
        facetCategories: [{ value: ' a ', label: ' Ryhmä ', count: 3 }, { value: 'b' }, { label: 'x' }, null],
        facetTags: [{ value: 'grilli', count: 0 }, { value: 'joulu' }, 7],
        authors: [{ value: 5, label: {}, count: '3' }],
      },
      readContentHit,
    );
    expect(answer).toMatchObject({ totalCount: 12, hasMore: true, query: 'liha' });
    expect(answer.facetCategories).toEqual([
      { value: 'a', label: 'Ryhmä', count: 3 },
      { value: 'b', label: 'b', count: undefined },
    ]);
    expect(answer.tagCounts).toEqual([['grilli', 0]]);
    expect(answer.authors).toEqual([{ value: '5', label: '5', count: 3 }]);
  });

  test('hits beyond the largest page are not read', () => {
    const hits = Array.from({ length: 101 }, () => ({ url: '/a', title: 'A' }));
    expect(readAnswer({ hits }, readContentHit).hits).toHaveLength(100);
  });

  test.each([
    { totalCount: 'kaksitoista', hasMore: 1, query: {}, facetCategories: {}, facetTags: 'x', authors: null },
    { totalCount: null, hasMore: 'true', query: [], facetCategories: 7, facetTags: null, authors: 'x' },
  ])('fields of wrong types are read as missing (%#) [API-04]', (wrong) => {
    expect(readAnswer({ hits: [], ...wrong }, readContentHit)).toEqual(
      readAnswer({ hits: [] }, readContentHit),
    );
  });

  test.each<never>([null, [], 'x', {}, { hits: null }, { hits: { 0: {} } }] as never[])(
    'without a list of hits it is a bad response: %j [API-03]',
    (answer) => {
      expect(() => readAnswer(answer, readContentHit)).toThrow(
        expect.objectContaining({ kind: 'bad-response' }),
      );
    },
  );
});

describe('content hit', () => {
  const least = { url: '/a', title: 'A' };

  test.each([
    ['25', 25],
    ['7,5', 7.5],
    ['', undefined],
    ['puoli tuntia', undefined],
  ])('a time of %j is read as %j [SRCH-28] [API-04]', (totalTime, read) => {
    expect(readContentHit({ ...least, totalTime })?.totalTime).toBe(read);
  });

  test('all fields of its card are read [SRCH-06] [SRCH-28] [SRCH-29]', () => {
    expect(
      readContentHit({
        ...least,
        isNovelty: true,
        productCode: 10101,
        totalTime: 25,
        productImage: '/p.jpg',
        publishDate: '2026-11-03',
        author: ' Toimitus ',
      }),
    ).toMatchObject({
      isNovelty: true,
      productNumber: '10101',
      totalTime: 25,
      productImage: { url: '/p.jpg', alt: '' },
      publishDate: '2026-11-03',
      author: 'Toimitus',
    });
  });

  test.each([
    [{ novelty: true }, true],
    [{ isNovelty: false, novelty: true }, true],
    [{ isNovelty: 'true' }, false],
    [{ novelty: 1 }, false],
    [{}, false],
  ])('either flag marks a novelty: %j [SRCH-28]', (flags, isNovelty) => {
    expect(readContentHit({ ...least, ...flags })).toMatchObject({ isNovelty });
  });

  test.each([
    [{ productCode: 'a', code: 'b' }, 'a'],
    [{ productCode: ' ', code: 'b' }, 'b'],
    [{ productCode: null, code: 7 }, '7'],
    [{}, ''],
  ])('its number is productCode, else code: %j [SRCH-29]', (codes, productNumber) => {
    expect(readContentHit({ ...least, ...codes })).toMatchObject({ productNumber });
  });
});
