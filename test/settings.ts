/** Settings of a test run, from environment variables. */

/**
 * The seed of all random test data: the same in every run, so that results depend on the change and not on chance.
 * `SEED=…` sets another.
 */
export const SEED = Number(process.env['SEED'] ?? 1_060_203);

export { PATIENCE } from '../packages/testing/patience.ts';

/** Whether it is a long run (`npm run long`). Those tests that the gate takes a sample of are complete in it. */
export const LONG = process.env['LONG'] !== undefined;

/** Whether a run tests everything (`npm test -- --thorough`). The gate takes a fixed sample of large sets. */
export const THOROUGH = process.env['THOROUGH'] !== undefined;

/** A quarter of a count, or all of it in a thorough run: for random cases, where any number is useful. */
export const quarterOf = (count: number): number => (THOROUGH ? count : Math.ceil(count / 4));

/** The first `count` elements, or all in a thorough run. */
export const sampleOf = <T>(all: readonly T[], count = 1): readonly T[] =>
  THOROUGH ? all : all.slice(0, count);
