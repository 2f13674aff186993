/** How many cards fill so many rows of a grid. */
import { BREAKPOINTS } from '#lib/breakpoints.ts';

/** Columns of a grid in a window `width` px wide; `fixed` holds down to 376 px (GRD-08, GRD-09). */
export function columnsOf(width: number, fixed?: number): number {
  if (width < BREAKPOINTS.sm) return 1;
  if (fixed !== undefined) return fixed;
  return width > BREAKPOINTS.lg ? 4 : width >= BREAKPOINTS.md ? 3 : 2;
}

/**
 * How many of the first cards are in `rows` rows: a card that is too wide for what is left of a row begins the next one.
 * @param spans columns that each card takes
 */
export function cardsInRows(spans: readonly number[], columns: number, rows: number): number {
  let [row, taken] = [1, 0];
  for (const [index, wanted] of spans.entries()) {
    const span = Math.min(wanted, columns);
    if (taken + span > columns) [row, taken] = [row + 1, 0];
    if (row > rows) return index;
    taken += span;
  }
  return spans.length;
}
