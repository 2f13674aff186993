/**
 * `prepack` of `npm pack`: builds dist/ if needed, prepares the package's package.json and lib/ in a staging folder, and puts them into the
 * checkout for npm to read. `restore.ts` restores the checkout.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { RUNTIME } from '../build/runtime.ts';
import { buildIfNeeded } from '../setup/build.ts';
import { writeLibrary } from './library.ts';
import { listEntries, type Manifest, createManifest } from './manifest.ts';
import { emptyStaging, MANIFEST, place, restore, STAGING } from './restore.ts';

/** Modules that the plugin finds by path (tools/build/runtime.ts), without an import. */
const LOOKED_UP = [
  'mount/development.ts',
  'mount/edit-mode.ts',
  'mount/entry.ts',
  'mount/fetch-file.ts',
  'mount/island.tsx',
  'mount/load.ts',
  'mount/loader.ts',
  'mount/lost-script.ts',
  'mount/personal.ts',
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

/** Types of `saaristo` that depend on the widgets: those of the package, or of a project's build (tools/build/prop-types.ts). */
const WIDGET_TYPES = `
import type { WidgetProps as PackageProps } from '../../../dist/widgets.js';
/** The build of a project with widgets of its own declares their props here. */
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

/** A running process, as the system lists it. */
interface Process {
  parent: number;
  command: string;
}

function readProcess(pid: number): Process | undefined {
  const folder = `/proc/${pid}`;
  if (existsSync(folder)) {
    const [, rest = ''] = /.*\) \S (\d+)/s.exec(readFileSync(`${folder}/stat`, 'utf8')) ?? [];
    return { parent: Number(rest), command: readFileSync(`${folder}/cmdline`, 'utf8').replaceAll('\0', ' ') };
  }
  const [, parent, command] =
    /(\d+) +(.*)/.exec(
      spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '',
    ) ?? [];
  return command === undefined ? undefined : { parent: Number(parent), command };
}

/** Finds the npm that runs this script: between them may be a shell. */
function findNpm(pid = process.ppid): number | undefined {
  const found = pid > 1 ? readProcess(pid) : undefined;
  if (!found) return undefined;
  return /\bnpm\b/.test(found.command) ? pid : findNpm(found.parent);
}

/** Starts a process that restores the checkout if npm is killed before `postpack`. */
function guardCheckout(): void {
  const npm = findNpm();
  if (npm === undefined) return;
  const restorer = join(import.meta.dirname, 'restore.ts');
  spawn(process.execPath, ['--import', 'tsx', restorer, String(npm)], {
    cwd: RUNTIME,
    detached: true,
    stdio: 'ignore',
  }).unref();
}

// Cleans up after an interrupted run.
restore();
emptyStaging();
if ((await buildIfNeeded()) !== 0) process.exit(1);
const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
const { run: entries, declared } = listEntries(manifest);
const out = join(STAGING, 'lib');
const packages = await writeLibrary({ root: RUNTIME, out, entries: [...entries, ...LOOKED_UP], declared });
for (const file of ['server.js', 'pool.js', 'prerender.js'])
  for (const name of listImportedPackages(join(RUNTIME, 'dist', file))) packages.add(name);
mkdirSync(join(out, 'styles'));
for (const file of STYLES) cpSync(join(RUNTIME, 'styles', file), join(out, 'styles', file));
writeTemplate();
const page = join(out, 'src/exports/page.d.ts');
writeFileSync(page, `${readFileSync(page, 'utf8')}${WIDGET_TYPES}`);
chmodSync(join(out, 'tools/init/main.js'), 0o755);
writeFileSync(
  join(STAGING, 'package.json'),
  `${JSON.stringify(createManifest(manifest, packages), null, 2)}\n`,
);
guardCheckout();
place();
