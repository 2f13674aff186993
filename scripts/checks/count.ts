import { existsSync, readFileSync } from 'node:fs';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of passed tests that needed a second try. */
  unsteady: readonly string[];
}

interface VitestReport {
  testResults: {
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface Suite {
  specs?: { title: string; file: string; tests: { status: string; projectName: string }[] }[];
  suites?: Suite[];
}

interface PlaywrightReport extends Suite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function countVitest({ testResults }: VitestReport): Count {
  const tests = testResults.flatMap((file) => file.assertionResults);
  const countWithStatus = (status: string) => tests.filter((test) => test.status === status).length;
  // A file that cannot be loaded has no test results, so it counts as one failure.
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const again = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0);
  return {
    passed: countWithStatus('passed'),
    failed: countWithStatus('failed') + broken.length,
    skipped: tests.length - countWithStatus('passed') - countWithStatus('failed'),
    unsteady: again.map((test) => test.fullName),
  };
}

const listFlaky = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `${file} (${projectName}) ${title}`),
  ),
  ...suites.flatMap(listFlaky),
];

function countPlaywright(report: PlaywrightReport): Count {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    unsteady: listFlaky(report),
  };
}

/**
 * Counts the tests that passed, failed and were skipped.
 * @param report path of a JSON report of vitest or Playwright; undefined for a step that runs no tests
 * @param ok whether the step succeeded
 * @returns the counts; a step without a report counts as one test, and a failed step has at least one failure
 */
export function count(report: string | undefined, ok: boolean): Count {
  if (!report || !existsSync(report))
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, unsteady: [] };
  const found = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
  const counted = 'stats' in found ? countPlaywright(found) : countVitest(found);
  return { ...counted, failed: ok ? counted.failed : Math.max(counted.failed, 1) };
}
