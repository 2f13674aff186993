/** How long what visitors leave is kept, and what forgets it. */
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { publishDue } from '../content/pages/page-store.ts';
import type { Database, Queries } from '../database/database.ts';
import { ago, now } from '../database/expressions.ts';
import { deleteExpiredAttempts } from '../http/security/attempt-limiter.ts';
import { releaseOverdue } from '../shop/cancel-unpaid-order.ts';
import { forgetVisitors } from '../shop/visitor-carts.ts';

interface Kept {
  table: 'enquiry' | 'sign_up' | 'shop_order' | 'review' | 'menu';
  /** Counted from this one of its columns on. */
  days: number;
  column: string;
  /** Which of its rows are meant. */
  where?: RawBuilder<SqlBool>;
}

/** What visitors wrote and ordered, and how long it is kept. */
const KEPT: readonly Kept[] = [
  { table: 'enquiry', days: 730, column: 'received_at' },
  { table: 'sign_up', days: 730, column: 'received_at' },
  // Accounts are kept for six years from the end of the year.
  { table: 'shop_order', days: 2560, column: 'made_at' },
  {
    table: 'shop_order',
    days: 90,
    column: 'made_at',
    where: sql`status in ('cancelled', 'expired') and not exists (select 1 from shop_payment where order_id = shop_order.id)`,
  },
  { table: 'review', days: 1825, column: 'written_at', where: sql`content_key is null` },
  { table: 'review', days: 90, column: 'written_at', where: sql`not shown` },
  { table: 'menu', days: 400, column: 'read_on' },
];

/** What ends by itself. */
const ENDING = [
  'shop_login',
  'shop_handover',
  'editor_session',
  'editor_setup',
  'used_challenge',
  'form_result',
] as const;

/** Deletes what is older than its time, with all that belongs to it. */
export async function purge(queries: Queries): Promise<void> {
  for (const { table, days, column, where = sql<SqlBool>`true` } of KEPT)
    await queries
      .deleteFrom(table)
      .where(sql.ref<Date>(column), '<', ago(`${days} days`))
      .where(where)
      .execute();
  for (const table of ENDING) await queries.deleteFrom(table).where('expires_at', '<', now).execute();
  await deleteExpiredAttempts(queries);
  await forgetVisitors(queries);
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Gives back what nobody paid for and publishes what is due, once in a minute, and purges, at once and once in an hour, until the result is called.
 * @param report hears of what fails; it is tried again at the next time
 */
export function keepHouse(database: Database, report: (error: unknown) => void): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const then = (work: () => Promise<unknown>) => (): void => {
    underWay = underWay.then(work).catch(report);
  };
  const purgeNow = then(() => purge(database));
  const timers = [
    setInterval(
      then(() => releaseOverdue(database)),
      MINUTE_MS,
    ),
    setInterval(
      then(() => publishDue(database)),
      MINUTE_MS,
    ),
    setInterval(purgeNow, HOUR_MS),
  ];
  purgeNow();
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await underWay;
  };
}
