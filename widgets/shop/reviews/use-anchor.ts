import { useEffect, type RefObject } from 'react';

/** The anchor of a product's reviews (REV-01). */
export const ANCHOR = 'reviews';

/**
 * Goes to the reviews where the address asks for them and the browser looked for them in vain, since they came late. Who has scrolled
 * on meanwhile stays there.
 */
export function useAnchor(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = section.current;
    if (!element || location.hash !== `#${ANCHOR}`) return;
    const isNear = Math.abs(element.getBoundingClientRect().top) < window.innerHeight;
    if (window.scrollY === 0 || isNear) element.scrollIntoView();
  }, [section]);
}
