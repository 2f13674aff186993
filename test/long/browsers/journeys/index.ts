import type { Journey } from '../journey.ts';
import { contract } from './contract.ts';
import { visits } from './visits.ts';
import { widgets } from './widgets.ts';

/** All journeys, in the order in which they run. */
export const journeys: readonly Journey[] = [...contract, ...visits, ...widgets];
