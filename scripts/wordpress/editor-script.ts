/** Builds the plugin's script for the block editor from `packages/wordpress/src`. */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = path.join(import.meta.dirname, '../../packages/wordpress/src');

/** Returns the property of the global `wp` that is a package at run time: `@wordpress/block-editor` is `wp.blockEditor`. */
const getGlobal = (name: string): string =>
  name.replace('@wordpress/', 'wp.').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Creates the elements of JSX with WordPress's React, not with a second one. */
const jsxRuntime: Plugin = {
  name: 'wordpress-jsx-runtime',
  enforce: 'pre',
  resolveId: (id) => (id === 'react/jsx-runtime' ? path.join(source, 'jsx-runtime.ts') : undefined),
};

/** Builds the script of the block editor, `js/editor.js`. */
export async function buildEditorScript(): Promise<string> {
  const [built] = (await build({
    configFile: false,
    publicDir: false,
    root: source,
    logLevel: 'warn',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [jsxRuntime],
    build: {
      write: false,
      minify: false,
      target: 'es2020',
      lib: { entry: path.join(source, 'main.tsx'), formats: ['iife'], name: 'saaristo' },
      rolldownOptions: { external: /^@wordpress\//, output: { globals: getGlobal } },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code;
}
