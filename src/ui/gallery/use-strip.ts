import { useRef, useState } from 'react';

/**
 * Which picture of a strip that the browser scrolls is in view, and going to another one. Pictures are as wide as the
 * strip. After the last comes the first.
 */
export function useStrip(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // While the strip glides to the picture that was asked for, those that pass by don't count.
  const goal = useRef<number>(undefined);

  const scrollBy = (steps: number) => {
    const next = (at + steps + count) % count;
    goal.current = next;
    setAt(next);
    const strip = ref.current;
    if (strip) strip.scrollLeft = next * strip.clientWidth;
  };

  const onScroll = () => {
    const { scrollLeft, clientWidth } = ref.current!;
    if (clientWidth === 0) return;
    const place = scrollLeft / clientWidth;
    if (goal.current === undefined) setAt(Math.min(count - 1, Math.max(0, Math.round(place))));
    else if (Math.abs(place - goal.current) < 0.1) goal.current = undefined;
  };

  /** The visitor takes the strip over. */
  const onTake = () => {
    goal.current = undefined;
  };

  return { at, scrollBy, strip: { ref, onScroll, onPointerDown: onTake, onWheel: onTake } };
}
