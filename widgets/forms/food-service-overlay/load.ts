import { lazyChunk, loadOnServer } from '#ui/part.ts';

export { loadResultOfClosed as load } from '#forms/closed-result.ts';
export const isOptional = true;
/** Code of both modals, loaded when a button is pressed. */
export const formsPart = lazyChunk(() => import('./Forms.tsx'));

export const parts = loadOnServer(formsPart);
