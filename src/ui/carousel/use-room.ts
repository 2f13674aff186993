import { useEffect, useState, type RefObject } from 'react';

/** Value before the row is measured: enough for a wide window. */
const INITIAL_ROOM = 9;

/**
 * Returns how many slides of a given width fit into a row, at least 1.
 * @param width of a slide in px; undefined if the number of slides is given, then nothing is measured
 * @param gap between two slides in px
 */
export function useRoom(row: RefObject<HTMLElement | null>, width: number | undefined, gap: number): number {
  const [room, setRoom] = useState(INITIAL_ROOM);
  useEffect(() => {
    if (width === undefined || !row.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const available = entry?.contentRect.width ?? 0;
      if (available > 0) setRoom(Math.max(1, Math.floor((available + gap) / (width + gap))));
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row, width, gap]);
  return room;
}
