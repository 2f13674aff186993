/**
 * Purges pages from nginx's cache by their tags, which nginx itself cannot (docs/deployment.md, "Cached pages"):
 * `PURGE_TOKEN=… node purge-nginx.mjs .nginx-cache 8081`. It runs beside nginx as a user that may delete the files, and answers `PURGE` with
 * `X-Purge-Tags: a b`. nginx asks the server again for a page whose file is gone.
 */
import { open, readdir, unlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';

const [folder = '.nginx-cache', port = '8081'] = process.argv.slice(2);
const token = process.env.PURGE_TOKEN;
/** nginx writes the key and the headers of a page at the beginning of its file. */
const HEADER_BYTES = 16_384;

/** Returns the tags of a stored page. */
async function readTags(file) {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const head = buffer.toString('latin1', 0, bytesRead).split('\r\n\r\n')[0];
    return /^cache-tag: (.*)$/im.exec(head)?.[1].trim().split(',') ?? [];
  } finally {
    await opened.close();
  }
}

/** Deletes all pages with one of the tags. Returns their number. */
async function purge(tags) {
  let count = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath ?? entry.path, entry.name);
    // nginx may have deleted the file meanwhile.
    const own = await readTags(file).catch(() => []);
    if (!own.some((tag) => tags.has(tag))) continue;
    await unlink(file).catch(() => {});
    count += 1;
  }
  return count;
}

createServer((request, response) => {
  const send = (status, body) => response.writeHead(status, { 'content-type': 'text/plain' }).end(body);
  if (request.method !== 'PURGE') return void send(405, 'Only PURGE is accepted.');
  if (token && request.headers.authorization !== `Bearer ${token}`)
    return void send(403, 'The token is wrong.');
  const tags = new Set(
    String(request.headers['x-purge-tags'] ?? '')
      .split(' ')
      .filter(Boolean),
  );
  if (tags.size === 0) return void send(400, 'X-Purge-Tags is missing.');
  purge(tags).then(
    (count) => send(200, `${count}`),
    (error) => send(500, String(error)),
  );
}).listen(Number(port), '127.0.0.1', () => console.log(`Purges are taken at http://127.0.0.1:${port}/`));
