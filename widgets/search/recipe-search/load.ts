import { createSearchLoad } from '#ui/search/load-search.ts';
import { recipeSearch } from './search.ts';

export const load = createSearchLoad(recipeSearch);
