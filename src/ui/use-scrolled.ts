import { useCallback, useSyncExternalStore } from 'react';

/** Calls `call` after each frame in which the page was scrolled, until the result is called. */
function followScroll(call: () => void): () => void {
  let frame = 0;
  const scrolled = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      call();
    });
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return () => {
    window.removeEventListener('scroll', scrolled);
    cancelAnimationFrame(frame);
  };
}

/** Whether the page is scrolled by `pixels` or more. Renders again only when that changes (NAV-22). */
export const useScrolled = (pixels: number): boolean =>
  useSyncExternalStore(
    followScroll,
    useCallback(() => window.scrollY >= pixels, [pixels]),
    () => false,
  );
