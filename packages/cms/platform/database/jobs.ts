/**
 * Scheduled jobs, shared by all servers of a database (docs/decisions/0020-one-job-table.md). A failed job is retried with exponential
 * backoff.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withSpan } from 'saaristo/tracing';
import { type Database, type Queries, Unavailable } from './database.ts';
import { anyOf, fromNow, now } from './expressions.ts';

/** A kind of job. */
export interface JobKind {
  /** Milliseconds from a success to the next run. A job without it is deleted after a success. */
  everyMs?: number;
  /** Jobs of a lane run one after another, lanes beside each other. A kind that waits for another server has a lane of its own. */
  lane?: 'mail' | 'caches' | 'files';
  /**
   * Runs one job. It must be idempotent, because a job may run twice.
   * @param key the job's key
   * @param away the hosts that have not answered in this run of the lane, to which the job adds
   */
  run: (key: string, away: Set<string>) => Promise<unknown>;
}

/** An error after which the jobs of the same lane would fail, too. They keep their attempts, and the next run tries them. */
export interface LaneError extends Error {
  endsRun: boolean;
}

const endsRun = (error: Error): boolean =>
  error instanceof Unavailable || (error as Partial<LaneError>).endsRun === true;

/** All kinds of jobs of a server, by name. It leaves jobs with other names to other versions of the program. */
export type JobKinds = Readonly<Record<string, JobKind>>;

/** Maximum attempts of a job that runs once. They take about four hours. */
export const MAX_ATTEMPTS = 10;
const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 60 * MINUTE_MS;
/** Longer than any run takes. The job of a crashed server runs again after this time. */
const LEASE = '5 minutes';
const MAX_ERROR_CHARACTERS = 500;
const POLL_MS = 15_000;

/** Returns the backoff after a failed attempt, in milliseconds: 1, 2, 4 … 60 minutes. */
const backoffMs = (attempts: number): number => Math.min(MINUTE_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS);

const milliseconds = (count: number): string => `${count} milliseconds`;

/** Schedules a job. Replaces the time and the failures of an existing job with the same key. */
export async function scheduleJob(queries: Queries, name: string, key: string, runAt: Date): Promise<void> {
  const fresh = {
    run_at: runAt,
    attempts: 0,
    last_error: null,
    failed_at: null,
    claim: null,
    locked_until: null,
  };
  await queries
    .insertInto('job')
    .values({ name, key, ...fresh })
    .onConflict((conflict) => conflict.columns(['name', 'key']).doUpdateSet(fresh))
    .execute();
}

/** Deletes a job if it exists. */
export async function cancelJob(queries: Queries, name: string, key: string): Promise<void> {
  await queries.deleteFrom('job').where('name', '=', name).where('key', '=', key).execute();
}

/**
 * Deletes a job if it exists and does not run now.
 * @returns whether it runs
 */
export async function cancelWaitingJob(queries: Queries, name: string, key: string): Promise<boolean> {
  await queries
    .deleteFrom('job')
    .where('name', '=', name)
    .where('key', '=', key)
    .where(({ eb, or }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
    .execute();
  const left = await queries
    .selectFrom('job')
    .select('name')
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirst();
  return left !== undefined;
}

interface ClaimedJob {
  name: string;
  key: string;
  attempts: number;
  claim: string;
}

/** Claims the job that has been due longest, in one short statement. */
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

/** Stores the result of an attempt, unless the job was rescheduled or claimed again in the meantime. */
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
            failed_at: sql<Date>`coalesce(failed_at, ${now})`,
            last_error: error.message.slice(0, MAX_ERROR_CHARACTERS),
            run_at: fromNow(milliseconds(backoffMs(attempts))),
          }
        : {
            ...free,
            attempts: 0,
            failed_at: null,
            last_error: null,
            run_at: fromNow(milliseconds(everyMs ?? 0)),
          },
    )
    .where('claim', '=', claim)
    .execute();
}

/** Runs the due jobs of a lane, one after another. */
async function runLane(
  database: Database,
  kinds: JobKinds,
  report: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const away = new Set<string>();
  for (let job = await claimJob(database, kinds); job; job = await claimJob(database, kinds)) {
    const kind = kinds[job.name]!;
    const error = await withSpan(`job ${job.name}`, {}, () => kind.run(job.key, away)).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown))),
    );
    if (error) report(error);
    await finishJob(database, job, kind, error);
    if ((error && endsRun(error)) || signal?.aborted) return;
  }
}

/** Groups kinds by their lanes. */
function listLanes(kinds: JobKinds): JobKinds[] {
  const lanes = new Map<string, Record<string, JobKind>>();
  for (const [name, kind] of Object.entries(kinds)) {
    const lane = kind.lane ?? '';
    lanes.set(lane, { ...lanes.get(lane), [name]: kind });
  }
  return [...lanes.values()];
}

/**
 * Runs all due jobs. A failed job is stored with its error and retried after a backoff; the other jobs still run.
 * @param report is called with the error of each failed attempt
 * @throws Unavailable if the database does not answer
 */
export async function runDueJobs(
  database: Database,
  kinds: JobKinds,
  report: (error: unknown) => void,
): Promise<void> {
  await Promise.all(listLanes(kinds).map((lane) => runLane(database, lane, report)));
}

/**
 * Runs due jobs now and every 15 seconds. Schedules recurring jobs that the database does not have yet.
 * @param report is called with each error
 * @returns a function that stops the polling and waits for the current jobs
 */
export function startJobs(
  database: Database,
  kinds: JobKinds,
  report: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  const startLane = (lane: JobKinds): (() => Promise<void> | undefined) => {
    const recurring = Object.keys(lane).filter((name) => lane[name]?.everyMs !== undefined);
    const poll = async (): Promise<void> => {
      if (recurring.length > 0)
        await database
          .insertInto('job')
          .values(recurring.map((name) => ({ name, key: '', run_at: now })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      await runLane(database, lane, report, stop.signal);
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
    return () => {
      clearInterval(timer);
      return current;
    };
  };
  const ends = listLanes(kinds).map(startLane);
  return async () => {
    stop.abort();
    await Promise.all(ends.map(async (end) => end()));
  };
}
