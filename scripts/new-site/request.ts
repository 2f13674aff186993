import { parseArgs } from 'node:util';
import { SITES } from '../../src/lib/site.ts';

/** Languages of the pages that the generator can write. */
const LANGUAGES = ['fi', 'se'] as const;

export interface NewSite {
  /** The identifier, as the CMS sends it. */
  site: string;
  /** The name for visitors. */
  name: string;
  /** The language of the site's pages. Each site has an English page, too. */
  language: (typeof LANGUAGES)[number];
  /** The colour of the brand, as #rrggbb. */
  colour: string;
}

const USAGE =
  'Give an identifier and a name, for example npm run new-site -- kalaranta "Kalaranta" --colour "#0b5c7a"; --language se is for a Swedish site.';

/**
 * Parses the command's arguments.
 * @throws with one sentence if an argument is missing or invalid
 */
export function readRequest(args: string[]): NewSite {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      language: { type: 'string', default: 'fi' },
      colour: { type: 'string', default: '#1d5480' },
    },
  });
  const [site = '', name = '', ...more] = positionals;
  if (!site || !name.trim() || more.length > 0) throw new Error(USAGE);
  if (!/^[a-z]{3,30}$/.test(site))
    throw new Error(`"${site}" is not a valid identifier of a site: use 3 to 30 small letters (a to z).`);
  if ((SITES as readonly string[]).includes(site) || ['www', 'shop'].includes(site))
    throw new Error(`"${site}" is taken: choose another identifier.`);
  const language = LANGUAGES.find((one) => one === values.language);
  if (!language) throw new Error(`--language is ${LANGUAGES.join(' or ')}.`);
  if (site.endsWith('se') !== (language === 'se'))
    throw new Error('Identifiers of Swedish sites end in "se", and those of Finnish sites do not.');
  const colour = values.colour.toLowerCase();
  if (!/^#[\da-f]{6}$/.test(colour))
    throw new Error(`--colour is a colour like "#0b5c7a", but not ${values.colour}.`);
  return { site, name: name.trim(), language, colour };
}
