import type { AnyCollection } from '../collections/define.ts';
import { news } from '../content/news.ts';
import { reindexPages } from '../content/item-entries.ts';
import { pageCollections } from '../content/items-on-pages.ts';
import { recipes } from '../content/recipes.ts';
import { facets, productGroups } from '../content/search-filters.ts';
import { navigation, notices, redirects, sites } from '../content/site-collections.ts';
import { formSettings } from '../enquiries/admin/form-settings.ts';
import { synonyms } from '../search/synonym-collection.ts';
import { products } from '../shop/product-collection.ts';
import { coupons, deliveryAreas, deliveryWindows, terms } from '../shop/shop-collections.ts';

/** All collections, in the order of the back office. Those that others read, such as the sites, are imported first. */
export const collections: readonly AnyCollection[] = [
  recipes,
  products,
  news,
  ...pageCollections.map((one) => ({ ...one, reindex: reindexPages })),
  notices,
  navigation,
  redirects,
  formSettings,
  coupons,
  terms,
  deliveryAreas,
  deliveryWindows,
  facets,
  productGroups,
  synonyms,
  sites,
];
