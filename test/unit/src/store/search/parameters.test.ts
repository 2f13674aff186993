import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import { describe, expect, test } from 'vitest';
import { parametersKey, readParameters, writeParameters } from '#store/search/parameters.ts';

const read = (search: string, defaults: Partial<SearchQuery> = {}): Partial<SearchQuery> => {
  const all = { ...DEFAULT_QUERY, ...defaults };
  const parameters = readParameters(search, all);
  return Object.fromEntries(
    Object.entries(parameters).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(all[name as keyof SearchQuery]),
    ),
  );
};

const write = (
  search: string,
  parameters: Partial<SearchQuery>,
  defaults: Partial<SearchQuery> = {},
): string => {
  const all = { ...DEFAULT_QUERY, ...defaults };
  return writeParameters(search, { ...all, ...parameters }, all);
};

describe('reading search parameters', () => {
  test('the parameters are exactly these [SRCH-02]', () => {
    expect(Object.keys(readParameters('', DEFAULT_QUERY))).toEqual([
      'q',
      'page',
      'pageSize',
      'language',
      'contentGroup',
      'matchAnyCategoryIds',
      'matchAllCategoryIds',
      'containerPage',
      'productGroup',
      'sortOrder',
      'facetTags',
      'authors',
      'hideResults',
      'skipPagination',
      'searchEquipments',
    ]);
  });

  test('each one is read from the address [SRCH-03] [SRCH-18]', () => {
    const address =
      '?q=makkara+%26+liha&page=3&pageSize=20&language=se&contentGroup=recipe&matchAnyCategoryIds[]=1' +
      '&matchAnyCategoryIds[]=2&matchAllCategoryIds[]=3&containerPage=77&productGroup=nakit&sortOrder=0' +
      '&facetTags%5B%5D=grilli&authors[]=Toimitus&hideResults=true&skipPagination=1&searchEquipments=true';
    expect(readParameters(address, DEFAULT_QUERY)).toEqual({
      q: 'makkara & liha',
      page: 3,
      pageSize: 20,
      language: 'se',
      contentGroup: 'recipe',
      matchAnyCategoryIds: ['1', '2'],
      matchAllCategoryIds: ['3'],
      containerPage: '77',
      productGroup: 'nakit',
      sortOrder: 0,
      facetTags: ['grilli'],
      authors: ['Toimitus'],
      hideResults: true,
      skipPagination: true,
      searchEquipments: true,
    });
    expect(readParameters(address.slice(1), DEFAULT_QUERY)).toEqual(readParameters(address, DEFAULT_QUERY));
  });

  test('missing ones have the defaults of the block [SRCH-14]', () => {
    const defaults: SearchQuery = {
      ...DEFAULT_QUERY,
      pageSize: 24,
      language: 'en',
      contentGroup: 'makkarat',
      facetTags: ['grilli'],
      sortOrder: 2,
      hideResults: true,
    };
    expect(readParameters('', defaults)).toEqual(defaults);
    expect(readParameters('?utm_source=x&page2=7', defaults)).toEqual(defaults);
  });

  test.each([
    ['brackets', 'facetTags[]=a&facetTags[]=b'],
    ['encoded brackets', 'facetTags%5B%5D=a&facetTags%5b%5d=b'],
    ['the plain form', 'facetTags=a&facetTags=b'],
    ['numbered brackets', 'facetTags[0]=a&facetTags[1]=b'],
    ['a mixture', 'facetTags[]=a&facetTags=b'],
    ['spaces, empty values and duplicates', 'facetTags[]=+a&facetTags[]=&facetTags[]=b&facetTags[]=a'],
    ['nested parameters in between', 'facetTags[]=a&facetTags[x][y]=c&facetTags[]=b'],
  ])('lists are read in %s [SRCH-24]', (_, search) => {
    expect(read(search)).toEqual({ facetTags: ['a', 'b'] });
  });

  test('a single value in plain form is a list of one, commas included [SRCH-24]', () => {
    expect(read('authors=Virtanen,+Aino')).toEqual({ authors: ['Virtanen, Aino'] });
  });

  test('a list of three hundred values is read completely [SRCH-24]', () => {
    const tags = Array.from({ length: 300 }, (_, at) => `tag-${at}`);
    expect(read(tags.map((tag) => `facetTags[]=${tag}`).join('&'))).toEqual({ facetTags: tags });
  });

  test('an empty parameter overrides the default of the block [SRCH-14]', () => {
    const defaults = { contentGroup: 'makkarat', facetTags: ['grilli'], matchAnyCategoryIds: ['1'] };
    expect(read('contentGroup=&facetTags[]=&matchAnyCategoryIds=', defaults)).toEqual({
      contentGroup: '',
      facetTags: [],
      matchAnyCategoryIds: [],
    });
  });

  test.each(['0', '-1', '1.5', '1e3', '0x10', 'NaN', 'Infinity', '', ' ', 'kaksi', '2;3', '٣', '1000'])(
    'an invalid number is read as the default: %j [SRCH-03]',
    (value) => {
      expect(read(`pageSize=${encodeURIComponent(value)}`, { pageSize: 24 })).toEqual({});
    },
  );

  test('the page is limited to 1 to 100 [SRCH-03]', () => {
    expect(read('page=101')).toEqual({ page: 100 });
    expect(read(`page=${'9'.repeat(400)}`)).toEqual({ page: 100 });
    expect(read('page=0')).toEqual({});
    expect(read('page=007')).toEqual({ page: 7 });
  });

  test('a sort order may be 0 and must be a valid number [SRCH-11]', () => {
    expect(read('sortOrder=0', { sortOrder: 2 })).toEqual({ sortOrder: 0 });
    expect(read('sortOrder=1001')).toEqual({});
    expect(read('sortOrder=')).toEqual({});
  });

  test.each([
    ['true', true],
    ['1', true],
    ['false', false],
    ['0', false],
    ['', false],
    ['TRUE', undefined],
    ['yes', undefined],
    ['constructor', undefined],
    ['toString', undefined],
    ['__proto__', undefined],
  ])('a switch is read: %j [SRCH-25] [SRCH-26] [SRCH-27]', (value, expected) => {
    for (const name of ['hideResults', 'skipPagination', 'searchEquipments'] as const)
      for (const standing of [true, false])
        expect(readParameters(`${name}=${value}`, { ...DEFAULT_QUERY, [name]: standing })[name]).toBe(
          expected ?? standing,
        );
  });

  test("only the estate's languages are accepted [I18N-01]", () => {
    expect(read('language=de')).toEqual({ language: 'de' });
    for (const wrong of ['sv', 'FI', '', 'constructor']) expect(read(`language=${wrong}`)).toEqual({});
  });

  test('of a repeated text the first counts, brackets are ignored [SRCH-03]', () => {
    expect(read('q=a&q=b')).toEqual({ q: 'a' });
    expect(read('q[]=a&q[]=b')).toEqual({ q: 'a' });
    expect(read('q[x]=a')).toEqual({ q: 'a' });
    expect(read('q[x][y]=a')).toEqual({});
    expect(read('q=%20%20liha%20')).toEqual({ q: 'liha' });
  });

  test('invalid percent encoding is read as text [SRCH-03]', () => {
    expect(read('q=100%')).toEqual({ q: '100%' });
    expect(read('q=%E4%F6')).toEqual({ q: '%E4%F6' });
  });
});

describe('writing search parameters', () => {
  test('defaults and empty values are left out [SRCH-14] [SRCH-15]', () => {
    expect(write('', {})).toBe('');
    expect(write('?page=3&q=', {})).toBe('');
    const defaults = { pageSize: 24, contentGroup: 'makkarat', sortOrder: 2, matchAnyCategoryIds: ['1'] };
    expect(write('', { q: 'x', ...defaults }, defaults)).toBe('?q=x');
  });

  test('a value that the visitor cleared over a default is written empty [SRCH-14]', () => {
    const defaults = { contentGroup: 'makkarat', facetTags: ['grilli'], hideResults: true };
    expect(write('', { contentGroup: '' }, defaults)).toBe('?contentGroup=');
    expect(write('', { facetTags: [] }, defaults)).toBe('?facetTags[]=');
    expect(write('', { hideResults: false }, defaults)).toBe('?hideResults=false');
  });

  test('lists are written in bracket style, in the order of SRCH-02, encoded [SRCH-13] [SRCH-24]', () => {
    expect(write('', { facetTags: ['a&b', 'ä'], q: 'makkara 50% #1', page: 2 })).toBe(
      '?q=makkara%2050%25%20%231&page=2&facetTags[]=a%26b&facetTags[]=%C3%A4',
    );
  });

  test('other parameters keep their spelling and order [SRCH-16]', () => {
    const others = 'utm_source=A%20b+c&utm_source=%c3%a4&x&y=&%E4=1&q2=1&facetTagsX[]=2&a[q]=3&=4';
    expect(write(`?q=old&${others}&page=4&facetTags%5B%5D=z`, { q: 'new' })).toBe(`?q=new&${others}`);
    expect(write(`?${others}`, {})).toBe(`?${others}`);
  });

  test('old search parameters are removed in every form [SRCH-16]', () => {
    const old =
      'q[]=a&%71=b&facetTags=c&facetTags[0]=d&facetTags%5B%5D=e&authors[x][y]=f&[q]=g&page&hideResults';
    expect(write(`?${old}&utm=1`, {})).toBe('?utm=1');
  });
});

test('equal searches have the same key [SRCH-03]', () => {
  const one = readParameters('?facetTags[]=a&q=x', DEFAULT_QUERY);
  const other = readParameters('?q=x&utm=1&facetTags=a', DEFAULT_QUERY);
  expect(parametersKey(one)).toBe(parametersKey(other));
  expect(parametersKey(one)).not.toBe(parametersKey({ ...one, page: 2 }));
});
