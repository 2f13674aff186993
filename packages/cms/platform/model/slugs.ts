/** Paths of listings, entries and the search by language. */
import type { Language } from 'saaristo/sites';

/** Listings that the server creates from its data. */
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

/** Returns the path of a listing without a trailing slash. German reads as English, since no site has German pages. */
export const getListingPath = (listing: Listing, language: Language): string =>
  ({ fi: FINNISH, se: SWEDISH, en: ENGLISH, de: ENGLISH })[language][listing];

/** Returns the path of a product, recipe or news item. */
export const getDetailPath = (
  listing: Exclude<Listing, 'search'>,
  language: Language,
  slug: string,
): string => `${getListingPath(listing, language)}/${slug}`;

/** Returns a slug of lower-case letters a to z, digits and hyphens. */
export const createSlug = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
