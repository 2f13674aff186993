/** All recipes of the estate. */
import { atriafi } from './recipes/atriafi.ts';
import { jyvabroiler } from './recipes/jyvabroiler.ts';
import type { Recipe } from './types.ts';

/** In the order in which a listing shows them. */
export const recipes: Recipe[] = [...atriafi, ...jyvabroiler];
