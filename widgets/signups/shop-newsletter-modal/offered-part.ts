import { lazyChunk } from '#ui/part.ts';

/** Code that decides whether to show the modal, and the modal itself. The first pages of a visit do not need it. */
export const offeredPart = lazyChunk(() => import('./Offered.tsx'));
