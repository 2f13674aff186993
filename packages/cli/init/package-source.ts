/** Finds the source of an installed package, for projects that depend on it, too. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { RUNTIME } from '../../build/runtime.ts';

/** The folder of this package: the repository's root, or the parent of the package's `lib/`. */
export const PACKAGE = existsSync(join(RUNTIME, 'package.json')) ? RUNTIME : dirname(RUNTIME);

interface Manifest {
  name?: string;
  version?: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

/** Lists the folders above a file or folder, the nearest first. */
function listParents(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [] : [parent, ...listParents(parent)];
}

const FILE = 'file:';

/** Writes `file:../saaristo` from the project's folder. */
const toFileSpecifier = (path: string, project: string): string =>
  FILE + relative(project, path).replaceAll('\\', '/');

/** Matches specifiers that are not versions or tags: URLs, git, and shorthands of hosts. */
const IS_ADDRESS = /[:/]/;

/**
 * Returns the specifier by which a project installs a package from where this copy came from.
 * @param installed the folder of the package, such as `node_modules/saaristo`
 * @param project the absolute path of the project's folder
 * @returns `file:…` relative to the project for a tarball or a folder, the URL for other addresses, else `^version`
 */
export function findPackageSource(installed: string, project: string): string {
  const { name = '', version = '' } = readManifest(installed) ?? {};
  const parents = listParents(installed);
  if (!parents.some((folder) => folder.endsWith('node_modules'))) return toFileSpecifier(installed, project);
  for (const folder of parents) {
    const { dependencies, devDependencies } = readManifest(folder) ?? {};
    const specifier = dependencies?.[name] ?? devDependencies?.[name];
    if (specifier === undefined) continue;
    if (specifier.startsWith(FILE)) {
      const path = specifier.slice(FILE.length);
      return path.startsWith('/') ? specifier : toFileSpecifier(resolve(folder, path), project);
    }
    return IS_ADDRESS.test(specifier) && !specifier.startsWith('npm:') ? specifier : `^${version}`;
  }
  return `^${version}`;
}
