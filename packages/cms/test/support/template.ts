/** Templates of the test databases: created before the first test file and deleted after the last one. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../platform/database/open.ts';
import { IN_MEMORY } from '../../platform/database/pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of a migrated database without content and connections; '' without PostgreSQL. */
    template: string;
    /** Folder of data folders of the embedded database, filled by `data-folder.ts`. */
    dataFolders: string;
  }
}

/** Runs a statement outside of a database. */
export async function onServer(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Returns the server's URL with another database. */
export function addressNaming(address: string, database: string): string {
  const url = new URL(address);
  url.pathname = `/${database}`;
  return url.href;
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataFolders = mkdtempSync(path.join(tmpdir(), 'saaristo-data-'));
  provide('dataFolders', dataFolders);
  const address = process.env['TEST_DATABASE_URL'];
  const template = address ? `saaristo_template_${randomBytes(6).toString('hex')}` : '';
  provide('template', template);
  if (address) {
    await onServer(address, `create database ${template} template template0 encoding 'UTF8'`);
    await (
      await openDatabase({ databaseUrl: addressNaming(address, template), dataFolder: IN_MEMORY })
    ).close();
  }
  return async () => {
    rmSync(dataFolders, { recursive: true, force: true });
    if (address) await onServer(address, `drop database ${template}`);
  };
}
