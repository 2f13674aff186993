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
 * Returns the index of the current section (CORP-05): the last one at or above the place to which its link leads, or 0. Where the page ends
 * before the last sections reach that place, they share the rest of the way. At the end, the section of the page's address is current.
 * @param tops distances of the sections from the top of the window in px
 * @param target index of the section in the page's address; -1 for none
 */
export function findCurrentIndex(
  tops: readonly number[],
  { height, left, margin }: Scroll,
  target = -1,
): number {
  const passed = tops.findLastIndex((top) => top <= margin + 1);
  const reachable = tops.findLastIndex((top) => top <= margin + 1 + left);
  if (passed < reachable) return Math.max(0, passed);
  if (left < 1 && target > reachable) return target;
  const first = Math.max(0, reachable);
  const others = tops.length - 1 - first;
  const way = reachable < 0 ? height : left + margin + 1 - tops[reachable]!;
  const progress = Math.max(0, 1 - left / (way || 1));
  return Math.max(0, first + Math.min(others, Math.floor(progress * (others + 1))));
}
