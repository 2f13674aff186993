// Renders the islands of the pages and writes them to dist/, as a CMS's server does with every page that it sends.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { prerender } from './dist/server.js';

for (const page of (await readdir('.')).filter((file) => file.endsWith('.html'))) {
  const empty = [];
  const html = await prerender(await readFile(page, 'utf8'), {
    timeoutMs: 10_000,
    onRender: ({ reason }) => reason && empty.push(reason),
  });
  await writeFile(`dist/${page}`, html);
  if (empty.length > 0)
    console.warn(
      `The HTML of dist/${page} lacks these islands. Its script mounts them if possible:\n- ${empty.join('\n- ')}`,
    );
}
