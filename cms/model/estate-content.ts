import type {
  Facet,
  NavigationContent,
  NewsItem,
  PageContent,
  Product,
  ProductGroup,
  ProductReviews,
  Recipe,
  SiteContent,
  SynonymContent,
} from './content.ts';
import type { ShopContent } from './shop.ts';

/** Everything that ships with the server and is put into an empty database. */
export interface EstateContent {
  sites: readonly SiteContent[];
  pages: readonly PageContent[];
  products: readonly Product[];
  recipes: readonly Recipe[];
  news: readonly NewsItem[];
  navigation: readonly NavigationContent[];
  /** Without them nothing can be narrowed by tags. */
  facets?: readonly Facet[];
  productGroups?: readonly ProductGroup[];
  /** Without it the shop has products and delivers nowhere. */
  shop?: ShopContent;
  reviews?: readonly ProductReviews[];
  /** What the editors' list begins with. */
  synonyms?: readonly SynonymContent[];
}
