/** Writes a new project for a team with its own widgets. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { createCmsFiles, describeCms, getCmsScript } from './cms.ts';
import { DEFAULTS, type InitOptions } from './options.ts';
import { findPackageSource, PACKAGE } from './package-source.ts';

const TEMPLATE = join(import.meta.dirname, 'template');

type Package = Record<string, unknown>;

const isObject = (value: unknown): value is Package =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges two package.json files, in the key order of the first. Existing values take precedence over the template's. */
function mergePackages(template: Package, given: Package): Package {
  const names = [...new Set([...Object.keys(template), ...Object.keys(given)])];
  return Object.fromEntries(
    names.map((name) => {
      const [ours, theirs] = [template[name], given[name]];
      if (isObject(ours) && isObject(theirs)) return [name, mergePackages(ours, theirs)];
      return [name, theirs ?? ours];
    }),
  );
}

/** Removes the defaults that `npm init` and `npm install` have written, which the template replaces. */
function removeDefaults({ scripts, type, main, ...given }: Package): Package {
  const { test, ...others } = isObject(scripts) ? scripts : {};
  const own = typeof test === 'string' && !test.includes('no test specified') ? { test } : {};
  void [type, main];
  return { ...given, scripts: { ...others, ...own } };
}

const readJson = (file: string): Package => JSON.parse(readFileSync(file, 'utf8')) as Package;

/** Creates a valid npm package name. */
const createPackageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z\d._-]+/g, '-')
    .replace(/^[._-]+/, '') || 'islands';

/** Texts of the first widget by the primary subtag of a BCP 47 tag. Other languages get the English ones, to be translated. */
const TEXTS: Readonly<Record<string, readonly [hello: string, returnIt: string, returned: string]>> = {
  en: ['Hello, {name}!', 'Hello to you', 'Returned so far: {count}'],
  fi: ['Hei, {name}!', 'Hei sinullekin', 'Vastauksia: {count}'],
  sv: ['Hej, {name}!', 'Hej på dig', 'Antal svar: {count}'],
  de: ['Hallo, {name}!', 'Hallo zurück', 'Antworten bisher: {count}'],
};

const getPrimary = (tag: string): string => tag.split('-')[0]!.toLowerCase();

const quote = (text: string): string => `'${text}'`;
const quoteKey = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : quote(name));

const renderEstate = ({ sites, languages }: InitOptions): string => `\
/** The sites and languages of the page settings, with BCP 47 tags. The first ones are the defaults. */
export const sites = [${sites.map(quote).join(', ')}] as const;
export const languages = { ${Object.entries(languages)
  .map(([name, tag]) => `${quoteKey(name)}: ${quote(tag)}`)
  .join(', ')} } as const;
`;

const renderGreetingTexts = ({ languages }: InitOptions): string => `\
import type { Messages } from 'saaristo/define';

/** Texts of every language, by key. Editors may replace each of them. */
export const messages: Messages<'hello' | 'returnIt' | 'returned'> = {
${Object.entries(languages)
  .map(([name, tag]) => {
    const [hello, returnIt, returned] = TEXTS[getPrimary(tag)] ?? TEXTS['en']!;
    return `  ${quoteKey(name)}: { hello: '${hello}', returnIt: '${returnIt}', returned: '${returned}' },`;
  })
  .join('\n')}
};
`;

const MARK_OF_CMS = '<!-- cms -->';

/** Returns the text of a template's file with the options in it. */
function renderFile(file: string, options: InitOptions): string {
  if (file === 'estate.ts') return renderEstate(options);
  if (file.endsWith('greeting/messages.ts')) return renderGreetingTexts(options);
  const text = readFileSync(join(TEMPLATE, file), 'utf8');
  const [[name, tag] = ['en', 'en']] = Object.entries(options.languages);
  if (file === 'index.html')
    return text
      .replace('<html lang="en">', `<html lang="${getPrimary(tag)}">`)
      .replace('"site": "main", "language": "en"', `"site": "${options.sites[0]}", "language": "${name}"`);
  if (file !== 'README.md') return text;
  return (
    options.hasStorybook
      ? text
      : text
          .replace(/^.*npm run storybook.*\n/m, '')
          .replace('its story and test', 'its test')
          .replace(/, stories of its examples in\s+`stories\/`/, '')
  ).replace(MARK_OF_CMS, () => describeCms(options.cms));
}

/** Removes all of Storybook from a package.json. */
function withoutStorybook(manifest: Package): Package {
  return Object.fromEntries(
    Object.entries(manifest).map(([key, value]) => [
      key,
      isObject(value)
        ? Object.fromEntries(Object.entries(value).filter(([name]) => !/storybook/.test(name)))
        : value,
    ]),
  );
}

/**
 * Writes the project.
 * @param folder created if it is missing; an existing `package.json` is extended
 * @returns instructions for the next steps
 * @throws if a file would be overwritten
 */
export function init(folder: string, options: InitOptions = DEFAULTS): string {
  const { hasStorybook } = options;
  const root = resolve(folder);
  const template = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => file !== 'package.json' && (hasStorybook || !/^(\.storybook|stories)\//.test(file)))
    // npm leaves .gitignore out of packages, so the template's has no dot.
    .map((file): [string, string] => [file === 'gitignore' ? '.gitignore' : file, renderFile(file, options)]);
  const files = [...template, ...createCmsFiles(options)];
  const inTheWay = files.filter(([file]) => existsSync(join(root, file)));
  if (inTheWay.length > 0)
    throw new Error(
      `Nothing was written: ${inTheWay.map(([file]) => file).join(', ')} would be overwritten.`,
    );
  for (const [file, text] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const manifest = join(root, 'package.json');
  const given = existsSync(manifest) ? removeDefaults(readJson(manifest)) : {};
  const script = getCmsScript(options.cms);
  const own = {
    // Where `saaristo upgrade` begins.
    saaristo: { template: readJson(join(PACKAGE, 'package.json'))['version'] },
    scripts: script === undefined ? {} : { cms: script },
    dependencies: { saaristo: findPackageSource(PACKAGE, root) },
  };
  const merged = mergePackages(readJson(join(TEMPLATE, 'package.json')), own);
  const project = mergePackages(
    { name: createPackageName(root), ...(hasStorybook ? merged : withoutStorybook(merged)) },
    given,
  );
  writeFileSync(manifest, `${JSON.stringify(project, null, 2)}\n`);
  const where = relative(process.cwd(), root);
  return [
    `${files.length + 1} files are written. Next:`,
    '',
    ...(where ? [`  cd ${where}`] : []),
    '  npm install',
    '  npm start            the page, with the widget, at http://localhost:5173/',
    '  npm test             types, and the tests of the widget',
    ...(hasStorybook
      ? ['  npm run storybook    every example of every widget, at http://localhost:6006/']
      : []),
    '  npm run build        dist/: the bundle, for any CMS',
  ].join('\n');
}
