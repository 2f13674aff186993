import { useLayoutEffect, useState, type RefObject } from 'react';
import { onScroll } from '#ui/on-scroll.ts';
import { findCurrentIndex } from './years.ts';

/** Returns a length of an element's style in px; 0 for `auto`. */
const readPixels = (element: Element | undefined, name: 'scrollMarginTop' | 'scrollPaddingTop'): number =>
  (element && Number.parseFloat(getComputedStyle(element)[name])) || 0;

/** Events besides the scroll that change the current section: a link to one at the end of the page does not scroll. */
const EVENTS = ['resize', 'hashchange'] as const;

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
          sections.findIndex((section) => section.matches(':target')),
        ),
      );
    };
    measure();
    const end = onScroll(measure);
    for (const type of EVENTS) window.addEventListener(type, measure);
    return () => {
      end();
      for (const type of EVENTS) window.removeEventListener(type, measure);
    };
  }, [root, count]);
  return current;
}
