import { searchContent, type ContentHit } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** All content of the site by text (API-08, SRCH-11), shown as rows and filtered by content group. */
export const siteSearch: SearchDescription<ContentHit> = {
  name: 'site-search',
  search: searchContent,
  needsText: true,
  facets: [],
  layout: 'rows',
};
