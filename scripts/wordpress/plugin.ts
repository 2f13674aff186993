/**
 * Assembles the plugin: its PHP, the script of the block editor, translations in WordPress's formats, and the built bundle.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/ensure.mjs';
import { buildEditorScript } from './editor-script.ts';
import { readPo, writeMo, writeScriptJson } from './po.ts';
import { type Entry, zip } from './zip.ts';

const source = path.join(root, 'packages/wordpress');

/** Whether a file is part of the plugin as it is. */
const isShipped = (name: string): boolean => name !== 'phpcs.xml' && !/^(src|test)\//.test(name);

/** Whether a browser or WordPress requests this file of the bundle. */
const isServed = (name: string): boolean =>
  /^((saaristo|page-state)\.(js|css)|widgets\.json|(chunks|pictures)\/.+)$/.test(name) &&
  !/\.(br|gz)$/.test(name);

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
  /** The built bundle, or `null` for a plugin without one; by default the repository's. */
  dist?: string | null;
  /** By default the repository's version. */
  version?: string;
}

/** Returns every file of the plugin, with its path in the plugin's folder. */
async function createPluginFiles({
  dist = path.join(root, 'dist'),
  version = readVersion(),
}: PluginOptions = {}): Promise<Entry[]> {
  const own = listFiles(source)
    .filter(isShipped)
    .flatMap((name): Entry[] => {
      const content = readFileSync(path.join(source, name));
      const entry =
        name === 'saaristo.php' || name === 'readme.txt'
          ? { name, content: Buffer.from(insertVersion(content.toString(), version)) }
          : { name, content };
      return name.endsWith('.po') ? [entry, ...createTranslations(name, content.toString())] : [entry];
    });
  const built =
    dist === null
      ? []
      : listFiles(dist)
          .filter(isServed)
          .map((name) => ({ name: `dist/${name}`, content: readFileSync(path.join(dist, name)) }));
  return [...own, { name: 'js/editor.js', content: Buffer.from(await buildEditorScript()) }, ...built];
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
