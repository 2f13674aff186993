/** Areas and times of delivery (API-41, API-42). */
import { sql } from 'kysely';
import type { Language } from 'saaristo/sites';
import { Temporal } from 'temporal-polyfill';
import type { Queries } from '../platform/database/database.ts';
import { ESTATE_TIME_ZONE } from '../platform/model/time-zone.ts';
import { addDays, isDeliveryDay } from './holidays.ts';
import { getOrderTexts, SHOP_LANGUAGE } from './order-texts.ts';

/** First postal code of the area. */
export type Area = string;

export interface DeliveryTime {
  /** '16-18' */
  value: string;
  label: string;
}

/** A day with its free times (CHK-10). */
export interface DeliveryDate {
  /** ISO */
  value: string;
  label: string;
  times: DeliveryTime[];
}

/** Number of offered days. */
const DAYS = 10;

export const isPostalCode = (code: string): boolean => /^\d{5}$/.test(code);

/** Returns the area of a postal code; undefined if there is no delivery or the code is invalid. */
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

/** Formats '2026-11-24' as 'tiistai 24.11.', 'tisdag 24.11.' or 'Tuesday 24 November'. */
export function formatDay(day: string, language: Language = SHOP_LANGUAGE): string {
  const date = new Date(day);
  const { locale } = getOrderTexts(language);
  const format = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC', ...options });
  return locale === 'en-GB'
    ? format({ day: 'numeric', month: 'long' })
    : `${format({})} ${date.getUTCDate()}.${date.getUTCMonth() + 1}.`;
}

/** Formats a delivery time: 'tiistai 24.11. klo 16–18'. */
export const formatDelivery = (
  { day, time }: { day: string; time: string },
  language: Language = SHOP_LANGUAGE,
): string => `${formatDay(day, language)}${getOrderTexts(language).at}${time.replace('-', '–')}`;

/** Lists the days that can be ordered: from tomorrow, or from the day after tomorrow if the cut-off hour has passed. */
export function listDeliveryDays(now: Date, cutOffHour: number): string[] {
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(ESTATE_TIME_ZONE);
  const today = clock.toPlainDate().toString();
  const days: string[] = [];
  const first = clock.hour < cutOffHour ? 1 : 2;
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

/** Lists the free delivery times of an area by day, without full days. */
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
 * Reserves one delivery.
 * @returns false if the time is full or not offered; nothing is reserved then
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
