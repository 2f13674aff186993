import type { Language, Site } from 'saaristo/sites';
import { categoryKey } from '../paths.ts';
import {
  flag,
  languageOf,
  pageNumber,
  pageSize,
  queryList,
  queryText,
  sortOrder,
  type SortOrder,
} from '../../server/query.ts';

/** A search, as its parameters say it (SRCH-02). Keys are as in addresses: lower case, without accents. */
export interface SearchQuery {
  site: Site;
  language: Language;
  q: string;
  /** A kind (`product`, `recipe`, `news`, `page`) or the key of a category; '' for all (SRCH-05). */
  contentGroup: string;
  /** The key of a coarse group of products; '' for all (SRCH-20). */
  productGroup: string;
  /** Only entries that have one of these category ids; all of them, where it is empty. */
  matchAnyCategoryIds: readonly string[];
  /** Only entries that have all of these. */
  matchAllCategoryIds: readonly string[];
  /** Only what stands below this path; '' for everything (SRCH-18). */
  containerPage: string;
  /** Each one narrows (SRCH-24). */
  facetTags: readonly string[];
  /** Any of these (SRCH-22). */
  authors: readonly string[];
  /** Counted from 1. */
  page: number;
  pageSize: number;
  /** 0 by relevance, 1 by title, 2 newest first. */
  sortOrder: SortOrder;
  /** Read for whoever shows the list: the hits are the same (SRCH-25). */
  hideResults: boolean;
  /** All hits in one answer, at most `MOST_AT_ONCE` (SRCH-26). */
  skipPagination: boolean;
  /** Equipment in place of the other products (SRCH-27). */
  searchEquipments: boolean;
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
const MOST_HITS = 100;
const PAGE_SIZE = 10;

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
  const { site, language, mostHits = MOST_HITS, pageSize: size = PAGE_SIZE } = defaults;
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
