import { facets } from '../content/facets.ts';
import { navigation } from '../content/navigation.ts';
import { news } from '../content/news.ts';
import { pages } from '../content/pages.ts';
import { productGroups } from '../content/product-groups.ts';
import { products } from '../content/products.ts';
import { recipes } from '../content/recipes.ts';
import { shop } from '../content/shop/index.ts';
import { shopReviews } from '../content/shop-reviews.ts';
import { sites } from '../content/sites.ts';
import { synonyms } from '../content/synonyms.ts';
import type { EstateContent } from './content.ts';

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
