import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import type { Accepted } from './accepted.ts';

/** A tested mutant. */
export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Number of mutants of a room by their end. */
export interface Score {
  mutants: number;
  killed: number;
  timeout: number;
  survived: number;
  noCoverage: number;
  accepted: number;
  /** Percentage of the mutants, without accepted ones, that a test has killed. */
  score: number;
}

/** A mutant that no test has killed. */
export interface Survivor {
  file: string;
  line: number;
  code: string;
  mutant: string;
  hasCoverage: boolean;
}

const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the mutants that no test has killed.
 * @param readSource returns the text of a file as it was when the run began
 */
export function listSurvivors(
  results: readonly MutantResult[],
  readSource: (fileName: string) => string,
): Survivor[] {
  return results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ fileName, location: { start, end }, replacement, status }) => {
      // Lines and columns begin at 1.
      const code = readSource(fileName)
        .split('\n')
        .slice(start.line - 1, end.line);
      code[code.length - 1] = code.at(-1)!.slice(0, end.column - 1);
      code[0] = code[0]!.slice(start.column - 1);
      return {
        file: relative('.', fileName),
        line: start.line,
        code: toLine(code.join('\n')),
        mutant: toLine(replacement),
        hasCoverage: status === 'Survived',
      };
    });
}

const isSame = (accepted: Accepted, { file, code, mutant }: Survivor): boolean =>
  accepted.file === file && accepted.code === code && accepted.mutant === mutant;

/** Divides the survivors by whether a reason is given. Returns the entries without a survivor as `stale`. */
export function compareSurvivors(
  survivors: readonly Survivor[],
  accepted: readonly Accepted[],
): { open: Survivor[]; accepted: Survivor[]; stale: Accepted[] } {
  const isAccepted = (survivor: Survivor) => accepted.some((entry) => isSame(entry, survivor));
  return {
    open: survivors.filter((survivor) => !isAccepted(survivor)),
    accepted: survivors.filter(isAccepted),
    stale: accepted.filter((entry) => !survivors.some((survivor) => isSame(entry, survivor))),
  };
}

/** Counts the mutants by their end. Ignores mutants that do not compile. */
export function getScore(results: readonly MutantResult[], accepted: number): Score {
  const count = (status: MutantResult['status']) =>
    results.filter((result) => result.status === status).length;
  const [killed, timeout] = [count('Killed'), count('Timeout')];
  const [survived, noCoverage] = [count('Survived'), count('NoCoverage')];
  const mutants = killed + timeout + survived + noCoverage;
  const score = mutants === accepted ? 100 : ((killed + timeout) / (mutants - accepted)) * 100;
  return { mutants, killed, timeout, survived, noCoverage, accepted, score };
}

/**
 * Returns the tests all of whose mutants another test kills, too; tests that kill few come first. Needs results of
 * complete runs, with every test that fails for a mutant.
 */
export function listSuperfluousTests(results: readonly MutantResult[]): string[] {
  const killers = results.map(({ killedBy = [] }) => new Set(killedBy));
  const listKilled = (test: string) => killers.filter((each) => each.has(test));
  return [...new Set(results.flatMap(({ coveredBy = [] }) => coveredBy))]
    .map((test) => ({ test, kills: listKilled(test).length }))
    .toSorted((a, b) => a.kills - b.kills)
    .filter(({ test }) => {
      const killed = listKilled(test);
      if (killed.some((each) => each.size === 1)) return false;
      for (const each of killed) each.delete(test);
      return true;
    })
    .map(({ test }) => test);
}
