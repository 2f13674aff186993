/** Weighs what a page loads, from the files of dist/ themselves. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a chunk imports at once; `import(…)` comes later and is not counted. */
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["'`](\.\/[^"'`]+\.js)["'`]/g;

/** Bytes of a file as the server sends it. */
export const weight = (dist: string, file: string): number => statSync(join(dist, `${file}.br`)).size;

/** The given chunks and all that they import at once, each once. Paths are relative to dist/. */
export function closure(dist: string, files: readonly string[]): string[] {
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

/** The chunk of a part that a widget imports later. @throws where there is none: the page kind is out of date */
export function partFile(dist: string, part: string): string {
  const file = readdirSync(join(dist, 'chunks')).find((name) =>
    new RegExp(`^${part}-[\\w-]+\\.js$`).test(name),
  );
  if (!file) throw new Error(`dist/chunks has no part "${part}"; correct the budgets of its widget`);
  return `chunks/${file}`;
}
