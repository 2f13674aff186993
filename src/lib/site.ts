/**
 * The sites and languages of the estate (I18N-01, I18N-05): all that the runtime and the build know of it. The order is the
 * specification's. `saaristo/vite` puts the sites and languages of another project in this module's place (tools/build/estate.ts).
 */

/** Another project says its own: `declare module 'saaristo/define' { interface Estate { site: 'main'; language: 'en' | 'fi' } }`. */
// Merged into by declarations of other projects.
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Estate {}

/** Site identifiers, exactly as the CMS sends them (I18N-05). */
export const SITES = [
  'atriafi',
  'lihakauppa',
  'jyvabroiler',
  'export',
  'ammattilaiset',
  'atriacom',
  'foodservicese',
  'delise',
  'ridderheimsse',
  'mestariforsmanfi',
  'lithellsse',
  'lonnebergase',
  'goohse',
  'sibylla',
] as const;
export type Site = Estate extends { site: infer Own extends string } ? Own : (typeof SITES)[number];

/** Languages (I18N-01); `se` is Swedish, as the estate spells it. */
export const LANGUAGES = ['en', 'fi', 'se', 'de'] as const;
export type Language = Estate extends { language: infer Own extends string }
  ? Own
  : (typeof LANGUAGES)[number];

/** The site where nothing else is said (docs/embedding.md#page-settings). */
export const DEFAULT_SITE: Site = 'atriafi';

/** The language where none is given or found (I18N-02). */
export const DEFAULT_LANGUAGE: Language = 'fi';

export const isSite = (value: unknown): value is Site => SITES.includes(value as Site);
export const isLanguage = (value: unknown): value is Language => LANGUAGES.includes(value as Language);

/** Swedish brands: the sites whose identifier ends in `se` (I18N-05). */
export const isSwedishSite = (site: Site): boolean => site.endsWith('se');

/** The BCP 47 tag of a language, for `lang` attributes and Intl. */
export const languageTag = (language: Language): string =>
  ({ fi: 'fi-FI', se: 'sv-SE', en: 'en-GB', de: 'de-DE' })[language];
