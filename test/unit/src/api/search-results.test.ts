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

const asked: URL[] = [];

beforeEach(() => {
  configure(undefined);
  asked.length = 0;
  api.use(
    http.get(/\/api\/search\//, ({ request }) => {
      asked.push(new URL(request.url));
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

describe('the calls', () => {
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
    expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
    expect(asked[0]!.searchParams.get('q')).toBe('ä & ö');
  });

  test('API-14 what has no value is left out, a switch that is off too', async () => {
    await searchContent(nothing);
    expect([...asked[0]!.searchParams]).toEqual([
      ['page', '1'],
      ['pageSize', '10'],
      ['language', 'fi'],
    ]);
  });

  test('API-01 API-14 SRCH-24 what has one is sent: 0, true, lists in bracket style', async () => {
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
    expect([...asked[0]!.searchParams].slice(3)).toEqual([
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

  test('SRCH-32 can be aborted', async () => {
    const controller = new AbortController();
    const call = searchNews(nothing, controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('an answer', () => {
  test('SRCH-12 SRCH-31 needs no more than hits', () => {
    expect(readAnswer({ hits: [] }, readContentHit)).toEqual({
      hits: [],
      totalCount: undefined,
      hasMore: false,
      query: '',
      facetCategories: [],
      tagCounts: undefined,
      authors: [],
    });
  });

  test('SRCH-12 counts, groups, tags and authors', () => {
    const answer = readAnswer(
      {
        hits: [{ url: '/a', title: 'A' }],
        totalCount: '12',
        hasMore: true,
        query: ' liha ',
        facetCategories: [{ value: 'a', label: ' Ryhmä ', count: 3 }, { value: 'b' }, { label: 'x' }, null],
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

  test.each([
    { totalCount: 'kaksitoista', hasMore: 1, query: {}, facetCategories: {}, facetTags: 'x', authors: null },
    { totalCount: null, hasMore: 'true', query: [], facetCategories: 7, facetTags: null, authors: 'x' },
  ])('API-04 wrong types read as nothing said (%#)', (wrong) => {
    expect(readAnswer({ hits: [], ...wrong }, readContentHit)).toEqual(
      readAnswer({ hits: [] }, readContentHit),
    );
  });

  test.each([null, [], 'x', {}, { hits: null }, { hits: { 0: {} } }])(
    'API-03 without a list of hits is a bad one: %j',
    (answer) => {
      expect(() => readAnswer(answer, readContentHit)).toThrow(
        expect.objectContaining({ kind: 'bad-response' }),
      );
    },
  );
});

describe('a hit', () => {
  const least = { url: '/a', title: 'A' };

  test.each([
    ['25', 25],
    ['7,5', 7.5],
    ['', undefined],
    ['puoli tuntia', undefined],
  ])('SRCH-28 API-04 a time of %j reads as %j', (totalTime, read) => {
    expect(readContentHit({ ...least, totalTime })?.totalTime).toBe(read);
  });

  test('SRCH-06 SRCH-28 SRCH-29 has what its card shows', () => {
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
  ])('SRCH-28 is a novelty by either flag: %j', (flags, isNovelty) => {
    expect(readContentHit({ ...least, ...flags })).toMatchObject({ isNovelty });
  });

  test.each([
    [{ productCode: 'a', code: 'b' }, 'a'],
    [{ productCode: ' ', code: 'b' }, 'b'],
    [{ productCode: null, code: 7 }, '7'],
    [{}, ''],
  ])('SRCH-29 its number is productCode, else code: %j', (codes, productNumber) => {
    expect(readContentHit({ ...least, ...codes })).toMatchObject({ productNumber });
  });
});
