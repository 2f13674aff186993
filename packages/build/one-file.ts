/**
 * Turns dynamic imports into static ones in scripts that are built into one file. Otherwise each `import()` would add a wrapper around each
 * of its modules.
 */
import type { Plugin } from 'vite';
import { RUNTIME } from './runtime.ts';

const IMPORT = /\bimport\(('[^']+'|"[^"]+")\)/g;

/** Creates a plugin that replaces `import(…)` with a static import. */
export function inOneFile(): Plugin {
  return {
    name: 'saaristo-one-file',
    // Runs before Vite's own wrapper.
    enforce: 'pre',
    transform(code, id) {
      // Transforms only sources of Saaristo and of the project; libraries may be CommonJS or ES modules.
      const isLibrary = id.includes('/node_modules/') && !id.startsWith(RUNTIME);
      if (isLibrary || !/\.[jt]sx?$/.test(id)) return undefined;
      const paths: string[] = [];
      const own = code.replace(IMPORT, (_, path: string) => `Promise.resolve(part${paths.push(path)})`);
      const imports = paths.map((path, index) => `import * as part${index + 1} from ${path};`);
      return paths.length > 0 ? { code: `${own}\n${imports.join('\n')}`, map: null } : undefined;
    },
  };
}
