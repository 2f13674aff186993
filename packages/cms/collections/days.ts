/** Items that visitors see from a day or until one: pages change at the beginning of the day, where the site is. */
import type { EditorLanguage } from '@saaristo/editor/contract';
import { SITES, type Site } from 'saaristo/sites';
import type { Queries } from '../platform/database/database.ts';
import { scheduleJob } from '../platform/database/jobs.ts';
import { getTimeZone, parseLocalTime } from '../platform/model/time-zone.ts';
import type { AnyCollection, Change, Days, ValueProblem } from './define.ts';

/** The job that changes the pages on an item's first day and after its last one. Its key begins with the item's id. */
export const SHOW_ITEM_JOB = 'show-item';

const DAY_MS = 86_400_000;

/** Returns the first time at which visitors see something, and the first time at which they do not any more. */
function getTimes({ from, until }: Days, site: Site | null): { start?: Date; end?: Date } {
  const getStart = (day: string): Date | undefined => {
    const time = parseLocalTime(`${day}T00:00`, getTimeZone(site));
    return time instanceof Date ? time : undefined;
  };
  const start = from ? getStart(from) : undefined;
  const last = until ? Date.parse(until) : Number.NaN;
  const end = Number.isNaN(last) ? undefined : getStart(new Date(last + DAY_MS).toISOString().slice(0, 10));
  return { ...(start && { start }), ...(end && { end }) };
}

const ORDER_MESSAGES = {
  fi: 'Viimeinen päivä on ennen ensimmäistä.',
  sv: 'Den sista dagen är före den första.',
  en: 'The last day is before the first one.',
};

/** Finds days in the wrong order. */
export const findDayProblems = ({ from, until }: Days, language: EditorLanguage): ValueProblem[] =>
  from && until && until < from ? [{ path: ['until'], message: ORDER_MESSAGES[language] }] : [];

/** Tells whether visitors of a site see something of certain days at a time. */
export function isShown(days: Days, site: Site, now = new Date()): boolean {
  const { start, end } = getTimes(days, site);
  return !(start && start > now) && !(end && end <= now);
}

/** Schedules the changes of pages at the days of published items. */
export async function scheduleDays(
  queries: Queries,
  { getDays }: AnyCollection,
  changes: readonly Change<object>[],
): Promise<void> {
  for (const { after } of getDays ? changes : []) {
    if (!after) continue;
    // The days of an item of all sites begin at several times.
    for (const site of after.site ? [after.site] : SITES)
      for (const [name, time] of Object.entries(getTimes(getDays!(after.value), site)))
        if (time > new Date())
          await scheduleJob(queries, SHOW_ITEM_JOB, `${after.id} ${name} ${getTimeZone(site)}`, time);
  }
}
