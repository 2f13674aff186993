import { lazyChunk } from '#ui/part.ts';

/** Code of both modals, loaded when a button is pressed. */
export const formsPart = lazyChunk(() => import('./Forms.tsx'));
