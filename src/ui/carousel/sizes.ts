/** The sizes of windows that cards in view are counted for (CAR-01); the stylesheet knows the same. */
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { useMedia } from '../use-media.ts';

export const SIZES = ['small', 'medium', 'large'] as const;

export type Size = (typeof SIZES)[number];

/** Slides in view at a time, in a window of each size. */
export type InView = Readonly<Record<Size, number>>;

/** The size of the window, followed; `large` on the server. */
export function useSize(): Size {
  const isSmall = useMedia(`(max-width: ${BREAKPOINTS.md - 1}px)`);
  const isMedium = useMedia(`(max-width: ${BREAKPOINTS.lg}px)`);
  return isSmall ? 'small' : isMedium ? 'medium' : 'large';
}
