import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the block editor to dist/editor/, so that a server serves it and the widgets from one folder. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: '../dist/editor',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    chunkSizeWarningLimit: 2000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: {
        editor: 'src/main.tsx',
        canvas: 'src/canvas/canvas.css',
        'new-page': 'src/new-page.ts',
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
