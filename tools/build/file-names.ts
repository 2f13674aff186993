/**
 * The names of the built files. Rolldown hashes each by its content; here the hashes are shortened, since the script on every
 * page has to name the chunk of each widget, and each widget's chunk is told its stylesheets, whose names are known only now.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Manifest } from 'vite';
import { STYLES } from './plugin.ts';

/** Characters of a hash in a name; rolldown itself wants more where there are many chunks. */
const LENGTH = 6;
const HASHED = /^(.*)-([\w-]{8})(\.(?:js|css))$/;

/** The hash of a file's content, as it stands in its name. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, LENGTH);

/**
 * Renames the files of `dist/chunks` and what names them.
 * @param stylesOf the stylesheets of a widget's chunk, by the manifest's names; undefined for any other file
 * @returns the manifest with the new names
 */
export async function shortenNames(
  dist: string,
  stylesOf: (manifest: Manifest, file: string) => string[] | undefined,
): Promise<Manifest> {
  const folder = join(dist, 'chunks');
  const manifestFile = join(dist, '.vite/manifest.json');
  const long = await readFile(manifestFile, 'utf8');
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
      return [file, `${name}-${digest(hash + (styles.get(file) ?? ''))}${ending}`];
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
    await writeFile(path, renamed(text.replace(STYLES, own ?? STYLES)));
    await rename(path, join(folder, to));
  }
  await rm(join(dist, '.vite'), { recursive: true });
  return JSON.parse(renamed(long)) as Manifest;
}
