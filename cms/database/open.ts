import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A PostgreSQL URL. The embedded database is used without it. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database, or `memory://`. */
  dataFolder: string;
}

/**
 * Opens the database of the options and applies its migrations.
 * @throws StartupError with one sentence that says what to do
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
