import { createSearchLoad } from '#ui/search/load-search.ts';
import { shopProductSearch } from './search.ts';

export const load = createSearchLoad(shopProductSearch);
