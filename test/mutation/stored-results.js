import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

/** Number of tested mutants after which the results are stored. */
const STEP = 25;

/** Returns the entries by the file that they are in, with the file's text. */
function groupByFile(key, entries) {
  const names = new Set(entries.map(({ fileName }) => fileName));
  return Object.fromEntries(
    [...names].map((name) => [
      relative('.', name),
      {
        language: 'typescript',
        source: readFileSync(name, 'utf8'),
        [key]: entries.filter(({ fileName }) => fileName === name),
      },
    ]),
  );
}

/**
 * Stores the results while Stryker runs, in the format of its incremental file, which Stryker itself writes at its end
 * only. An interrupted run continues there. Stryker's processes load this file without a compiler.
 */
class StoredResults {
  /** What Stryker passes to the constructor. */
  static inject = ['options'];
  #file;
  #tests = [];
  #mutants = [];

  constructor(options) {
    this.#file = options.incremental ? options.incrementalFile : '';
  }

  onDryRunCompleted({ result }) {
    this.#tests = result.tests;
  }

  onMutantTested(mutant) {
    this.#mutants.push(mutant);
    if (this.#file === '' || this.#mutants.length % STEP !== 0) return;
    const report = {
      schemaVersion: '1.0',
      thresholds: { high: 100, low: 0 },
      files: groupByFile('mutants', this.#mutants),
      testFiles: groupByFile('tests', this.#tests),
    };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify(report));
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** The plugin of this file. Stryker reads this name. */
export const strykerPlugins = [{ kind: 'Reporter', name: 'stored-results', injectableClass: StoredResults }];
