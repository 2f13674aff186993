/** Reads the arguments of `create-saaristo`, and lists the commands that create the project. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Servers with an example, with the names that people choose from. */
export const CMS = {
  plain: 'Plain HTML, or none yet',
  wordpress: 'WordPress',
  express: 'Express',
  django: 'Django',
  php: 'PHP',
  aspnet: 'ASP.NET Core',
};

export const HELP = `Usage: npm create saaristo [folder] -- [options]

Creates a project of React widgets that mount as islands into pages of any CMS. Asks for what is not given.

  --languages en,fi   languages of the texts; the first one is the default
  --storybook         with Storybook; --no-storybook without
  --cms NAME          example server: ${Object.keys(CMS).join(', ')}
  --install           installs the packages; --no-install does not
  --git               creates a Git repository; --no-git does not
  --saaristo SOURCE   the package to use: a version, a tarball or a folder
  --yes               asks nothing and takes the defaults
  --help              shows this text`;

/** The answers to all questions. */
export const DEFAULTS = {
  folder: 'islands',
  languages: 'en,fi',
  storybook: true,
  cms: 'plain',
  install: true,
  git: true,
};

/**
 * Returns the result of a function. Throws the first sentence of its error.
 * @template Result
 * @param {() => Result} parse
 */
function shortenError(parse) {
  try {
    return parse();
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}. --help lists the options.`, { cause: error });
  }
}

/**
 * Reads the arguments. Missing ones are undefined.
 * @param {readonly string[]} args
 * @throws with one sentence if an argument is wrong
 */
export function readArguments(args) {
  const { values, positionals } = shortenError(() =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      allowNegative: true,
      options: {
        languages: { type: 'string' },
        storybook: { type: 'boolean' },
        cms: { type: 'string' },
        install: { type: 'boolean' },
        git: { type: 'boolean' },
        saaristo: { type: 'string' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
      },
    }),
  );
  const { cms } = values;
  if (cms !== undefined && !Object.hasOwn(CMS, cms))
    throw new Error(`--cms is one of ${Object.keys(CMS).join(', ')}, not "${cms}".`);
  const wrong = values.languages === undefined ? undefined : findWrongLanguage(values.languages);
  if (wrong !== undefined) throw new Error(wrong);
  if (positionals.length > 1) throw new Error(`Give one folder, not ${positionals.join(' and ')}.`);
  return { folder: positionals[0], ...values };
}

/** Names the options of the answers that are missing: a folder has no option. */
export function listMissing(given) {
  return Object.keys(DEFAULTS)
    .filter((name) => given[name] === undefined)
    .map((name) => (name === 'folder' ? 'a folder' : `--${name}`));
}

/**
 * Returns a sentence if a folder cannot become a project: its name is missing, it is a file, or it has content.
 * @param {string} folder
 */
export function findFolderFault(folder) {
  if (folder.trim() === '') return 'Give the name of a folder.';
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: give another name.`;
  return readdirSync(folder).length > 0
    ? `${folder} is not empty: give another name, or run npx saaristo init in it.`
    : undefined;
}

/**
 * Returns a sentence about the first text of a list that is not the tag of a language; undefined if there is none.
 * @param {string} list
 */
export function findWrongLanguage(list) {
  for (const tag of list.split(',').map((part) => part.trim()))
    try {
      Intl.getCanonicalLocales(tag);
    } catch {
      return `"${tag}" is not the tag of a language, such as en, sv or pt-BR.`;
    }
  return undefined;
}

/**
 * Finds the package `saaristo` for the project: one of the same version, from the same folder of tarballs or from the registry.
 * @param {string} own the folder of this package
 */
export function findPackage(own) {
  const { version } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'));
  const installation = resolve(own, '../..');
  const manifest = join(installation, 'package.json');
  const { dependencies = {} } = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  const [, path] = /^file:(.*\.tgz)$/.exec(dependencies['create-saaristo'] ?? '') ?? [];
  const sibling = path && join(dirname(resolve(installation, path)), `saaristo-${version}.tgz`);
  return sibling && existsSync(sibling) ? sibling : `saaristo@^${version}`;
}

/**
 * Lists the commands that create the project, with the folder in which each runs.
 * @param {typeof DEFAULTS} answers
 * @param {string} source the package `saaristo`
 * @returns {{ command: string, args: string[], inFolder?: boolean, isOptional?: boolean }[]}
 */
export function listCommands({ folder, languages, storybook, cms, install, git }, source) {
  const options = ['--languages', languages, '--cms', cms, ...(storybook ? [] : ['--no-storybook'])];
  return [
    {
      command: 'npm',
      args: ['exec', '--yes', `--package=${source}`, '--', 'saaristo', 'init', folder, ...options],
    },
    ...(install ? [{ command: 'npm', args: ['install', '--no-fund'], inFolder: true }] : []),
    ...(git ? [{ command: 'git', args: ['init', '--quiet'], inFolder: true, isOptional: true }] : []),
  ];
}
