import { createPart } from '#ui/part.ts';

/** The form, for who opens it. */
export const formPart = createPart(() => import('./NewsReleaseForm.tsx'));
