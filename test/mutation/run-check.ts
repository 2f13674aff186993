import type { Reporter, Vitest } from 'vitest/node';

/**
 * Checks the run of a mutant that fails no test. An uncaught error or a failed hook becomes the failure of a test:
 * `npm test` fails for them, too, but Stryker counts failed tests alone. Throws for an error of the tool, and if tests were
 * left out: on a busy machine the end of a run at its first failure arrives late and ends the next run. Stryker repeats
 * the run in a new process.
 */
export class RunCheck implements Reporter {
  #vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    const { state } = this.#vitest;
    const tests = modules
      .flatMap(({ children }) => [...children.allTests()])
      .flatMap(({ id }) => state.idMap.get(id) ?? [])
      .filter(({ mode }) => mode === 'run');
    if (tests.some(({ result }) => result?.state === 'fail')) return;
    const isUncaught = errors.some(({ type }) => /^U\w+ (?:Exception|Rejection)$/.test(String(type)));
    const isComplete = state.getFiles().every(({ tasks }) => tasks.length > 0);
    const isFailed = isUncaught || modules.some((module) => module.state() === 'failed');
    if (isComplete && isFailed && tests[0]) Object.assign(tests[0], { result: { state: 'fail', errors } });
    else if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    else if (!isComplete || tests.some(({ result }) => !result)) throw new Error('Tests were left out.');
  }
}
