import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Remembers which tests needed a second try, from one run of the gate to the next.
 * @param file where they are written down; made where it is missing
 * @param unsteady titles of the tests that needed one in this run, by step; what other steps wrote down stays
 * @returns titles of those that had needed one in the run before, too: they have failed
 */
export function twiceInARow(file: string, unsteady: Readonly<Record<string, readonly string[]>>): string[] {
  const before: Record<string, readonly string[]> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>)
    : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...before, ...unsteady }, null, 2)}\n`);
  return Object.entries(unsteady).flatMap(([step, titles]) =>
    titles.filter((title) => before[step]?.includes(title)),
  );
}
