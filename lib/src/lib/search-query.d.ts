/** The parameters of a search (SRCH-02): the same in the address of a search page and in the calls that it makes (API-07 to API-14). */
/** Hits a page, where nothing is said. */
export declare const PAGE_SIZE = 10;
/** Hits a page at most. */
export declare const LARGEST_PAGE_SIZE = 100;
export interface SearchQuery {
    q: string;
    /** Counted from 1. In the address of a page it is how many pages are shown, from the first on. */
    page: number;
    pageSize: number;
    language: string;
    /** A kind (`product`, `recipe`, `news`, `page`) or the id of a category; '' for all (SRCH-05). */
    contentGroup: string;
    /** Only what has one of these category ids; everything where it is empty. */
    matchAnyCategoryIds: readonly string[];
    /** Only what has all of these. */
    matchAllCategoryIds: readonly string[];
    /** Only what is below this path; '' for everything (SRCH-18). */
    containerPage: string;
    /** A coarse group of products; '' for all (SRCH-20). */
    productGroup: string;
    /** Undefined leaves it to the server. The reference CMS has 0 by relevance, 1 by title, 2 newest first. */
    sortOrder: number | undefined;
    /** Each one narrows (SRCH-24). */
    facetTags: readonly string[];
    /** Any of these (SRCH-22). */
    authors: readonly string[];
    /** Nothing is listed until the visitor narrows the search (SRCH-25). */
    hideResults: boolean;
    /** Everything in one answer (SRCH-26). */
    skipPagination: boolean;
    /** Equipment in place of the other products (SRCH-27). */
    searchEquipments: boolean;
}
/** What holds where neither the address nor the block says anything. */
export declare const DEFAULT_QUERY: SearchQuery;
