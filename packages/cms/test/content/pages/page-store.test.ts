import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { findEntry } from '../../../content/find-entry.ts';
import {
  copyPage,
  createPage,
  deletePresence,
  findEditedPage,
  listVersions,
  findRedirect,
  movePage,
  saveDraft,
  touchPresence,
  unpublishPage,
} from '../../../pages/store/page-store.ts';
import { seed } from '../../../server/seed.ts';
import { addUser, listUsers } from '../../../accounts/users.ts';
import { content } from '../../support/content.ts';
import { databases } from '../../support/databases.ts';
import type { Author } from '../../../platform/model/rights.ts';
import { publishPage } from '../../support/publish.ts';

const PLACE = { site: 'atriafi', language: 'fi', path: '/kesä-100%' } as const;
const createDetails = (title: string) => ({ title, description: '', blocks: [{ html: `<p>${title}</p>` }] });

describe.each(databases)('pages of editors on $name', ({ open }) => {
  let database: Database;
  let author: Author;
  let id: number;
  beforeEach(async () => {
    database = await open();
    await seed(database, content);
    const user = { email: 'a@example.fi', name: 'Aino', role: 'publisher' } as const;
    await addUser(database, user);
    author = (await listUsers(database)).find(({ name }) => name === 'Aino')!;
    id = (await createPage(database, PLACE, createDetails('Kesä'), author))!;
  });
  afterEach(() => database.close());

  const shownAt = async (path: string) => (await findEntry(database, 'atriafi', path))?.title;
  const save = (title: string, version: number) =>
    saveDraft(database, id, version, createDetails(title), author);

  it('draft: a save that is sent again is stored once and is no conflict, but one of another user is', async () => {
    const saved = await save('Syksy', 1);
    expect(await save('Syksy', 1)).toEqual(saved);
    expect(await save('Syksy', 2)).toMatchObject({ version: 3 });
    expect(await save('Syksy', 1)).toHaveProperty('conflict');
    await addUser(database, { email: 'b@example.fi', name: 'Bo', role: 'editor' });
    const other = (await listUsers(database)).find(({ name }) => name === 'Bo')!;
    expect(await saveDraft(database, id, 2, createDetails('Syksy'), other)).toHaveProperty('conflict');
  });

  it('publish: a call that is sent again creates one version', async () => {
    expect(await publishPage(database, id, 1, author)).toBe(1);
    expect(await publishPage(database, id, 1, author)).toBe(1);
    expect(await listVersions(database, id)).toHaveLength(1);
    await unpublishPage(database, id, author);
    expect(await publishPage(database, id, 1, author)).toBe(2);
  });

  it('copies: several at the same time get different paths', async () => {
    const copies = await Promise.all(
      [1, 2, 3, 4].map(() => copyPage(database, PLACE, createDetails('Kopio'), author)),
    );
    expect(new Set(copies).size).toBe(4);
    expect(copies).not.toContain(undefined);
  });

  it('moved page: visitors are redirected from the old path', async () => {
    await publishPage(database, id, 1, author);
    const home = content.pages.find(({ site, language }) => site === 'atriafi' && language === 'fi')!;
    expect(await movePage(database, id, home.path, author)).toBe(false);
    expect(await movePage(database, id, '/syksy', author)).toBe(true);
    expect(await shownAt('/syksy')).toBe('Kesä');
    expect(await findRedirect(database, 'atriafi', PLACE.path)).toBe('/syksy');
    const copy = await copyPage(database, { ...PLACE, path: '/syksy' }, createDetails('Kopio'), author);
    expect((await findEditedPage(database, copy!))?.path).toBe('/syksy-2');
    expect(await movePage(database, id, PLACE.path, author)).toBe(true);
    expect(await findRedirect(database, 'atriafi', PLACE.path)).toBeUndefined();
    expect(await findRedirect(database, 'atriafi', '/syksy')).toBe(PLACE.path);
  });

  it.each(['fi', 'en'] as const)(
    'page of 1.5 MB of different words: it is published and found by its first words: %s',
    async (language) => {
      const words = Array.from({ length: 170_000 }, (_, at) => `x${at.toString(26).padStart(7, 'q')}`);
      const details = { title: 'Pitkä', description: '', blocks: [{ html: `<p>${words.join(' ')}</p>` }] };
      const place = { site: 'atriafi', language, path: '/pitka' } as const;
      const long = (await createPage(database, place, details, author))!;
      expect(await publishPage(database, long, 1, author)).toBe(1);
      const found = await sql<{ found: boolean }>`
        select words @@ ${`'${words[1]}'`}::tsquery as found from entry where path = '/pitka'`.execute(
        database,
      );
      expect(found.rows).toEqual([{ found: true }]);
    },
  );

  it('presence: another tab of the same editor is told, and is no other editor', async () => {
    const alone = { others: [], hasOwnTab: false };
    expect(await touchPresence(database, id, 'tab-1', author)).toEqual(alone);
    expect(await touchPresence(database, id, 'tab-2', author)).toEqual({ others: [], hasOwnTab: true });
    await deletePresence(database, id, 'tab-1');
    expect(await touchPresence(database, id, 'tab-2', author)).toEqual(alone);
  });
});
