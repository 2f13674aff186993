import { createPart } from '#ui/part.ts';

/** The forms of both buttons, for who presses one. */
export const formsPart = createPart(() => import('./Forms.tsx'));
