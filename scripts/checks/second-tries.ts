import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Remembers between runs of the gate which tests needed a second try.
 * @param file where the titles are stored; created if it is missing
 * @param unsteady titles of the tests that needed a second try in this run, by step; titles of other steps are kept
 * @returns titles of the tests that also needed one in the previous run: the gate counts them as failed
 */
export function findRepeatedSecondTries(
  file: string,
  unsteady: Readonly<Record<string, readonly string[]>>,
): string[] {
  const before: Record<string, readonly string[]> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>)
    : {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...before, ...unsteady }, null, 2)}\n`);
  return Object.entries(unsteady).flatMap(([step, titles]) =>
    titles.filter((title) => before[step]?.includes(title)),
  );
}
