/** The parameters of a search (SRCH-02): the same in the address of a search page and in the calls that it makes (API-07 to API-14). */
/** Hits a page, where nothing is said. */
export const PAGE_SIZE = 10;
/** Hits a page at most. */
export const LARGEST_PAGE_SIZE = 100;
/** What holds where neither the address nor the block says anything. */
export const DEFAULT_QUERY = {
	q: "",
	page: 1,
	pageSize: PAGE_SIZE,
	language: "fi",
	contentGroup: "",
	matchAnyCategoryIds: [],
	matchAllCategoryIds: [],
	containerPage: "",
	productGroup: "",
	sortOrder: undefined,
	facetTags: [],
	authors: [],
	hideResults: false,
	skipPagination: false,
	searchEquipments: false
};
