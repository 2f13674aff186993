import type { Reporter, Vitest } from 'vitest/node';

/**
 * Reports an uncaught error as the failure of a test. `npm test` fails for it, too, but Stryker counts failed tests
 * alone. Throws for an error of the tool, whose text Stryker otherwise hides.
 */
export class UncaughtErrors implements Reporter {
  #vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(...[modules, errors]: Parameters<NonNullable<Reporter['onTestRunEnd']>>): void {
    if (errors.length === 0) return;
    const result = modules
      .flatMap(({ children }) => [...children.allTests()])
      .map(({ id }) => this.#vitest.state.idMap.get(id)?.result)
      .find(Boolean);
    const isUncaught = errors.some(({ type }) => /^U\w+ (?:Exception|Rejection)$/.test(String(type)));
    if (!result || !isUncaught) throw new Error(errors.map(({ message }) => message).join('\n'));
    Object.assign(result, { state: 'fail', errors });
  }
}
