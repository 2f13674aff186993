import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { logoFolder } from './packages/build/estate/logos.ts';
import { firstParts, groups } from './packages/build/estate/own-chunks.ts';
import { openApiFile } from './packages/build/estate/openapi.ts';
import { saaristo } from './packages/build/vite.ts';
import { developmentPage } from './scripts/dev/page-plugin.ts';
import { updateSiteNames } from './scripts/setup/site-names.mjs';

updateSiteNames(import.meta.dirname);

/**
 * `npm run build` (`vite build`) writes dist/. `npm run dev -- --page` is the development page, index.html: it holds every widget in all its
 * examples, mounted by the real runtime, with the API answered in the browser; `?api=error` chooses how. The estate with a real server
 * is `npm run dev`.
 */
export default defineConfig({
  publicDir: false,
  optimizeDeps: { entries: ['src/api/mocks/*.ts'] },
  plugins: [
    saaristo({
      pictures: 'docs/pictures',
      plugins: () => [logoFolder()],
      groups,
      firstParts,
      scripts: {
        'cart-frame': 'src/store/cart/frame-script.ts',
        'page-state': 'src/store/page-state.ts',
      },
    }),
    openApiFile(manifest.version),
    developmentPage(),
    react(),
  ],
});
