/** Writes a new project for a team with its own widgets. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
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

/**
 * Writes the project.
 * @param folder created if it is missing; an existing `package.json` is extended
 * @returns instructions for the next steps
 * @throws if a file would be overwritten
 */
export function init(folder: string): string {
  const root = resolve(folder);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(TEMPLATE, join(entry.parentPath, entry.name)))
    .filter((file) => file !== 'package.json');
  // npm leaves .gitignore out of packages, so the template's has no dot.
  const getTarget = (file: string): string => join(root, file === 'gitignore' ? '.gitignore' : file);
  const inTheWay = files.map(getTarget).filter((file) => existsSync(file));
  if (inTheWay.length > 0)
    throw new Error(
      `Nothing was written: ${inTheWay.map((file) => relative(root, file)).join(', ')} would be overwritten.`,
    );
  for (const file of files) {
    mkdirSync(dirname(getTarget(file)), { recursive: true });
    cpSync(join(TEMPLATE, file), getTarget(file));
  }
  const manifest = join(root, 'package.json');
  const given = existsSync(manifest) ? removeDefaults(readJson(manifest)) : {};
  const template = readJson(join(TEMPLATE, 'package.json'));
  const source = { dependencies: { saaristo: findPackageSource(PACKAGE, root) } };
  const project = mergePackages({ name: createPackageName(root), ...mergePackages(template, source) }, given);
  writeFileSync(manifest, `${JSON.stringify(project, null, 2)}\n`);
  const where = relative(process.cwd(), root);
  return [
    `${files.length + 1} files are written. Next:`,
    '',
    ...(where ? [`  cd ${where}`] : []),
    '  npm install',
    '  npm start            the page, with the widget, at http://localhost:5173/',
    '  npm test             types, and the tests of the widget',
    '  npm run storybook    every example of every widget, at http://localhost:6006/',
    '  npm run build        dist/: the bundle, for any CMS',
  ].join('\n');
}
