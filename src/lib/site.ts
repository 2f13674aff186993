/**
 * The sites and languages of the estate (I18N-01, I18N-05), which runtime and build get only from here, in
 * the order of the specification. For another project, `saaristo/vite` replaces this module
 * (packages/build/estate.ts).
 */

import { SITES } from './site-names.ts';

/**
 * Other projects declare their own: `declare module 'saaristo/define' { interface Estate { site: 'main';
 * language: 'en' | 'fi' } }`.
 */
// Declarations of other projects are merged into it.
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Estate {}

/** Site identifiers exactly as the CMS sends them (I18N-05): the folders in `styles/themes/`. */
export { SITES };
export type Site = Estate extends { site: infer Own extends string } ? Own : (typeof SITES)[number];

/** The site that sells, its own products and those of the other sites. Only its pages call the shop's API. */
export const SHOP_SITE: Site = 'lihakauppa';

/** Languages (I18N-01); `se` is Swedish in this estate. */
export const LANGUAGES = ['en', 'fi', 'se', 'de'] as const;
export type Language = Estate extends { language: infer Own extends string }
  ? Own
  : (typeof LANGUAGES)[number];

/** Languages whose name the first segment of a path may be (I18N-03). */
export const PATH_LANGUAGES: readonly Language[] = ['en'];

/** The site of pages that do not set one (docs/reference.md#page-settings). */
export const DEFAULT_SITE: Site = 'atriafi';

/** The language if none is given or found (I18N-02). */
export const DEFAULT_LANGUAGE: Language = 'fi';

export const isSite = (value: unknown): value is Site => SITES.includes(value as Site);
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Returns whether a site is the shop. */
export const isShopSite = (site: Site): boolean => site === SHOP_SITE;

/** Returns whether a site is a Swedish brand: its identifier ends in `se` (I18N-05). */
export const isSwedishSite = (site: Site): boolean => site.endsWith('se');

/** Returns the BCP 47 tag of a language, for `lang` attributes and Intl. */
export const languageTag = (language: Language): string =>
  ({ fi: 'fi-FI', se: 'sv-SE', en: 'en-GB', de: 'de-DE' })[language];
