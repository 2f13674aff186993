import { lazyChunk } from '#ui/part.ts';

/** The form, loaded when the modal opens. */
export const formPart = lazyChunk(() => import('./NewsletterForm.tsx'));
