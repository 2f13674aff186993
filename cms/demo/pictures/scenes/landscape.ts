/** Landscapes: the sea, farms and villages, without people. */
import { harbour, sea, works } from './coast.ts';
import { farm, field, forest, smokehouse } from './country.ts';

/** All landscapes by name. */
export const landscapes = { sea, harbour, farm, field, forest, works, smokehouse } as const;
