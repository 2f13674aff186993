import {
  DEFAULT_QUERY,
  PAGE_SIZE,
  readParameter,
  SEARCH_PARAMETERS,
  type SearchQuery as Asked,
} from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import { readQueryTexts, type SortOrder } from '../platform/http/query.ts';
import { getCategoryKey } from '../platform/model/paths.ts';

/** A search. Keys are normalized as in URLs: lower case, without accents. */
export interface SearchQuery extends Asked {
  site: Site;
  language: Language;
  sortOrder: SortOrder;
}

/** Defaults for parameters that are missing. */
export interface SearchDefaults {
  site: Site;
  language: Language;
  pageSize?: number;
  sortOrder?: SortOrder;
  /** Maximum page size. */
  mostHits?: number;
}

/** Maximum hits with `skipPagination`. */
const MAX_HITS = 1000;

/** The sort orders of this server. */
const SORT_ORDERS: readonly (number | undefined)[] = [0, 1, 2, 3, 4] satisfies SortOrder[];

/** Reads the parameters by the table that the browser uses. Cuts texts and lists to the limits of the table. */
function readAsked(parameters: URLSearchParams): Partial<Asked> {
  const given = Object.entries(SEARCH_PARAMETERS).map(([name, parameter]) => {
    const texts = readQueryTexts(parameters, name, parameter);
    return [name, texts.length > 0 ? readParameter(parameter, texts) : undefined];
  });
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Partial<Asked>;
}

const toKey = (value: string): string => getCategoryKey(value) || value;
const toKeys = (values: readonly string[]): string[] => [...new Set(values.map(toKey))];

/**
 * Reads a search from a URL, for the calls and for the pages that the server renders. An invalid value is read as the
 * default.
 */
export function readSearchQuery(parameters: URLSearchParams, defaults: SearchDefaults): SearchQuery {
  const { site, mostHits = SEARCH_PARAMETERS.pageSize.maximum, ...rest } = defaults;
  const asked = { ...DEFAULT_QUERY, ...rest, ...readAsked(parameters) };
  const { sortOrder, skipPagination, pageSize } = asked;
  return {
    ...asked,
    site,
    language: asked.language as Language,
    contentGroup: toKey(asked.contentGroup),
    productGroup: toKey(asked.productGroup),
    matchAnyCategoryIds: toKeys(asked.matchAnyCategoryIds),
    matchAllCategoryIds: toKeys(asked.matchAllCategoryIds),
    facetTags: toKeys(asked.facetTags),
    authors: toKeys(asked.authors),
    page: skipPagination ? 1 : asked.page,
    pageSize: skipPagination ? MAX_HITS : pageSize <= mostHits ? pageSize : (defaults.pageSize ?? PAGE_SIZE),
    sortOrder: (SORT_ORDERS.includes(sortOrder) ? sortOrder : (defaults.sortOrder ?? 0)) as SortOrder,
  };
}
