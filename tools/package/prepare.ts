/**
 * `prepack` of `npm pack`: builds dist/ and lib/ and replaces the repository's package.json with the package's. `restore.ts` restores it
 * after npm has read it.
 */
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { RUNTIME } from '../build/runtime.ts';
import { run } from '../setup/run.ts';
import { writeLibrary } from './library.ts';
import { listEntries, type Manifest, createManifest } from './manifest.ts';
import { KEPT, MANIFEST, restore } from './restore.ts';

/** Modules that the plugin finds by path (tools/build/runtime.ts), without an import. */
const LOOKED_UP = [
  'mount/edit-mode.ts',
  'mount/entry.ts',
  'mount/fetch-file.ts',
  'mount/island.tsx',
  'mount/load.ts',
  'mount/loader.ts',
  'mount/lost-script.ts',
  'mount/migrate.ts',
  'mount/chunk-loader.ts',
  'mount/report.ts',
  'prerender/bin.ts',
  'prerender/pool.ts',
  'prerender/server.ts',
  'prerender/worker.ts',
  'src/i18n/language.ts',
  'tools/build/catalogue.ts',
];
/** Parts of the plugin's default stylesheet. */
const STYLES = ['tokens.css', 'plain-theme.css', 'base.css', 'print.css', 'plain.css'];
const TEMPLATE = 'tools/init/template';

/** Lists the packages that a built file for Node imports. */
function listImportedPackages(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticImports
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => !isBuiltin(specifier) && !specifier.startsWith('.'));
}

/** Writes the project of `saaristo init`, with the versions that are tested here. */
function writeTemplate(): void {
  cpSync(join(RUNTIME, TEMPLATE), join(out, TEMPLATE), { recursive: true });
  const file = join(out, TEMPLATE, 'package.json');
  const known: Readonly<Record<string, string>> = {
    saaristo: `^${manifest.version}`,
    ...manifest.devDependencies,
    ...manifest.dependencies,
  };
  const text = readFileSync(file, 'utf8').replace(/"([^"]+)": "\*"/g, (_, name: string) => {
    if (!known[name]) throw new Error(`${TEMPLATE} needs "${name}", which is missing from package.json`);
    return `"${name}": "${known[name]}"`;
  });
  writeFileSync(file, text);
}

// Cleans up after an interrupted run.
restore();
if ((await run('tsx', ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'])) !== 0)
  process.exit(1);
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
const { run: entries, declared } = listEntries(manifest);
const out = join(RUNTIME, 'lib');
const packages = await writeLibrary({ root: RUNTIME, out, entries: [...entries, ...LOOKED_UP], declared });
for (const file of ['server.js', 'pool.js', 'prerender.js'])
  for (const name of listImportedPackages(join(RUNTIME, 'dist', file))) packages.add(name);
mkdirSync(join(out, 'styles'));
for (const file of STYLES) cpSync(join(RUNTIME, 'styles', file), join(out, 'styles', file));
writeTemplate();
const page = join(out, 'src/exports/page.d.ts');
writeFileSync(
  page,
  `${readFileSync(page, 'utf8')}export type { WidgetName, WidgetProps } from '../../../dist/widgets.js';\n`,
);
chmodSync(join(out, 'tools/init/main.js'), 0o755);
cpSync(MANIFEST, KEPT);
writeFileSync(MANIFEST, `${JSON.stringify(createManifest(manifest, packages), null, 2)}\n`);
