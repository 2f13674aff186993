import { expect, test } from 'vitest';
import { readParameter, type Parameter } from '#lib/parameters.ts';
import { DEFAULT_QUERY, SEARCH_PARAMETERS } from '#lib/search-query.ts';

const page: Parameter = { type: 'integer', minimum: 1, maximum: 100 };

test.each<[Parameter, string[], unknown]>([
  [{ type: 'string' }, [' makkara ', 'other'], 'makkara'],
  [{ type: 'string', enum: ['fi', 'se'] }, ['se'], 'se'],
  [{ type: 'string', enum: ['fi', 'se'] }, ['sv'], undefined],
  [page, ['1'], 1],
  [page, [' 100 '], 100],
  [page, ['0'], undefined],
  [page, ['101'], undefined],
  [{ ...page, isClamped: true }, ['101'], 100],
  [{ ...page, isClamped: true }, ['0'], undefined],
  [page, ['1.5'], undefined],
  [page, ['x1'], undefined],
  [page, ['1x'], undefined],
  [page, [''], undefined],
  [{ type: 'boolean' }, ['true'], true],
  [{ type: 'boolean' }, ['1'], true],
  [{ type: 'boolean' }, ['false'], false],
  [{ type: 'boolean' }, ['0'], false],
  [{ type: 'boolean' }, [''], false],
  [{ type: 'boolean' }, ['yes'], undefined],
  [{ type: 'array', items: { type: 'string' } }, [' a ', 'b', 'a', ' '], ['a', 'b']],
  [{ type: 'array', items: { type: 'string' } }, [''], []],
])('parameter: of %j the texts %j give %j [API-01]', (parameter, texts, value) => {
  expect(readParameter(parameter, texts)).toEqual(value);
});

test('search: each parameter is limited, and by default it searches everything, ten hits a page [SRCH-02]', () => {
  const text = { type: 'string', maxLength: 200 };
  const list = { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 20 };
  const flag = { type: 'boolean' };
  expect(SEARCH_PARAMETERS).toEqual({
    q: text,
    page: { type: 'integer', minimum: 1, maximum: 100, isClamped: true },
    pageSize: { type: 'integer', minimum: 1, maximum: 100 },
    language: { type: 'string', enum: ['en', 'fi', 'se', 'de'] },
    contentGroup: text,
    matchAnyCategoryIds: list,
    matchAllCategoryIds: list,
    containerPage: text,
    productGroup: text,
    sortOrder: { type: 'integer', minimum: 0, maximum: 1000 },
    facetTags: list,
    authors: list,
    hideResults: flag,
    skipPagination: flag,
    searchEquipments: flag,
  });
  const isEmpty = (value: unknown) => ['""', 'false', '[]', undefined].includes(JSON.stringify(value));
  const { page: first, pageSize, language, ...others } = DEFAULT_QUERY;
  expect({ first, pageSize, language }).toEqual({ first: 1, pageSize: 10, language: 'fi' });
  expect(Object.entries(others).filter(([, value]) => !isEmpty(value))).toEqual([]);
});
