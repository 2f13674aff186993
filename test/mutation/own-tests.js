import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** The tests of each file: paths, by the path of the file. */
const own = JSON.parse(process.env.MUTATION_OWN_TESTS ?? '{}');

/** Returns the numbers of the mutants in a file of Stryker's copy of the project. */
const listMutants = (path) =>
  new Set([...readFileSync(path, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)].map(([, id]) => id));

/** Removes the coverage of a file's mutants by other tests. Keeps it for a mutant that none of the file's own tests runs. */
function limitCoverage(perTest) {
  for (const [path, tests] of Object.entries(own)) {
    const isOwn = (id) => tests.some((test) => id.startsWith(`${test}#`));
    const entries = Object.entries(perTest);
    for (const mutant of listMutants(path)) {
      if (!entries.some(([id, mutants]) => isOwn(id) && mutant in mutants)) continue;
      for (const [id, mutants] of entries) if (!isOwn(id)) delete mutants[mutant];
    }
  }
}

/**
 * Runs the tests of a mutant's file alone, because most tests of the runtime run most of its code, and a survivor waits for
 * all of them. Stryker's processes load this file without a compiler.
 */
function create(injector) {
  const runner = vitestPlugins[0].factory(injector);
  const { dryRun, mutantRun, run } = runner;
  let testFiles;
  runner.run = (options) => run.call(runner, { testFiles, ...options });
  runner.dryRun = async (options) => {
    const result = await dryRun.call(runner, options);
    if (result.mutantCoverage) limitCoverage(result.mutantCoverage.perTest);
    return result;
  };
  runner.mutantRun = (options) => {
    // Without a filter, for code that runs when its module is loaded.
    testFiles = own[relative('.', options.sandboxFileName)];
    return mutantRun.call(runner, options);
  };
  return runner;
}
create.inject = vitestPlugins[0].factory.inject;

/** The plugin of this file. Stryker reads this name. */
export const strykerPlugins = [{ kind: 'TestRunner', name: 'own-tests', factory: create }];
