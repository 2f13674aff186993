import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function ofVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const having = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that can't be loaded holds no test that could fail.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: having('passed'), failed: having('failed') + broken.length };
}

function ofPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * How many tests passed and failed.
 * @param report path of a JSON report of vitest or Playwright; undefined for a step that runs no tests
 * @param ok whether the step ended well
 * @returns a step without a report counts as one, and a step that failed has at least one failure
 */
export function count(report: string | undefined, ok: boolean): Count {
  if (!report || !existsSync(report)) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  const { passed, failed } = 'stats' in found ? ofPlaywright(found) : ofVitest(found);
  return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
