/** Site identifiers, exactly as the CMS sends them (I18N-05). */
export const SITES = [
	"atriafi",
	"lihakauppa",
	"jyvabroiler",
	"export",
	"ammattilaiset",
	"atriacom",
	"foodservicese",
	"delise",
	"ridderheimsse",
	"mestariforsmanfi",
	"lithellsse",
	"lonnebergase",
	"goohse",
	"sibylla"
];
/** Languages (I18N-01); `se` is Swedish, as the estate spells it. */
export const LANGUAGES = [
	"en",
	"fi",
	"se",
	"de"
];
/** The site where nothing else is said (docs/embedding.md#page-settings). */
export const DEFAULT_SITE = "atriafi";
/** The language where none is given or found (I18N-02). */
export const DEFAULT_LANGUAGE = "fi";
export const isSite = (value) => SITES.includes(value);
export const isLanguage = (value) => LANGUAGES.includes(value);
/** Swedish brands: the sites whose identifier ends in `se` (I18N-05). */
export const isSwedishSite = (site) => site.endsWith("se");
/** The BCP 47 tag of a language, for `lang` attributes and Intl. */
export const languageTag = (language) => ({
	fi: "fi-FI",
	se: "sv-SE",
	en: "en-GB",
	de: "de-DE"
})[language];
