import { useEffect, useRef, useState } from 'react';
import { onFirstInput } from './on-first-input.ts';

/**
 * Tracks which picture of a scrolled strip is in view, and scrolls to another one. Pictures are as wide as the strip. After the last one
 * comes the first. `wanted` is the number of pictures to load. It is one at first. The next picture is added when the strip is hovered,
 * or in view after the visitor's first input.
 */
export function useStrip(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  // Target of a running scroll. Pictures that pass by meanwhile are ignored.
  const target = useRef<number>(undefined);

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
    const cancelWaiting = onFirstInput(() => observer.observe(ref.current!));
    return () => {
      cancelWaiting();
      observer.disconnect();
    };
  }, []);

  const scrollBy = (steps: number) => {
    const index = (at + steps + count) % count;
    target.current = index;
    setAt(index);
    const strip = ref.current;
    if (strip) strip.scrollLeft = index * strip.clientWidth;
  };

  const handleScroll = () => {
    const { scrollLeft, clientWidth } = ref.current!;
    if (clientWidth === 0) return;
    const place = scrollLeft / clientWidth;
    if (target.current === undefined) setAt(Math.min(count - 1, Math.max(0, Math.round(place))));
    else if (Math.abs(place - target.current) < 0.1) target.current = undefined;
  };

  /** Cancels the target, because the visitor scrolls. */
  const cancelTarget = () => {
    target.current = undefined;
  };

  const handlePointerEnter = () => setSeen(true);

  return {
    at,
    wanted,
    scrollBy,
    strip: {
      ref,
      onScroll: handleScroll,
      onPointerEnter: handlePointerEnter,
      onPointerDown: cancelTarget,
      onWheel: cancelTarget,
    },
  };
}
