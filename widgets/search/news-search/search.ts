import { searchNews, type ContentHit } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** The news of a site (API-13, SRCH-22). */
export const newsSearch: SearchDescription<ContentHit> = {
  name: 'news-search',
  search: searchNews,
  facets: ['groups'],
  layout: 'cards',
};
