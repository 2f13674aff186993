import { useEffect, useState, type RefObject } from 'react';

/** Before the row has been measured: a wide window. */
const USUAL = 9;

/**
 * How many slides of one width fit whole in a row, at least one.
 * @param width of a slide, px; undefined where their number is given, and nothing is measured
 * @param gap between two of them, px
 */
export function useRoom(row: RefObject<HTMLElement | null>, width: number | undefined, gap: number): number {
  const [room, setRoom] = useState(USUAL);
  useEffect(() => {
    if (width === undefined || !row.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const free = entry?.contentRect.width ?? 0;
      if (free > 0) setRoom(Math.max(1, Math.floor((free + gap) / (width + gap))));
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, width, gap]);
  return room;
}
