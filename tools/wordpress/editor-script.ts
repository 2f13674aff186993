/** Builds the plugin's script for the block editor from `integrations/wordpress/src`. */
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const source = path.join(import.meta.dirname, '../../integrations/wordpress/src');

/** WordPress's packages, which are properties of the global `wp` at run time. */
const PACKAGES = {
  '@wordpress/block-editor': 'wp.blockEditor',
  '@wordpress/blocks': 'wp.blocks',
  '@wordpress/components': 'wp.components',
  '@wordpress/data': 'wp.data',
  '@wordpress/element': 'wp.element',
  '@wordpress/hooks': 'wp.hooks',
  '@wordpress/i18n': 'wp.i18n',
  '@wordpress/primitives': 'wp.primitives',
};

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
      rolldownOptions: { external: Object.keys(PACKAGES), output: { globals: PACKAGES } },
    },
  })) as Rolldown.RolldownOutput[];
  return built!.output[0].code;
}
