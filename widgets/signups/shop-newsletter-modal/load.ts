import { lazyChunk, loadOnServer } from '#ui/part.ts';

export { loadResultOfClosed as load } from '#forms/closed-result.ts';
export const isOptional = true;
/** Content of the modal, loaded when it is shown. */
export const offerPart = lazyChunk(() => import('./Offer.tsx'));

export const parts = loadOnServer(offerPart);
