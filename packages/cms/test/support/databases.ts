/** The tested databases: the embedded one, and PostgreSQL if TEST_DATABASE_URL is set. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { Database } from '../../platform/database/database.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { IN_MEMORY } from '../../platform/database/pglite.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { sampleOf } from '../../../../test/settings.ts';
import { later } from './later.ts';
import { addressNaming, onServer } from './template.ts';
import { rowsOf, valueOf } from './rows.ts';

interface TestDatabase {
  name: string;
  /** Opens a new database with tables and without content. */
  open: () => Promise<Database>;
}

async function openCopy(address: string, template: string): Promise<Database> {
  const name = `saaristo_test_${randomBytes(6).toString('hex')}`;
  await onServer(address, `create database ${name} template ${template} strategy file_copy`);
  const database = await openPostgres(addressNaming(address, name));
  return new Database({
    ...database.connections,
    async close() {
      await database.close();
      await onServer(address, `drop database ${name} with (force)`);
    },
  });
}

/** Everything that migrations create, to detect tests that change it. */
const SHAPE = `
  select md5(string_agg(thing, ' ' order by thing)) as shape from (
    select concat('relation ', oid, relname) as thing from pg_class where relnamespace = 'public'::regnamespace
    union all select concat('column ', attrelid, attname) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and attnum > 0
    union all select concat('constraint ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all select concat('extension ', oid) from pg_extension
  ) as things`;

interface Embedded {
  database: Database;
  shape?: string | undefined;
  tables: string;
}

/**
 * Test files have fresh modules but share the process. Creating a database takes seconds, so all share one, which is
 * emptied. Only one may be open at a time.
 */
const kept = globalThis as { embeddedDatabase?: Promise<Embedded> };

const shapeOf = async (database: Database): Promise<string | undefined> =>
  await valueOf<string | undefined>(database, SHAPE);

async function remake(embedded: Embedded): Promise<void> {
  const { database } = embedded;
  await rowsOf(database, 'drop schema public cascade; create schema public');
  await migrate(database);
  embedded.shape = await shapeOf(database);
  const tables = await rowsOf<{ name: string }>(
    database,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'",
  );
  embedded.tables = tables.map(({ name }) => name).join();
}

async function openEmbedded(): Promise<Database> {
  kept.embeddedDatabase ??= openDatabase({ dataFolder: IN_MEMORY }).then((database) => ({
    database,
    tables: '',
  }));
  const embedded = await kept.embeddedDatabase;
  const { database } = embedded;
  if (embedded.shape && embedded.shape === (await shapeOf(database)))
    await rowsOf(database, `truncate ${embedded.tables} restart identity`);
  else await remake(embedded);
  return new Database({ ...database.connections, close: () => Promise.resolve() });
}

const address = process.env['TEST_DATABASE_URL'];

export const databases: TestDatabase[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(address ? [{ name: 'PostgreSQL', open: () => openCopy(address, inject('template')) }] : []),
];

/**
 * For tests that do not depend on single statements: PostgreSQL if it is available, since the e2e tests use the
 * embedded database; both in a thorough run.
 */
export const someDatabase = sampleOf(databases.toReversed());

/** Opens a database before the tests of a block, and closes it after them. */
export function openFirst(open: TestDatabase['open']): Database {
  let database: Database | undefined;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());
  return later(() => database);
}
