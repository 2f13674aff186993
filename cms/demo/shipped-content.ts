import { facets } from './facets.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { productGroups } from './product-groups.ts';
import { products } from './products.ts';
import { recipes } from './recipes.ts';
import { shop } from './shop/index.ts';
import { shopReviews } from './shop-reviews.ts';
import { sites } from './sites.ts';
import { synonyms } from './synonyms.ts';
import type { EstateContent } from '../model/estate-content.ts';

/** The demo estate. */
export const shippedContent: EstateContent = {
  sites,
  pages,
  products,
  recipes,
  news,
  navigation,
  facets,
  productGroups,
  shop,
  reviews: shopReviews,
  synonyms,
};
