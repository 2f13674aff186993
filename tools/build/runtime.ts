/** Where the runtime's own files are: the repository's root, or `lib/` of the package, where each is JavaScript under the same path. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const RUNTIME = resolve(import.meta.dirname, '../..');

/**
 * A file of the runtime by its path without the ending, `mount/entry`.
 * @throws where there is none
 */
export function runtimeFile(path: string): string {
  const file = ['ts', 'tsx', 'js'].map((ending) => join(RUNTIME, `${path}.${ending}`)).find(existsSync);
  if (!file) throw new Error(`Saaristo has no ${path}`);
  return file;
}
