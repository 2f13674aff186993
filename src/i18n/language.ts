/** The language of a page and its parts, and the headers' language toggle. */
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, languageTag, PATH_LANGUAGES } from '#lib/site.ts';

/** Returns the language that the first path segment names, such as `en` (I18N-03). */
export function languageFromPath(pathname: string): Language | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  return PATH_LANGUAGES.find((one) => one === first);
}

const getPrimary = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0]!;

/** Returns the language of a BCP 47 tag: `sv` and `sv-FI` are `se`. Prefers the language of the same region. */
const languageFromTag = (tag: string): Language | undefined =>
  LANGUAGES.find((one) => languageTag(one).toLowerCase() === tag.toLowerCase()) ??
  LANGUAGES.find((one) => getPrimary(languageTag(one)) === getPrimary(tag));

/**
 * Returns the language of a page without a language in its settings: that of its path, else of its HTML, else the default one (NAV-04,
 * I18N-02). A `language` prop and the settings take precedence.
 * @param lang `<html lang>`
 */
export const getPageLanguage = (pathname: string, lang: string): Language =>
  languageFromPath(pathname) ?? languageFromTag(lang) ?? DEFAULT_LANGUAGE;

/**
 * Returns the `lang` of a part of a page (WCAG 3.1.2); undefined if the part is in the language around it.
 * @param around the nearest `lang`
 */
export const getPartLang = (language: Language, around: string): string | undefined =>
  getPrimary(around) === getPrimary(languageTag(language)) ? undefined : languageTag(language);

/** Returns the link and the text's language of the toggle on this path (NAV-16, NAV-17). */
export const languageToggle = (pathname: string): { link: string; language: Language } =>
  languageFromPath(pathname) === 'en' ? { link: '/', language: 'fi' } : { link: '/en/', language: 'en' };
