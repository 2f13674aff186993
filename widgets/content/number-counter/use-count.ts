import { useEffect, useState, type RefObject } from 'react';
import { countedTo } from './counting.ts';

const wantsNoMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Counts from 0 to `value` once the element is in view (WID-06); with reduced motion it is there at once.
 * @returns the number to show now
 */
export function useCount(element: RefObject<HTMLElement | null>, value: number): number {
  const [shown, setShown] = useState(0);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let frame = 0;
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const next = countedTo(value, now - start);
      setShown(next);
      if (next !== value) frame = requestAnimationFrame(count);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      if (wantsNoMotion()) setShown(value);
      else frame = requestAnimationFrame(count);
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, value]);

  return shown;
}
