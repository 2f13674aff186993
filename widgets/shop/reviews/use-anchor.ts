import { useEffect, type RefObject } from 'react';

/** The anchor of a product's reviews (REV-01). */
export const ANCHOR = 'reviews';

/**
 * Scrolls to the reviews if the URL's hash names them, since the browser did not find them when the page was loaded. A visitor who has
 * scrolled elsewhere stays there.
 */
export function useAnchor(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element || location.hash !== `#${ANCHOR}`) return;
    const isNear = Math.abs(element.getBoundingClientRect().top) < window.innerHeight;
    if (window.scrollY === 0 || isNear) element.scrollIntoView();
  }, [section]);
}
