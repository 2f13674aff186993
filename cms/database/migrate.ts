import { readdirSync, readFileSync } from 'node:fs';
import type { Database } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every server that migrates this database takes the same. */
const LOCK = 7_142_026;

interface Migration {
  number: number;
  name: string;
}

/**
 * Typo tolerance where the server has trigrams and this user may switch them on; nothing where not. Asked at every start,
 * since a server may get them later.
 */
const TRIGRAMS = `
  do $$
  begin
    create extension if not exists pg_trgm;
    create index if not exists vocabulary_trigrams on vocabulary using gin (word gin_trgm_ops) with (fastupdate = off);
  exception when others then
    raise log 'no trigrams: %', sqlerrm;
  end $$`;

const all = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => ({ number: Number.parseInt(name, 10), name }));

/**
 * Brings the tables up to date: every migration once, in order, all of them in one transaction.
 * Servers that start together wait for each other.
 * @returns the names of the migrations that ran now
 */
export function migrate(database: Database): Promise<string[]> {
  return database.transaction(
    async ({ query, script }) => {
      await query('select pg_advisory_xact_lock($1)', [LOCK]);
      await script(
        'create table if not exists migration (number integer primary key, name text not null, ran_at timestamptz not null default now())',
      );
      const done = new Set(
        (await query<{ number: number }>('select number from migration')).map((row) => row.number),
      );
      const ran: string[] = [];
      for (const { number, name } of all().filter((migration) => !done.has(migration.number))) {
        await script(readFileSync(new URL(name, FOLDER), 'utf8'));
        await query('insert into migration (number, name) values ($1, $2)', [number, name]);
        ran.push(name);
      }
      await script(TRIGRAMS);
      return ran;
    },
    { unhurried: true },
  );
}
