import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';

const IMPORT = /@import\s+['"](\.{1,2}\/[\w./-]+\.css)['"];/g;

const MODULE = '.module.css';

/** A class in a selector, or a comment, which is left as it is. */
const CLASS = /\/\*[\s\S]*?\*\/|\.([a-z][\w-]*)(?=[^{}]*\{)/gi;

/**
 * The styles of an island under names that fallbacks can say: `.stars` of Stars.module.css is `.Stars-stars`. What stands
 * in for an island wears its clothes, so that nothing moves when it comes.
 */
const namedAfter = (module: string, css: string): string =>
  css.replace(CLASS, (found, name?: string) => (name === undefined ? found : `.${module}-${name}`));

/**
 * A stylesheet with the ones it imports in their places, so that a page waits for one file and not for a chain, minified.
 * Imports of imports stay as they are; the classes of an island's module begin with its name.
 */
export async function bundledStylesheet(file: string): Promise<string> {
  const css = await readFile(file, 'utf8');
  const names = [...css.matchAll(IMPORT)].map(([, name = '']) => name);
  const parts = await Promise.all(
    names.map(async (name) => {
      const part = await readFile(path.join(path.dirname(file), name), 'utf8');
      return name.endsWith(MODULE) ? namedAfter(path.basename(name, MODULE), part) : part;
    }),
  );
  const bundled = css.replace(IMPORT, () => parts.shift() ?? '');
  return transform({
    filename: path.basename(file),
    code: Buffer.from(bundled),
    minify: true,
  }).code.toString();
}
