import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { type Database, type Queries, TIMEOUTS, Unavailable } from '../../platform/database/database.ts';
import { Thread } from '../../platform/database/embedded/thread.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openPglite } from '../../platform/database/pglite.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { Queue } from '../../platform/database/queue.ts';
import { fillDataFolder } from '../support/data-folder.ts';
import { databases } from '../support/databases.ts';
import { addressNaming } from '../support/template.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { THOROUGH } from '../../../../test/settings.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../platform/database/migrations');

const address = process.env['TEST_DATABASE_URL'] ?? '';

const ask = (queries: Queries) => sql`select 1`.execute(queries);
const insert = (queries: Queries, key: string, value: string) =>
  queries.insertInto('setting').values({ key, value }).execute();
const update = (queries: Queries, value: string) =>
  queries.updateTable('setting').set({ value }).where('key', '=', 'a').execute();

describe.skipIf(!address)('a connection to PostgreSQL', () => {
  let database: Database;
  let other: pg.Client;
  beforeEach(async () => {
    database = await databases.find(({ name }) => name === 'PostgreSQL')!.open();
    other = new pg.Client({ connectionString: address });
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await database.close();
  });

  const PID = 'select pg_backend_pid() as pid';

  it('connection lost inside a transaction: only that transaction fails', async () => {
    const lost = database.transaction().execute(async (transaction) => {
      await insert(transaction, 'a', 'b');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The connection breaks while a statement is sent.
      await expect
        .poll(() => ask(transaction).then(String, (error: Error) => error.name))
        .toBe('Unavailable');
      await ask(transaction);
    });
    await expect(lost).rejects.toBeInstanceOf(Unavailable);
    expect(await rowsOf(database, "select 1 from setting where key = 'a'")).toEqual([]);
    await database.transaction().execute(ask);
  });

  it('connection lost by a single statement: only that statement fails', async () => {
    const asked = rowsOf<{ pid: number }>(database, `${PID}, pg_sleep(60)`).catch((error: unknown) => error);
    const find = async () => {
      const { rows } = await other.query<{ pid: number }>(
        "select pid from pg_stat_activity where query like '%pg_sleep(60)%' and pid <> pg_backend_pid()",
      );
      return rows[0]?.pid;
    };
    await expect.poll(find).toBeTypeOf('number');
    await other.query('select pg_terminate_backend($1)', [await find()]);
    expect(await asked).toBeInstanceOf(Unavailable);
    expect(await rowsOf(database, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('twelve transactions that wait for one row: pages still get connections, and each transaction times out', async () => {
    await rowsOf(database, "insert into setting (key, value) values ('a', 'b')");
    const name = await valueOf<string>(database, 'select current_database()');
    const own = addressNaming(address, name);
    const served = await openPostgres(own, { ...TIMEOUTS, lock: 1000 });
    const holder = new pg.Client({ connectionString: own });
    await holder.connect();
    await holder.query("begin; select 1 from setting where key = 'a' for update");
    let ended = 0;
    const waiting = Array.from({ length: 12 }, () =>
      served
        .transaction()
        .execute((transaction) => update(transaction, 'c'))
        .finally(() => (ended += 1)),
    );
    const fates = Promise.allSettled(waiting);
    const page = () => rowsOf(served, "select value from setting where key = 'a'");
    expect(await page()).toEqual([{ value: 'b' }]);
    expect(ended).toBe(0);
    expect(await Promise.all(Array.from({ length: 20 }, page))).toHaveLength(20);
    for (const fate of await fates)
      expect(fate).toEqual({ status: 'rejected', reason: expect.any(Unavailable) as Error });
    await holder.query('rollback');
    await holder.end();
    await served.transaction().execute((transaction) => update(transaction, 'd'));
    expect(await rowsOf(served, "select value from setting where key = 'a'")).toEqual([{ value: 'd' }]);
    await served.close();
  });

  describe('backup', () => {
    let backup: pg.Client;
    beforeEach(async () => {
      const name = await valueOf<string>(database, 'select current_database()');
      backup = new pg.Client({ connectionString: addressNaming(address, name) });
      await backup.connect();
      // A backup holds this lock on all tables until its end.
      await backup.query('begin; lock table migration, setting in access share mode');
    });
    afterEach(() => backup.end());

    it('backup: a server that starts with nothing to migrate does not wait for it', async () => {
      expect(await migrate(database)).toEqual([]);
    });

    it('backup: a migration waits for its end, and other servers read and write the table meanwhile', async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-migrations-'));
      cpSync(MIGRATIONS, folder, { recursive: true });
      writeFileSync(path.join(folder, '9999-next.sql'), 'alter table setting add column note text;');
      const migrated = migrate(database, folder);
      const isWaiting = async () =>
        (
          await rowsOf(
            database,
            `select 1 from pg_locks where relation = 'setting'::regclass and not granted and mode = 'AccessExclusiveLock'`,
          )
        ).length;
      await expect.poll(isWaiting).toBe(1);
      await database.transaction().execute((transaction) => insert(transaction, 'a', 'b'));
      expect(await rowsOf(database, "select value from setting where key = 'a'")).toEqual([{ value: 'b' }]);
      await backup.query('commit');
      expect(await migrated).toEqual(['9999-next.sql']);
      rmSync(folder, { recursive: true });
    });
  });

  it('lock timeout: it is shorter than the connection timeout, so that the next transaction gets a connection', () =>
    expect(TIMEOUTS.lock).toBeLessThan(TIMEOUTS.connection));
});

/** A statement that never ends. */
const FOR_EVER = 'select count(*) from generate_series(1, 1000000000000)';

// npm run long -- --project=load does the same to a whole server.
describe.runIf(THOROUGH)('the embedded database', () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'saaristo-stuck-'));
  beforeAll(() => fillDataFolder(dataFolder));
  afterAll(() => rmSync(dataFolder, { recursive: true }));

  it('thread that does not answer in time: it is ended, and all waiting statements fail with the reason', async () => {
    const thread = new Thread();
    await thread.request({ kind: 'open', folder: dataFolder });
    const query = (text: string, timeout?: number) => thread.run(text, [], timeout);
    expect((await query('select 1 as one', 30_000)).rows).toEqual([{ one: 1 }]);
    const told = await Promise.allSettled([query(FOR_EVER, 100), query('select 1')]);
    for (const fate of told)
      expect(fate).toEqual({ status: 'rejected', reason: expect.any(Unavailable) as Error });
    expect(thread.isRunning).toBe(false);
    await thread.ended;
    await expect(query('select 1')).rejects.toBeInstanceOf(Unavailable);
  });

  it('thread that was ended by a timeout: all stored data is available again', async () => {
    const database = await openPglite(dataFolder, { statement: 1500 });
    await rowsOf(database, "insert into setting (key, value) values ('a', 'stored')");
    const stuck = database.transaction().execute(async (transaction) => {
      await update(transaction, 'half');
      await sql.raw(FOR_EVER).execute(transaction);
    });
    await expect(stuck).rejects.toBeInstanceOf(Unavailable);
    expect(await rowsOf(database, "select value from setting where key = 'a'")).toEqual([
      { value: 'stored' },
    ]);
    await database.close();
  });
});

describe('the embedded database', () => {
  it('errors: they do not contain what visitors wrote', async () => {
    const database = await databases[0]!.open();
    const error = await rowsOf(database, "insert into setting (key, value) values ('b', $1), ('b', $1)", [
      'a secret',
    ]).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ code: '23505', constraint: 'setting_pkey' });
    expect(JSON.stringify(Object.entries(Object.getOwnPropertyDescriptors(error)))).not.toContain('secret');
    await database.close();
  });
});

describe('the queue', () => {
  it('queue: tasks run one after another, a task that waits too long fails, and the next one runs', async () => {
    const queue = new Queue();
    const did: string[] = [];
    let release = (): void => {};
    const first = queue.run(() => new Promise<void>((resolve) => (release = resolve)));
    const late = queue.run(() => Promise.resolve(did.push('late')), 1);
    const next = queue.run(() => Promise.resolve(did.push('next')), 60_000);
    await expect(late).rejects.toBeInstanceOf(Unavailable);
    release();
    await Promise.all([first, next]);
    expect(did).toEqual(['next']);
    await expect(queue.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(await queue.run(() => Promise.resolve('on'))).toBe('on');
  });
});
