import { lazyChunk } from '#ui/part.ts';

/** Content of the modal, loaded when it is shown. */
export const offerPart = lazyChunk(() => import('./Offer.tsx'));
