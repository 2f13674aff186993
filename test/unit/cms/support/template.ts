/** Makes the database of PostgreSQL that those of the tests are copies of, before the first test file; it goes with the last. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../../../cms/database/open.ts';
import { IN_MEMORY } from '../../../../cms/database/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated database without content that nobody is connected to; '' without PostgreSQL. */
    template: string;
  }
}

/** Runs a statement that belongs to no database. */
export async function onServer(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The same server's address with another database. */
export function addressNaming(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

export default async function setUp({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const address = process.env['TEST_DATABASE_URL'];
  const template = address ? `saaristo_template_${randomBytes(6).toString('hex')}` : '';
  provide('template', template);
  if (!address) return undefined;
  await onServer(address, `create database ${template} template template0 encoding 'UTF8'`);
  await (
    await openDatabase({ databaseUrl: addressNaming(address, template), dataFolder: IN_MEMORY })
  ).close();
  return () => onServer(address, `drop database ${template}`);
}
