/** CORP-07: how far the list of years reaches from the current one. */
const BEFORE = 10;
const AFTER = 20;

/** A year as it is shown and as it is in addresses: `#1903`. */
export const yearId = (year: number | string): string => String(year).trim();

/** The years within the window of the current one, in their own order. What is no year by number is within any. */
export function withinWindow(years: readonly string[], current: string | undefined): string[] {
  const middle = Number.parseInt(current ?? '', 10);
  if (Number.isNaN(middle)) return [...years];
  return years.filter((year) => {
    const number = Number.parseInt(year, 10);
    return Number.isNaN(number) || (number >= middle - BEFORE && number <= middle + AFTER);
  });
}

/**
 * Which section is current: the last one whose top has passed the top third of the window (CORP-05), the first one where
 * none has.
 * @param tops distance of each section from the top of the window, in px
 */
export function currentIndex(tops: readonly number[], windowHeight: number): number {
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= windowHeight / 3),
  );
}
