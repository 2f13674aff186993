import { createPart } from '#ui/part.ts';

/** Content of the modal, loaded when it is shown. */
export const offerPart = createPart(() => import('./Offer.tsx'));
