import { searchRecipes, type ContentHit } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** The recipes of a site (API-12, SRCH-21). */
export const recipeSearch: SearchDescription<ContentHit> = {
  name: 'recipe-search',
  search: searchRecipes,
  facets: ['recipetags', 'groups', 'custom'],
  layout: 'cards',
};
