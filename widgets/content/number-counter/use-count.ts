import { useEffect, useState, type RefObject } from 'react';
import { useMedia } from '#ui/use-media.ts';
import { getCount } from './counting.ts';

/**
 * Counts from 0 to `value` once the element is visible (WID-06). With reduced motion it shows the value at once.
 * @returns the current number
 */
export function useCount(element: RefObject<HTMLElement | null>, value: number): number {
  const [shown, setShown] = useState(0);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const target = element.current;
    if (!target || isStill) return;
    let frame = 0;
    let start: number | undefined;
    const count = (now: number) => {
      start ??= now;
      const next = getCount(value, now - start);
      setShown(next);
      if (next !== value) frame = requestAnimationFrame(count);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      frame = requestAnimationFrame(count);
    });
    const stop = () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
    /** Printed pages show the final number. */
    const finish = () => {
      stop();
      setShown(value);
    };
    observer.observe(target);
    window.addEventListener('beforeprint', finish);
    return () => {
      stop();
      window.removeEventListener('beforeprint', finish);
    };
  }, [element, value, isStill]);

  return isStill ? value : shown;
}
