import { TestRunner } from 'vitest';

/**
 * Leaves out the files after the first failed test. Vitest imports them and skips their tests with their hooks, so that
 * their modules and listeners stay for the next run.
 */
export default class EndAtFirstFailure extends TestRunner {
  #isEnded = false;

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<void> {
    if (!this.#isEnded) await super.importFile(filepath, source);
  }

  override cancel(...reason: Parameters<TestRunner['cancel']>): void {
    this.#isEnded = true;
    super.cancel(...reason);
  }
}
