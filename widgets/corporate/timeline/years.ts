/** Range of the list of years before and after the current one (CORP-07). */
const BEFORE = 10;
const AFTER = 20;

/** Returns a year as it is shown and as it is in addresses: `#1903`. */
export const getYearId = (year: number | string): string => String(year).trim();

/** Returns the years around the current one, in order. A year that is not a number is always included. */
export function listYearsNear(years: readonly string[], current: string | undefined): string[] {
  const middle = Number.parseInt(current ?? '', 10);
  if (Number.isNaN(middle)) return [...years];
  return years.filter((year) => {
    const number = Number.parseInt(year, 10);
    return Number.isNaN(number) || (number >= middle - BEFORE && number <= middle + AFTER);
  });
}

/** The window and the page, in px. */
interface Scroll {
  height: number;
  /** How far the page can still be scrolled down. */
  left: number;
  /** Distance from the top at which a jump to a section ends. */
  margin: number;
}

/**
 * Returns the index of the current section: the last one whose top is above a line of the window (CORP-05), or 0. The line is where a
 * jump to a section ends, so that the section's year is current after it, however short the section. At the end of the page, where
 * sections do not come up to this line, it goes down to the bottom of the window.
 * @param tops distances of the sections from the top of the window in px
 */
export function findCurrentIndex(tops: readonly number[], { height, left, margin }: Scroll): number {
  const end = Math.max(0, 1 - left / (height || 1));
  const line = margin + (height - margin) * end + 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
