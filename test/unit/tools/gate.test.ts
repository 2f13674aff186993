import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { count } from '../../../tools/checks/count.ts';
import { runStep } from '../../../tools/checks/run-step.ts';
import { schedule } from '../../../tools/checks/schedule.ts';
import { findRepeatedSecondTries } from '../../../tools/checks/second-tries.ts';
import { selectSteps } from '../../../tools/checks/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('gate: counting', () => {
  const tests = (...statuses: string[]) =>
    statuses.map((status) => ({ status, fullName: status, failureMessages: [] }));

  test('a step without a report counts as one test', () => {
    expect(count(undefined, true)).toEqual({ passed: 1, failed: 0, skipped: 0, unsteady: [] });
    expect(count(undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0, unsteady: [] });
    expect(count(join(folder, 'missing.json'), false)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      unsteady: [],
    });
  });

  test('vitest: passed and failed tests and files that did not load are counted', () => {
    const testResults = [
      { status: 'passed', assertionResults: tests('passed', 'passed', 'pending') },
      { status: 'failed', assertionResults: tests('passed', 'failed') },
      { status: 'failed', assertionResults: [] },
    ];
    expect(count(report({ testResults }), false)).toEqual({ passed: 3, failed: 2, skipped: 1, unsteady: [] });
  });

  test('vitest: an error outside of the tests counts as a failure', () => {
    const testResults = [{ status: 'passed', assertionResults: tests('passed') }];
    expect(count(report({ testResults }), false)).toEqual({ passed: 1, failed: 1, skipped: 0, unsteady: [] });
  });

  test('vitest: tests that passed at the second try are named', () => {
    const late = { status: 'passed', fullName: 'Cart opens', failureMessages: ['too late'] };
    const testResults = [{ status: 'passed', assertionResults: [...tests('passed'), late] }];
    expect(count(report({ testResults }), true)).toEqual({
      passed: 2,
      failed: 0,
      skipped: 0,
      unsteady: ['Cart opens'],
    });
  });

  test('Playwright: tests that passed at the second try are named, tests that failed twice count as failed', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2 };
    const ran = (status: string) => [{ status, projectName: 'mobile' }];
    const specs = [
      { title: 'SHP-01 buys', file: 'shop.test.ts', tests: ran('flaky') },
      { title: 'SHP-02 pays', file: 'shop.test.ts', tests: ran('unexpected') },
    ];
    expect(count(report({ stats, errors: [], suites: [{ suites: [{ specs }] }] }), false)).toEqual({
      passed: 8,
      failed: 1,
      skipped: 2,
      unsteady: ['shop.test.ts (mobile) SHP-01 buys'],
    });
  });
});

test('gate: forbidden output makes a successful step fail', async () => {
  const step = { name: 'stories', command: ['echo', 'dependencies optimized: yup'] };
  expect(await runStep(step)).toMatchObject({ ok: true, passed: 1 });
  expect(await runStep({ ...step, mustNotSay: /optimized/ })).toMatchObject({ ok: false, failed: 1 });
});

test('gate: a test that needs a second try in two runs in a row fails, unless its step was not run in between', () => {
  const file = join(folder, 'second-tries.json');
  expect(findRepeatedSecondTries(file, { stories: ['Cart opens'], e2e: ['SHP-01 buys'] })).toEqual([]);
  expect(findRepeatedSecondTries(file, { stories: ['Cart opens', 'Cart closes'] })).toEqual(['Cart opens']);
  expect(findRepeatedSecondTries(file, { stories: [], e2e: ['SHP-01 buys'] })).toEqual(['SHP-01 buys']);
  expect(findRepeatedSecondTries(file, { stories: ['Cart opens'], e2e: [] })).toEqual([]);
});

describe('gate: order of steps', () => {
  /** Runs steps with the given durations and logs when each began and ended. */
  async function play(steps: { name: string; after?: string; isAlone?: boolean; fails?: boolean }[]) {
    const log: string[] = [];
    const run = async (step: (typeof steps)[number]) => {
      log.push(`+${step.name}`);
      await Promise.resolve();
      log.push(`-${step.name}`);
      return { name: step.name, ok: !step.fails };
    };
    const skip = ({ name }: { name: string }) => {
      log.push(`!${name}`);
      return { name, ok: false };
    };
    const results = await schedule(steps, run, skip);
    return { log, results };
  }

  test('three steps run at a time', async () => {
    const { log } = await play([{ name: 'a' }, { name: 'b' }, { name: 'c' }, { name: 'd' }]);
    expect(log.slice(0, 3)).toEqual(['+a', '+b', '+c']);
    expect(log.indexOf('+d')).toBeGreaterThan(log.indexOf('-a'));
  });

  test('a step with isAlone runs by itself', async () => {
    const { log } = await play([{ name: 'a' }, { name: 'b', isAlone: true }, { name: 'c' }]);
    expect(log).toEqual(['+a', '+c', '-a', '-c', '+b', '-b']);
  });

  test('a step is not run if the step that it needs has failed', async () => {
    const { log, results } = await play([
      { name: 'a', fails: true },
      { name: 'b', after: 'a' },
    ]);
    expect(log).toEqual(['+a', '-a', '!b']);
    expect(results.map(({ ok }) => ok)).toEqual([false, false]);
  });
});

describe('gate: selection', () => {
  const names = (only?: string) => selectSteps(only).map(({ name }) => name);

  test('without names all steps are selected', () => expect(names().length).toBeGreaterThan(8));
  test('the named steps are selected', () => expect(names('lint,types')).toEqual(['build', 'types', 'lint']));
  test('the steps that a named step needs come before it', () =>
    expect(names('e2e')).toEqual(['build', 'e2e']));
  test('an unknown name throws with the names of all steps', () =>
    expect(() => selectSteps('tests')).toThrow(/no step "tests"; there are build/));
});
