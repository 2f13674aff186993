import { isSwedishSite, type Site } from 'saaristo/sites';
import { Temporal } from 'temporal-polyfill';

/** The time zone of data without a site, such as accounts. */
export const ESTATE_TIME_ZONE = 'Europe/Helsinki';

/** Returns the time zone of a site's pages; of data of all sites if it is null. */
export const getTimeZone = (site: Site | null): string =>
  site !== null && isSwedishSite(site) ? 'Europe/Stockholm' : ESTATE_TIME_ZONE;

/** The value of an input of type `datetime-local`. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/** Tells whether a text is a date and time without a zone. */
export const isLocalTime = (text: string): boolean => LOCAL_TIME.test(text);

/**
 * Converts a date and time of a zone, as clocks there show it. Of the hour that is repeated in autumn it takes the first.
 * @param text as an input of type `datetime-local` sends it
 * @returns 'skipped' if the clocks skip this time in spring. Undefined if the text is not a date and time.
 */
export function parseLocalTime(text: string, timeZone: string): Date | 'skipped' | undefined {
  if (!isLocalTime(text)) return undefined;
  try {
    const local = Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    const zoned = local.toZonedDateTime(timeZone);
    return zoned.toPlainDateTime().equals(local) ? new Date(zoned.epochMilliseconds) : 'skipped';
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
