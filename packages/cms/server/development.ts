import http from 'node:http';
import react from '@vitejs/plugin-react';
import type { FastifyServerFactory } from 'fastify';
import { createServer } from 'vite';
import { developmentCatalogue, RUNTIME, saaristo } from 'saaristo/vite';
import type { PrerenderModule } from '../pages/render/prerender.ts';
import type { Development } from './page-routes.ts';

/** Paths of the CMS. All other paths are passed to Vite first. */
const OWN = /^\/(api|assets|media|theme)\//;

/** Part of the stylesheet in a build, a module in development. */
const RESERVED_SPACE = '<script type="module">import "virtual:saaristo/reserved-space.css";</script>';

/**
 * Starts Vite within the CMS. Pages load the widgets' sources, and saved files are reloaded.
 * @param hosts of the sites, in addition to local names
 */
export async function startDevelopment(
  hosts: readonly string[],
): Promise<Development & { serverFactory: FastifyServerFactory; close: () => Promise<void> }> {
  const server = http.createServer();
  const vite = await createServer({
    appType: 'custom',
    // The configuration file adds the React plugin, which must not be added twice.
    configFile: false,
    root: RUNTIME,
    publicDir: false,
    plugins: [saaristo(), react()],
    // Each site has its own host name.
    server: {
      middlewareMode: true,
      hmr: { server },
      allowedHosts: ['.localhost', '.example.test', ...hosts.map((host) => host.replace(/:\d+$/, ''))],
    },
  });
  return {
    widgets: await developmentCatalogue(),
    transform: (url, page) =>
      vite.transformIndexHtml(url, page.replace('</head>', `${RESERVED_SPACE}</head>`)),
    async prerender(page, options) {
      const { prerender } = (await vite.ssrLoadModule('/packages/server/server.ts')) as PrerenderModule;
      return prerender(page, options);
    },
    close: () => vite.close(),
    serverFactory: (handler) =>
      server.on('request', (request, response) => {
        if (OWN.test(request.url ?? '')) handler(request, response);
        else vite.middlewares(request, response, () => handler(request, response));
      }),
  };
}
