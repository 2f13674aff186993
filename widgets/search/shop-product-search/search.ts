import { readProduct, type Product } from '#api/product.ts';
import { createProductSearch } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** The shop's products (API-11, SRCH-23). Typing filters the visible list (SRCH-30). */
export const shopProductSearch: SearchDescription<Product> = {
  name: 'shop-product-search',
  search: createProductSearch('lihakauppa-products', readProduct),
  facets: ['custom'],
  layout: 'tiles',
  getTitle: ({ title }) => title,
};
