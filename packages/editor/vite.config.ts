import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { Parts } from '../build/third-party.ts';

const root = join(import.meta.dirname, '../..');

/** Writes the notices of the packages in the editor's files beside them. */
function listThirdParties(): Plugin {
  const parts = new Parts();
  return {
    ...parts.plugin(),
    writeBundle: () => parts.write(join(root, 'dist/editor'), { root, version: manifest.version }),
  };
}

/** Builds the block editor to dist/editor/, so that a server serves it and the widgets from one folder. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), listThirdParties()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '../../dist/editor',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // `editor.js` exports `mountEditor`.
      preserveEntrySignatures: 'exports-only',
      input: {
        editor: 'src/main.tsx',
        canvas: 'src/canvas/canvas.css',
        colours: 'src/colours.css',
        'new-page': 'src/new-page.ts',
        'item-form': 'src/item-form.tsx',
        'list-selection': 'src/list-selection.ts',
        media: 'src/media.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'parts/[name]-[hash:8].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
