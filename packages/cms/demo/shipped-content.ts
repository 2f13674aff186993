/** The content of the demo estate: JSON in `packages/cms/demo/sites/<site>/` and in this folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Language, SITES, type Site } from 'saaristo/sites';
import type {
  NavigationContent,
  NewsItem,
  PageContent,
  Product,
  Recipe,
  SiteContent,
  Text,
} from '../platform/model/content.ts';
import { getHomePath } from '../platform/model/paths.ts';
import { SHOP } from '../platform/model/shop-site.ts';
import type { EstateContent, ItemContent } from '../platform/model/estate-content.ts';
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

/** Reads the items of collections of all sites: `<site>/items/<collection>.json`. */
function readItems(): Content['items'] {
  const files = SITES.map((site) => join(SITES_FOLDER, site, 'items')).filter((folder) => existsSync(folder));
  const names = new Set(
    files.flatMap((folder) => readdirSync(folder).map((file) => basename(file, '.json'))),
  );
  return Object.fromEntries(
    [...names].sort().map((name) => [name, readRows<ItemContent>(join('items', name))]),
  );
}

/** The pages that every site has in its languages. */
const commonPages = readShared('common-pages') as Omit<PageContent, 'site'>[];

type PrivacyText = Pick<PageContent, 'title' | 'description'> & { blocks: string[]; shop: string };

/** Creates the privacy pages of a site from the text of all sites in `privacy.json`. */
function createPrivacyPages({ site, languages, privacy }: SiteContent): PageContent[] {
  const texts = readShared('privacy') as Partial<Record<Language, PrivacyText>>;
  return languages.flatMap((language) => {
    const [text, path] = [texts[language], privacy?.pages[language]];
    if (!privacy || !text || path === undefined) return [];
    const { title, description, blocks, shop } = text;
    const fill = (html: string): string =>
      html
        .replaceAll('{controller}', privacy.controller)
        .replaceAll('{home}', getHomePath(language, languages[0] === language));
    const paragraphs = site === SHOP ? [...blocks, shop] : blocks;
    return [
      { site, language, path, title, description, blocks: paragraphs.map((html) => ({ html: fill(html) })) },
    ];
  });
}

const sites = SITES.map((site) => read(SITES_FOLDER, site, 'site.json') as SiteContent);

/** The text in the footers of all sites. */
const footers = readShared('footers') as Text;

/** The demo estate. */
export const shippedContent: EstateContent = {
  sites,
  pages: [
    ...readRows<PageContent>('pages'),
    ...sites.flatMap(createPrivacyPages),
    ...sites.flatMap(({ site, languages }) =>
      commonPages.filter(({ language }) => languages.includes(language)).map((page) => ({ ...page, site })),
    ),
  ],
  products: readRows<Product>('products'),
  recipes: readRows<Recipe>('recipes'),
  // Newest first.
  news: readRows<NewsItem>('news').sort((a, b) => b.date.localeCompare(a.date)),
  navigation: readRows<NavigationContent>('navigation').map((one) => ({
    ...one,
    footer: { text: footers[one.language] ?? '' },
  })),
  facets: readShared('facets') as Content['facets'],
  productGroups: readShared('product-groups') as Content['productGroups'],
  reviews: readShared('reviews') as Content['reviews'],
  synonyms: readShared('synonyms') as Content['synonyms'],
  items: readItems(),
  shop: {
    terms: defaultTerms,
    paymentMethods,
    areas,
    windows,
    coupons: readShared('coupons') as ShopContent['coupons'],
    customers: readShared('customers') as ShopContent['customers'],
  },
};
