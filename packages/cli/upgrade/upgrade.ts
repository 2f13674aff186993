/** `saaristo upgrade`: brings a project to the template of this version (docs/upgrading.md). */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { init } from '../init/init.ts';
import { readEstate } from '../init/new-widget.ts';
import { CMS, type InitOptions, REGIONS } from '../init/options.ts';
import { findPackageSource, PACKAGE } from '../init/package-source.ts';
import { type Change, type Files, mergeFiles, mergeManifests } from './merge.ts';

export const UPGRADE_USAGE = `Usage: npx saaristo@latest upgrade [--from 0.1.0]

Merges the changes of the template since the version that the project was created with. Files that you did not edit become
the template's, edited ones are merged, and what you must look at is listed. Commit before, and compare after it.

--from   the version of the template, if package.json does not say it, or a tarball of that version`;

/** The version whose projects do not say theirs. */
const FIRST_VERSION = '0.1.0';

type Manifest = Record<string, unknown> & { saaristo?: { template?: string } };
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Reads all files of a project of `saaristo init`. */
const readFiles = (folder: string): Files =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'package.json')
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );

/**
 * Finds the options by which the project was created.
 * @param estate the options of `saaristo()` in its vite.config.ts
 */
function readOptions(
  root: string,
  { sites = ['main'], languages = { en: 'en-GB' } }: Partial<Pick<InitOptions, 'sites' | 'languages'>>,
): InitOptions {
  return {
    sites,
    languages,
    hasStorybook: existsSync(join(root, '.storybook')),
    cms: CMS.find((name) => existsSync(join(root, 'cms', name))) ?? 'plain',
  };
}

/** Writes options as arguments of `saaristo init`. */
const toArguments = ({ sites, languages, hasStorybook, cms }: InitOptions): string[] => [
  '--sites',
  sites.join(','),
  '--languages',
  Object.entries(languages)
    .map(([name, tag]) => (REGIONS[name] === tag ? name : tag))
    .join(','),
  '--cms',
  cms,
  ...(hasStorybook ? [] : ['--no-storybook']),
];

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${error?.message ?? stderr}`);
  return stdout;
}

/** Creates the project that the older version would create, from its package in npm's cache or registry. */
function createBase(folder: string, from: string, options: InitOptions): void {
  const spec = /[\\/]|\.tgz$/.test(from) ? resolve(from) : `saaristo@${from}`;
  const packed = run(
    'npm',
    ['pack', spec, '--silent', '--prefer-offline', '--pack-destination', folder],
    folder,
  );
  run('tar', ['-xzf', packed.trim().split('\n').at(-1)!], folder);
  const { bin } = readManifest(join(folder, 'package')) as { bin?: { saaristo?: string } };
  const program = join(folder, 'package', bin?.saaristo ?? '');
  run(process.execPath, [program, 'init', join(folder, 'base'), ...toArguments(options)], folder);
}

const isUnderVersionControl = (root: string): boolean =>
  spawnSync('git', ['rev-parse', '--is-inside-work-tree'], { cwd: root }).status === 0;

/** Formats the changes for a person: those that are done, then those to look at. */
function report(changes: readonly Change[], kept: readonly string[], to: string): string {
  const done = changes.filter(({ kind }) => kind !== 'look');
  const look = [
    ...changes.flatMap(({ path, note }) => (note === undefined ? [] : [`  ${path}: ${note}`])),
    ...kept.map((line) => `  package.json: ${line}; yours is kept`),
  ];
  return [
    done.length > 0
      ? `Changed:\n${done.map(({ kind, path }) => `  ${kind.padEnd(8)} ${path}`).join('\n')}`
      : 'No file changes.',
    ...(look.length > 0 ? [`Look at:\n${look.join('\n')}`] : []),
    `The project has the template of ${to}. Next: npm install, npm test, npm run build.`,
    'Stored blocks of a CMS: npx saaristo check-content says which ones the new build refuses (docs/upgrading.md).',
  ].join('\n\n');
}

/**
 * Merges a newer template into a project, from two freshly created projects.
 * @param base the folder of the older one, and `theirs` that of the newer one
 * @returns a text about the changes
 */
export function upgradeFrom(
  root: string,
  { base, theirs, from, to }: Readonly<Record<'base' | 'theirs' | 'from' | 'to', string>>,
): string {
  const changes = mergeFiles(root, readFiles(base), readFiles(theirs), ['yours', from, to]);
  const mine = readManifest(root);
  // Its own name, and the source of this package.
  const own = { name: mine['name'] };
  const [merged, kept] = mergeManifests(
    mine,
    { ...readManifest(base), ...own },
    { ...readManifest(theirs), ...own },
  );
  const dependencies = { ...(merged['dependencies'] as object), saaristo: findPackageSource(PACKAGE, root) };
  const manifest = { ...merged, dependencies, saaristo: { ...mine.saaristo, template: to } };
  writeFileSync(join(root, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return report(
    changes,
    kept.filter((line) => !/^(dependencies\.saaristo|saaristo\.template):/.test(line)),
    to,
  );
}

/**
 * Runs the command.
 * @throws with one sentence if the folder is no project, or the older package can't be had
 */
export async function runUpgrade(root: string, args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } } });
  if (!existsSync(join(root, 'vite.config.ts')) || !existsSync(join(root, 'package.json')))
    throw new Error('This folder is no project of saaristo init: it has no vite.config.ts.');
  const { template = FIRST_VERSION } = readManifest(root).saaristo ?? {};
  const from = values.from ?? template;
  const to = String(readManifest(PACKAGE)['version']);
  if (from === to) return `The project has the template of ${to} already.`;
  const options = readOptions(root, await readEstate(root));
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-upgrade-'));
  try {
    createBase(folder, from, options);
    init(join(folder, 'theirs'), options);
    const warning = isUnderVersionControl(root)
      ? ''
      : "The project is not under version control, so that this can't be undone.\n\n";
    return (
      warning + upgradeFrom(root, { base: join(folder, 'base'), theirs: join(folder, 'theirs'), from, to })
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
