import { createPart } from '#ui/part.ts';

/** The order without a script, which only a server renders. */
export const plainOrderPart = createPart(() => import('./PlainOrder.tsx'));
