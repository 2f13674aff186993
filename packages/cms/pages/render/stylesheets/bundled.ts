import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';

const IMPORT = /@import\s+['"](\.{1,2}\/[\w./-]+\.css)['"];/g;

/**
 * Returns a stylesheet, minified, with the imported stylesheets in the places of their imports, so that a page loads one file instead of a
 * chain. Leaves imports of imports unchanged.
 */
export async function bundledStylesheet(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const names = [...css.matchAll(IMPORT)].map(([, name = '']) => name);
  const parts = await Promise.all(names.map((name) => readFile(path.join(path.dirname(file), name), 'utf8')));
  const bundled = css.replace(IMPORT, () => parts.shift() ?? '');
  return transform({
    filename: path.basename(file),
    code: Buffer.from(bundled),
    minify: true,
  }).code.toString();
}
