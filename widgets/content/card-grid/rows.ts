/** Calculates how many cards fill a number of rows of a grid. */
import { BREAKPOINTS } from '#lib/breakpoints.ts';

/**
 * Returns the number of columns of a grid.
 * @param width width of the window in px
 * @param fixed number of columns in windows of at least 376 px (GRD-08, GRD-09)
 */
export function getColumns(width: number, fixed?: number): number {
  if (width < BREAKPOINTS.sm) return 1;
  if (fixed !== undefined) return fixed;
  return width > BREAKPOINTS.lg ? 4 : width >= BREAKPOINTS.md ? 3 : 2;
}

/**
 * Returns how many of the first cards fit into `rows` rows. A card that is wider than the rest of a row begins the next row.
 * @param spans number of columns of each card
 */
export function countCardsInRows(spans: readonly number[], columns: number, rows: number): number {
  let [row, taken] = [1, 0];
  for (const [index, wanted] of spans.entries()) {
    const span = Math.min(wanted, columns);
    if (taken + span > columns) [row, taken] = [row + 1, 0];
    if (row > rows) return index;
    taken += span;
  }
  return spans.length;
}
