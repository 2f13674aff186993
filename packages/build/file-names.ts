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
const GENERATION = 7;
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

/** The file with the bundler's helpers for dynamic imports and for libraries in CommonJS. */
const HELPERS = 'rolldown-runtime';

/** A file of declarations that ends with the list of its exports. */
const EXPORTS = /^(.*)export\s*\{([^}]*)\};?\s*$/s;

/** Reads a list of imports or exports: `a as b, c`. */
const readNames = (list: string): [name: string, as: string][] =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.trim().split(/\s+as\s+/);
    return [name, as];
  });

/**
 * Moves the bundler's helpers to the chunk `react`, which every page loads, so that they cost no request.
 * @returns the helpers' file and that of React; undefined without helpers
 */
async function moveHelpers(
  folder: string,
  manifest: Manifest,
): Promise<{ helpers: string; react: string } | undefined> {
  const find = (name: string) => Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  const [key, helpers] = find(HELPERS) ?? [];
  const [reactKey, react] = find('react') ?? [];
  if (key === undefined || !helpers || reactKey === undefined || !react) return undefined;
  const [from, to] = [basename(helpers.file), basename(react.file)];
  const [, code, exported = ''] = EXPORTS.exec(await readFile(join(folder, from), 'utf8')) ?? [];
  if (code === undefined) return undefined;
  const names = readNames(exported);
  const list = names.map(([, name]) => `$${name}`).join(',');
  await appendFile(
    join(folder, to),
    `const[${list}]=(()=>{${code}return[${names.map(([local]) => local).join(',')}]})();export{${list}};\n`,
  );
  await rm(join(folder, from));
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*(["'])\\./${from}\\2`, 'g');
  for (const file of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
    const text = await readFile(join(folder, file), 'utf8');
    const merged = text
      .replace(statement, (_, imported: string) => {
        const own = readNames(imported).map(([name, local]) => `$${name} as ${local}`);
        return `import{${own.join(',')}}from"./${to}"`;
      })
      .replaceAll(from, to);
    if (merged !== text) await writeFile(join(folder, file), merged);
  }
  delete manifest[key];
  for (const chunk of Object.values(manifest))
    if (chunk.imports?.includes(key))
      chunk.imports = [...new Set(chunk.imports.map((one) => (one === key ? reactKey : one)))];
  return { helpers: from, react: to };
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
  const merged = await moveHelpers(folder, manifest);
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
      const helpers = owner === merged?.react ? merged.helpers : undefined;
      const hash = digest([GENERATION, owner, sheets.get(owner), styles.get(owner), helpers].join(' '));
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
