/** Renders every example in a process without a window. Prints `{"<widget>/<example>": html}` as JSON. */
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  root: new URL('../..', import.meta.url).pathname,
  logLevel: 'error',
  appType: 'custom',
  plugins: [react()],
  css: { modules: { generateScopedName: '[local]' } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { renderAll } = await vite.ssrLoadModule('/test/conformance/render-all.tsx');
const pages = await renderAll();
await vite.close();
process.stdout.write(JSON.stringify(pages), () => process.exit(0));
