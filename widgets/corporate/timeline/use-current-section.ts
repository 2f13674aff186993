import { useLayoutEffect, useState, type RefObject } from 'react';
import { onScroll } from '#ui/on-scroll.ts';
import { findCurrentIndex } from './years.ts';

/** Returns the index of the current one of the `count` sections in `root` while the page scrolls (CORP-05); 0 on the server. */
export function useCurrentSection(root: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const tops = [...(root.current?.children ?? [])].map((section) => section.getBoundingClientRect().top);
      setCurrent(findCurrentIndex(tops, window.innerHeight));
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
