import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentPage } from './tools/dev/page-plugin.ts';
import { saaristo } from './tools/build/plugin.ts';

/**
 * `npm run dev:page`: the development page, index.html. It holds every widget in all its examples, mounted by the real runtime, with
 * the API answered in the browser. `?api=error` chooses how; the estate with a real server is `npm run dev`, the build `npm run build`.
 */
export default defineConfig({
  publicDir: false,
  optimizeDeps: { entries: ['test/api/*.ts'] },
  plugins: [saaristo(), developmentPage(), react()],
});
