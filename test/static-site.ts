/** A server of static pages with the built bundle, as a CMS of static files would be. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import type { Catalogue } from '../src/exports/catalogue.ts';

/** Folder of the tested bundle. */
export const DIST = process.env['E2E_DIST'] ?? join(import.meta.dirname, '../dist');

/** Returns the block catalogue of the tested bundle. */
export const catalogue = () => JSON.parse(readFileSync(join(DIST, 'widgets.json'), 'utf8')) as Catalogue;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

export interface Site {
  /** `http://localhost:<port>`, and the same server as another origin. */
  origin: string;
  otherOrigin: string;
  /** Stores a page. Returns its address. */
  page(path: string, html: string, headers?: Record<string, string>): string;
  /** Serves another folder below `prefix`, as a second version of the bundle. */
  folder(prefix: string, folder: string): void;
  /** Requested paths so far, with their queries. */
  requests: string[];
  close(): Promise<void>;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Starts a server on a free port.
 * @param answer answers requests that are neither a page nor a file, if it returns a value, which is sent as JSON
 */
export async function startSite(
  answer: (method: string, url: URL) => unknown = () => undefined,
): Promise<Site> {
  const pages = new Map<string, { html: string; headers: Record<string, string> }>();
  const folders = new Map([['/dist/', DIST]]);
  const requests: string[] = [];
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://x');
    const { pathname } = url;
    requests.push(request.url ?? '/');
    const page = pages.get(pathname);
    const found = [...folders].find(([prefix]) => pathname.startsWith(prefix));
    const file = found && join(found[1], normalize(pathname.slice(found[0].length)));
    if (page) response.writeHead(200, { 'content-type': 'text/html', ...page.headers }).end(page.html);
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (file && existsSync(file) && statSync(file).isFile()) {
      response.writeHead(200, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
        'access-control-allow-origin': '*',
      });
      createReadStream(file).pipe(response);
    } else {
      const answered = await answer(request.method ?? 'GET', url);
      if (answered === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
      else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answered));
    }
  };
  const server = createServer((request, response) => void handle(request, response));
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    otherOrigin: `http://127.0.0.1:${port}`,
    requests,
    page: (path, html, headers = {}) => {
      pages.set(path, { html, headers });
      return origin + path;
    },
    folder: (prefix, folder) => void folders.set(prefix, folder),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Returns a page that includes the bundle. */
export const html = (body: string, head = '', script = '/dist/saaristo.js'): string =>
  `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Sivu</title>
  <link rel="stylesheet" href="/dist/saaristo.css">${head}
  <script type="module" src="${script}"></script></head><body><main>${body}</main></body></html>`;

export const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Returns a marker as a CMS writes it. */
export const marker = (name: string, props: unknown, fallback = '', attributes = ''): string =>
  `<div data-widget="${escape(name)}" data-props="${escape(JSON.stringify(props))}" ${attributes}>${fallback}</div>`;
