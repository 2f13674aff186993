import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchQuery, type SearchDefaults } from '../../../search/parameters.ts';
import { parseQueryList } from '../../../platform/http/query.ts';
import { quarterOf } from '../../../../../test/settings.ts';

describe('search parameters', () => {
  const read = (query: string, defaults: Partial<SearchDefaults> = {}) =>
    readSearchQuery(new URLSearchParams(query), { site: 'atriafi', language: 'fi', ...defaults });

  it('search parameters: all fifteen are read, lists in both forms, flags by true [SRCH-02]', () => {
    expect(
      read(
        'q=%20makkara%20&page=2&pageSize=5&language=en&contentGroup=Makkarat&matchAnyCategoryIds[]=a&matchAnyCategoryIds[]=b' +
          '&matchAllCategoryIds=c&matchAllCategoryIds=d&containerPage=/tuotteet&productGroup=fresh&sortOrder=1' +
          '&facetTags[]=summer&facetTags=summer&authors=Maija+Meri&hideResults=true&searchEquipments=true',
      ),
    ).toEqual({
      site: 'atriafi',
      language: 'en',
      q: 'makkara',
      contentGroup: 'makkarat',
      productGroup: 'fresh',
      matchAnyCategoryIds: ['a', 'b'],
      matchAllCategoryIds: ['c', 'd'],
      containerPage: '/tuotteet',
      facetTags: ['summer'],
      authors: ['maija-meri'],
      page: 2,
      pageSize: 5,
      sortOrder: 1,
      hideResults: true,
      skipPagination: false,
      searchEquipments: true,
    });
  });

  it('search parameters: an invalid value is read as the default, and a long one is cut [SRCH-02]', () => {
    const { facetTags, ...wrong } = read(
      `q=${'x'.repeat(500)}&page=0&pageSize=101&language=xx&sortOrder=3&hideResults=yes&skipPagination=TRUE` +
        Array.from(
          { length: 50 },
          (_, index) => `&facetTags[]=${'y'.repeat(200)}${index}&facetTags[]=${index}`,
        ).join(''),
    );
    expect(wrong).toMatchObject({ page: 1, pageSize: 10, language: 'fi', sortOrder: 0, hideResults: false });
    expect([wrong.q.length, wrong.skipPagination]).toEqual([200, false]);
    expect([facetTags.length, Math.max(...facetTags.map(({ length }) => length))]).toEqual([20, 100]);
  });

  it('search parameters: a page after the last one is read as the last one, as in the browser [SRCH-03]', () => {
    expect(read('page=101').page).toBe(100);
    expect(read(`page=${'9'.repeat(400)}`).page).toBe(100);
  });

  it('search parameters: a list is cut to twenty values of a hundred characters [SRCH-02]', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 60 }), (values) => {
        const list = parseQueryList(new URLSearchParams(values.map((text) => ['a[]', text])), 'a');
        expect(list.length).toBeLessThanOrEqual(20);
        expect(list.every((text) => text !== '' && text.length <= 100 && !/\p{Surrogate}/u.test(text))).toBe(
          true,
        );
      }),
      { numRuns: quarterOf(100) },
    );
  });

  it.each<[string, Partial<SearchDefaults>, object]>([
    ['', { pageSize: 5, sortOrder: 2 }, { pageSize: 5, sortOrder: 2 }],
    ['pageSize=20&sortOrder=9', { pageSize: 5, sortOrder: 2, mostHits: 20 }, { pageSize: 20, sortOrder: 2 }],
    ['pageSize=21&sortOrder=0', { pageSize: 5, sortOrder: 2, mostHits: 20 }, { pageSize: 5, sortOrder: 0 }],
    ['pageSize=21', { mostHits: 20 }, { pageSize: 10 }],
    ['pageSize=100&sortOrder=2', {}, { pageSize: 100, sortOrder: 2 }],
    ['page=3&pageSize=5&skipPagination=true', {}, { page: 1, pageSize: 1000, skipPagination: true }],
    ['authors=Maija&authors=maija&contentGroup=%F0%9F%8C%AD', {}, { authors: ['maija'], contentGroup: '🌭' }],
  ])('search parameters %s with the defaults %j: they are %j', (query, defaults, expected) => {
    expect(read(query, defaults)).toMatchObject(expected);
  });
});
