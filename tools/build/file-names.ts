/**
 * The names of the built files. Rolldown hashes each by its content; here the hashes are shortened, since the script on every
 * page has to name the chunk of each widget, and each widget's chunk is told its stylesheets, whose names are known only now.
 */
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { joinHelpers } from './join-helpers.ts';
import { STYLES } from './plugin.ts';

/** Characters of a hash in a name; rolldown itself wants more where there are many chunks. */
const LENGTH = 6;
/**
 * To be raised when something else is done to files after rolldown has hashed them: a browser may have the file of the same name from before.
 */
const GENERATION = 2;
const HASHED = /^(.*)-([\w-]{8})(\.(?:js|css))$/;

/** The hash of a file's content, as it stands in its name. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, LENGTH);

/** Stylesheets of chunks that are needed together, as one file: a request costs a page more than a rule that waits for its turn. */
export interface SharedSheet {
  /** The name of the file; `saaristo` is the page's own stylesheet, which no script asks for. */
  name: string;
  /** Names of the chunks whose styles it takes, in the order in which they stand in it. */
  of: readonly string[];
}

/** The long name of the stylesheet of a chunk; undefined where no widget brings it. */
const sheetOf = (files: readonly string[], chunk: string): string | undefined =>
  files.find((file) => HASHED.exec(file)?.[1] === chunk && file.endsWith('.css'));

/**
 * Joins stylesheets in `dist/chunks`; those in the page's own go to `dist/saaristo.css`.
 * @returns what stands for each that is gone: the joined file, or the chunk's script, which whoever asks for its styles has anyway
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
 * Renames the files of `dist/chunks` and what names them.
 * @param sheets stylesheets to join
 * @param stylesOf the stylesheets of a widget's chunk, by the manifest's names; undefined for any other file
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
  /** The styles of a widget stand in its chunk, so that they belong to what its name says. */
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
  if (twice.length > 0) throw new Error(`Two files of the build have one name: ${twice.join(', ')}`);

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

/** A manifest in which each chunk names a stylesheet once, and no script for one. */
const withOwnSheets = (text: string): string => {
  const manifest = JSON.parse(text) as Manifest;
  for (const chunk of Object.values(manifest))
    if (chunk.css) chunk.css = [...new Set(chunk.css)].filter((file) => file.endsWith('.css'));
  return JSON.stringify(manifest);
};
