/** Work that is due at a time, shared by all servers on a database (docs/decisions/0020-one-job-table.md). */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, type Queries, Unavailable } from './database.ts';
import { anyOf, fromNow, now } from './expressions.ts';

/** What servers do about jobs of one name. */
export interface JobKind {
  /** Milliseconds from a success to the next run; a job without it is deleted after a success. */
  everyMs?: number;
  /**
   * Does the work of one job. A job may run twice, so that the second run has to change nothing.
   * @param key the job's
   */
  run: (key: string) => Promise<unknown>;
}

/** All kinds of jobs that a server knows, by name. Jobs of other names are left to other versions of the program. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** A job that is done once is tried so many times, over some four hours. */
export const MAX_ATTEMPTS = 10;
const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 60 * MINUTE_MS;
/** Longer than any run takes; a job of a server that died runs again after it. */
const LEASE = '5 minutes';
const MAX_ERROR_CHARACTERS = 500;
const POLL_MS = 15_000;

/** Returns the wait after a failed attempt, in milliseconds: 1, 2, 4 … 60 minutes. */
const backoffMs = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS);

const milliseconds = (count: number): string => `${count} milliseconds`;

/** Schedules a job, or a job that is there already anew, without its failures. */
export async function scheduleJob(queries: Queries, name: string, key: string, runAt: Date): Promise<void> {
  const fresh = { run_at: runAt, attempts: 0, last_error: null, claim: null, locked_until: null };
  await queries
    .insertInto('job')
    .values({ name, key, ...fresh })
    .onConflict((conflict) => conflict.columns(['name', 'key']).doUpdateSet(fresh))
    .execute();
}

/** Deletes a job, whether it is there or not. */
export async function cancelJob(queries: Queries, name: string, key: string): Promise<void> {
  await queries.deleteFrom('job').where('name', '=', name).where('key', '=', key).execute();
}

interface ClaimedJob {
  name: string;
  key: string;
  attempts: number;
  claim: string;
}

/** Claims the job that is due longest, in one short statement. */
async function claimJob(queries: Queries, kinds: JobKinds): Promise<ClaimedJob | undefined> {
  const names = Object.keys(kinds);
  const recurring = names.filter((name) => kinds[name]?.everyMs !== undefined);
  return queries
    .updateTable('job')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      claim: randomUUID(),
      locked_until: fromNow(LEASE),
    }))
    .where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('name', 'key'),
        '=',
        selectFrom('job')
          .select(['name', 'key'])
          .where('run_at', '<=', now)
          .where((or) => or.or([or('locked_until', 'is', null), or('locked_until', '<=', now)]))
          .where('name', '=', anyOf(names))
          .where((or) => or.or([or('attempts', '<', MAX_ATTEMPTS), or('name', '=', anyOf(recurring))]))
          .orderBy('run_at')
          .limit(1)
          .forUpdate()
          .skipLocked()
          .$asTuple('name', 'key'),
      ),
    )
    .returning(['name', 'key', 'attempts', sql<string>`claim`.as('claim')])
    .executeTakeFirst();
}

/** Stores the end of an attempt, unless the job was scheduled anew or claimed again meanwhile. */
async function finishJob(
  queries: Queries,
  { claim, attempts }: ClaimedJob,
  { everyMs }: JobKind,
  error: Error | undefined,
): Promise<void> {
  const free = { claim: null, locked_until: null };
  if (!error && everyMs === undefined) {
    await queries.deleteFrom('job').where('claim', '=', claim).execute();
    return;
  }
  await queries
    .updateTable('job')
    .set(
      error
        ? {
            ...free,
            last_error: error.message.slice(0, MAX_ERROR_CHARACTERS),
            run_at: fromNow(milliseconds(backoffMs(attempts))),
          }
        : { ...free, attempts: 0, last_error: null, run_at: fromNow(milliseconds(everyMs ?? 0)) },
    )
    .where('claim', '=', claim)
    .execute();
}

/**
 * Runs every job that is due, one after another. A job that fails is stored with its error, runs again after a wait, and does not stop
 * the others.
 * @param report is called with the error of each attempt that failed
 * @param signal ends the loop after the job under way
 * @throws Unavailable where the database does not answer
 */
export async function runDueJobs(
  database: Database,
  kinds: JobKinds,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (let job = await claimJob(database, kinds); job; job = await claimJob(database, kinds)) {
    const kind = kinds[job.name]!;
    const error = await kind.run(job.key).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
    if (error) report(error);
    await finishJob(database, job, kind, error);
    // The other jobs would meet the same, and lose an attempt each.
    if (error instanceof Unavailable || signal?.aborted) return;
  }
}

/**
 * Runs due jobs now and every 15 seconds. Schedules recurring jobs that the database does not have yet.
 * @param report is called with each error
 * @returns stops, and waits for the job under way
 */
export function startJobs(
  database: Database,
  kinds: JobKinds,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const recurring = Object.keys(kinds).filter((name) => kinds[name]?.everyMs !== undefined);
  const poll = async (): Promise<void> => {
    await database
      .insertInto('job')
      .values(recurring.map((name) => ({ name, key: '', run_at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await runDueJobs(database, kinds, report, stop.signal);
  };
  let current: Promise<void> | undefined;
  const start = (): void => {
    current ??= poll()
      .catch(report)
      .finally(() => (current = undefined));
  };
  const timer = setInterval(start, POLL_MS);
  timer.unref();
  start();
  return async () => {
    clearInterval(timer);
    stop.abort();
    await current;
  };
}
