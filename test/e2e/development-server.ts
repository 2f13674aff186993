/** Serves one page with all given widgets, like `npm run dev` serves the pages of the CMS. Prints its address. */
import type { AddressInfo } from 'node:net';
import { startDevelopment } from '../../packages/cms/server/development.ts';

const markers = process.argv.slice(2).join('');
const page = `<!doctype html><html lang="fi"><head><meta charset="utf-8"><title>Sivu</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/styles/saaristo.css"><script type="module" src="/mount/entry.ts"></script></head>
  <body><main>${markers}</main></body></html>`;

const { serverFactory, transform } = await startDevelopment([]);
const server = serverFactory((request, response) => {
  if (request.url !== '/') {
    // Responds as a CMS does: the browser does not take the page for a script or stylesheet.
    response.writeHead(404, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' }).end('');
    return;
  }
  transform(request.url, page).then((html) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  }, console.error);
}, {});
server.listen(0, 'localhost', () =>
  console.log(`http://localhost:${(server.address() as AddressInfo).port}/`),
);
