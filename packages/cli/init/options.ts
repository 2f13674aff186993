/** The options of `saaristo init`. */
import { parseArgs } from 'node:util';

/** Servers with an example in `examples/`; `plain` is any web server, and WordPress has a plugin. */
export const CMS = ['plain', 'wordpress', 'express', 'django', 'php', 'aspnet'] as const;
export type Cms = (typeof CMS)[number];

export interface InitOptions {
  /** BCP 47 tags by language name. The first one is the default. */
  languages: Readonly<Record<string, string>>;
  sites: readonly string[];
  hasStorybook: boolean;
  cms: Cms;
}

export const DEFAULTS: InitOptions = {
  languages: { en: 'en-GB', fi: 'fi-FI' },
  sites: ['main'],
  hasStorybook: true,
  cms: 'plain',
};

/** The regions of languages that are given without one. */
export const REGIONS: Readonly<Record<string, string>> = {
  en: 'en-GB',
  fi: 'fi-FI',
  sv: 'sv-SE',
  de: 'de-DE',
};

const splitList = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Reads a tag as `[name, tag]`: `sv` is `['sv', 'sv-SE']`. */
function readLanguage(given: string): [string, string] {
  try {
    const [tag = given] = Intl.getCanonicalLocales(given);
    return [given.toLowerCase(), REGIONS[tag] ?? tag];
  } catch {
    throw new Error(`"${given}" is not the tag of a language, such as en, sv or pt-BR.`);
  }
}

/**
 * Reads the arguments.
 * @returns the folder, by default this one, and the options
 * @throws with one sentence if an argument is wrong
 */
export function readInitOptions(args: readonly string[]): { folder: string; options: InitOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      languages: { type: 'string' },
      sites: { type: 'string' },
      'no-storybook': { type: 'boolean', default: false },
      cms: { type: 'string', default: DEFAULTS.cms },
    },
  });
  const cms = CMS.find((one) => one === values.cms);
  if (!cms) throw new Error(`--cms is one of ${CMS.join(', ')}, not "${values.cms}".`);
  const sites = values.sites === undefined ? DEFAULTS.sites : splitList(values.sites);
  const wrong = sites.find((site) => !/^[a-z][a-z\d-]*$/.test(site));
  if (wrong !== undefined)
    throw new Error(`"${wrong}" is not a name for a site: use small letters, digits and hyphens.`);
  if (positionals.length > 1) throw new Error(`Give one folder, not ${positionals.join(' and ')}.`);
  return {
    folder: positionals[0] ?? '.',
    options: {
      cms,
      sites,
      hasStorybook: !values['no-storybook'],
      languages:
        values.languages === undefined
          ? DEFAULTS.languages
          : Object.fromEntries(splitList(values.languages).map(readLanguage)),
    },
  };
}
