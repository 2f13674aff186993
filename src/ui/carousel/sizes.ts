/** Window sizes for the number of slides in view (CAR-01). Carousel.module.css has the same breakpoints. */
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { useMedia } from '../use-media.ts';

export const SIZES = ['small', 'medium', 'large'] as const;

export type Size = (typeof SIZES)[number];

/** Number of slides in view by window size. */
export type InView = Readonly<Record<Size, number>>;

/** Returns the window's size and renders when it changes; `large` on the server. */
export function useSize(): Size {
  const isSmall = useMedia(`(max-width: ${BREAKPOINTS.md - 1}px)`);
  const isMedium = useMedia(`(max-width: ${BREAKPOINTS.lg}px)`);
  return isSmall ? 'small' : isMedium ? 'medium' : 'large';
}
