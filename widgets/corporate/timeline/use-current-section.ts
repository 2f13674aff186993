import { useLayoutEffect, useState, type RefObject } from 'react';
import { onScroll } from '#ui/on-scroll.ts';
import { findCurrentIndex } from './years.ts';

/** Returns a length of an element's style in px; 0 for `auto`. */
const readPixels = (element: Element | undefined, name: 'scrollMarginTop' | 'scrollPaddingTop'): number =>
  (element && Number.parseFloat(getComputedStyle(element)[name])) || 0;

/** Returns the index of the current one of the `count` sections in `root` while the page scrolls (CORP-05); 0 on the server. */
export function useCurrentSection(root: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const sections = [...(root.current?.children ?? [])];
      const { scrollHeight, clientHeight } = document.documentElement;
      setCurrent(
        findCurrentIndex(
          sections.map((section) => section.getBoundingClientRect().top),
          {
            height: clientHeight,
            left: scrollHeight - clientHeight - window.scrollY,
            margin:
              readPixels(document.documentElement, 'scrollPaddingTop') +
              readPixels(sections[0], 'scrollMarginTop'),
          },
        ),
      );
    };
    measure();
    const end = onScroll(measure);
    window.addEventListener('resize', measure);
    return () => {
      end();
      window.removeEventListener('resize', measure);
    };
  }, [root, count]);
  return current;
}
