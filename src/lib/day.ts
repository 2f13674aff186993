/** Days without a time as `yyyy-MM-dd`, so that no time zone shifts them (CMP-10, I18N-09). */

import { cleanPasted } from './pasted.ts';

const padTwo = (number: number): string => String(number).padStart(2, '0');

/** Returns the day; undefined if the calendar does not have it. */
function createDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  // A day that the month does not have is in another month.
  const exists = date.getUTCMonth() === month - 1 && year >= 1000;
  return exists ? `${year}-${padTwo(month)}-${padTwo(day)}` : undefined;
}

/**
 * Reads a day in a format that is common in Finland: d.M.yyyy or dd/MM/yyyy. Ignores surrounding white space.
 * @returns `yyyy-MM-dd`, or undefined if it is not a valid day
 */
export function readTypedDay(text: string): string | undefined {
  const match = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(cleanPasted(text));
  return match ? createDay(Number(match[4]), Number(match[3]), Number(match[1])) : undefined;
}

/** Reads a valid `yyyy-MM-dd`, also from the beginning of a date-time; else undefined. */
export function readDay(text: string): string | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/.exec(text);
  return match ? createDay(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

/** Formats `2026-12-31` as `31/12/2026`. */
export const formatTypedDay = (day: string): string => day.split('-').reverse().join('/');
