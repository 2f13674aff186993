/** How much of what a visitor does in fallbacks is remembered until the islands are there, and for how long. */
import type { Press } from './types.ts';

/** The events that count as presses. A composition is text that an input method has not finished. */
export const PRESS_TYPES = ['click', 'focusin', 'input', 'compositionstart', 'compositionend'];

/** How many presses are kept: of the page until the loader is there, then of each marker. */
const MAX_PRESSES = 50;

/** How long a press can be replayed: longer than the attempts to load a file take, when all of them fail at once. */
export const PRESS_LIFETIME_MS = 8000;

/** Creates the press of an event that is being dispatched. */
export const createPress = (event: Event): Press => ({
  event,
  path: event.composedPath(),
  time: performance.now(),
});

/** Adds a press, and removes the oldest ones that are too many. */
export function addPress(presses: Press[], press: Press): void {
  presses.push(press);
  presses.splice(0, presses.length - MAX_PRESSES);
}
