import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database, or `memory://`. */
  dataFolder: string;
}

/**
 * Opens the database that the options name and brings its tables up to date.
 * @throws StartupError with one sentence and a way out where that can't be done
 */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl ? await openPostgres(databaseUrl) : await openPglite(dataFolder);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
