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

/**
 * Returns the index of the current section: the last one whose top is above a third of the window's height (CORP-05), or 0.
 * @param tops distances of the sections from the top of the window in px
 */
export function findCurrentIndex(tops: readonly number[], windowHeight: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight / 3),
  );
}
