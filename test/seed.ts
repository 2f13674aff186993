/**
 * The seed of everything random in the tests: the same in every run, so that what a run says is about the change and not
 * about chance. `SEED=…` takes another.
 */
export const SEED = Number(process.env['SEED'] ?? 1_060_203);
