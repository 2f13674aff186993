/** Writes the package `saaristo`, which is published as it is. */
import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';
import { RUNTIME, runtimeFile } from '../../packages/build/runtime.ts';
import { writePlugin } from '../wordpress/plugin.ts';
import { writeLibrary } from './library.ts';
import { createManifest, listEntries, type Manifest } from './manifest.ts';
import { writeVendored } from './vendor.ts';

/** Folder to which `npm run package` writes the package. */
export const PACKAGE_FOLDER = join(RUNTIME, '.cache/package/saaristo');
const MANIFEST = join(RUNTIME, 'package.json');
/** Files and folders that the package contains unchanged. `files` of its package.json leaves out some of them. */
const COPIED = ['dist', 'docs', 'examples', 'CHANGELOG.md', 'LICENSE', 'README.md'];

const isModule = (file: string): boolean => /(?<!\.d)\.tsx?$/.test(file);

/** Lists the modules of a folder, by paths relative to the root. */
const listModules = (folder: string): string[] =>
  readdirSync(join(RUNTIME, folder))
    .filter(isModule)
    .map((file) => `${folder}/${file}`);

/** A path in quotes, as `packages/build` names modules to `runtimeFile`. */
const NAMED = /'((?:src|packages)\/[\w/-]+)'/g;

/** Lists the modules that the plugin finds by path, without an import: the runtime, the renderer, and those named in its own sources and those of the tests. */
export function listLookedUp(): string[] {
  const named = ['packages/build', 'packages/testing']
    .flatMap(listModules)
    .flatMap((file) =>
      [...readFileSync(join(RUNTIME, file), 'utf8').matchAll(NAMED)].map(([, path]) =>
        relative(RUNTIME, runtimeFile(path!)),
      ),
    );
  const folders = [
    'mount',
    ...['editing', 'input', 'island', 'page'].map((name) => `mount/${name}`),
    'packages/server',
  ];
  return [...new Set([...folders.flatMap(listModules), ...named])];
}

/** Parts of the plugin's default stylesheet. */
const STYLES = ['tokens.css', 'plain-theme.css', 'base.css', 'print.css', 'plain.css'];
const TEMPLATE = 'packages/cli/init/template';

/** Types of `saaristo` that depend on the widgets: those of the package, or of a project's build (packages/build/prop-types.ts). */
export const WIDGET_TYPES = `
import type { WidgetProps as PackageProps } from '../../../dist/widgets.js';
/** Props of a project's own widgets, which its build declares. */
export interface OwnWidgets {}
/** Props of every widget by name, as a page writes them. */
export type WidgetProps = OwnWidgets extends { props: infer Own } ? Own : PackageProps;
export type WidgetName = keyof WidgetProps & string;
`;

/** Lists the packages that a built file for Node imports. */
function listImportedPackages(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => !isBuiltin(specifier) && !specifier.startsWith('.'));
}

/** Writes the project of `saaristo init`, with the versions that are tested here. */
function writeTemplate(out: string, manifest: Manifest): void {
  cpSync(join(RUNTIME, TEMPLATE), join(out, TEMPLATE), { recursive: true });
  const file = join(out, TEMPLATE, 'package.json');
  const known: Readonly<Record<string, string>> = {
    saaristo: `^${manifest.version}`,
    ...manifest.devDependencies,
    ...manifest.dependencies,
  };
  const text = readFileSync(file, 'utf8').replace(
    /([\w@/-]+)(": "|@)\*/g,
    (_, name: string, between: string) => {
      if (!known[name]) throw new Error(`${TEMPLATE} needs "${name}", which is missing from package.json`);
      return name + between + known[name];
    },
  );
  writeFileSync(file, text);
}

/**
 * Prepares the package from the sources and `dist/`.
 * @param folder where `package.json` and `lib/` are written
 */
export async function stagePackage(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  const { run, declared } = listEntries(manifest);
  const out = join(folder, 'lib');
  const packages = await writeLibrary({ root: RUNTIME, out, entries: [...run, ...listLookedUp()], declared });
  for (const file of ['server.js', 'pool.js', 'prerender.js'])
    for (const name of listImportedPackages(join(RUNTIME, 'dist', file))) packages.add(name);
  await writeVendored(out);
  mkdirSync(join(out, 'styles'));
  for (const file of STYLES) cpSync(join(RUNTIME, 'styles', file), join(out, 'styles', file));
  writeTemplate(out, manifest);
  await writePlugin(join(out, 'wordpress'), { dist: null });
  const page = join(out, 'src/exports/page.d.ts');
  writeFileSync(page, `${readFileSync(page, 'utf8')}${WIDGET_TYPES}`);
  chmodSync(join(out, 'packages/cli/init/main.js'), 0o755);
  writeFileSync(
    join(folder, 'package.json'),
    `${JSON.stringify(createManifest(manifest, packages), null, 2)}\n`,
  );
}

/** Writes the whole package to `PACKAGE_FOLDER`, from the sources and `dist/`. */
export async function writePackage(): Promise<void> {
  rmSync(PACKAGE_FOLDER, { recursive: true, force: true });
  mkdirSync(PACKAGE_FOLDER, { recursive: true });
  await stagePackage(PACKAGE_FOLDER);
  for (const path of COPIED)
    cpSync(join(RUNTIME, path), join(PACKAGE_FOLDER, path), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|__pycache__)$/.test(file),
    });
}
