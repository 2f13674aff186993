import { expect } from '@playwright/test';
import { run } from '../../scripts/setup/run.ts';

/** Runs tests of vitest, with the variables that select the long run, and expects that they pass. */
export async function expectVitest(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<void> {
  expect(await run('vitest', ['run', ...args], env)).toBe(0);
}
