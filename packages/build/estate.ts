/**
 * Replaces the modules that hold this repository's sites, languages and page settings (src/lib/site.ts, src/schemas/own-settings.ts) with
 * modules for another project's.
 */
import { runtimeFile } from './runtime.ts';

export interface Estate {
  /** Names of the sites, as the page settings use them. The first one is the default. Default: `main`. */
  sites?: readonly string[];
  /**
   * BCP 47 tags by language name, as the page settings and the widgets' texts use them. The first one is the default. Default: `{ en: 'en'
   * }`.
   */
  languages?: Readonly<Record<string, string>>;
}

/**
 * Creates the modules for another project.
 * @returns the modules' code by the path of the file that they replace
 * @throws if there is no site or no language, or if a tag is not a valid BCP 47 tag
 */
export function estateModules({ sites = ['main'], languages = { en: 'en' } }: Estate): Map<string, string> {
  const names = Object.keys(languages);
  const [site, language] = [sites[0], names[0]];
  if (site === undefined || language === undefined)
    throw new Error('saaristo() needs at least one site and one language');
  for (const tag of Object.values(languages)) Intl.getCanonicalLocales(tag);
  return new Map([
    [
      runtimeFile('src/lib/site'),
      `
        export const SITES = ${JSON.stringify(sites)};
        export const LANGUAGES = ${JSON.stringify(names)};
        export const PATH_LANGUAGES = LANGUAGES;
        export const DEFAULT_SITE = ${JSON.stringify(site)};
        export const DEFAULT_LANGUAGE = ${JSON.stringify(language)};
        export const isSite = (value) => SITES.includes(value);
        export const isLanguage = (value) => LANGUAGES.includes(value);
        export const languageTag = (language) => (${JSON.stringify(languages)})[language];
      `,
    ],
    // Passes the project's own settings on unchecked, because only the project's widgets know what they mean. Settings that every island
    // reads are removed here; they are checked elsewhere.
    [
      runtimeFile('src/schemas/own-settings'),
      'export const readOwnSettings = ({ pageId, verificationToken, ...own }) => own;',
    ],
  ]);
}
