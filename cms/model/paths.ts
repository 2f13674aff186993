import type { Language } from 'saaristo/sites';
import { withoutTrailing } from 'saaristo/schemas';
import { detailPath, listingPath as pathOf, slugOf } from './slugs.ts';

/** What has an address of its own. */
export type Kind = 'page' | 'product' | 'recipe' | 'news';
export const KINDS: readonly Kind[] = ['product', 'recipe', 'news', 'page'];
/** The kinds that a listing page shows. */
export type ListedKind = Exclude<Kind, 'page'>;

/** Which listing shows what, in the terms of the content. */
const LISTINGS = { product: 'products', recipe: 'recipes', news: 'news', search: 'search' } as const;

export const listingPath = (language: Language, kind: ListedKind): string => pathOf(LISTINGS[kind], language);
export const entryPath = (language: Language, kind: ListedKind, slug: string): string =>
  detailPath(LISTINGS[kind], language, slug);
export const searchPath = (language: Language): string => pathOf('search', language);
export const homePath = (language: Language, isDefault: boolean): string =>
  isDefault ? '/' : `/${language}/`;

/** The address without a trailing slash, as entries are stored: `/en/` and `/en` are one page. */
export const normalisePath = (path: string): string => withoutTrailing(path, '/') || '/';

/** A category as addresses have it: 'Grilli & ruoanlaitto' is `grilli-ruoanlaitto`. */
export const categoryKey = slugOf;

/** What a computed page of an address is: a listing, the search results, or neither. */
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

/** The language of an address that has no page: English below /en/, else the site's first (I18N-03). */
export const getPathLanguage = (path: string, languages: readonly Language[]): Language =>
  /^\/en(\/|$)/.test(path) ? 'en' : (languages[0] ?? 'fi');
