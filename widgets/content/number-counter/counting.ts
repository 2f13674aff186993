/** Duration of the count in ms, and its steps per second (WID-06). */
const DURATION = 2000;
const STEPS_PER_SECOND = 60;
const STEPS = (DURATION / 1000) * STEPS_PER_SECOND;

/**
 * Returns the number to show: 0 at the start, exactly the value after 2000 ms, and steps of 1/60 s in between, regardless of the browser's
 * frame rate.
 * @param elapsed time since the start in ms
 */
export function getCount(value: number, elapsed: number): number {
  const step = Math.floor((Math.max(0, elapsed) * STEPS_PER_SECOND) / 1000);
  return step >= STEPS ? value : (value * step) / STEPS;
}

/** Limits the editor's number of decimals to 0, 1 or 2. */
export const readDecimals = (decimals: number): number => Math.min(2, Math.max(0, Math.trunc(decimals) || 0));
