/** Whether a run leaves nothing out (`npm run thorough`). The gate takes a fixed sample of what there is much of. */
export const THOROUGH = process.env['THOROUGH'] !== undefined;

/** A quarter of a count, or all of it in a run that leaves nothing out: for random cases, of which any number shows something. */
export const quarterOf = (count: number): number => (THOROUGH ? count : Math.ceil(count / 4));

/** The first of them, or all in a run that leaves nothing out. */
export const sampleOf = <T>(all: readonly T[], count = 1): readonly T[] =>
  THOROUGH ? all : all.slice(0, count);
