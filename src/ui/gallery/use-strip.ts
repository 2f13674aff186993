import { useEffect, useRef, useState } from 'react';
import { onUse } from './on-use.ts';

/**
 * Tracks which picture of a scrolled strip is in view, and scrolls to another one. Pictures are as wide as
 * the strip; after the last one comes the first. `wanted` is the number of pictures to load: at first one;
 * once the strip is hovered, or in view after the visitor's first input, also the next one.
 */
export function useStrip(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // Target of a running scroll. Pictures that pass by meanwhile are ignored.
  const goal = useRef<number>(undefined);

  const [isSeen, setSeen] = useState(false);
  const [wanted, setWanted] = useState(1);
  const next = Math.min(count, at + (isSeen ? 2 : 1));
  if (next > wanted) setWanted(next);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setSeen(true);
    });
    const stopWaiting = onUse(() => observer.observe(ref.current!));
    return () => {
      stopWaiting();
      observer.disconnect();
    };
  }, []);

  const scrollBy = (steps: number) => {
    const asked = (at + steps + count) % count;
    goal.current = asked;
    setAt(asked);
    const strip = ref.current;
    if (strip) strip.scrollLeft = asked * strip.clientWidth;
  };

  const onScroll = () => {
    const { scrollLeft, clientWidth } = ref.current!;
    if (clientWidth === 0) return;
    const place = scrollLeft / clientWidth;
    if (goal.current === undefined) setAt(Math.min(count - 1, Math.max(0, Math.round(place))));
    else if (Math.abs(place - goal.current) < 0.1) goal.current = undefined;
  };

  /** Cancels the target, because the visitor scrolls. */
  const onTake = () => {
    goal.current = undefined;
  };

  const onPointerEnter = () => setSeen(true);

  return {
    at,
    wanted,
    scrollBy,
    strip: { ref, onScroll, onPointerEnter, onPointerDown: onTake, onWheel: onTake },
  };
}
