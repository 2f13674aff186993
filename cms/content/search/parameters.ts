import { LARGEST_PAGE_SIZE, PAGE_SIZE, type SearchQuery as Asked } from 'saaristo/schemas';
import type { Language, Site } from 'saaristo/sites';
import { categoryKey } from '../../model/paths.ts';
import {
  flag,
  languageOf,
  pageNumber,
  pageSize,
  queryList,
  queryText,
  sortOrder,
  type SortOrder,
} from '../../http/query.ts';

/** A search, as its parameters say it. Keys are as in addresses: lower case, without accents. */
export interface SearchQuery extends Asked {
  site: Site;
  language: Language;
  sortOrder: SortOrder;
}

/** What holds where the address says nothing. */
export interface SearchDefaults {
  site: Site;
  language: Language;
  pageSize?: number;
  sortOrder?: SortOrder;
  /** The largest page that may be asked for. */
  mostHits?: number;
}

/** The hits that one answer has at most with `skipPagination`. */
const MOST_AT_ONCE = 1000;

const keys = (parameters: URLSearchParams, name: string): string[] => [
  ...new Set(queryList(parameters, name).map((value) => categoryKey(value) || value)),
];

/**
 * Reads a search from an address: the one place for the calls and the pages that the server renders.
 * What is no number, language or flag reads as its default; what is too long or too many is cut.
 */
export function readSearchQuery(parameters: URLSearchParams, defaults: SearchDefaults): SearchQuery {
  const text = (name: string): string => queryText(parameters.get(name));
  const key = (name: string): string => categoryKey(text(name)) || text(name);
  const { site, language, mostHits = LARGEST_PAGE_SIZE, pageSize: size = PAGE_SIZE } = defaults;
  const skipPagination = flag(parameters.get('skipPagination'));
  return {
    site,
    language: languageOf(parameters.get('language'), language),
    q: text('q'),
    contentGroup: key('contentGroup'),
    productGroup: key('productGroup'),
    matchAnyCategoryIds: keys(parameters, 'matchAnyCategoryIds'),
    matchAllCategoryIds: keys(parameters, 'matchAllCategoryIds'),
    containerPage: text('containerPage'),
    facetTags: keys(parameters, 'facetTags'),
    authors: keys(parameters, 'authors'),
    page: skipPagination ? 1 : pageNumber(parameters.get('page')),
    pageSize: skipPagination ? MOST_AT_ONCE : pageSize(parameters.get('pageSize'), mostHits, size),
    sortOrder: sortOrder(parameters.get('sortOrder'), defaults.sortOrder),
    hideResults: flag(parameters.get('hideResults')),
    skipPagination,
    searchEquipments: flag(parameters.get('searchEquipments')),
  };
}
