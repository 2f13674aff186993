import { searchContent, type ContentHit } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** Everything on the site, by a text (API-08, SRCH-11): rows, narrowed by content group. */
export const siteSearch: SearchDescription<ContentHit> = {
  name: 'site-search',
  search: searchContent,
  needsText: true,
  facets: [],
  layout: 'rows',
};
