import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCEPTED } from '../../mutation/accepted.ts';
import { parseChangedLines } from '../../mutation/changed-lines.ts';
import { compareSurvivors, getScore, listSuperfluousTests } from '../../mutation/results.ts';
import type { MutantResult } from '../../mutation/results.ts';
import { isInPart } from '../../mutation/part.js';
import { ROOMS } from '../../mutation/rooms.ts';

test.each(ROOMS)('mutation: $name is a folder that has tests', ({ name, tests }) => {
  expect(readdirSync(name)).not.toEqual([]);
  for (const path of tests) expect(existsSync(path.replace(/[^/]*[*{!].*/, ''))).toBe(true);
});

test('mutation: each accepted mutant is in a room and has a reason', () => {
  for (const { file, reason } of ACCEPTED) {
    expect(ROOMS.some(({ name }) => file.startsWith(`${name}/`))).toBe(true);
    expect(reason).not.toBe('');
  }
});

test('mutation: of a diff only added lines are tested', () => {
  const diff = [
    '--- a/mount/a.ts',
    '+++ b/mount/a.ts',
    '@@ -3 +3,2 @@ function a() {',
    '@@ -9,2 +10,0 @@',
    '+++ b/src/lib/b.ts',
    '@@ -0,0 +7 @@',
  ];
  expect(parseChangedLines(diff.join('\n'))).toEqual(['mount/a.ts:3-4', 'src/lib/b.ts:7-7']);
});

test('mutation: accepted survivors do not lower the score, and an entry without a survivor is stale', () => {
  const at = { file: 'mount/a.ts', code: '1', mutant: '2' };
  const other = { ...at, mutant: '3', reason: 'equal' };
  const survivor = { ...at, line: 1, hasCoverage: true };
  const accepted = { ...at, reason: 'equal' };
  expect(compareSurvivors([survivor], [accepted, other])).toEqual({
    open: [],
    accepted: [survivor],
    stale: [other],
  });
  const results = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Survived', 'Ignored'].map((status) => ({
    status,
  }));
  expect(getScore(results as MutantResult[], 1)).toMatchObject({ mutants: 5, score: 50 });
  expect(getScore([], 0).score).toBe(100);
});

test('mutation: each mutant is in one part', () => {
  const parts = ['1/3', '2/3', '3/3'];
  const listParts = (id: string) => parts.filter((part) => isInPart({ id }, part));
  expect(['0', '1', '2', '3'].map(listParts)).toEqual([['1/3'], ['2/3'], ['3/3'], ['1/3']]);
  expect(isInPart({ id: '7' }, '1/1')).toBe(true);
});

test('mutation: a test is superfluous if others kill all its mutants, which are counted without it', () => {
  const coveredBy = ['a', 'b', 'c', 'none'];
  const results = [['a', 'b'], ['b', 'c'], ['c']].map((killedBy) => ({ killedBy, coveredBy }));
  expect(listSuperfluousTests(results as MutantResult[])).toEqual(['none', 'a']);
});
