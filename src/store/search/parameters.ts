/**
 * Reads and writes a search page's parameters in the URL (SRCH-02, SRCH-03, SRCH-13 to SRCH-16). The URL is
 * the only state of a search outside the page: reload, back and a shared link therefore show the same list.
 */
import qs from 'qs';
import { LARGEST_PAGE_SIZE, type SearchQuery } from '#lib/search-query.ts';
import { LANGUAGES } from '#lib/site.ts';

/** Maximum number of pages shown at once: a URL can ask for any number. */
const MAX_PAGES = 100;
const MAX_SORT_ORDER = 1000;

/** Reads and writes one parameter. */
interface Rule<Value> {
  /** Reads the parameter's texts (at least one). Returns undefined if they are invalid. */
  read: (given: string[]) => Value | undefined;
  write: (value: Value) => string | readonly string[];
}

const textRule: Rule<string> = { read: ([first]) => first?.trim(), write: (value) => value };

const listRule: Rule<readonly string[]> = {
  read: (given) => [...new Set(given.map((one) => one.trim()).filter((one) => one !== ''))],
  write: (value) => value,
};

const SWITCHES = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
  ['', false],
]);

const switchRule: Rule<boolean> = {
  read: ([first = '']) => SWITCHES.get(first),
  write: String,
};

const createNumberRule = (min: number, max: number, isClamped = false): Rule<number> => ({
  read([first = '']) {
    const number = /^\d+$/.test(first.trim()) ? Number(first) : Number.NaN;
    if (!(number >= min)) return undefined;
    return number <= max ? number : isClamped ? max : undefined;
  },
  write: String,
});

const languageRule: Rule<string> = {
  read: ([first]) => LANGUAGES.find((one) => one === first),
  write: (value) => value,
};

/** The rule of every parameter, in the order of the URL (SRCH-02). */
const RULES: { [Name in keyof SearchQuery]: Rule<NonNullable<SearchQuery[Name]>> } = {
  q: textRule,
  page: createNumberRule(1, MAX_PAGES, true),
  pageSize: createNumberRule(1, LARGEST_PAGE_SIZE),
  language: languageRule,
  contentGroup: textRule,
  matchAnyCategoryIds: listRule,
  matchAllCategoryIds: listRule,
  containerPage: textRule,
  productGroup: textRule,
  sortOrder: createNumberRule(0, MAX_SORT_ORDER),
  facetTags: listRule,
  authors: listRule,
  hideResults: switchRule,
  skipPagination: switchRule,
  searchEquipments: switchRule,
};

const NAMES = Object.keys(RULES) as (keyof SearchQuery)[];

/** Returns a rule with its value type erased. Callers pass it only values of its own parameter. */
const getRule = (name: keyof SearchQuery): Rule<unknown> => RULES[name] as Rule<unknown>;

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
    return [name, (texts.length > 0 ? getRule(name).read(texts) : undefined) ?? defaults[name]];
  });
  return Object.fromEntries(read) as SearchQuery;
}

/** Returns a key that is equal for equal parameters. */
export const parametersKey = (parameters: SearchQuery): string =>
  JSON.stringify(NAMES.map((name) => parameters[name]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a raw piece of a query is one of the search parameters, such as `facetTags%5B%5D=a`. */
const isParameter = (piece: string): boolean =>
  Object.keys(parseQuery(piece)).some((name) => Object.hasOwn(RULES, name));

/**
 * Returns the query of the URL for `parameters`. Leaves out values that equal their default; writes an
 * emptied value whose default is not empty (SRCH-14, SRCH-15). Keeps all other parameters of the current URL
 * unchanged (SRCH-16).
 * @param search the query of the current URL
 * @returns '' or a query with its question mark
 */
export function writeParameters(search: string, parameters: SearchQuery, defaults: SearchQuery): string {
  const changed = NAMES.filter((name) => !isSame(parameters[name], defaults[name]));
  const values = changed.map((name) => {
    const value = getRule(name).write(parameters[name] ?? '');
    return [name, Array.isArray(value) && value.length === 0 ? [''] : value];
  });
  const ours = qs.stringify(Object.fromEntries(values), { arrayFormat: 'brackets', encodeValuesOnly: true });
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '' && !isParameter(piece));
  const query = [ours, ...others].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}
