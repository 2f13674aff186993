import { useEffect, useState, type RefObject } from 'react';

/** Returns on which sides a horizontally scrolling element has hidden content. */
export function useOverflow(element: RefObject<HTMLElement | null>, content: unknown) {
  const [hidden, setHidden] = useState({ start: false, end: false });

  useEffect(() => {
    const scroller = element.current;
    if (!scroller) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const next = { start: scrollLeft > 1, end: scrollLeft + clientWidth < scrollWidth - 1 };
      setHidden((before) => (before.start === next.start && before.end === next.end ? before : next));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    scroller.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', measure);
    };
  }, [element, content]);

  return hidden;
}
