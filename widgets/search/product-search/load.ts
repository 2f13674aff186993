import { createSearchLoad } from '#ui/search/load-search.ts';
import { productSearchPage } from './search.ts';

export const load = createSearchLoad(productSearchPage);
