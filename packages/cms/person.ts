/** `npm run cms -- person`: finds, exports or deletes the stored data of one person. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printLines } from 'saaristo/schemas';
import { openDatabase } from './platform/database/open.ts';
import type { Database } from './platform/database/database.ts';
import { findFile } from './enquiries/inbox.ts';
import { EVERY_SITE } from './platform/model/visitor-data.ts';
import { StartupError } from './platform/model/startup-error.ts';
import { readEnvironment } from './server/environment.ts';
import { deletePerson, findPerson, type Identifiers, parseIdentifiers } from './accounts/people/people.ts';

const USAGE = `npm run cms -- person find   --email a@example.fi [--phone "040 1234567"] [--order 100001]
npm run cms -- person export --email a@example.fi --out folder   (person.json, and the files of enquiries)
npm run cms -- person delete --email a@example.fi --yes

It works on the database of DATABASE_URL; on the embedded one (SAARISTO_DATA) while no server runs on it.`;

const MAX_ROWS = 100_000;

/** Writes the data and files. File names are ids, not names that visitors chose. */
async function exportPerson(database: Database, identifiers: Identifiers, folder: string): Promise<void> {
  const data = await findPerson(database, identifiers, MAX_ROWS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, 'person.json'), JSON.stringify(data, null, 2));
  for (const { id } of data.enquiries.flatMap(({ files }) => files)) {
    const file = await findFile(database, EVERY_SITE, id);
    if (!file) continue;
    const { bytes, stream } = file.sent;
    await writeFile(path.join(folder, `file-${id}`), await stream({ start: 0, end: bytes - 1 }));
  }
}

async function run(args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      email: { type: 'string', default: '' },
      phone: { type: 'string', default: '' },
      order: { type: 'string', default: '' },
      out: { type: 'string' },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [verb] = positionals;
  const identifiers = parseIdentifiers(values);
  if (values.help) return USAGE;
  if (!identifiers || (verb === 'export' && values.out === undefined)) throw new StartupError(USAGE);
  if (verb === 'delete' && !values.yes)
    throw new StartupError('Nothing is deleted without --yes; look at what is found first.');
  const database = await openDatabase(readEnvironment(process.env, []));
  try {
    switch (verb) {
      case 'find':
        return JSON.stringify(await findPerson(database, identifiers, MAX_ROWS), null, 2);
      case 'export':
        await exportPerson(database, identifiers, values.out ?? '.');
        return `Written into ${values.out}.`;
      case 'delete':
        return JSON.stringify(await deletePerson(database, identifiers), null, 2);
      default:
        throw new StartupError(USAGE);
    }
  } finally {
    await database.close();
  }
}

// Makes exported files readable for this user only.
process.umask(0o077);
try {
  console.log(printLines(await run(process.argv.slice(2))));
} catch (error) {
  const isOfUser =
    error instanceof StartupError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  if (!isOfUser) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
