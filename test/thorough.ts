/** Whether a run tests everything (`npm run thorough`). The gate takes a fixed sample of large sets. */
export const THOROUGH = process.env['THOROUGH'] !== undefined;

/** A quarter of a count, or all of it in a thorough run: for random cases, where any number is useful. */
export const quarterOf = (count: number): number => (THOROUGH ? count : Math.ceil(count / 4));

/** The first `count` elements, or all in a thorough run. */
export const sampleOf = <T>(all: readonly T[], count = 1): readonly T[] =>
  THOROUGH ? all : all.slice(0, count);
