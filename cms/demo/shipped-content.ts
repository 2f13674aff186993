/** The content of the demo estate: JSON in `sites/<site>/` and in this folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES, type Site } from 'saaristo/sites';
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
} from '../model/content.ts';
import type { EstateContent } from '../model/estate-content.ts';
import type { ShopContent } from '../model/shop.ts';
import { areas, defaultTerms, paymentMethods, windows } from '../shop/default-terms.ts';

const SITES_FOLDER = join(import.meta.dirname, '../../sites');

const read = <Content>(...path: string[]): Content =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Content;

const readShared = <Content>(name: string): Content => read(import.meta.dirname, `${name}.json`);

/** Reads the rows of all sites in the order of `SITES`. A site without the file has none. */
function readRows<Row extends { site: Site }>(name: string): Row[] {
  return SITES.flatMap((site) => {
    const file = `${name}.json`;
    if (!existsSync(join(SITES_FOLDER, site, file))) return [];
    return read<Omit<Row, 'site'>[]>(SITES_FOLDER, site, file).map((row) => ({ ...row, site }) as Row);
  });
}

/** The demo estate. */
export const shippedContent: EstateContent = {
  sites: SITES.map((site) => read<SiteContent>(SITES_FOLDER, site, 'site.json')),
  pages: readRows<PageContent>('pages'),
  products: readRows<Product>('products'),
  recipes: readRows<Recipe>('recipes'),
  // Newest first.
  news: readRows<NewsItem>('news').sort((a, b) => b.date.localeCompare(a.date)),
  navigation: readRows<NavigationContent>('navigation'),
  facets: readShared<Facet[]>('facets'),
  productGroups: readShared<ProductGroup[]>('product-groups'),
  reviews: readShared<ProductReviews[]>('reviews'),
  synonyms: readShared<SynonymContent[]>('synonyms'),
  shop: {
    terms: defaultTerms,
    paymentMethods,
    areas,
    windows,
    coupons: readShared<ShopContent['coupons']>('coupons'),
    customers: readShared<ShopContent['customers']>('customers'),
  },
};
