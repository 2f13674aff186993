import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#lib/site.ts';
import { readParameters, writeParameters } from '#store/search/parameters.ts';
import { quarterOf } from '../../../../thorough.ts';

const NAMES = Object.keys(DEFAULT_QUERY) as (keyof SearchQuery)[];

/** Half a pair of code units is no text: no address can hold it. */
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

/** A search, what its block says, and an address of pieces that are no parameters of a search. */
const order = fc.integer({ min: 0, max: 1000 });
const situation = fc.record({
  parameters: searches(order),
  // A block that names no order can be asked for one.
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

/** What the rest of the code is promised of each. */
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

test('SRCH-03 random addresses are read into parameters that make sense', () => {
  fc.assert(
    fc.property(garbage, (search) => {
      const given = readParameters(search, DEFAULT_QUERY);
      // One verdict each: `expect` would take longer than all else that is done here.
      const isPromised = NAMES.every((name) => PROMISED[name](given[name]));
      if (!isText(search)) return isPromised;
      // What was understood survives being written over the same address.
      const again = readParameters(writeParameters(search, given, DEFAULT_QUERY), DEFAULT_QUERY);
      return isPromised && JSON.stringify(again) === JSON.stringify(given);
    }),
    { numRuns: quarterOf(10_000) },
  );
}, 60_000);

test('SRCH-13 SRCH-16 a search that is written is read as it was, whatever else the address has', () => {
  fc.assert(
    fc.property(situation, ({ parameters, defaults, others }) => {
      const query = writeParameters(`?${others.join('&')}`, parameters, defaults);
      expect(readParameters(query, defaults)).toEqual(parameters);
    }),
    { numRuns: quarterOf(2000) },
  );
});

test('SRCH-13 SRCH-16 writing twice changes nothing, and the other pieces keep their order', () => {
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
