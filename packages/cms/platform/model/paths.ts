import type { Language } from 'saaristo/sites';
import { withoutTrailing } from 'saaristo/schemas';
import { getDetailPath, getListingPath as pathOf, createSlug } from './slugs.ts';

/** Kinds of entries that have a page. */
export type Kind = 'page' | 'product' | 'recipe' | 'news';
export const KINDS: readonly Kind[] = ['product', 'recipe', 'news', 'page'];
/** Kinds with a listing page. */
export type ListedKind = Exclude<Kind, 'page'>;

/** Listings by the kind of their entries. */
const LISTINGS = { product: 'products', recipe: 'recipes', news: 'news', search: 'search' } as const;

export const getListingPath = (language: Language, kind: ListedKind): string =>
  pathOf(LISTINGS[kind], language);
export const getEntryPath = (language: Language, kind: ListedKind, slug: string): string =>
  getDetailPath(LISTINGS[kind], language, slug);
export const getSearchPath = (language: Language): string => pathOf('search', language);
export const getHomePath = (language: Language, isDefault: boolean): string =>
  isDefault ? '/' : `/${language}/`;

/** Removes a trailing slash: `/en/` and `/en` are one page. */
export const normalisePath = (path: string): string => withoutTrailing(path, '/') || '/';

/** Returns a category's slug for URLs: `grilli-ruoanlaitto` for 'Grilli & ruoanlaitto'. */
export const getCategoryKey = createSlug;

/** Returns the listing or search page of a path; undefined for other paths. */
export function findComputedPage(
  path: string,
  languages: readonly Language[],
): { language: Language; page: ListedKind | 'search' } | undefined {
  for (const language of languages) {
    for (const page of ['product', 'recipe', 'news', 'search'] as const) {
      if (pathOf(LISTINGS[page], language) === path) return { language, page };
    }
  }
  return undefined;
}

/** Returns the language of a path without a page: English below /en/, else the site's default (I18N-03). */
export const getPathLanguage = (path: string, languages: readonly Language[]): Language =>
  /^\/en(\/|$)/.test(path) ? 'en' : (languages[0] ?? 'fi');
