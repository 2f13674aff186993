/**
 * Names the built files. Rolldown puts a hash of the content into each name. This step shortens the hashes, because the script on every
 * page names each widget's chunk, and writes the names of the stylesheets into the widgets' chunks, since they are known only now.
 */
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { joinHelpers } from './join-helpers.ts';
import { STYLES } from './plugin.ts';

/** Characters of a hash in a file's name. Rolldown's own minimum grows with the number of chunks. */
const LENGTH = 6;
/** Increase this number when a step after rolldown's hashing changes: otherwise a browser could use a cached file with the same name. */
const GENERATION = 2;
const HASHED = /^(.*)-([\w-]{8})(\.(?:js|css))$/;

/** Returns the hash of a file's content for its name. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, LENGTH);

/** Stylesheets of chunks that are needed together, joined into one file: a request costs a page more than rules that are not used yet. */
export interface SharedSheet {
  /** The name of the file. `saaristo` is the page's own stylesheet, which no script requests. */
  name: string;
  /** Names of the chunks whose styles the file contains, in this order. */
  of: readonly string[];
}

/** Returns the long name of a chunk's stylesheet, or undefined if no widget has it. */
const sheetOf = (files: readonly string[], chunk: string): string | undefined =>
  files.find((file) => HASHED.exec(file)?.[1] === chunk && file.endsWith('.css'));

/**
 * Joins stylesheets in `dist/chunks`. Those that belong to the page's own stylesheet are added to `dist/saaristo.css`.
 * @returns a replacement for each removed stylesheet: the joined file, or the chunk's script, which a user of the styles loads anyway
 */
async function joinSheets(dist: string, sheets: readonly SharedSheet[]): Promise<Map<string, string>> {
  const folder = join(dist, 'chunks');
  const files = await readdir(folder);
  const replaced = new Map<string, string>();
  for (const { name, of } of sheets) {
    const present = of.filter((chunk) => sheetOf(files, chunk) !== undefined);
    const parts = present.map((chunk) => sheetOf(files, chunk)!);
    if (parts.length === 0) continue;
    const css = (await Promise.all(parts.map((part) => readFile(join(folder, part), 'utf8')))).join('');
    const joined = `${name}-${digest(css)}00.css`;
    if (name === 'saaristo') await appendFile(join(dist, 'saaristo.css'), css);
    else await writeFile(join(folder, joined), css);
    for (const [at, part] of parts.entries()) {
      await rm(join(folder, part));
      const script = files.find((file) => file.endsWith('.js') && HASHED.exec(file)?.[1] === present[at])!;
      replaced.set(part, name === 'saaristo' ? script : joined);
    }
  }
  return replaced;
}

/**
 * Renames the files of `dist/chunks` and updates all references to them.
 * @param sheets stylesheets to join
 * @param stylesOf returns the stylesheets of a widget's chunk by the manifest's names, or undefined for any other file
 * @returns the manifest with the new names
 */
export async function shortenNames(
  dist: string,
  sheets: readonly SharedSheet[],
  stylesOf: (manifest: Manifest, file: string) => string[] | undefined,
): Promise<Manifest> {
  const folder = join(dist, 'chunks');
  const built = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  await joinHelpers(folder, built);
  const replaced = await joinSheets(dist, sheets);
  const joined = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.css/g, (name) => replaced.get(name) ?? name);
  const long = withOwnSheets(joined(JSON.stringify(built)));
  const manifest = JSON.parse(long) as Manifest;
  const files = (await readdir(folder)).filter((file) => HASHED.test(file)).toSorted();
  /** The list of styles is part of the widget's chunk, so that the hash in the chunk's name covers it. */
  const styles = new Map(
    files.map((file) => [
      file,
      stylesOf(manifest, `chunks/${file}`)
        ?.map((path) => basename(path))
        .join(' '),
    ]),
  );
  const names = new Map(
    files.map((file) => {
      const [, name = '', hash = '', ending = ''] = HASHED.exec(file)!;
      return [file, `${name}-${digest(`${GENERATION}${hash}${styles.get(file) ?? ''}`)}${ending}`];
    }),
  );
  const twice = [...names.values()].filter((name, at, all) => all.indexOf(name) < at);
  if (twice.length > 0) throw new Error(`Files of the build have the same name: ${twice.join(', ')}`);

  const renamed = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name);
  for (const [from, to] of names) {
    const path = join(folder, from);
    const text = await readFile(path, 'utf8');
    const own = styles.get(from);
    if (own !== undefined && !text.includes(STYLES)) throw new Error(`${from} has no place for its styles`);
    await writeFile(path, renamed(joined(text).replace(STYLES, own ?? STYLES)));
    await rename(path, join(folder, to));
  }
  await rm(join(dist, '.vite'), { recursive: true });
  return JSON.parse(renamed(long)) as Manifest;
}

/** Removes duplicate stylesheets, and scripts that replace stylesheets, from each chunk's list of styles in a manifest. */
const withOwnSheets = (text: string): string => {
  const manifest = JSON.parse(text) as Manifest;
  for (const chunk of Object.values(manifest))
    if (chunk.css) chunk.css = [...new Set(chunk.css)].filter((file) => file.endsWith('.css'));
  return JSON.stringify(manifest);
};
