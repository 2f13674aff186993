/**
 * Weeks by ISO 8601, as in Finland: they begin on Monday, and the first one contains the year's first
 * Thursday. A week belongs to a year: 2026 has a week 53, whose Friday is in 2027 (MNU-13).
 */

import { toLocalTime } from './local-time.ts';

export interface IsoWeek {
  /** The year of the week's Thursday. */
  year: number;
  /** 1 to 52 or 53. */
  week: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns midnight (UTC) of the Monday of the year's first week, which always contains 4 January. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Returns today as `yyyy-MM-dd` in the given time zone, by default the visitor's. */
export const today = (timeZone?: string): string => toLocalTime(new Date(), timeZone).slice(0, 10);

/** Returns the week of a day (`yyyy-MM-dd`). */
export function getIsoWeek(day: string): IsoWeek {
  const time = Date.parse(`${day}T00:00:00Z`);
  const thursday = time + (3 - ((new Date(time).getUTCDay() + 6) % 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.floor((thursday - firstMonday(year)) / WEEK_MS) + 1 };
}

/** Returns the Monday of a week as `yyyy-MM-dd`. */
export const getMonday = ({ year, week }: IsoWeek): string =>
  formatDay(firstMonday(year) + (week - 1) * WEEK_MS);

/** Returns the day that is `days` after another one. */
export const addDays = (day: string, days: number): string =>
  formatDay(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** Returns the week that is `weeks` after another one; week 1 of the next year follows 52 or 53 (MNU-13). */
export const addWeeks = (week: IsoWeek, weeks: number): IsoWeek =>
  getIsoWeek(addDays(getMonday(week), 7 * weeks));

/** Formats `2026-11-16` as `16.11.` */
export const formatDayAndMonth = (day: string): string =>
  `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** Formats Monday to Friday as `16.11.–20.11.2026`, with both years if they differ. */
export function formatWorkingWeek(week: IsoWeek): string {
  const monday = getMonday(week);
  const friday = addDays(monday, 4);
  const [from, to] = [monday.slice(0, 4), friday.slice(0, 4)];
  return `${formatDayAndMonth(monday)}${from === to ? '' : from}–${formatDayAndMonth(friday)}${to}`;
}
