import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/**
 * Runs first the test files that failed last, which often kill the neighbouring mutant, too, and then the short ones. A
 * mutant's run ends with the first failed test.
 */
export class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      const name = `${file.project.name}:${file.moduleId.slice(file.project.config.root.length + 1)}`;
      const { failed = false, duration = 0 } = this.ctx.cache.getFileTestResults(name) ?? {};
      return failed ? -1 : duration;
    };
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}
