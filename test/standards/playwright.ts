import { run } from '../../tools/setup/run.ts';

/**
 * Runs tests of Playwright in a wide window with one worker, unless `E2E_WORKERS` says otherwise.
 * @param filter part of the file's name
 * @param env variables that select the long run
 * @returns the exit code
 */
export function runPlaywright(filter: string, env: Readonly<Record<string, string>>): Promise<number> {
  Object.assign(process.env, { E2E_WORKERS: process.env['E2E_WORKERS'] ?? '1' }, env);
  // A folder of its own: other runs delete theirs at the start.
  const output = `--output=test-results/${filter.replaceAll(/\W/g, '-')}`;
  return run('playwright', ['test', filter, '--project=desktop', '--reporter=line', output]);
}
