import { createPart } from '../part.ts';

export type Suggesting = typeof import('./suggesting.ts');

/** The code of the suggestions. */
export const suggestingPart = createPart<Suggesting>(() => import('./suggesting.ts'));
