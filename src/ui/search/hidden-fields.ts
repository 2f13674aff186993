import type { SearchQuery } from '#lib/search-query.ts';
import type { Filter } from './use-filters.ts';

/** Returns the name without brackets: `facetTags[]` is `facetTags`. */
const getBaseName = (name: string): string => name.split('[', 1)[0]!;

/**
 * Returns the hidden fields of a search page's form, so that a submit without JavaScript requests the same as the island. They are the
 * URL's other parameters except the page (SRCH-16 to SRCH-18), chosen facets without a checkbox, and an empty value that stands for no
 * checked facet (SRCH-15).
 * @param address the query of the page's URL
 * @param filters the filters whose controls belong to the form
 */
export function createHiddenFields(
  address: string,
  { facetTags }: SearchQuery,
  defaults: SearchQuery,
  filters: readonly Filter[],
): [name: string, value: string][] {
  const controls = new Set(['q', 'page', ...filters.map(({ field }) => getBaseName(field))]);
  const fields = [...new URLSearchParams(address)].filter(([name]) => !controls.has(getBaseName(name)));
  if (!controls.has('facetTags')) return fields;
  const offered = new Set(filters.flatMap(({ choices }) => choices.map(({ value }) => value)));
  const tags = facetTags.filter((tag) => !offered.has(tag));
  if (defaults.facetTags.length > 0) tags.unshift('');
  return [...fields, ...tags.map((tag): [string, string] => ['facetTags[]', tag])];
}
