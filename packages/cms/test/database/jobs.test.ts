import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Unavailable, type Database } from '../../platform/database/database.ts';
import {
  cancelJob,
  type JobKinds,
  MAX_ATTEMPTS,
  runDueJobs,
  scheduleJob,
  startJobs,
} from '../../platform/database/jobs.ts';
import { databases } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(databases)('jobs on $name', ({ open }) => {
  let database: Database;
  let ran: string[];
  let errors: unknown[];
  beforeEach(async () => {
    database = await open();
    ran = [];
    errors = [];
  });
  afterEach(() => database.close());

  const kinds: JobKinds = {
    once: { run: async (key) => ran.push(key) },
    broken: { run: () => Promise.reject(new Error('It broke.')) },
    away: { run: () => Promise.reject(new Unavailable('The database is away.')) },
    hourly: { everyMs: 3_600_000, run: async () => ran.push('hourly') },
  };
  const past = (secondsAgo = 1) => new Date(Date.now() - secondsAgo * 1000);
  const runDue = (of = kinds) => runDueJobs(database, of, (error) => errors.push(error));
  const rows = () =>
    rowsOf(
      database,
      `select name, key, attempts, last_error as error, locked_until is null as free,
        round(extract(epoch from run_at - now()) / 60)::integer as minutes from job order by name, key`,
    );

  it('due jobs: they run, the oldest first, and are deleted', async () => {
    await scheduleJob(database, 'once', 'b', past());
    await scheduleJob(database, 'once', 'a', past(60));
    await scheduleJob(database, 'once', 'later', new Date(Date.now() + 60_000));
    await scheduleJob(database, 'once', 'cancelled', past());
    await cancelJob(database, 'once', 'cancelled');
    await runDue();
    expect(ran).toEqual(['a', 'b']);
    expect(await rows()).toMatchObject([{ key: 'later', attempts: 0 }]);
  });

  it('failed job: its error is stored, the backoff doubles each time, and the other jobs run', async () => {
    await scheduleJob(database, 'broken', '1', past(60));
    await scheduleJob(database, 'once', 'a', past());
    await runDue();
    expect(ran).toEqual(['a']);
    expect(errors).toEqual([new Error('It broke.')]);
    const waits: unknown[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const [row] = await rows();
      expect(row).toMatchObject({ attempts: attempt, error: 'It broke.', free: true });
      waits.push(row?.['minutes']);
      await rowsOf(database, "update job set run_at = now() - interval '1 second'");
      await runDue();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
    expect(errors).toHaveLength(MAX_ATTEMPTS);
    await scheduleJob(database, 'broken', '1', past());
    await runDue();
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
  });

  it('recurring job: it runs again after a success and is retried without limit', async () => {
    await scheduleJob(database, 'hourly', '', past());
    await rowsOf(database, `update job set attempts = ${MAX_ATTEMPTS + 5}`);
    await runDue();
    expect(ran).toEqual(['hourly']);
    expect(await rows()).toMatchObject([{ attempts: 0, minutes: 60, free: true }]);
  });

  it('several servers: one runs each job, and another one if the first one crashed', async () => {
    for (let key = 0; key < 20; key += 1) await scheduleJob(database, 'once', `${key}`, past());
    await Promise.all([runDue(), runDue(), runDue()]);
    expect(ran.toSorted()).toEqual(Array.from({ length: 20 }, (_, key) => `${key}`).toSorted());
    await scheduleJob(database, 'once', 'lost', past());
    await rowsOf(database, "update job set locked_until = now() + interval '1 minute'");
    await runDue();
    expect(ran).toHaveLength(20);
    await rowsOf(database, "update job set locked_until = now() - interval '1 second'");
    await runDue();
    expect(ran.at(-1)).toBe('lost');
  });

  it('lanes: a job that waits for another server delays none of other lanes, and jobs after one that ends the run wait', async () => {
    let end = () => {};
    const waiting = new Promise<void>((resolve) => (end = resolve));
    const lanes: JobKinds = {
      ...kinds,
      mail: { lane: 'mail', run: () => waiting },
      purge: {
        lane: 'caches',
        run: async (key, away) => ran.push(`${key} ${[...away].join()}`) && away.add(`host ${key}`),
      },
      file: {
        lane: 'files',
        run: () => Promise.reject(Object.assign(new Error('The host is away.'), { endsRun: true })),
      },
    };
    for (const [name, at] of [
      ['mail', 3],
      ['purge', 2],
      ['file', 3],
      ['once', 1],
    ] as const)
      for (const key of ['1', '2']) await scheduleJob(database, name, key, past(at * 60 - Number(key)));
    const running = runDue(lanes);
    await expect.poll(() => ran.toSorted()).toEqual(['1', '1 ', '2', '2 host 1']);
    await expect.poll(rows).toMatchObject([
      { name: 'file', key: '1', attempts: 1 },
      { name: 'file', key: '2', attempts: 0 },
      { name: 'mail', key: '1' },
      { name: 'mail', key: '2', attempts: 0 },
    ]);
    end();
    await running;
    expect(await rows()).toHaveLength(2);
  });

  it('job that is rescheduled while it runs: it runs again', async () => {
    await scheduleJob(database, 'once', 'a', past());
    await runDue({
      once: {
        run: async (key) => {
          if (ran.push(key) === 1) await scheduleJob(database, 'once', 'a', past());
        },
      },
    });
    expect(ran).toEqual(['a', 'a']);
    expect(await rows()).toEqual([]);
  });

  it('jobs of another version of the program: they are not run', async () => {
    await scheduleJob(database, 'from-the-future', '', past());
    await runDue();
    expect(await rows()).toMatchObject([{ name: 'from-the-future', attempts: 0 }]);
  });

  it('database that is not available: the run ends', async () => {
    await scheduleJob(database, 'away', '', past(60));
    await scheduleJob(database, 'once', 'a', past());
    await runDue();
    expect(ran).toEqual([]);
    await runDue();
    expect(ran).toEqual(['a']);
  });

  it('start of the server: jobs run, and recurring ones are scheduled at once', async () => {
    await scheduleJob(database, 'once', 'a', past(60));
    const stop = startJobs(database, kinds, (error) => errors.push(error));
    await expect.poll(() => ran).toEqual(['a', 'hourly']);
    await stop();
    expect(errors).toEqual([]);
    expect(await rows()).toMatchObject([{ name: 'hourly', minutes: 60 }]);
  });
});
