import http from 'node:http';
import react from '@vitejs/plugin-react';
import type { FastifyServerFactory } from 'fastify';
import { createServer } from 'vite';
import { developmentCatalogue, RUNTIME, saaristo } from 'saaristo/vite';
import type { PrerenderModule } from '../pages/prerender.ts';
import type { Development } from '../pages/routes.ts';

/** Addresses that are the CMS's own; everything else is offered to the module server first. */
const OWN = /^\/(api|assets|media|theme)\//;

/** The build writes this into its stylesheet; here it is a module. */
const RESERVED_SPACE = '<script type="module">import "virtual:saaristo/reserved-space.css";</script>';

/**
 * The Vite server inside the CMS: pages load the widgets' sources, and a saved file shows at once.
 * @param hosts of the sites beside those of this machine
 */
export async function startDevelopment(
  hosts: readonly string[],
): Promise<Development & { serverFactory: FastifyServerFactory; close: () => Promise<void> }> {
  const server = http.createServer();
  const vite = await createServer({
    appType: 'custom',
    // That of the development page has plugins of its own, React's too, which must not come twice.
    configFile: false,
    root: RUNTIME,
    publicDir: false,
    plugins: [saaristo(), react()],
    // Every site of the estate is another host name.
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
      const { prerender } = (await vite.ssrLoadModule('/prerender/server.ts')) as PrerenderModule;
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
