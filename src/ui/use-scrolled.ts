import { useCallback, useSyncExternalStore } from 'react';
import { followScroll } from './follow-scroll.ts';

/** Whether the page is scrolled by `pixels` or more. Renders again only when that changes (NAV-22). */
export const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    followScroll,
    useCallback(() => window.scrollY >= pixels, [pixels]),
    () => false,
  );
