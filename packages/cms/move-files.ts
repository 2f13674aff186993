/**
 * `npm run cms -- move-files`: moves stored files to the store of `SAARISTO_FILES`, or of `--to=`. Files of another store than the database need
 * `--from=`. Each file is verified. A command that was interrupted continues.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from './platform/database/open.ts';
import { IN_DATABASE, openFileStore } from './platform/files/file-store.ts';
import { copyFiles, MissingFile, moveToDatabase, moveToStore } from './platform/files/stored-files.ts';
import { StartupError } from './platform/model/startup-error.ts';
import { readEnvironment } from './server/environment.ts';

const { values } = parseArgs({ options: { to: { type: 'string' }, from: { type: 'string' } } });

try {
  const options = readEnvironment(process.env, []);
  const to = values.to ?? options.files;
  const [target, source] = [to, values.from ?? IN_DATABASE].map((place) => openFileStore(place, process.env));
  const database = await openDatabase(options);
  try {
    const copied = source && target ? await copyFiles(database, source, target) : 0;
    if (!target && !source)
      throw new StartupError('The files are moved from --from= to --to=: name a folder or s3://bucket.');
    const moved = target ? await moveToStore(database, target) : await moveToDatabase(database, source!);
    console.log(`${copied + moved} files moved to ${target?.name ?? 'the database'}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartupError || error instanceof RangeError || error instanceof MissingFile))
    throw error;
  console.error(error.message);
  process.exitCode = 1;
}
