/**
 * Names the built files. Rolldown puts a hash of the content into each name. This step shortens the hashes, because the script on every
 * page names each widget's chunk, and adds the names of the stylesheets to the widgets' chunks, since they are known only now.
 */
import { createHash } from 'node:crypto';
import { appendFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { type Manifest, parseAst } from 'vite';

/** Characters of a hash in a file's name. Rolldown's own minimum grows with the number of chunks. */
const LENGTH = 5;
/** Increase this number when a step after rolldown's hashing changes: otherwise a browser could use a cached file with the same name. */
const GENERATION = 8;
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

/** A helper that more files use is in React's file, which every page loads. The others are copied into their users. */
const MAX_COPIES = 8;

/** A loop of a helper over an object's properties. It would include those with which a script of the page has extended all objects. */
const LOOP = /for\((?:var|let|const) (\w+) in (\w+)\)/g;

/** Reads a list of imports or exports: `a as b, c`. */
const readNames = (list: string): [name: string, as: string][] =>
  list.split(',').map((one) => {
    const [name = '', as = name] = one.trim().split(/\s+as\s+/);
    return [name, as];
  });

type Node = Readonly<Record<string, unknown>> | null | undefined;

/** Returns the names of the parameters and variables that a piece of code declares. */
function listDeclared(node: Node): string[] {
  const { type, id, params } = node ?? {};
  const declared = type === 'VariableDeclarator' ? [id] : Array.isArray(params) ? (params as unknown[]) : [];
  return [
    ...declared.flatMap((one) => ((one as Node)?.['name'] as string | undefined) ?? []),
    ...Object.values(node ?? {}).flatMap((child) =>
      typeof child === 'object' ? listDeclared(child as Node) : [],
    ),
  ];
}

/** Returns the code of a helper by its exported name: an expression with the declarations that it needs. */
function createHelperReader(code: string): (exported: string) => string {
  const declarations = new Map<string, { init: string; declared: string[] }>();
  const exports = new Map<string, string>();
  for (const node of parseAst(code).body) {
    if (node.type === 'VariableDeclaration')
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init)
          declarations.set(id.name, {
            init: code.slice(init.start, init.end).replace(LOOP, 'for(let $1 of Object.keys($2))'),
            declared: listDeclared(init as unknown as Node),
          });
    if (node.type === 'ExportNamedDeclaration')
      for (const { local, exported } of node.specifiers)
        if (local.type === 'Identifier' && exported.type === 'Identifier')
          exports.set(exported.name, local.name);
  }
  return (exported) => {
    const needed = new Set<string>();
    const visit = (name: string): void => {
      if (needed.has(name)) return;
      needed.add(name);
      const { init, declared } = declarations.get(name)!;
      for (const [word] of init.matchAll(/(?<!\.)[\w$]+/g))
        if (declarations.has(word) && !declared.includes(word)) visit(word);
    };
    visit(exports.get(exported)!);
    const own = [...declarations].filter(([name]) => needed.has(name));
    return `(()=>{var ${own.map(([name, { init }]) => `${name}=${init}`).join(',')};return ${exports.get(exported)}})()`;
  };
}

/**
 * Moves the bundler's helpers to the files that use them and to that of React, so that they cost no request.
 * @returns the files of React and of the helpers; undefined without helpers
 */
async function moveHelpers(
  folder: string,
  manifest: Manifest,
): Promise<{ react: string; helpers: string } | undefined> {
  const find = (name: string) => Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  const [key, helpers] = find(HELPERS) ?? [];
  const [reactKey, react] = find('react') ?? [];
  if (key === undefined || !helpers || reactKey === undefined || !react) return undefined;
  const [from, to] = [basename(helpers.file), basename(react.file)];
  const readHelper = createHelperReader(await readFile(join(folder, from), 'utf8'));
  await rm(join(folder, from));
  const statement = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${from}["'];?`);
  const scripts = (await readdir(folder)).filter((one) => one.endsWith('.js'));
  const texts = new Map(
    await Promise.all(
      scripts.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
    ),
  );
  const uses = [...texts].map(([file, text]) => {
    const [, list] = statement.exec(text) ?? [];
    return { file, names: list === undefined ? [] : readNames(list) };
  });
  // Their names are longer than those of the minifier.
  const isShared = (name: string): boolean =>
    uses.filter(({ names }) => names.some(([one]) => one === name)).length > MAX_COPIES;
  const shared = [...new Set(uses.flatMap(({ names }) => names.map(([name]) => name)))].filter(isShared);
  for (const { file, names } of uses) {
    const isImported = ([name]: [name: string, ...unknown[]]): boolean => file !== to && isShared(name);
    const imported = names.filter(isImported).map(([name, local]) => `helper_${name} as ${local}`);
    const copies = names
      .filter((one) => !isImported(one))
      .map(([name, local]) => `const ${local}=${readHelper(name)};`);
    const own = [
      ...(imported.length > 0 ? [`import{${imported.join(',')}}from"./${to}";`] : []),
      ...copies,
    ].join('');
    const added =
      file === to
        ? shared.map((name) => `\nconst helper_${name}=${readHelper(name)};export{helper_${name}};`).join('')
        : '';
    const text =
      texts
        .get(file)!
        .replace(statement, () => own)
        .replaceAll(from, to) + added;
    if (text !== texts.get(file)) await writeFile(join(folder, file), text);
  }
  delete manifest[key];
  for (const chunk of Object.values(manifest))
    if (chunk.imports?.includes(key))
      chunk.imports = [...new Set(chunk.imports.map((one) => (one === key ? reactKey : one)))];
  return { react: to, helpers: from };
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
