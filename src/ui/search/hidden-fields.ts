import type { SearchQuery } from '#lib/search-query.ts';
import type { Filter } from './use-filters.ts';

/** `facetTags[]` is `facetTags`. */
const baseOf = (name: string): string => name.split('[', 1)[0]!;

/**
 * What the form of a search page carries along unseen, so that the browser asks for what its code would: what the address has besides
 * the page (SRCH-16 to SRCH-18), and of the facets what has no tick box, or says that nothing is ticked (SRCH-15).
 * @param address the query of the page's address
 * @param filters whose controls belong to the form
 */
export function hiddenFields(
  address: string,
  { facetTags }: SearchQuery,
  defaults: SearchQuery,
  filters: readonly Filter[],
): [name: string, value: string][] {
  const controls = new Set(['q', 'page', ...filters.map(({ field }) => baseOf(field))]);
  const fields = [...new URLSearchParams(address)].filter(([name]) => !controls.has(baseOf(name)));
  if (!controls.has('facetTags')) return fields;
  const offered = new Set(filters.flatMap(({ choices }) => choices.map(({ value }) => value)));
  const tags = facetTags.filter((tag) => !offered.has(tag));
  if (defaults.facetTags.length > 0) tags.unshift('');
  return [...fields, ...tags.map((tag): [string, string] => ['facetTags[]', tag])];
}
