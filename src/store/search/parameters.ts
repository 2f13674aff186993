/**
 * The parameters of a search page in the address (SRCH-02, SRCH-03, SRCH-13 to SRCH-16). The address is the only state
 * that a search has beyond its page: reload, back and a shared link show the same because they read the same.
 */
import qs from 'qs';
import { LARGEST_PAGE_SIZE, type SearchQuery } from '#lib/search-query.ts';
import { LANGUAGES } from '#lib/site.ts';

/** Pages shown at once at most: an address can ask for any number. */
const MOST_PAGES = 100;
const LARGEST_SORT_ORDER = 1000;

/** How one parameter is read from and written to the address. */
interface Rule<Value> {
  /** `given` are the texts that the address has for it, never none; undefined where they mean nothing. */
  read: (given: string[]) => Value | undefined;
  write: (value: Value) => string | readonly string[];
}

const text: Rule<string> = { read: ([first]) => first?.trim(), write: (value) => value };

const list: Rule<readonly string[]> = {
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

const flag: Rule<boolean> = {
  read: ([first = '']) => SWITCHES.get(first),
  write: String,
};

const wholeNumber = (least: number, most: number, cut = false): Rule<number> => ({
  read([first = '']) {
    const number = /^\d+$/.test(first.trim()) ? Number(first) : Number.NaN;
    if (!(number >= least)) return undefined;
    return number <= most ? number : cut ? most : undefined;
  },
  write: String,
});

const language: Rule<string> = {
  read: ([first]) => LANGUAGES.find((one) => one === first),
  write: (value) => value,
};

/** Every parameter, in the order of the address (SRCH-02). */
const RULES: { [Name in keyof SearchQuery]: Rule<NonNullable<SearchQuery[Name]>> } = {
  q: text,
  page: wholeNumber(1, MOST_PAGES, true),
  pageSize: wholeNumber(1, LARGEST_PAGE_SIZE),
  language,
  contentGroup: text,
  matchAnyCategoryIds: list,
  matchAllCategoryIds: list,
  containerPage: text,
  productGroup: text,
  sortOrder: wholeNumber(0, LARGEST_SORT_ORDER),
  facetTags: list,
  authors: list,
  hideResults: flag,
  skipPagination: flag,
  searchEquipments: flag,
};

const NAMES = Object.keys(RULES) as (keyof SearchQuery)[];

/** Rules of different values behind one signature: each is only given what it is for. */
const ruleOf = (name: keyof SearchQuery): Rule<unknown> => RULES[name] as Rule<unknown>;

/** The values of a query, or of a piece of one, by name. */
const parse = (query: string): Record<string, unknown> =>
  qs.parse(query, { depth: 1, arrayLimit: 200, plainObjects: true });

/** The texts in what qs made of a value: of a list all, of anything deeper what lies on its surface. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).filter((one) => typeof one === 'string')
      : [];

/**
 * Reads the parameters of an address.
 * @param search the query of the address, with or without its question mark; any text will do
 * @param defaults what holds where the address says nothing, or nothing that makes sense
 */
export function readParameters(search: string, defaults: SearchQuery): SearchQuery {
  const given = parse(search.replace(/^\?/, ''));
  const read = NAMES.map((name) => {
    const texts = textsOf(given[name]);
    return [name, (texts.length > 0 ? ruleOf(name).read(texts) : undefined) ?? defaults[name]];
  });
  return Object.fromEntries(read) as SearchQuery;
}

/** One text for one search: two parameters that mean the same have the same. */
export const parametersKey = (parameters: SearchQuery): string =>
  JSON.stringify(NAMES.map((name) => parameters[name]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a raw piece of a query is read as one of ours: `facetTags%5B%5D=a` is. */
const isOurs = (piece: string): boolean =>
  Object.keys(parse(piece)).some((name) => Object.hasOwn(RULES, name));

/**
 * The query of the address of `parameters`: what is empty or the default is left out, unless the default is
 * something that the visitor has emptied (SRCH-14, SRCH-15). What else the present address has stays, letter by letter
 * (SRCH-16).
 * @param search the query of the present address
 * @returns '' or a query with its question mark
 */
export function writeParameters(search: string, parameters: SearchQuery, defaults: SearchQuery): string {
  const changed = NAMES.filter((name) => !isSame(parameters[name], defaults[name]));
  const values = changed.map((name) => {
    const value = ruleOf(name).write(parameters[name] ?? '');
    return [name, Array.isArray(value) && value.length === 0 ? [''] : value];
  });
  const ours = qs.stringify(Object.fromEntries(values), { arrayFormat: 'brackets', encodeValuesOnly: true });
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '' && !isOurs(piece));
  const query = [ours, ...others].filter((part) => part !== '').join('&');
  return query === '' ? '' : `?${query}`;
}
