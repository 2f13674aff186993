/**
 * The seed of all random test data: the same in every run, so that results depend on the change and not on chance.
 * `SEED=…` sets another.
 */
export const SEED = Number(process.env['SEED'] ?? 1_060_203);
