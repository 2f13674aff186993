/**
 * Rolldown keeps its own helpers in a file of their own, since groups may import each other in a circle. React's file imports nothing,
 * and every island needs it: with the helpers in it, each page has a request less.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** What the helpers' file ends with: `export{a as b,…}`. */
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/** `a as b` as `[a, b]`. */
const pairsOf = (list: string): [string, string][] =>
  list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/))
    .map(([from = '', to = from]) => [from, to]);

/** What the helpers are called in React's file and by who imports them from there; no minified name begins so. */
const within = (name: string): string => `helper_${name}`;

/** An import of the helpers, in a file beside theirs: what it imports, and what names the file. */
const importOf = (file: string): RegExp =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*(["'\`])\\./${file.replaceAll('.', '\\.')}\\2;?`, 'g');

/**
 * Moves them, where there are both files.
 * @param folder of the chunks
 * @param manifest is changed, too
 */
export async function joinHelpers(folder: string, manifest: Manifest): Promise<void> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const helpers = files.find((file) => file.startsWith('rolldown-runtime-'));
  const react = files.find((file) => file.startsWith('react-'));
  if (!helpers || !react) return;

  const code = await readFile(join(folder, helpers), 'utf8');
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error(`${helpers} exports nothing that can be moved`);
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
