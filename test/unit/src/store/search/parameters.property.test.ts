import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/site.ts';
import { readParameters, writeParameters } from '#store/search/parameters.ts';
import { quarterOf } from '../../../../settings.ts';

const NAMES = Object.keys(DEFAULT_QUERY) as (keyof SearchQuery)[];

/** Excludes lone surrogates, which an address cannot have. */
const isText = (one: string): boolean => !/\p{Surrogate}/u.test(one);

/** Texts as they are after reading. */
const text = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string(), fc.constantFrom('__proto__', 'a]=b', '[]', '%5B%5D='))
  .map((one) => one.trim())
  .filter(isText);
const texts = fc.uniqueArray(
  text.filter((one) => one !== ''),
  { maxLength: 8 },
);

const searches = (sortOrder: fc.Arbitrary<number | undefined>): fc.Arbitrary<SearchQuery> =>
  fc.record({
    q: text,
    page: fc.integer({ min: 1, max: 100 }),
    pageSize: fc.integer({ min: 1, max: 100 }),
    language: fc.constantFrom(...LANGUAGES),
    contentGroup: text,
    matchAnyCategoryIds: texts,
    matchAllCategoryIds: texts,
    containerPage: text,
    productGroup: text,
    sortOrder,
    facetTags: texts,
    authors: texts,
    hideResults: fc.boolean(),
    skipPagination: fc.boolean(),
    searchEquipments: fc.boolean(),
  });

/** A search, the block's defaults, and an address of parts that are no search parameters. */
const order = fc.integer({ min: 0, max: 1000 });
const situation = fc.record({
  parameters: searches(order),
  // A block without a sort order accepts any.
  defaults: searches(fc.option(order, { nil: undefined })),
  others: fc.array(
    fc.oneof(
      fc.webQueryParameters().map((piece) => `utm_${piece.replaceAll('&', '')}`),
      fc.constantFrom('a[]=1', 'x[q]=2', '%', '=', 'constructor=1', '__proto__[q]=3', 'q%', 'q2=', '[x]=q'),
    ),
    { maxLength: 6 },
  ),
});

const garbage = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.webQueryParameters() },
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.tuple(
          fc.constantFrom(...NAMES, '__proto__', 'constructor', 'toString', 'hasOwnProperty', ''),
          fc.constantFrom(
            '',
            '[]',
            '[0]',
            '[999999]',
            '[__proto__]',
            '[a][b][c]',
            '[',
            ']',
            '[[]]',
            '%5B%5D',
            '.x',
          ),
          fc.constantFrom('', '=', '==', '[]=', ']='),
          fc.oneof(
            fc.string({ unit: 'binary', maxLength: 30 }),
            fc.constantFrom(
              '%',
              '%E4',
              '%00',
              '-1',
              '1e9',
              'true',
              'constructor',
              '__proto__',
              '[]',
              '\ud800',
            ),
          ),
        ),
        { maxLength: 12 },
      )
      .map((pieces) => pieces.map((piece) => piece.join('')).join('&')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('q=', 'facetTags', 'page=', '[', 'q[', '&', '%', ''),
        fc.constantFrom('[', ']', 'a', '%', '&', '=', '9', '[]', '&q='),
      )
      .map(([start, fill]) => start + fill.repeat(5000 / fill.length)),
  },
);

const isTextOf = (value: unknown): boolean => typeof value === 'string';
const isListOf = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && /^\S/.test(one)) &&
  new Set(value).size === value.length;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isUpTo100 = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 100;

/** The condition that each parameter must meet. */
const PROMISED: Record<keyof SearchQuery, (value: unknown) => boolean> = {
  q: isTextOf,
  page: isUpTo100,
  pageSize: isUpTo100,
  language: (value) => LANGUAGES.some((one) => one === value),
  contentGroup: isTextOf,
  matchAnyCategoryIds: isListOf,
  matchAllCategoryIds: isListOf,
  containerPage: isTextOf,
  productGroup: isTextOf,
  sortOrder: (value) => value === undefined || (Number.isInteger(value) && Number(value) >= 0),
  facetTags: isListOf,
  authors: isListOf,
  hideResults: isFlag,
  skipPagination: isFlag,
  searchEquipments: isFlag,
};

test('search parameters: random addresses are read into valid parameters [SRCH-03]', () => {
  fc.assert(
    fc.property(garbage, (search) => {
      const given = readParameters(search, DEFAULT_QUERY);
      // One assertion for all: `expect` would take most of the time.
      const isPromised = NAMES.every((name) => PROMISED[name](given[name]));
      if (!isText(search)) return isPromised;
      // Writing the read parameters into the same address keeps them.
      const again = readParameters(writeParameters(search, given, DEFAULT_QUERY), DEFAULT_QUERY);
      return isPromised && JSON.stringify(again) === JSON.stringify(given);
    }),
    { numRuns: quarterOf(10_000) },
  );
}, 60_000);

test('search parameters: a written search is read unchanged, also with other parameters in the address [SRCH-13] [SRCH-16]', () => {
  fc.assert(
    fc.property(situation, ({ parameters, defaults, others }) => {
      const query = writeParameters(`?${others.join('&')}`, parameters, defaults);
      expect(readParameters(query, defaults)).toEqual(parameters);
    }),
    { numRuns: quarterOf(2000) },
  );
});

test('search parameters: writing twice changes nothing, and other parts keep their order [SRCH-13] [SRCH-16]', () => {
  fc.assert(
    fc.property(situation, ({ parameters, defaults, others }) => {
      const once = writeParameters(`?${others.join('&')}`, parameters, defaults);
      expect(writeParameters(once, parameters, defaults)).toBe(once);
      const kept = others.join('&');
      expect(once.endsWith(kept)).toBe(true);
      expect(writeParameters(once, defaults, defaults)).toBe(kept === '' ? '' : `?${kept}`);
    }),
    { numRuns: quarterOf(2000) },
  );
});
