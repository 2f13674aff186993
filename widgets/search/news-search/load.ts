import { createSearchLoad } from '#ui/search/load-search.ts';
import { newsSearch } from './search.ts';

export const load = createSearchLoad(newsSearch);
