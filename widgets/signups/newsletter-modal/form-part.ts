import { createPart } from '#ui/part.ts';

/** The form, loaded when the modal opens. */
export const formPart = createPart(() => import('./NewsletterForm.tsx'));
