import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { checkMigrated, migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { formatTableTypes } from '../../platform/database/table-types.ts';
import { StartupError } from '../../platform/model/startup-error.ts';
import { addLike, getLikeCounts } from '../../content/likes.ts';
import { seed } from '../../server/seed.ts';
import { content } from '../support/content.ts';
import { fillDataFolder } from '../support/data-folder.ts';
import { databases } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { THOROUGH } from '../../../../test/settings.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../platform/database/migrations');

const ALL = readdirSync(MIGRATIONS).toSorted();
const [FIRST = '', ...LATER] = ALL;
/** A migration of the next version. */
const NEXT = '9999-next.sql';

/** Copies the migrations, as another version of the program would have them. */
function copyMigrations(change: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(MIGRATIONS, folder, { recursive: true });
  change(folder);
  return folder;
}

const changedFirst = () => copyMigrations((folder) => appendFileSync(path.join(folder, FIRST), '-- more'));

describe.each(databases)('the database on $name', ({ open }) => {
  let database: Database;
  afterEach(() => database.close());

  const titles = async () =>
    (
      await rowsOf<{ title: string }>(
        database,
        "select title from entry where site = 'atriafi' and kind = 'page'",
      )
    ).map(({ title }) => title);

  it('migrations: each is applied once, however often migrate is called', async () => {
    database = await open();
    expect(await migrate(database)).toEqual([]);
    const ran = await rowsOf<{ name: string }>(database, 'select name from migration order by number');
    expect(ran.map(({ name }) => name)).toEqual(ALL);
  });

  it('tables.ts: it has the types of all tables and columns', async () => {
    database = await open();
    const file = readFileSync(path.join(MIGRATIONS, '../tables.ts'), 'utf8');
    expect(await formatTableTypes(database), 'npm run cms -- database-types writes the file').toBe(file);
  });

  it('changed migration: a start with it is refused', async () => {
    database = await open();
    await expect(migrate(database, changedFirst())).rejects.toThrow(
      `The migration ${FIRST} was changed after it was applied to this database: put its file back`,
    );
    expect(await migrate(database)).toEqual([]);
  });

  it('migrations with other line endings: they count as the same', async () => {
    database = await open();
    const windows = copyMigrations((folder) => {
      const file = path.join(folder, FIRST);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    });
    expect(await migrate(database, windows)).toEqual([]);
  });

  it('database of a version before 0.1.0: it is refused with a part of the migrations, and adopted as it is with all', async () => {
    database = await open();
    await rowsOf(database, 'drop schema public cascade; create schema public');
    await migrate(
      database,
      copyMigrations((folder) => LATER.forEach((name) => rmSync(path.join(folder, name)))),
    );
    await rowsOf(database, "insert into setting (key, value) values ('a', 'b')");
    await rowsOf(
      database,
      "update migration set name = '0001-content.sql', checksum = 'other' where number = 1",
    );
    for (const start of [migrate, checkMigrated])
      await expect(start(database)).rejects.toThrow(
        /lacks its migration 0039-accounts-of-schedules\.sql: start the version that has it/,
      );
    await rowsOf(
      database,
      `insert into migration (number, name, checksum)
        select number, case number when 39 then '0039-accounts-of-schedules.sql' else 'other' end, 'other'
        from generate_series(2, 39) as number`,
    );
    await expect(checkMigrated(database)).rejects.toThrow(
      `lacks the migrations ${ALL.join(', ')}: run npm run cms -- migrate`,
    );
    expect(await migrate(database)).toEqual(LATER);
    await checkMigrated(database);
    expect(await rowsOf(database, 'select name from migration order by number')).toEqual(
      ALL.map((name) => ({ name })),
    );
    expect(await rowsOf(database, "select value from setting where key = 'a'")).toEqual([{ value: 'b' }]);
  });

  it('contracted schema: a program that does not know the migration refuses it', async () => {
    database = await open();
    const newer = copyMigrations((folder) =>
      writeFileSync(path.join(folder, NEXT), '-- Contraction: a test.\ndrop index page_template;'),
    );
    await migrate(database, newer);
    const refused = migrate(database);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toThrow(
      `The database is newer than this program, which does not know its migration ${NEXT}: start the version that made it or a later one`,
    );
  });

  it('expanded schema: a program that does not know the migration starts, reads and writes', async () => {
    database = await open();
    const newer = copyMigrations((folder) =>
      writeFileSync(path.join(folder, NEXT), "alter table setting add column note text default 'new';"),
    );
    expect(await migrate(database, newer)).toEqual([NEXT]);
    expect(await migrate(database)).toEqual([]);
    await rowsOf(database, "insert into setting (key, value) values ('a', 'b')");
    expect(await rowsOf(database, "select note from setting where key = 'a'")).toEqual([{ note: 'new' }]);
    expect(await migrate(database, newer)).toEqual([]);
  });

  it("content: it is imported once and again when it changes, and visitors' data stays", async () => {
    database = await open();
    expect(await seed(database, content)).toBe(true);
    expect(await seed(database, content)).toBe(false);
    await addLike(database, 'sivu-1');
    await rowsOf(database, "insert into enquiry (kind, site, data) values ('question', 'atriafi', '{}')");
    const [home, ...others] = content.pages;
    expect(
      await seed(database, { ...content, pages: [{ ...home!, title: 'Uusi etusivu' }, ...others.slice(1)] }),
    ).toBe(true);
    expect(await titles()).toContain('Uusi etusivu');
    expect(await titles()).not.toContain('Home');
    expect((await getLikeCounts(database, ['sivu-1'])).get('sivu-1')).toBe(13);
    expect(await rowsOf(database, 'select kind from enquiry')).toEqual([{ kind: 'question' }]);
  });

  it('likes: all of many simultaneous likes are counted [LIK-06]', async () => {
    database = await open();
    await seed(database, content);
    const counts = await Promise.all(Array.from({ length: 40 }, () => addLike(database, 'sivu-1')));
    const sorted = counts.map(Number).toSorted((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: 40 }, (_, index) => index + 13));
  });

  it('content: a failed import changes nothing', async () => {
    database = await open();
    await seed(database, content);
    const broken = { ...content.news[0]!, date: 'not a date' };
    await expect(seed(database, { ...content, pages: [], news: [broken] })).rejects.toThrow(/date/);
    expect(await titles()).toContain('Home');
  });

  it('transaction: it is stored completely or not at all', async () => {
    database = await open();
    const failing = database.transaction().execute(async (transaction) => {
      await transaction.insertInto('setting').values({ key: 'a', value: 'b' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await rowsOf(database, "select 1 from setting where key = 'a'")).toEqual([]);
  });
});

/** Counts three likes and kills its process when the third one is acknowledged. */
const SERVER = `
  import { openDatabase } from './packages/cms/platform/database/open.ts';
  const database = await openDatabase({ dataFolder: process.env.SAARISTO_DATA });
  for (const key of ['a', 'b', 'c']) await database.insertInto('setting').values({ key, value: key }).execute();
  process.kill(process.pid, 'SIGKILL');
`;

describe('durability', () => {
  // npm run long -- --project=load kills the whole server repeatedly.
  it.runIf(THOROUGH)('killed server: an acknowledged write and the first start are stored', async () => {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'saaristo-killed-'));
    await fillDataFolder(dataFolder, 'killed');
    const server = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SERVER], {
      env: { ...process.env, SAARISTO_DATA: dataFolder },
      stdio: 'inherit',
    });
    expect(await new Promise((resolve) => server.once('exit', (_code, signal) => resolve(signal)))).toBe(
      'SIGKILL',
    );
    const database = await openDatabase({ dataFolder });
    expect(
      await rowsOf(database, "select key from setting where key in ('a', 'b', 'c', 'content') order by key"),
    ).toEqual(['a', 'b', 'c', 'content'].map((key) => ({ key })));
    await database.close();
    rmSync(dataFolder, { recursive: true });
  });
});
