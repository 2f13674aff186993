import { createPart } from '#ui/part.ts';

/** What the modal offers, for who is offered it. */
export const offerPart = createPart(() => import('./Offer.tsx'));
