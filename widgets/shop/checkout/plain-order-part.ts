import { createPart } from '#ui/part.ts';

/** The order without a script; only a server loads it. */
export const plainOrderPart = createPart(() => import('./PlainOrder.tsx'));
