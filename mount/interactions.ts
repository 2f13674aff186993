/** Stores a visitor's interactions with fallbacks until the islands are mounted. */
import type { Interaction } from './types.ts';

/** Types of events that are stored. Composition is text that an input method has not finished. */
export const INTERACTION_TYPES = ['click', 'focusin', 'input', 'compositionstart', 'compositionend'];

/** The most interactions that the page stores before the loader starts, and then each marker. */
const MAX_INTERACTIONS = 50;

/** Milliseconds in which a click can be replayed. Longer than the delay of a script that is 10 s late. */
export const INTERACTION_LIFETIME_MS = 15_000;

/** Key of the window's function that returns the interactions before the script, which `lost-script.js` stores. */
export const EARLY_INTERACTIONS = Symbol.for('saaristo.interactions');

/** The window of a page with `lost-script.js`. */
export interface EarlyWindow {
  /** Stops storing. Returns the interactions of the time before, to each bundle of the page. */
  [EARLY_INTERACTIONS]?: () => readonly Interaction[];
}

/** Creates the interaction of an event that is being dispatched. */
export const createInteraction = (event: Event): Interaction => ({
  event,
  path: event.composedPath(),
  time: performance.now(),
});

/** Adds an interaction. Removes the oldest ones beyond the limit. */
export function addInteraction(interactions: Interaction[], interaction: Interaction): void {
  interactions.push(interaction);
  interactions.splice(0, interactions.length - MAX_INTERACTIONS);
}
