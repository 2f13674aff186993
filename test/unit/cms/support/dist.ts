import { existsSync } from 'node:fs';
import path from 'node:path';

/** The build, by which the server renders widgets: for tests of what a page says without JavaScript. The gate builds before them. */
export const DIST = path.resolve(import.meta.dirname, '../../../../dist');

if (!existsSync(path.join(DIST, 'server.js')))
  throw new Error('These tests need the build: run `npm run build` first.');
