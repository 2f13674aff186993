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
import type { Language, Site } from 'saaristo/sites';

/** An item of a collection in the content. */
export interface ItemContent {
  site: Site;
  /** null for all languages of the site. */
  language: Language | null;
  value: object;
}

/** The content that ships with the server and fills an empty database. */
export interface EstateContent {
  sites: readonly SiteContent[];
  pages: readonly PageContent[];
  products: readonly Product[];
  recipes: readonly Recipe[];
  news: readonly NewsItem[];
  navigation: readonly NavigationContent[];
  /** Filters by tags. */
  facets?: readonly Facet[];
  productGroups?: readonly ProductGroup[];
  /** Without it the shop delivers nowhere. */
  shop?: ShopContent;
  reviews?: readonly ProductReviews[];
  /** Initial list of the editors' synonyms. */
  synonyms?: readonly SynonymContent[];
  /** The items of other collections by the names of these. */
  items?: Readonly<Record<string, readonly ItemContent[]>>;
}
