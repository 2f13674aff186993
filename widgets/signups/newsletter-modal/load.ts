import { lazyChunk, loadOnServer } from '#ui/part.ts';

export { loadResultOfClosed as load } from '#forms/closed-result.ts';
export const isOptional = true;
/** The form, loaded when the modal opens. */
export const formPart = lazyChunk(() => import('./NewsletterForm.tsx'));

export const parts = loadOnServer(formPart);
