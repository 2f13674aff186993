import { execFileSync } from 'node:child_process';

/**
 * Returns the lines that differ from a commit, as `file:first-last`. Removed lines count as none.
 * @param diff the output of `git diff --unified=0`
 */
export function parseChangedLines(diff: string): string[] {
  let file = '';
  return diff.split('\n').flatMap((line) => {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    const [, first, count = '1'] = /^@@ .* \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || count === '0') return [];
    return [`${file}:${first}-${Number(first) + Number(count) - 1}`];
  });
}

/** Returns the lines of the working tree that differ from a commit's. */
export const listChangedLines = (commit: string): string[] =>
  parseChangedLines(
    execFileSync('git', ['diff', '--unified=0', '--no-color', '--no-ext-diff', commit], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    }),
  );
