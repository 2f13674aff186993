/** Calendar days as `yyyy-MM-dd`. */

const DAY = 86_400_000;
const toIsoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day `days` after another one. */
export const addDays = (day: string, days: number): string => toIsoDay(Date.parse(day) + days * DAY);

/** 0 is Sunday. */
const getWeekday = (day: string): number => new Date(day).getUTCDay();

/** Returns Easter Sunday (anonymous Gregorian algorithm). */
function getEaster(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return toIsoDay(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1));
}

/** Returns the first such weekday on or after `from`. */
const findWeekday = (from: string, weekday: number): string =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

const SATURDAY = 6;

/** Lists Finland's public holidays and the eves of midsummer and Christmas, which have no deliveries either. */
function listHolidays(year: number): string[] {
  const fixed = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'].map(
    (day) => `${year}-${day}`,
  );
  const sunday = getEaster(year);
  const midsummer = findWeekday(`${year}-06-20`, SATURDAY);
  return [
    ...fixed,
    // Good Friday, Easter Sunday and Monday, Ascension Day, Pentecost.
    ...[-2, 0, 1, 39, 49].map((days) => addDays(sunday, days)),
    addDays(midsummer, -1),
    midsummer,
    findWeekday(`${year}-10-31`, SATURDAY),
  ];
}

/** Returns whether there are deliveries on a day. */
export const isDeliveryDay = (day: string): boolean =>
  getWeekday(day) !== 0 && !listHolidays(Number(day.slice(0, 4))).includes(day);
