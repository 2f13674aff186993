import { useLayoutEffect, useState, type RefObject } from 'react';
import { followScroll } from '#ui/follow-scroll.ts';
import { currentIndex } from './years.ts';

/** Which of the `count` sections in `root` is current as the page is scrolled (CORP-05); the first one on the server. */
export function useCurrentSection(root: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const tops = [...(root.current?.children ?? [])].map((section) => section.getBoundingClientRect().top);
      setCurrent(currentIndex(tops, window.innerHeight));
    };
    measure();
    const end = followScroll(measure);
    window.addEventListener('resize', measure);
    return () => {
      end();
      window.removeEventListener('resize', measure);
    };
  }, [root, count]);
  return current;
}
