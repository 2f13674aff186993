import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

interface Served {
  /** Returns the HTML of a page. */
  getPage: (path: string) => string;
  /** Answers an API call; undefined cuts the connection. */
  answer: (method: string, path: string) => Promise<Response | undefined>;
}

/** Serves the folders by prefix, API calls, and a page at every other address. */
export async function servePages(
  folders: Record<string, string>,
  { getPage, answer }: Served,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    if (!prefix || !folder) {
      if (!path.startsWith('/api/')) {
        response.setHeader('content-type', 'text/html').end(getPage(path));
        return;
      }
      void answer(request.method ?? 'GET', path).then(async (found) => {
        if (found)
          response.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
        else request.socket.destroy();
      });
      return;
    }
    readFile(join(folder, path.slice(prefix.length).replace(/\?.*/, ''))).then(
      (content) => response.setHeader('content-type', TYPES[extname(path)] ?? 'text/plain').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
