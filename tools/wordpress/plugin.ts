/**
 * Assembles the plugin: its PHP and scripts, translations in WordPress's formats, the built bundle, and the schema functions for the block
 * editor.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { root } from '../setup/ensure.mjs';
import { readPo, writeMo, writeScriptJson } from './po.ts';
import { type Entry, zip } from './zip.ts';

const source = path.join(root, 'integrations/wordpress');

/** Files that stay in the repository. */
const NOT_SHIPPED = new Set(['phpcs.xml', 'README.md']);

/** Whether a browser or WordPress requests this file of the bundle. */
const isServed = (name: string): boolean =>
  /^(saaristo\.(js|css)|widgets\.json|(chunks|pictures)\/.+)$/.test(name) && !/\.(br|gz)$/.test(name);

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

function createTranslations(name: string, po: string): Entry[] {
  const locale = name.replace(/^languages\/saaristo-(.*)\.po$/, '$1');
  const translations = readPo(po);
  return [
    { name: name.replace(/po$/, 'mo'), content: writeMo(translations) },
    {
      name: `languages/saaristo-${locale}-saaristo-editor.json`,
      content: Buffer.from(writeScriptJson(translations, locale)),
    },
  ];
}

/** Inserts the version in each place where WordPress reads it. */
const insertVersion = (text: string, version: string): string =>
  text
    .replace(/^( \* Version: +).*$/m, `$1${version}`)
    .replace(/^(Stable tag: ).*$/m, `$1${version}`)
    .replace(/('SAARISTO_VERSION', ')[^']*/, `$1${version}`);

interface PluginOptions {
  /** The built bundle; by default the repository's. */
  dist?: string;
  /** By default the repository's version. */
  version?: string;
}

/** Builds a script that provides the exports of the block editor's module as the global `saaristoSchema`. */
export async function buildSchemaScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    publicDir: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'es2020',
      lib: {
        entry: path.join(root, 'editor/src/fields/schema-kind.ts'),
        formats: ['iife'],
        name: 'saaristoSchema',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code;
}

/** Returns every file of the plugin, with its path in the plugin's folder. */
async function createPluginFiles({
  dist = path.join(root, 'dist'),
  version = readVersion(),
}: PluginOptions = {}): Promise<Entry[]> {
  const own = listFiles(source)
    .filter((name) => !NOT_SHIPPED.has(name))
    .flatMap((name): Entry[] => {
      const content = readFileSync(path.join(source, name));
      const entry =
        name === 'saaristo.php' || name === 'readme.txt'
          ? { name, content: Buffer.from(insertVersion(content.toString(), version)) }
          : { name, content };
      return name.endsWith('.po') ? [entry, ...createTranslations(name, content.toString())] : [entry];
    });
  const built = listFiles(dist)
    .filter(isServed)
    .map((name) => ({ name: `dist/${name}`, content: readFileSync(path.join(dist, name)) }));
  return [...own, { name: 'js/schema.js', content: Buffer.from(await buildSchemaScript()) }, ...built];
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;

/** Replaces the plugin's folder. */
export async function writePlugin(folder: string, options?: PluginOptions): Promise<void> {
  const files = await createPluginFiles(options);
  rmSync(folder, { recursive: true, force: true });
  for (const { name, content } of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
}

/** Writes the archive that WordPress can install. */
export async function writeZip(file: string, options?: PluginOptions): Promise<void> {
  const files = await createPluginFiles(options);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, zip(files.map(({ name, content }) => ({ name: `saaristo/${name}`, content }))));
}
