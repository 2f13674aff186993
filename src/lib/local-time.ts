/** Times of a time zone without its name. */

const padTwo = (number: number): string => String(number).padStart(2, '0');

/**
 * Returns a time as clocks show it in a time zone, by default the visitor's: `2026-12-31T23:59`, as an input of type `datetime-local` has it.
 * Reads the parts of a format, because formats differ between the data of browsers.
 */
export function toLocalTime(at: Date, timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const read = (name: Intl.DateTimeFormatPartTypes): string =>
    padTwo(Number(parts.find(({ type }) => type === name)?.value));
  return `${read('year')}-${read('month')}-${read('day')}T${read('hour')}:${read('minute')}`;
}
