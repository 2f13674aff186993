/**
 * Names the built files. Rolldown puts a hash of the content into each name. This step shortens the hashes, because the script on every
 * page names each widget's chunk, and adds the names of the stylesheets to the widgets' chunks, since they are known only now.
 */
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Manifest } from 'vite';

/** Characters of a hash in a file's name. Rolldown's own minimum grows with the number of chunks. */
const LENGTH = 5;
/** Increase this number when a step after rolldown's hashing changes: otherwise a browser could use a cached file with the same name. */
const GENERATION = 6;
const HASHED = /^(.*)-([\w-]{8})(\.(?:js|css))$/;
/** Names of such files in scripts and in the manifest. */
const NAMES = /[\w.~-]+-[\w-]{8}\.(?:js|css)/g;

/** Returns the hash of a file's content for its name. */
const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '0').slice(0, LENGTH);

/**
 * Moves the styles of the chunk `runtime`, which every island needs, to the page's stylesheet.
 * @returns the moved stylesheet and the chunk's script, which users of the styles load anyway, by their names; undefined without such styles
 */
async function moveRuntimeStyles(dist: string): Promise<{ sheet: string; script: string } | undefined> {
  const folder = join(dist, 'chunks');
  const files = (await readdir(folder)).filter((file) => HASHED.exec(file)?.[1] === 'runtime');
  const [script, sheet] = ['.js', '.css'].map((ending) => files.find((file) => file.endsWith(ending)));
  if (!script || !sheet) return undefined;
  await appendFile(join(dist, 'saaristo.css'), await readFile(join(folder, sheet), 'utf8'));
  await rm(join(folder, sheet));
  return { sheet, script };
}

/** Returns the code that exports the names of a widget's stylesheets. The variable's name is longer than those of the minifier. */
const exportStyles = (names: string): string =>
  `const widgetStyles=${JSON.stringify(names)}.split(" ");export{widgetStyles as styles};\n`;

/**
 * Renames the files of `dist/chunks` and updates all references to them.
 * @param stylesOf returns the stylesheets of a widget's chunk by the manifest's names, or undefined for any other file
 * @returns the manifest with the new names
 */
export async function shortenNames(
  dist: string,
  stylesOf: (manifest: Manifest, file: string) => string[] | undefined,
): Promise<Manifest> {
  const folder = join(dist, 'chunks');
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const moved = await moveRuntimeStyles(dist);
  for (const chunk of Object.values(manifest))
    if (chunk.css) chunk.css = chunk.css.filter((file) => basename(file) !== moved?.sheet);
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
  /** The chunk of each stylesheet. Both have the same name and hash, which the table of the script contains once. */
  const owners = new Map(
    Object.values(manifest).flatMap(({ file, css = [] }) =>
      css.map((sheet) => [basename(sheet), basename(file)]),
    ),
  );
  const sheets = new Map([...owners].map(([sheet, file]) => [file, sheet]));
  const names = new Map(
    files.map((file) => {
      const owner = owners.get(file) ?? file;
      const name = HASHED.exec(owner)![1]!;
      const hash = digest([GENERATION, owner, sheets.get(owner), styles.get(owner)].join(' '));
      return [file, `${name}-${hash}${extname(file)}`];
    }),
  );
  const twice = [...names.values()].filter((name, at, all) => all.indexOf(name) < at);
  if (twice.length > 0) throw new Error(`Files of the build have the same name: ${twice.join(', ')}`);

  const renamed = (text: string): string =>
    text.replace(NAMES, (name) => names.get(name === moved?.sheet ? moved.script : name) ?? name);
  for (const [from, to] of names) {
    const path = join(folder, from);
    const text = await readFile(path, 'utf8');
    const own = styles.get(from);
    await writeFile(path, renamed(text + (own ? exportStyles(own) : '')));
    await rename(path, join(folder, to));
  }
  await rm(join(dist, '.vite'), { recursive: true });
  return JSON.parse(renamed(JSON.stringify(manifest))) as Manifest;
}
