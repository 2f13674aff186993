/** Stores a visitor's interactions with fallbacks until the islands are mounted. */
import type { Interaction } from './types.ts';

/** Types of events that are stored. Composition is text that an input method has not finished. */
export const INTERACTION_TYPES = ['click', 'focusin', 'input', 'compositionstart', 'compositionend'];

/** The most interactions that the page stores before the loader starts, and then each marker. */
const MAX_INTERACTIONS = 50;

/** How long a click can be replayed. Longer than all attempts to load a file that fail at once. */
export const INTERACTION_LIFETIME_MS = 8000;

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
