import { readProduct, type Product } from '#api/product.ts';
import { createProductSearch } from '#api/search-results.ts';
import type { SearchDescription } from '#ui/search/description.ts';

/** The products of a brand site (API-10, SRCH-20), which can also be filtered by properties. Typing filters the visible list (SRCH-30). */
export const productSearchPage: SearchDescription<Product> = {
  name: 'product-search',
  search: createProductSearch('products', readProduct),
  facets: ['groups', 'custom'],
  layout: 'tiles',
  getTitle: ({ title }) => title,
};
