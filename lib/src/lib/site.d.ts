/**
 * The sites and languages of the estate (I18N-01, I18N-05): all that the runtime and the build know of it. The order is the
 * specification's. `saaristo/vite` puts the sites and languages of another project in this module's place (tools/build/estate.ts).
 */
/** Another project says its own: `declare module 'saaristo/define' { interface Estate { site: 'main'; language: 'en' | 'fi' } }`. */
export interface Estate {
}
/** Site identifiers, exactly as the CMS sends them (I18N-05). */
export declare const SITES: readonly ['atriafi', 'lihakauppa', 'jyvabroiler', 'export', 'ammattilaiset', 'atriacom', 'foodservicese', 'delise', 'ridderheimsse', 'mestariforsmanfi', 'lithellsse', 'lonnebergase', 'goohse', 'sibylla'];
export type Site = Estate extends {
    site: infer Own extends string;
} ? Own : (typeof SITES)[number];
/** Languages (I18N-01); `se` is Swedish, as the estate spells it. */
export declare const LANGUAGES: readonly ['en', 'fi', 'se', 'de'];
export type Language = Estate extends {
    language: infer Own extends string;
} ? Own : (typeof LANGUAGES)[number];
/** The site where nothing else is said (docs/embedding.md#page-settings). */
export declare const DEFAULT_SITE: Site;
/** The language where none is given or found (I18N-02). */
export declare const DEFAULT_LANGUAGE: Language;
export declare const isSite: (value: unknown) => value is Site;
export declare const isLanguage: (value: unknown) => value is Language;
/** Swedish brands: the sites whose identifier ends in `se` (I18N-05). */
export declare const isSwedishSite: (site: Site) => boolean;
/** The BCP 47 tag of a language, for `lang` attributes and Intl. */
export declare const languageTag: (language: Language) => string;
