/**
 * Weeks as Finland counts them (ISO 8601): they begin on Monday, and the first one has the year's first Thursday. Week and
 * year belong together: 2026 has a week 53, whose Friday is in 2027 (MNU-13).
 */

export interface IsoWeek {
  /** The year that the week belongs to, which is the one of its Thursday. */
  year: number;
  /** 1 to 52 or 53. */
  week: number;
}

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

const written = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Midnight of the Monday of the year's first week. 4 January is always in it. */
function firstMonday(year: number): number {
  const fourth = Date.UTC(year, 0, 4);
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY_MS;
}

/** Today as `yyyy-MM-dd`, where the visitor is or in the time zone that is given. */
export const today = (timeZone?: string): string =>
  // Sweden writes dates as ISO does.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());

/** The week of a day (`yyyy-MM-dd`). */
export function isoWeek(day: string): IsoWeek {
  const time = Date.parse(`${day}T00:00:00Z`);
  const thursday = time + (3 - ((new Date(time).getUTCDay() + 6) % 7)) * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return { year, week: Math.floor((thursday - firstMonday(year)) / WEEK_MS) + 1 };
}

/** The Monday of a week, as `yyyy-MM-dd`. */
export const mondayOf = ({ year, week }: IsoWeek): string =>
  written(firstMonday(year) + (week - 1) * WEEK_MS);

/** The day that is so many days after another one. */
export const dayAfter = (day: string, days: number): string =>
  written(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);

/** The week that is so many weeks after another one; after 52 or 53 comes 1 of the next year (MNU-13). */
export const weekAfter = (week: IsoWeek, weeks: number): IsoWeek =>
  isoWeek(dayAfter(mondayOf(week), 7 * weeks));

/** `2026-11-16` as `16.11.` */
export const dayAndMonth = (day: string): string => `${Number(day.slice(8))}.${Number(day.slice(5, 7))}.`;

/** From Monday to Friday, `16.11.–20.11.2026`; with both years where they differ. */
export function workingWeek(week: IsoWeek): string {
  const monday = mondayOf(week);
  const friday = dayAfter(monday, 4);
  const [from, to] = [monday.slice(0, 4), friday.slice(0, 4)];
  return `${dayAndMonth(monday)}${from === to ? '' : from}–${dayAndMonth(friday)}${to}`;
}
