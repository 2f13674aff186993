/**
 * Reads and writes a search page's parameters in the URL (SRCH-02, SRCH-03, SRCH-13 to SRCH-16). The URL is
 * the only state of a search outside the page: reload, back and a shared link therefore show the same list.
 */
import qs from 'qs';
import { readParameter } from '#lib/parameters.ts';
import { SEARCH_PARAMETERS, type SearchQuery } from '#lib/search-query.ts';

const NAMES = Object.keys(SEARCH_PARAMETERS) as (keyof SearchQuery)[];

/** Parses a query string, or one `name=value` piece of it. */
const parseQuery = (query: string): Record<string, unknown> =>
  qs.parse(query, { depth: 1, arrayLimit: 200, plainObjects: true });

/** Returns the texts of a parsed value: of a list or object its direct string values, nothing deeper. */
const readTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter((one) => typeof one === 'string')
      : [];

/**
 * Reads the parameters of a URL.
 * @param search the URL's query with or without its question mark; any text is accepted
 * @param defaults the values for parameters that are missing or invalid
 */
export function readParameters(search: string, defaults: SearchQuery): SearchQuery {
  const given = parseQuery(search.replace(/^\?/, ''));
  const read = NAMES.map((name) => {
    const texts = readTexts(given[name]);
    return [
      name,
      (texts.length > 0 ? readParameter(SEARCH_PARAMETERS[name], texts) : undefined) ?? defaults[name],
    ];
  });
  return Object.fromEntries(read) as SearchQuery;
}

/** Returns a key that is equal for equal parameters. */
export const parametersKey = (parameters: SearchQuery): string =>
  JSON.stringify(NAMES.map((name) => parameters[name]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a raw piece of a query is one of the search parameters, such as `facetTags%5B%5D=a`. */
const isParameter = (piece: string): boolean =>
  Object.keys(parseQuery(piece)).some((name) => Object.hasOwn(SEARCH_PARAMETERS, name));

/**
 * Returns the query of the URL for `parameters`. Leaves out values that equal their default. Writes an emptied value whose default is not
 * empty (SRCH-14, SRCH-15). Keeps all other parameters of the current URL unchanged (SRCH-16).
 * @param search the query of the current URL
 * @returns '' or a query with its question mark
 */
export function writeParameters(search: string, parameters: SearchQuery, defaults: SearchQuery): string {
  const changed = NAMES.filter((name) => !isSame(parameters[name], defaults[name]));
  const values = changed.map((name) => {
    const value = parameters[name] ?? '';
    return [name, Array.isArray(value) && value.length === 0 ? [''] : value];
  });
  const ours = qs.stringify(Object.fromEntries(values), { arrayFormat: 'brackets', encodeValuesOnly: true });
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => !isParameter(piece));
  const query = [ours, ...others].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}
