/** `npm run cms -- migrate`: applies new migrations to the database of the settings, without starting a server. */
import { migrate } from './platform/database/migrate.ts';
import { openUnmigrated } from './platform/database/open.ts';
import { StartupError } from './platform/model/startup-error.ts';
import { readEnvironment } from './server/environment.ts';

try {
  const database = await openUnmigrated(readEnvironment(process.env, []));
  try {
    const applied = await migrate(database);
    console.log(
      applied.length === 0 ? 'The database has all migrations.' : `Applied: ${applied.join(', ')}.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
