/** `postpack` of `npm pack`: restores the repository's package.json. */
import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../build/runtime.ts';

export const MANIFEST = join(RUNTIME, 'package.json');
/** The repository's package.json, while the package's is in its place. */
export const KEPT = join(RUNTIME, '.cache/package.json');

export function restore(): void {
  if (existsSync(KEPT)) renameSync(KEPT, MANIFEST);
}

if (import.meta.filename === process.argv[1]) restore();
