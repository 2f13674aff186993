import type {
  NavigationContent,
  NewsItem,
  PageContent,
  Product,
  Recipe,
  SiteContent,
} from '../content/types.ts';

/** Everything that ships with the server and is put into an empty database. */
export interface EstateContent {
  sites: readonly SiteContent[];
  pages: readonly PageContent[];
  products: readonly Product[];
  recipes: readonly Recipe[];
  news: readonly NewsItem[];
  navigation: readonly NavigationContent[];
}
