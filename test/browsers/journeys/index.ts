import type { Journey } from '../journey.ts';
import { contract } from './contract.ts';
import { widgets } from './widgets.ts';

/** All journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [...contract, ...widgets];
