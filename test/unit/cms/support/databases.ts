/** The databases that the CMS is tested on: always the embedded one, PostgreSQL where TEST_DATABASE_URL names one. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Database } from '../../../../cms/database/database.ts';
import { migrate } from '../../../../cms/database/migrate.ts';
import { openDatabase } from '../../../../cms/database/open.ts';
import { IN_MEMORY } from '../../../../cms/database/pglite.ts';

interface TestDatabase {
  name: string;
  /** A fresh database with tables and no content. */
  open: () => Promise<Database>;
}

async function onServer(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function openFresh(address: string): Promise<Database> {
  const name = `saaristo_test_${randomBytes(6).toString('hex')}`;
  await onServer(address, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataFolder: IN_MEMORY });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(address, `drop database ${name}`);
    },
  };
}

const address = process.env['TEST_DATABASE_URL'];

/** Making a new one takes seconds, so a test file has one, which is emptied: open one at a time. */
let embedded: Promise<Database> | undefined;

async function openEmbedded(): Promise<Database> {
  const database = await (embedded ??= openDatabase({ dataFolder: IN_MEMORY }));
  await database.script('drop schema public cascade; create schema public');
  await migrate(database);
  return { ...database, close: () => Promise.resolve() };
}

export const databases: TestDatabase[] = [
  { name: 'PGlite', open: openEmbedded },
  ...(address ? [{ name: 'PostgreSQL', open: () => openFresh(address) }] : []),
];
