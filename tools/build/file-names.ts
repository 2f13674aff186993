/**
 * The names of the built files. Rolldown hashes each by its content; here the hashes are shortened, and the chunks of the
 * widgets, which the script on every page has to name, share one: it stands in that script once, and not in sixty rows.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** Characters of a hash in a name; rolldown itself wants more where there are many chunks. */
const LENGTH = 6;
const HASHED = /^(.*)-([\w-]{8})(\.(?:js|css))$/;

const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, LENGTH);

/**
 * Renames the files of `dist/chunks` and what names them.
 * @param own whether a file, by its name without hash and ending, belongs to a widget alone
 * @returns the manifest with the new names, and the hash that the widgets' own files share
 */
export async function shortenNames(
  dist: string,
  own: (name: string) => boolean,
): Promise<{ manifest: Manifest; hash: string }> {
  const folder = join(dist, 'chunks');
  const files = (await readdir(folder)).filter((file) => HASHED.test(file)).toSorted();
  const ownFiles = files.filter((file) => own(HASHED.exec(file)![1]!));
  // Each name says what the file holds, so all of them together do.
  const hash = digest(ownFiles.join());
  const names = new Map(
    files.map((file) => {
      const [, name = '', long = '', ending = ''] = HASHED.exec(file)!;
      return [file, `${name}-${own(name) ? hash : digest(long)}${ending}`];
    }),
  );
  const twice = [...names.values()].filter((name, at, all) => all.indexOf(name) < at);
  if (twice.length > 0) throw new Error(`Two files of the build have one name: ${twice.join(', ')}`);

  const renamed = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name);
  for (const [from, to] of names) {
    const path = join(folder, from);
    await writeFile(path, renamed(await readFile(path, 'utf8')));
    await rename(path, join(folder, to));
  }
  const manifest = join(dist, '.vite/manifest.json');
  const text = renamed(await readFile(manifest, 'utf8'));
  await rm(join(dist, '.vite'), { recursive: true });
  return { manifest: JSON.parse(text) as Manifest, hash };
}
