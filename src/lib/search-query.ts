/** The parameters of a search (SRCH-02), used in a search page's URL and in its calls (API-07 to API-14). */

import type { Parameter } from './parameters.ts';
import { LANGUAGES } from './site.ts';

/** Default number of hits per page. */
export const PAGE_SIZE = 10;

const text = { type: 'string', maxLength: 200 } as const;
const list = { type: 'array', items: { type: 'string', maxLength: 100 }, maxItems: 20 } as const;
const boolean = { type: 'boolean' } as const;

/**
 * The type and the limits of every parameter, in the order of the URL, for the browser and for servers (SRCH-02). A server cuts texts and
 * lists to their maximum, so that the work of a search is bounded. A URL keeps them whole.
 */
export const SEARCH_PARAMETERS = {
  q: text,
  /** No search shows more pages: a URL can ask for any number. */
  page: { type: 'integer', minimum: 1, maximum: 100, isClamped: true },
  pageSize: { type: 'integer', minimum: 1, maximum: 100 },
  language: { type: 'string', enum: LANGUAGES },
  contentGroup: text,
  matchAnyCategoryIds: list,
  matchAllCategoryIds: list,
  containerPage: text,
  productGroup: text,
  /** The orders are the server's own; one that a server does not know is its default. */
  sortOrder: { type: 'integer', minimum: 0, maximum: 1000 },
  facetTags: list,
  authors: list,
  hideResults: boolean,
  skipPagination: boolean,
  searchEquipments: boolean,
} as const satisfies { [Name in keyof SearchQuery]: Parameter };

export interface SearchQuery {
  q: string;
  /** Starts at 1. In a page's URL it is the number of pages shown, from the first one. */
  page: number;
  pageSize: number;
  language: string;
  /** A kind (`product`, `recipe`, `news`, `page`) or the id of a category; '' for all (SRCH-05). */
  contentGroup: string;
  /** Only hits in any of these categories; empty for all. */
  matchAnyCategoryIds: readonly string[];
  /** Only hits in all of these categories. */
  matchAllCategoryIds: readonly string[];
  /** Only pages below this path; '' for all (SRCH-18). */
  containerPage: string;
  /** A coarse group of products; '' for all (SRCH-20). */
  productGroup: string;
  /**
   * undefined uses the server's default. The reference CMS has 0 by relevance, 1 by title, 2 newest first.
   */
  sortOrder: number | undefined;
  /** Only hits with all of these tags (SRCH-24). */
  facetTags: readonly string[];
  /** Only hits of any of these authors (SRCH-22). */
  authors: readonly string[];
  /** Shows no hits until the visitor narrows the search (SRCH-25). */
  hideResults: boolean;
  /** Returns all hits in one answer (SRCH-26). */
  skipPagination: boolean;
  /** Searches equipment instead of other products (SRCH-27). */
  searchEquipments: boolean;
}

/** Values that neither the URL nor the block sets. */
export const DEFAULT_QUERY: SearchQuery = {
  q: '',
  page: 1,
  pageSize: PAGE_SIZE,
  language: 'fi',
  contentGroup: '',
  matchAnyCategoryIds: [],
  matchAllCategoryIds: [],
  containerPage: '',
  productGroup: '',
  sortOrder: undefined,
  facetTags: [],
  authors: [],
  hideResults: false,
  skipPagination: false,
  searchEquipments: false,
};
