import type { WidgetDefinition } from '#island/define.ts';
import { reservedHeights, windowRange } from '../packages/build/reserved-space.ts';

/** Returns the tolerance in px: about one line of text, or several lines of a long form, since places on pages differ in width. */
export const getTolerance = (height: number): number => Math.max(26, height * 0.07);

interface Seen {
  /** Height of the widget in its initial state, in px. */
  height: number;
  /** Size of the window in px. */
  window: { width: number; height: number };
}

/**
 * Compares a widget's reserved height with its real height. Too much would stay blank; too little would shift the page within the window. A
 * reserved height of 0 is correct if the height depends on the editor's content.
 * @returns the fault in one sentence, or undefined
 */
export function findHeightFault(
  { name, reservedHeight }: Pick<WidgetDefinition, 'name' | 'reservedHeight'>,
  { height, window }: Seen,
): string | undefined {
  const range = windowRange(window.width);
  const reserved = reservedHeights({ reservedHeight })[range];
  if (reserved === 0) return undefined;
  const seen = Math.min(height, window.height);
  if (reserved >= seen - getTolerance(seen) && reserved <= height + getTolerance(height)) return undefined;
  return `${name} reserves ${reserved} px and takes ${Math.round(height)} px in a window of ${window.width} × ${window.height} (reservedHeight, ${range})`;
}
