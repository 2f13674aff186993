import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from '#lib/breakpoints.ts';
import { throttle } from '#lib/throttle.ts';

/** The two layouts of pages: desktop is wider than 1024 px (NAV-26). */
export const LAYOUTS = ['desktop', 'mobile'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Returns the layout for a window width in px. */
export const getLayout = (width: number): Layout => (width > BREAKPOINTS.lg ? 'desktop' : 'mobile');

/** Returns the layout of the current window by the stylesheets' media query. Browser only. */
export const getCurrentLayout = (): Layout =>
  window.matchMedia(`(max-width: ${BREAKPOINTS.lg}px)`).matches ? 'mobile' : 'desktop';

function subscribeToWidth(call: () => void): () => void {
  // NAV-27
  const throttled = throttle(call, 100);
  window.addEventListener('resize', throttled);
  return () => {
    window.removeEventListener('resize', throttled);
    throttled.cancel();
  };
}

/**
 * Returns the layout and renders when it changes. Undefined on the server, which does not know the window. A component renders both
 * layouts there and hydrates one.
 */
export const useLayout = (): Layout | undefined =>
  useSyncExternalStore<Layout | undefined>(subscribeToWidth, getCurrentLayout, () =>
    typeof window === 'undefined' ? undefined : getCurrentLayout(),
  );
