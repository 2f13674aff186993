import type { Database } from './database.ts';
import { checkMigrated, migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** A PostgreSQL URL. The embedded database is used without it. */
  databaseUrl?: string | undefined;
  /** The folder of the embedded database, or `memory://`. */
  dataFolder: string;
  /** Whether new migrations are applied. Default: true. */
  migrates?: boolean;
}

/** Opens the database of the options as it is. */
export const openUnmigrated = ({ databaseUrl, dataFolder }: DatabaseOptions): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openPglite(dataFolder);

/**
 * Opens the database of the options and applies new migrations.
 * @throws StartupError with one sentence that says what to do; without `migrates` also if migrations are missing
 */
export async function openDatabase({ migrates = true, ...options }: DatabaseOptions): Promise<Database> {
  const database = await openUnmigrated(options);
  try {
    await (migrates ? migrate(database) : checkMigrated(database));
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
