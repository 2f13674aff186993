// Renders the islands of index.html and writes the page to dist/, as a CMS's server does with every page that it sends.
import { readFile, writeFile } from 'node:fs/promises';
import { prerender } from './dist/server.js';

await writeFile('dist/index.html', await prerender(await readFile('index.html', 'utf8')));
