/** How long it counts, in ms, and how many steps it takes in a second (WID-06). */
const DURATION = 2000;
const STEPS_PER_SECOND = 60;
const STEPS = (DURATION / 1000) * STEPS_PER_SECOND;

/**
 * The number to show so long after the start: 0 at first, exactly the value from 2000 ms on, in steps of a sixtieth of a
 * second however often the browser draws.
 * @param elapsed in ms
 */
export function countedTo(value: number, elapsed: number): number {
  const step = Math.floor((Math.max(0, elapsed) * STEPS_PER_SECOND) / 1000);
  return step >= STEPS ? value : (value * step) / STEPS;
}

/** 0, 1 or 2, whatever the editor wrote. */
export const readDecimals = (decimals: number): number => Math.min(2, Math.max(0, Math.trunc(decimals) || 0));
