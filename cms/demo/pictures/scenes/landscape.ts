/** Places: the sea, the farms and the villages the food comes from. People are never in them. */
import { harbour, sea, works } from './coast.ts';
import { farm, field, forest, smokehouse } from './country.ts';

/** Every place by its name. */
export const places = { sea, harbour, farm, field, forest, works, smokehouse } as const;
