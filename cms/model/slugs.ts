/** Where the server puts listings, detail pages and the search, by language. */
import type { Language } from 'saaristo/sites';

/** The four listings that the server renders from the data. */
export type Listing = 'products' | 'recipes' | 'news' | 'search';

const FINNISH: Record<Listing, string> = {
  products: '/tuotteet',
  recipes: '/reseptit',
  news: '/uutiset',
  search: '/haku',
};

const ENGLISH: Record<Listing, string> = {
  products: '/en/products',
  recipes: '/en/recipes',
  news: '/en/news',
  search: '/en/search',
};

const SWEDISH: Record<Listing, string> = {
  products: '/produkter',
  recipes: '/recept',
  news: '/nyheter',
  search: '/sok',
};

/** The path of a listing, without a closing slash; German, which no site has pages in, reads as English. */
export const listingPath = (listing: Listing, language: Language): string =>
  ({ fi: FINNISH, se: SWEDISH, en: ENGLISH, de: ENGLISH })[language][listing];

/** The path of a listing narrowed to one category (`contentGroup`, SRCH-05). */
export const groupPath = (listing: Listing, language: Language, group: string): string =>
  `${listingPath(listing, language)}?contentGroup=${slugOf(group)}`;

/** The path of a product, recipe or news page. */
export const detailPath = (listing: Exclude<Listing, 'search'>, language: Language, slug: string): string =>
  `${listingPath(listing, language)}/${slug}`;

/** A slug out of a title: lower case, a to z, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
