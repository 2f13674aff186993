import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { throttle } from '#lib/throttle.ts';

/** The two layouts of the pages: desktop is wider than 1024 px (NAV-26). */
export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The layout of a window of a width in px. */
export const layoutAt = (width: number): Layout => (width > BREAKPOINTS.lg ? 'desktop' : 'mobile');

/** The layout for the window as it is now, by the media query of the stylesheets. Browser only. */
export const currentLayout = (): Layout =>
  window.matchMedia(`(max-width: ${BREAKPOINTS.lg}px)`).matches ? 'mobile' : 'desktop';

function followWidth(call: () => void): () => void {
  // NAV-27
  const throttled = throttle(call, 100);
  window.addEventListener('resize', throttled);
  return () => {
    window.removeEventListener('resize', throttled);
    throttled.cancel();
  };
}

/**
 * The layout of the window, followed, from hydration on; undefined on the server, which knows no window. A component that asks renders both there,
 * and hydrates one.
 */
export const useLayout = (): Layout | undefined =>
  useSyncExternalStore<Layout | undefined>(followWidth, currentLayout, () =>
    typeof window === 'undefined' ? undefined : currentLayout(),
  );
