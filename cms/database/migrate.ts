import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { StartupError } from '../model/startup-error.ts';
import type { Database, Queries } from './database.ts';

const FOLDER = path.join(import.meta.dirname, 'migrations');
/** An arbitrary number, the same for all servers that migrate this database. */
const LOCK_KEY = 7_142_026;

interface Migration {
  number: number;
  name: string;
  text: string;
  checksum: string;
}

interface Applied {
  number: number;
  name: string;
  /** null if it was applied before checksums were stored. */
  checksum: string | null;
}

/**
 * Enables trigrams for the correction of typos, if the server has the extension and the user may enable it. Runs at every start, because a
 * server may get the extension later.
 */
const TRIGRAMS = sql`
  do $$
  begin
    create extension if not exists pg_trgm;
    create index if not exists vocabulary_trigrams on vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);
  exception when others then
    raise log 'no trigrams: %', sqlerrm;
  end $$`;

const MIGRATION_TABLE = sql`
  create table if not exists migration (number integer primary key, name text not null, ran_at timestamptz not null default now());
  alter table migration add column if not exists checksum text`;

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

/** @throws StartupError if the schema is newer than this program or an applied migration has another checksum */
function checkApplied(applied: readonly Applied[], known: ReadonlyMap<number, Migration>): void {
  const newer = applied.find(({ number }) => !known.has(number));
  if (newer)
    throw new StartupError(
      `The database is newer than this program, which does not know its migration ${newer.name}: start the version that made it or a later one, or restore a backup from before it.`,
    );
  const changed = applied.find(
    ({ number, checksum }) => checksum !== null && checksum !== known.get(number)?.checksum,
  );
  if (changed)
    throw new StartupError(
      `The migration ${changed.name} was changed after it was applied to this database: put its file back as it was, and write the change as a new migration.`,
    );
}

/** Stores the current checksums in databases that were migrated before checksums were stored. */
async function adoptChecksums(
  queries: Queries,
  applied: readonly Applied[],
  known: ReadonlyMap<number, Migration>,
): Promise<void> {
  for (const { number } of applied.filter(({ checksum }) => checksum === null))
    await queries
      .updateTable('migration')
      .set({ checksum: known.get(number)?.checksum ?? null })
      .where('number', '=', number)
      .execute();
}

/**
 * Applies all new migrations in order, in one transaction. Servers that start at the same time wait for each other.
 * @param folder of numbered `.sql` files
 * @returns the names of the applied migrations
 * @throws StartupError, without a change, if an applied migration was changed or is unknown to this program
 */
export function migrate(database: Database, folder: string = FOLDER): Promise<string[]> {
  return database.unlimited.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(transaction);
    await MIGRATION_TABLE.execute(transaction);
    const migrations = readMigrations(folder);
    const known = new Map(migrations.map((migration) => [migration.number, migration]));
    const applied = await transaction
      .selectFrom('migration')
      .select(['number', 'name', 'checksum'])
      .orderBy('number')
      .execute();
    checkApplied(applied, known);
    await adoptChecksums(transaction, applied, known);
    const done = new Set(applied.map(({ number }) => number));
    const ran: string[] = [];
    for (const { number, name, text, checksum } of migrations.filter((one) => !done.has(one.number))) {
      await sql.raw(text).execute(transaction);
      await transaction.insertInto('migration').values({ number, name, checksum }).execute();
      ran.push(name);
    }
    await TRIGRAMS.execute(transaction);
    return ran;
  });
}
