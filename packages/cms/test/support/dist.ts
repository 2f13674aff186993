import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of the build, for tests that render widgets. The gate builds before these tests. */
export const DIST = path.resolve(import.meta.dirname, '../../../../dist');

if (!existsSync(path.join(DIST, 'server.js')))
  throw new Error('These tests need the build: run `npm run build` first.');
