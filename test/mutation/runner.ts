import { test, TestRunner } from 'vitest';

/**
 * Leaves out the files after the first failed test. Vitest imports them and skips their tests with their hooks, so that
 * their modules and listeners stay for the next run. A file that cannot be imported has a test that fails, because a
 * mutant counts as killed by failed tests alone.
 */
export default class EndAtFirstFailure extends TestRunner {
  #isEnded = false;

  override async importFile(filepath: string, source: 'collect' | 'setup'): Promise<void> {
    if (this.#isEnded) return;
    try {
      await super.importFile(filepath, source);
    } catch (error) {
      if (source === 'setup') throw error;
      test('file: its modules are loaded', () => {
        throw error;
      });
    }
  }

  override cancel(...reason: Parameters<TestRunner['cancel']>): void {
    this.#isEnded = true;
    super.cancel(...reason);
  }
}
