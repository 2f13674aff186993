import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { getErrorCode, StartupError } from '../model/startup-error.ts';
import { type Database, type Queries, Unavailable } from './database.ts';
import { isExpansion } from './expansion.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** An arbitrary number, the same for all servers that migrate this database. */
const LOCK_KEY = 7_142_026;

/**
 * Maximum time that a migration waits for a table's lock. Meanwhile all statements of other servers wait behind it, for less than their own
 * limit (`TIMEOUTS.lock`).
 */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
/** Pause after which the migrations are tried again, so that the waiting statements run. */
const RETRY_MS = 1000;
/** Maximum time for all tries, longer than a backup of a large database. */
const MAX_WAIT_MS = 30 * 60_000;

interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
  /** Whether programs that do not know it can run on the schema. */
  expands: boolean;
}

/**
 * Enables trigrams for the correction of typos, if the server has the extension and the user may enable it. Runs at every start, because a
 * server may get the extension later. An existing index is not touched: that would wait for writers.
 */
const TRIGRAMS = sql`
  do $$
  begin
    if to_regclass('vocabulary_trigrams') is null then
      create extension if not exists pg_trgm;
      create index vocabulary_trigrams on vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);
    end if;
  exception when others then
    raise log 'no trigrams: %', sqlerrm;
  end $$`;

const MIGRATION_TABLE = sql`
  create table if not exists migration (
    number integer primary key, name text not null, ran_at timestamptz not null default now(), checksum text not null,
    expands boolean not null default false
  )`;

/** The first and the last of the migrations before 0.1.0. Their schema is that of the migration 1, but for a table that is not used. */
const BEFORE_RELEASE = { first: '0001-content.sql', last: '0039-accounts-of-schedules.sql', count: 39 };

/** Reads a file with the same line endings on all systems. */
const readText = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

const readMigrations = (folder: string): Migration[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readText(path.join(folder, name));
      const checksum = createHash('sha256').update(text).digest('hex');
      return { number: Number.parseInt(name, 10), name, text, checksum };
    });

/**
 * Returns whether a database has the schema of the migration 1 by the migrations before 0.1.0.
 * @throws StartupError if it has only a part of them
 */
function isBeforeRelease(applied: readonly Applied[]): boolean {
  const names = new Set(applied.map(({ name }) => name));
  if (!names.has(BEFORE_RELEASE.first)) return false;
  if (!names.has(BEFORE_RELEASE.last))
    throw new StartupError(
      `The database was made by a version before 0.1.0 and lacks its migration ${BEFORE_RELEASE.last}: start the version that has it once, and this version after it.`,
    );
  return true;
}

/** @throws StartupError if a newer program has contracted the schema or an applied migration has another checksum */
function checkApplied(applied: readonly Applied[], known: ReadonlyMap<number, Migration>): void {
  const newer = applied.find(({ number, expands }) => !expands && !known.has(number));
  if (newer)
    throw new StartupError(
      `The database is newer than this program, which does not know its migration ${newer.name}: start the version that made it or a later one, or restore a backup from before it.`,
    );
  const changed = applied.find(
    ({ number, checksum }) => known.has(number) && checksum !== known.get(number)?.checksum,
  );
  if (changed)
    throw new StartupError(
      `The migration ${changed.name} was changed after it was applied to this database: put its file back as it was, and write the change as a new migration.`,
    );
}

const readApplied = (queries: Queries): Promise<Applied[]> =>
  queries
    .selectFrom('migration')
    .select(['number', 'name', 'checksum', 'expands'])
    .orderBy('number')
    .execute();

const record = (queries: Queries, { number, name, text, checksum }: Migration) =>
  queries
    .insertInto('migration')
    .values({ number, name, checksum, expands: isExpansion(text) })
    .execute();

/** Applies all new migrations in one transaction. */
const applyMigrations = (database: Database, folder: string): Promise<string[]> =>
  database.unlimited.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
    await MIGRATION_TABLE.execute(transaction);
    const migrations = readMigrations(folder);
    const known = new Map(migrations.map((migration) => [migration.number, migration]));
    let applied = await readApplied(transaction);
    const [first] = migrations;
    if (first && isBeforeRelease(applied)) {
      await sql`drop table if exists field_figure`.execute(transaction);
      await transaction.deleteFrom('migration').where('number', '<=', BEFORE_RELEASE.count).execute();
      await record(transaction, first);
      applied = await readApplied(transaction);
    }
    checkApplied(applied, known);
    const done = new Set(applied.map(({ number }) => number));
    const ran: string[] = [];
    for (const migration of migrations.filter((one) => !done.has(one.number))) {
      await sql.raw(migration.text).execute(transaction);
      await record(transaction, migration);
      ran.push(migration.name);
    }
    await TRIGRAMS.execute(transaction);
    return ran;
  });

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Unavailable && getErrorCode(error.cause) === LOCK_NOT_AVAILABLE;

/**
 * Applies all new migrations in order, in one transaction. Servers that start at the same time wait for each other. If a migration has to
 * wait for a table, for example during a backup, everything is undone and tried again, so that the servers that run are not blocked.
 * @param folder of numbered `.sql` files
 * @returns the names of the applied migrations
 * @throws StartupError, without a change, if an applied migration was changed, or a newer program has contracted the schema
 */
export async function migrate(database: Database, folder: string = FOLDER): Promise<string[]> {
  const until = performance.now() + MAX_WAIT_MS;
  for (;;)
    try {
      return await applyMigrations(database, folder);
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > until) throw error;
      await delay(RETRY_MS);
    }
}

/**
 * Checks that all migrations are applied, without a change of the database.
 * @throws StartupError if one is missing, was changed, or a newer program has contracted the schema
 */
export async function checkMigrated(database: Database, folder: string = FOLDER): Promise<void> {
  const migrations = readMigrations(folder);
  const { rows } = await sql<{ name: string | null }>`select to_regclass('migration') as name`.execute(
    database,
  );
  const found = rows[0]?.name ? await readApplied(database) : [];
  const applied = isBeforeRelease(found) ? [] : found;
  checkApplied(applied, new Map(migrations.map((migration) => [migration.number, migration])));
  const done = new Set(applied.map(({ number }) => number));
  const missing = migrations.filter(({ number }) => !done.has(number)).map(({ name }) => name);
  if (missing.length > 0)
    throw new StartupError(
      `The database lacks the migrations ${missing.join(', ')}: run npm run cms -- migrate, or start without SAARISTO_MIGRATE=0.`,
    );
}
