import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSteps } from '../check-widget/steps.ts';
import { count } from '../checks/count.ts';
import { selectSteps } from '../checks/steps.ts';

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

test.each([
  ['the gate', selectSteps(undefined)],
  ['check-widget', createSteps({ area: 'content', name: 'like-button' }, '.')],
])('%s: each step runs a program, file or script that exists', (_, steps) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
  const isThere = ([program = '', ...words]: readonly string[]) => {
    const name = words.find((word) => !word.startsWith('-') && word !== 'run') ?? '';
    if (program === 'npm') return name in scripts;
    return existsSync(`node_modules/.bin/${program}`) && (program !== 'tsx' || existsSync(name));
  };
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.flatMap(({ name, command }) => (isThere(command) ? [] : [name]))).toEqual([]);
});

test('check-widget: the widget has no story, only the texts are checked, whose test says so', () => {
  const steps = createSteps({ area: 'content', name: 'without-story' }, '.').map(({ name }) => name);
  expect(steps).toContain('texts');
  expect(steps).not.toContain('stories');
});
