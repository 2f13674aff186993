/**
 * Finds the runtime's own files: in the repository's root, or in the package's `lib/`, where each file is JavaScript under the same path.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const RUNTIME = resolve(import.meta.dirname, '../..');

/**
 * Returns the absolute path of a file of the runtime.
 * @param path relative and without extension, as `mount/entry`
 * @throws if there is no such file
 */
export function runtimeFile(path: string): string {
  const file = ['ts', 'tsx', 'js'].map((ending) => join(RUNTIME, `${path}.${ending}`)).find(existsSync);
  if (!file) throw new Error(`Saaristo has no ${path}`);
  return file;
}
