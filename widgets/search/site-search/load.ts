import { createSearchLoad } from '#ui/search/load-search.ts';
import { siteSearch } from './search.ts';

export const load = createSearchLoad(siteSearch);
