import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

const PAGE = `<!doctype html><html lang="fi"><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/saaristo.css"><script type="module" src="/dist/saaristo.js"></script>
<script type="module" src="/bench/bare.js"></script><style>.place { height: 44px }</style><body></body></html>`;

/** Serves the folders by prefix, answers API calls with an empty object and everything else with the bench's page. */
export async function servePages(
  folders: Record<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const [prefix, folder] = Object.entries(folders).find(([start]) => path.startsWith(start)) ?? [];
    if (!prefix || !folder) {
      const isApi = path.startsWith('/api/');
      response.setHeader('content-type', isApi ? 'application/json' : 'text/html').end(isApi ? '{}' : PAGE);
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
