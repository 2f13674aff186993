// Puts index.html into dist/ with its islands rendered, as the server of a CMS does with every page that it sends.
import { readFile, writeFile } from 'node:fs/promises';
import { prerender } from './dist/server.js';

await writeFile('dist/index.html', await prerender(await readFile('index.html', 'utf8')));
