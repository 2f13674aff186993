import { useCallback, useSyncExternalStore } from 'react';
import { onScroll } from './on-scroll.ts';

/** Returns whether the page is scrolled by at least `pixels`. Renders only when that changes (NAV-22). */
export const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    onScroll,
    useCallback(() => window.scrollY >= pixels, [pixels]),
    () => false,
  );
