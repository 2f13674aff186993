/** Measures the files that a page loads from dist/. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Static imports of a chunk. Dynamic imports (`import(…)`) are not counted. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;

/** Returns the bytes of a file as the server sends it. */
export const getWeight = (dist: string, file: string): number => statSync(join(dist, `${file}.br`)).size;

/** Returns the given chunks and everything that they import statically, each once. Paths are relative to dist/. */
export function listImportedFiles(dist: string, files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const [, path] of readFileSync(join(dist, file), 'utf8').matchAll(STATIC_IMPORT))
      visit(`chunks/${path!.slice(2)}`);
  };
  files.forEach(visit);
  return [...found];
}

/**
 * Returns the chunk of a part that a widget imports dynamically.
 * @throws if there is none; then the kind of page is out of date
 */
export function findPartFile(dist: string, part: string): string {
  const file = readdirSync(join(dist, 'chunks')).find((name) =>
    new RegExp(`^${part}-[\\w-]+\\.js$`).test(name),
  );
  if (!file) throw new Error(`dist/chunks has no part "${part}"; correct the budgets of its widget`);
  return `chunks/${file}`;
}
