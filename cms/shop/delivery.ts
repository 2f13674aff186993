/** Where and when the shop delivers (API-41, API-42). */
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { addDays, isDeliveryDay } from './holidays.ts';

/** The first postal code of it. */
export type Area = string;

export interface DeliveryTime {
  /** '16-18' */
  value: string;
  label: string;
}

/** A day with the times that are not full (CHK-10). */
export interface DeliveryDate {
  /** ISO */
  value: string;
  label: string;
  times: DeliveryTime[];
}

/** How many delivery days are offered. */
const DAYS = 10;

export const isPostalCode = (code: string): boolean => /^\d{5}$/.test(code);

/** The area of a postal code; undefined where nothing is delivered, or it is no postal code. */
export async function findArea(queries: Queries, postalCode: string): Promise<Area | undefined> {
  if (!isPostalCode(postalCode)) return undefined;
  const row = await queries
    .selectFrom('shop_delivery_area')
    .select('first_code as area')
    .where('first_code', '<=', postalCode)
    .where('last_code', '>=', postalCode)
    .limit(1)
    .executeTakeFirst();
  return row?.area;
}

const WEEKDAY = new Intl.DateTimeFormat('fi-FI', { weekday: 'long', timeZone: 'UTC' });

/** '2026-11-24' as 'tiistai 24.11.' */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${WEEKDAY.format(new Date(day))} ${date}.${month}.`;
}

const HELSINKI = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The days that can be ordered at a moment: from tomorrow on, or from the day after where it is too late for that. */
export function listDeliveryDays(now: Date, cutOffHour: number): string[] {
  const [today = '', time = ''] = HELSINKI.format(now).split(' ');
  const days: string[] = [];
  const first = Number(time.slice(0, 2)) < cutOffHour ? 1 : 2;
  for (let after = first; days.length < DAYS; after += 1) {
    const day = addDays(today, after);
    if (isDeliveryDay(day)) days.push(day);
  }
  return days;
}

interface WindowRow {
  day: string;
  times: DeliveryTime[];
}

/** What an area can still have, day by day; a day without a time is left out. */
export async function listDeliveryDates(queries: Queries, area: Area, now: Date): Promise<DeliveryDate[]> {
  const terms = await queries.selectFrom('shop_terms').select('cut_off_hour as hour').executeTakeFirst();
  const { rows } = await sql<WindowRow>`
    select asked.day, jsonb_agg(jsonb_build_object('value', offered.time, 'label', label) order by offered.time) as times
    from unnest(${listDeliveryDays(now, terms?.hour ?? 0)}::text[]) as asked (day) cross join shop_delivery_window offered
    left join shop_slot slot on slot.area = ${area} and slot.day = asked.day::date and slot.time = offered.time
    where coalesce(taken, 0) < capacity group by asked.day order by asked.day`.execute(queries);
  return rows.map(({ day, times }) => ({ value: day, label: formatDay(day), times }));
}

/**
 * Takes one delivery out of a time.
 * @returns false, with nothing taken, where it is full or not offered at that moment
 */
export async function reserveSlot(
  queries: Queries,
  area: Area,
  day: string,
  time: string,
  now: Date,
): Promise<boolean> {
  const offered = await queries
    .selectFrom(['shop_terms', 'shop_delivery_window'])
    .select(['cut_off_hour as hour', 'capacity'])
    .where('time', '=', time)
    .where('capacity', '>', 0)
    .executeTakeFirst();
  if (!offered || !listDeliveryDays(now, offered.hour).includes(day)) return false;
  const { numInsertedOrUpdatedRows: taken } = await queries
    .insertInto('shop_slot')
    .values({ area, day, time, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['area', 'day', 'time'])
        .doUpdateSet(({ eb }) => ({ taken: eb('shop_slot.taken', '+', 1) }))
        .where('shop_slot.taken', '<', offered.capacity),
    )
    .executeTakeFirst();
  return taken === 1n;
}
