/** The content of the demo estate: JSON in `packages/cms/demo/sites/<site>/` and in this folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES, type Site } from 'saaristo/sites';
import type {
  NavigationContent,
  NewsItem,
  PageContent,
  Product,
  Recipe,
  SiteContent,
} from '../platform/model/content.ts';
import type { EstateContent } from '../platform/model/estate-content.ts';
import type { ShopContent } from '../platform/model/shop.ts';
import { areas, defaultTerms, paymentMethods, windows } from '../shop/default-terms.ts';

type Content = Required<EstateContent>;

const SITES_FOLDER = join(import.meta.dirname, './sites');

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

const readShared = (name: string): unknown => read(import.meta.dirname, `${name}.json`);

/** Reads the rows of all sites in the order of `SITES`. A site without the file has none. */
function readRows<Row extends { site: Site }>(name: string): Row[] {
  return SITES.flatMap((site) => {
    const file = `${name}.json`;
    if (!existsSync(join(SITES_FOLDER, site, file))) return [];
    const rows = read(SITES_FOLDER, site, file) as Omit<Row, 'site'>[];
    return rows.map((row) => ({ ...row, site }) as Row);
  });
}

/** The demo estate. */
export const shippedContent: EstateContent = {
  sites: SITES.map((site) => read(SITES_FOLDER, site, 'site.json') as SiteContent),
  pages: readRows<PageContent>('pages'),
  products: readRows<Product>('products'),
  recipes: readRows<Recipe>('recipes'),
  // Newest first.
  news: readRows<NewsItem>('news').sort((a, b) => b.date.localeCompare(a.date)),
  navigation: readRows<NavigationContent>('navigation'),
  facets: readShared('facets') as Content['facets'],
  productGroups: readShared('product-groups') as Content['productGroups'],
  reviews: readShared('reviews') as Content['reviews'],
  synonyms: readShared('synonyms') as Content['synonyms'],
  shop: {
    terms: defaultTerms,
    paymentMethods,
    areas,
    windows,
    coupons: readShared('coupons') as ShopContent['coupons'],
    customers: readShared('customers') as ShopContent['customers'],
  },
};
