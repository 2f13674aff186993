import { createPart } from '#ui/part.ts';

/** What asks whether to come, and comes: on the first pages of a visit nobody needs it. */
export const offeredPart = createPart(() => import('./Offered.tsx'));
