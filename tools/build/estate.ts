/**
 * Sites, languages and what widgets read of the page settings are the project's own. The runtime and the widgets read them from three modules,
 * which hold this estate's (src/lib/site.ts, src/i18n/language.ts, src/lib/own-settings.ts); a project with others has these in their place.
 */
import { runtimeFile } from './runtime.ts';

export interface Estate {
  /** Names of the sites, as the page settings say them; the first one is the default. Default: `main`. */
  sites?: readonly string[];
  /** BCP 47 tags by the languages' names, as the page settings and the widgets' texts say them; the first one is the default. Default: `{ en: 'en' }`. */
  languages?: Readonly<Record<string, string>>;
}

/**
 * The modules of another project, by the files that they stand for.
 * @throws where there is no site or no language, or a tag is none
 */
export function estateModules({ sites = ['main'], languages = { en: 'en' } }: Estate): Map<string, string> {
  const names = Object.keys(languages);
  const [site, language] = [sites[0], names[0]];
  if (site === undefined || language === undefined)
    throw new Error('saaristo() needs a site and a language at least');
  for (const tag of Object.values(languages)) Intl.getCanonicalLocales(tag);
  return new Map([
    [
      runtimeFile('src/lib/site'),
      `
        export const SITES = ${JSON.stringify(sites)};
        export const LANGUAGES = ${JSON.stringify(names)};
        export const DEFAULT_SITE = ${JSON.stringify(site)};
        export const DEFAULT_LANGUAGE = ${JSON.stringify(language)};
        export const isSite = (value) => SITES.includes(value);
        export const isLanguage = (value) => LANGUAGES.includes(value);
        export const languageTag = (language) => (${JSON.stringify(languages)})[language];
      `,
    ],
    [
      runtimeFile('src/i18n/language'),
      `
        import { DEFAULT_LANGUAGE, LANGUAGES } from ${JSON.stringify(runtimeFile('src/lib/site'))};
        export const languageFromPath = (pathname) => {
          const first = pathname.split('/').find((segment) => segment !== '');
          return LANGUAGES.find((one) => one === first) ?? DEFAULT_LANGUAGE;
        };
      `,
    ],
    // As the page has written them: what they mean is known to the project's widgets alone. What every island reads comes checked or not at all.
    [
      runtimeFile('src/lib/own-settings'),
      'export const readOwnSettings = ({ pageId, verificationToken, ...own }) => own;',
    ],
  ]);
}
