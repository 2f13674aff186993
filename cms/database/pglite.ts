import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite, type Transaction } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { errorCode, errorText, StartupError } from '../startup-error.ts';
import type { Database, Queries } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** The folder name that keeps everything in memory, for tests. */
export const IN_MEMORY = 'memory://';

const WAY_OUT = 'choose another one with SAARISTO_DATA, or use PostgreSQL with DATABASE_URL';

const asQueries = (client: PGlite | Transaction): Queries => ({
  async query<T extends object>(sql: string, parameters: readonly unknown[] = []) {
    return (await client.query<T>(sql, [...parameters])).rows;
  },
  async script(sql) {
    await client.exec(sql);
  },
});

/** Shuts others out of a folder, as far as it is this user's: what visitors left stands in it. */
function keepToOneself(folder: string): void {
  try {
    chmodSync(folder, 0o700);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') throw error;
  }
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    keepToOneself(folder);
  } catch (error) {
    const code = errorCode(error);
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR'
        ? 'a file stands in its place'
        : `it can't be created (${code})`;
    throw new StartupError(`The data folder ${folder} can't be used because ${reason}: ${WAY_OUT}.`);
  }
}

/** The database's own folder. A new one is made beside its place, so that a start which is broken off leaves no half of one. */
async function homeIn(folder: string): Promise<string> {
  const home = path.join(folder, 'postgres');
  if (!existsSync(home)) {
    const unfinished = `${home}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await (await PGlite.create(unfinished)).close();
    renameSync(unfinished, home);
  }
  return home;
}

/**
 * Opens the embedded database in `folder`, creating it where it is missing.
 * @throws StartupError where the folder can't be written, is in use by another server, or holds something else
 */
export async function openPglite(folder: string): Promise<Database> {
  const inMemory = folder === IN_MEMORY;
  if (!inMemory) prepareFolder(folder);
  const unlock = inMemory ? () => {} : lockFolder(folder, WAY_OUT);
  let client: PGlite;
  try {
    client = await PGlite.create(inMemory ? IN_MEMORY : await homeIn(folder), { extensions: { pg_trgm } });
  } catch (error) {
    unlock();
    throw new StartupError(
      `The database in ${folder} can't be opened (${errorText(error)}): move the folder away to begin anew, or ${WAY_OUT}.`,
    );
  }
  return {
    ...asQueries(client),
    transaction: (work) => client.transaction((transaction) => work(asQueries(transaction))),
    async close() {
      await client.close();
      unlock();
    },
  };
}
