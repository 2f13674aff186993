import { lazyChunk } from '#ui/part.ts';

/** The order without a script; only a server loads it. */
export const plainOrderPart = lazyChunk(() => import('./PlainOrder.tsx'));
