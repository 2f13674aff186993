import { DEFAULT_QUERY, type SearchQuery } from '#lib/search-query.ts';
import { expect, test } from 'vitest';
import { readParameters } from '#store/search/parameters.ts';
import { createHiddenFields } from '#ui/search/hidden-fields.ts';
import type { Filter } from '#ui/search/use-filters.ts';

const filter = (field: string, ...values: string[]): Filter => ({
  name: field,
  field,
  label: field,
  kind: 'several',
  choices: values.map((value) => ({ value, label: value })),
  chosen: [],
  change: () => ({}),
});
const groups = filter('contentGroup', '', 'recipe');
const facets = filter('facetTags[]', 'grilli', 'joulu');

/** Returns the query that a form with these filters sends at this address. */
function carried(address: string, filters: Filter[], given: Partial<SearchQuery> = {}): string {
  const defaults = { ...DEFAULT_QUERY, ...given };
  const fields = createHiddenFields(address, readParameters(address, defaults), defaults, filters);
  return fields.map(([name, value]) => `${name}=${value}`).join('&');
}

test('search form: parameters without a control are sent unchanged [SRCH-16] [SRCH-18]', () => {
  const address =
    '?q=a&utm_source=%C3%A4+b&matchAnyCategoryIds[]=1&matchAnyCategoryIds[]=2&productGroup=&x[y]=1';
  expect(carried(address, [groups])).toBe(
    'utm_source=ä b&matchAnyCategoryIds[]=1&matchAnyCategoryIds[]=2&productGroup=&x[y]=1',
  );
});

test('search form: hidden fields contain neither the page nor values of controls of the form [SRCH-17]', () => {
  const address =
    '?q=a&page=3&contentGroup=recipe&facetTags=grilli&facetTags%5B%5D=joulu&facetTags[2]=grilli';
  expect(carried(address, [groups, facets])).toBe('');
  expect(
    carried('?authors=a&sortOrder=1&pageSize=5', [filter('authors[]', 'a'), filter('sortOrder', '1')]),
  ).toBe('pageSize=5');
});

test('search form: a facet that no list names stays selected; without lists all facets of the address do [SRCH-24]', () => {
  expect(carried('?facetTags[]=vanha&facetTags[]=grilli', [facets])).toBe('facetTags[]=vanha');
  expect(carried('?facetTags[]=vanha&facetTags[]=grilli', [groups])).toBe(
    'facetTags[]=vanha&facetTags[]=grilli',
  );
});

test('search form: facets preset by the block can all be removed [SRCH-15]', () => {
  const given = { facetTags: ['grilli'] };
  const fields = carried('', [facets], given);
  expect(fields).toBe('facetTags[]=');
  expect(readParameters(`?${fields}`, { ...DEFAULT_QUERY, ...given }).facetTags).toEqual([]);
  expect(readParameters(`?${fields}&facetTags[]=joulu`, { ...DEFAULT_QUERY, ...given }).facetTags).toEqual([
    'joulu',
  ]);
});

test('search form: a preset facet that no list names stays selected [SRCH-24]', () => {
  expect(carried('', [facets], { facetTags: ['vanha', 'grilli'] })).toBe('facetTags[]=&facetTags[]=vanha');
});
