/**
 * Moves rolldown's helpers into React's file. Rolldown writes them to a file of their own, because groups may import each other in a
 * circle. React's file imports nothing and every island needs it, so this saves each page a request.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The end of the helpers' file: `export{a as b,…}`. */
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/** Parses `a as b, …` into pairs `[a, b]`. */
const pairsOf = (list: string): [string, string][] =>
  list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => [from, to]);

/** Returns a helper's name within React's file and in the imports from it. No minified name begins with `helper_`. */
const within = (name: string): string => `helper_${name}`;

/** Creates a pattern for an import of the helpers from the same folder. It captures the imported names. */
const importOf = (file: string): RegExp =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*(["'\`])\\./${file.replaceAll('.', '\\.')}\\2;?`, 'g');

/**
 * Moves the helpers if both files exist.
 * @param folder the folder of the chunks
 * @param manifest is changed in place
 */
export async function joinHelpers(folder: string, manifest: Manifest): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const helpers = files.find((file) => file.startsWith('rolldown-runtime-'));
  const react = files.find((file) => file.startsWith('react-'));
  if (!helpers || !react) return;

  const code = await readFile(join(folder, helpers), 'utf8');
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error(`${helpers} has no exports to move`);
  const pairs = pairsOf(exported[1]!);
  const moved = `const {${pairs.map(([, to]) => `${to}:${within(to)}`).join()}}=(()=>{${code.replace(EXPORTS, '')};return{${pairs.map(([from, to]) => `${to}:${from}`).join()}}})();`;

  const imports = importOf(helpers);
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    if (!text.includes(helpers)) continue;
    const renamed = text
      .replace(imports, (_, list: string) => {
        const names = pairsOf(list).map(([from, to]) => [within(from), to]);
        return file === react
          ? `const ${names.map(([from, to]) => `${to}=${from}`).join()};`
          : `import{${names.map(([from, to]) => `${from} as ${to}`).join()}}from"./${react}";`;
      })
      .replaceAll(helpers, react);
    await writeFile(
      join(folder, file),
      file === react ? `${moved}${renamed};export{${pairs.map(([, to]) => within(to)).join()}};` : renamed,
    );
  }
  await rm(join(folder, helpers));

  const keyOf = (file: string): string | undefined =>
    Object.keys(manifest).find((key) => manifest[key]!.file.endsWith(`/${file}`));
  const gone = keyOf(helpers)!;
  const kept = keyOf(react)!;
  delete manifest[gone];
  for (const [key, chunk] of Object.entries(manifest))
    if (chunk.imports)
      chunk.imports = [...new Set(chunk.imports.map((one) => (one === gone ? kept : one)))].filter(
        (one) => one !== key,
      );
}
