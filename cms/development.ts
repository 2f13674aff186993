import http from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { createServer } from 'vite';
import type { Development } from './pages/routes.ts';

/** Addresses that are the CMS's own; everything else is offered to the module server first. */
const OWN = /^\/(api|assets|media|theme)\//;

/** The Vite server inside the CMS: pages load the widgets' sources, and a saved file shows at once. */
export async function startDevelopment(): Promise<
  Development & { serverFactory: FastifyServerFactory; close: () => Promise<void> }
> {
  const server = http.createServer();
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
  return {
    transform: (url, page) => vite.transformIndexHtml(url, page),
    close: () => vite.close(),
    serverFactory: (handler) =>
      server.on('request', (request, response) => {
        if (OWN.test(request.url ?? '')) handler(request, response);
        else vite.middlewares(request, response, () => handler(request, response));
      }),
  };
}
