import type { WidgetDefinition } from '#island/define.ts';
import { reservedHeights, windowRange } from '../tools/build/reserved-space.ts';

/** px: a line of text more or less, or of a long form a few, since places on pages are not equally wide. Pages decide. */
export const toleranceAt = (height: number): number => Math.max(26, height * 0.07);

interface Seen {
  /** px of the widget at rest. */
  height: number;
  /** px of the window. */
  window: { width: number; height: number };
}

/**
 * Compares what a widget reserves with what it takes. More than it takes would stay blank; less would shift the page, as far
 * as a window shows it. Reserving nothing is right where the height comes of what an editor writes.
 * @returns what is wrong, in a sentence; undefined where nothing is
 */
export function wrongReservedHeight(
  { name, reservedHeight }: Pick<WidgetDefinition, 'name' | 'reservedHeight'>,
  { height, window }: Seen,
): string | undefined {
  const range = windowRange(window.width);
  const reserved = reservedHeights({ reservedHeight })[range];
  if (reserved === 0) return undefined;
  const seen = Math.min(height, window.height);
  if (reserved >= seen - toleranceAt(seen) && reserved <= height + toleranceAt(height)) return undefined;
  return `${name} reserves ${reserved} px and takes ${Math.round(height)} px in a window of ${window.width} × ${window.height} (reservedHeight, ${range})`;
}
