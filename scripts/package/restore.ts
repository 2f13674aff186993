/**
 * `postpack` of `npm pack`: restores the checkout, where the package's package.json and `lib/` are only while npm reads them. With the id
 * of a process (`restore.ts 123`) it waits until that process ends or another run has restored the checkout, for an npm that is killed.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RUNTIME } from '../../packages/build/runtime.ts';

export const MANIFEST = join(RUNTIME, 'package.json');
/** Where the package is prepared: its `package.json` and `lib/`. */
export const STAGING = join(RUNTIME, '.cache/package');
/** The repository's package.json, while the package's is in its place. */
const KEPT = join(RUNTIME, '.cache/package.json');
const LIBRARY = join(RUNTIME, 'lib');

/** Puts the prepared package into the checkout. */
export function place(): void {
  cpSync(MANIFEST, KEPT, { preserveTimestamps: true });
  renameSync(join(STAGING, 'lib'), LIBRARY);
  renameSync(join(STAGING, 'package.json'), MANIFEST);
}

/** Restores the checkout. Does nothing if it is as it was. */
export function restore(): void {
  if (!existsSync(KEPT)) return;
  rmSync(LIBRARY, { recursive: true, force: true });
  renameSync(KEPT, MANIFEST);
}

/** Empties the folder of the prepared package. */
export function emptyStaging(): void {
  rmSync(STAGING, { recursive: true, force: true });
  rmSync(LIBRARY, { recursive: true, force: true });
  mkdirSync(STAGING, { recursive: true });
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const POLL_MS = 100;

/** Restores the checkout when a process has ended, unless that is done before. */
function restoreAfter(pid: number): void {
  const timer = setInterval(() => {
    if (existsSync(KEPT) && isRunning(pid)) return;
    clearInterval(timer);
    restore();
  }, POLL_MS);
}

if (import.meta.filename === process.argv[1]) {
  const [, , pid] = process.argv;
  if (pid === undefined) restore();
  else restoreAfter(Number(pid));
}
