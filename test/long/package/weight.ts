/** Weighs the packages of a project of `npm create saaristo` without Storybook by those of the repository, without installing any. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { run } from './run.ts';

/** The most that `du -sb node_modules` may show (docs/decisions/0041-small-projects.md). */
export const MAX_MEGABYTES = 125;

/** Bytes of TypeScript 6, which a project has instead of the repository's version. */
const TYPESCRIPT_BYTES = 24_412_363;

interface Dependencies {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Dependencies =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Dependencies;

/** Finds an installed package as Node does; undefined for one of another platform. */
function findInstalled(name: string, from: string): string | undefined {
  const found = join(from, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  const parent = dirname(from);
  return parent === from ? undefined : findInstalled(name, parent);
}

/** Lists the folders of packages with all that they need. */
function listInstalled(names: readonly string[], from: string, found = new Set<string>()): Set<string> {
  for (const name of names) {
    const folder = findInstalled(name, from);
    if (folder === undefined || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = readManifest(folder);
    listInstalled(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
}

/** Returns the bytes of files and folders, as `du -scb`. */
const sumBytes = (paths: readonly string[], ...options: string[]): number =>
  Number(
    run('.', 'du', ['-scb', ...options, ...paths])
      .trimEnd()
      .split('\n')
      .at(-1)!
      .split('\t')[0],
  );

/** Folders of a checkout that are not packed. */
const UNPACKED = ['node_modules', '__pycache__', 'wordpress', 'pages', 'images', 'docs/api'];

/**
 * Weighs the packages of a project.
 * @param staged has `package.json` and `lib/` of the package
 * @returns megabytes
 */
export function weighProject(staged: string): number {
  const { dependencies, devDependencies } = readManifest(join(staged, 'lib/packages/cli/init/template'));
  const names = Object.keys({ ...dependencies, ...devDependencies, ...readManifest(staged).dependencies });
  const wanted = names.filter((name) => !/storybook|^saaristo$|^typescript$/.test(name));
  const others = sumBytes([...listInstalled(wanted, resolve('.'))]);
  const own =
    sumBytes([join(staged, 'lib'), 'dist']) +
    sumBytes(['docs', 'examples'], ...UNPACKED.map((name) => `--exclude=${name}`));
  return (others + own + TYPESCRIPT_BYTES) / 1_000_000;
}
