/**
 * `npm run cms -- export-pages`: prints the drafts and the published pages as JSON, one page a line. Applies no migrations, so that a new version
 * can read the pages before its deploy.
 */
import { printLines } from 'saaristo/schemas';
import { openUnmigrated } from './platform/database/open.ts';
import { StartupError } from './platform/model/startup-error.ts';
import { readEnvironment } from './server/environment.ts';

/** Pages that are read at a time. */
const BATCH = 200;

async function run(): Promise<void> {
  const database = await openUnmigrated(readEnvironment(process.env, []));
  try {
    for (let last = 0, isDone = false; !isDone;) {
      const pages = await database
        .selectFrom('page')
        .select(['id', 'site', 'language', 'path', 'draft', 'published'])
        .where('id', '>', last)
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const page of pages) console.log(printLines(JSON.stringify(page)));
      isDone = pages.length < BATCH;
      last = pages.at(-1)?.id ?? last;
    }
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
