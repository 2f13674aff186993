import { lazyChunk } from '../part.ts';

export type Suggesting = typeof import('./suggesting.ts');

/** The code of the suggestions. */
export const suggestingPart = lazyChunk<Suggesting>(() => import('./suggesting.ts'));
