/** A script of one file has no parts that come later. Built as they are, `import()`s within it cost a wrapper around each of its modules. */
import type { Plugin } from 'vite';
import { RUNTIME } from './runtime.ts';

const IMPORT = /\bimport\(('[^']+'|"[^"]+")\)/g;

/** Has what modules import by `import(…)` be there with them. */
export function inOneFile(): Plugin {
  return {
    name: 'saaristo-one-file',
    // Before Vite's own wrapper.
    enforce: 'pre',
    transform(code, id) {
      // What is ours, or the project's; libraries are of one kind or another.
      const isLibrary = id.includes('/node_modules/') && !id.startsWith(RUNTIME);
      if (isLibrary || !/\.[jt]sx?$/.test(id)) return undefined;
      const paths: string[] = [];
      const own = code.replace(IMPORT, (_, path: string) => `Promise.resolve(part${paths.push(path)})`);
      const imports = paths.map((path, index) => `import * as part${index + 1} from ${path};`);
      return paths.length > 0 ? { code: `${own}\n${imports.join('\n')}`, map: null } : undefined;
    },
  };
}
