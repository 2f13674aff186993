import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Edition } from '@saaristo/editor/contract';
import { migrate } from '../../../platform/database/migrate.ts';
import { runDueJobs } from '../../../platform/database/jobs.ts';
import { createServerJobs } from '../../../server/retention.ts';
import { listDraftStates } from '../../../pages/store/draft-history.ts';
import { listUnknownAddresses, listUses } from '../../../pages/store/uses.ts';
import { databases, someDatabase } from '../../support/databases.ts';
import { createPage, publishPage, readPage, savePage, serveEditor } from '../../support/editing.ts';
import { documentOf } from '../../support/html.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';

interface Answer {
  version: number;
  title: string;
  state: string;
  draftName: string;
  publishAt: string | null;
  editions: Edition[];
  review?: { id: number; seen: string };
}

describe.each(someDatabase)('drafts of a page side by side on $name', ({ open }) => {
  let count = 0;
  const editing = serveEditor(open);

  const read = (id: number) => readPage<Answer>(editing.publisher, id);
  const post = (id: number, call: string, body: object = {}, who = editing.publisher) =>
    who.call('POST', `pages/${id}/${call}`, body);
  const save = async (id: number, title: string, html = `<p>${title}</p>`) => {
    const saved = await savePage(editing.publisher, id, { title, blocks: [{ html }] });
    expect(saved.statusCode).toBe(200);
  };
  const create = async (title: string) => {
    const id = await createPage(editing.publisher, { path: `/rinnakkain-${(count += 1)}` });
    await save(id, title);
    return id;
  };
  const publish = (id: number) => publishPage(editing.publisher, id);
  const schedule = async (id: number, at: string, name?: string) =>
    post(id, 'schedule', { at, name, version: (await read(id)).version });
  const add = async (id: number, name: string) =>
    post(id, 'editions', { name, version: (await read(id)).version });
  const editionOf = async (id: number, name: string) =>
    (await read(id)).editions.find((one) => one.name === name)!;
  const openDraft = async (id: number, name: string) =>
    post(id, `editions/${(await editionOf(id, name)).id}/open`, { version: (await read(id)).version });
  const titleAt = (id: number) =>
    valueOf<string | null>(editing.database, `select published ->> 'title' from page where id = $1`, [id]);
  const runDue = async (edition: number) => {
    await rowsOf(editing.database, 'update page_edition set publish_at = now() where id = $1', [edition]);
    await rowsOf(editing.database, 'update job set run_at = now() where key = $1', [String(edition)]);
    await runDueJobs(editing.database, createServerJobs(editing.database), () => {});
  };
  const [FIRST, LATER] = ['2090-12-01T06:00', '2090-12-27T06:00'];

  it('two scheduled drafts: a mend of the page leaves both, and each goes out at its time', async () => {
    const id = await create('Nyt');
    await publish(id);
    await add(id, 'Joulu');
    await save(id, 'Joulusivu');
    expect((await schedule(id, FIRST)).json()).toMatchObject({
      draftName: 'Joulu',
      publishAt: '2090-12-01T04:00:00.000Z',
    });
    await add(id, 'Loppiainen');
    await save(id, 'Loppiaissivu');
    expect((await schedule(id, LATER)).statusCode).toBe(200);
    expect((await openDraft(id, '')).json()).toMatchObject({
      title: 'Nyt',
      draftName: '',
      state: 'published',
    });
    await save(id, 'Nyt korjattu');
    const { editions } = (await publish(id)).json<Answer>();
    expect(editions).toMatchObject([
      { name: 'Joulu', publishAt: '2090-12-01T04:00:00.000Z', hasChanges: false },
      { name: 'Loppiainen', publishAt: '2090-12-27T04:00:00.000Z', hasChanges: false },
    ]);
    expect(await titleAt(id)).toBe('Nyt korjattu');
    await runDue(editions[0]!.id);
    expect(await titleAt(id)).toBe('Joulusivu');
    // The next mend begins with what visitors see.
    expect(await read(id)).toMatchObject({ title: 'Joulusivu', state: 'published', draftName: 'Joulu' });
    await save(id, 'Joulusivu kesken');
    await runDue(editions[1]!.id);
    expect(await titleAt(id)).toBe('Loppiaissivu');
    expect(await read(id)).toMatchObject({ title: 'Joulusivu kesken', state: 'changed', editions: [] });
  });

  it('scheduled draft that is edited: it goes out as it was approved, and the changes stay', async () => {
    const id = await create('Hyväksytty');
    await schedule(id, FIRST, 'Joulu');
    await openDraft(id, 'Joulu');
    await save(id, 'Kesken');
    expect(await editionOf(id, 'Joulu')).toMatchObject({ hasChanges: true });
    await openDraft(id, '');
    const { id: edition } = await editionOf(id, 'Joulu');
    expect((await editing.editor.get(`/editor/preview/${id}?of=edition-${edition}`)).body).toContain(
      '<p>Hyväksytty</p>',
    );
    await runDue(edition);
    expect(await titleAt(id)).toBe('Hyväksytty');
    expect((await read(id)).editions).toMatchObject([{ name: 'Joulu', publishAt: null }]);
    expect((await openDraft(id, 'Joulu')).json()).toMatchObject({ title: 'Kesken' });
  });

  it('edition: it is published now or scheduled by itself, in the version that was seen', async () => {
    const id = await create('Pohja');
    await add(id, 'Kesä');
    await save(id, 'Kesäsivu');
    await openDraft(id, '');
    const { id: edition, version } = await editionOf(id, 'Kesä');
    expect((await post(id, `editions/${edition}/publish`, { version: 9, at: null })).statusCode).toBe(400);
    expect(
      (await post(id, `editions/${edition}/publish`, { version, at: null }, editing.editor)).statusCode,
    ).toBe(403);
    const later = await post(id, `editions/${edition}/publish`, { version, at: FIRST });
    expect(later.json<Answer>().editions).toMatchObject([
      { name: 'Kesä', publishAt: '2090-12-01T04:00:00.000Z' },
    ]);
    const now = await post(id, `editions/${edition}/publish`, { version: version + 1, at: null });
    expect(now.json()).toMatchObject({ title: 'Pohja', state: 'changed', editions: [], publishAt: null });
    expect(await titleAt(id)).toBe('Kesäsivu');
    expect(
      await rowsOf(editing.database, "select from job where key = $1 and name = 'publish-edition'", [
        String(edition),
      ]),
    ).toEqual([]);
  });

  it('scheduled draft that is published before its time: it does not go out again over a later mend', async () => {
    const id = await create('Joulusivu');
    await schedule(id, FIRST);
    const { id: edition } = await editionOf(id, '');
    expect((await publish(id)).json<Answer>().editions).toEqual([]);
    await save(id, 'Joulusivu korjattu');
    await publish(id);
    await runDue(edition);
    expect(await titleAt(id)).toBe('Joulusivu korjattu');
  });

  it('review of a draft beside which another one is opened: it is scheduled under its own name', async () => {
    const id = await create('Nyt');
    await post(id, 'review', { version: (await read(id)).version }, editing.editor);
    await add(id, 'Joulu');
    await save(id, 'Joulusivu');
    const { id: review, seen } = (await read(id)).review!;
    const approved = await post(id, 'review/approve', { review, seen, at: FIRST });
    expect(approved.json()).toMatchObject({
      draftName: 'Joulu',
      editions: [{ name: '', publishAt: '2090-12-01T04:00:00.000Z', hasChanges: false }],
    });
  });

  it.each(['unschedule', 'unpublish', 'delete'])('%s: what was scheduled stays as a draft', async (call) => {
    const id = await create('Nyt');
    await publish(id);
    await add(id, 'Joulu');
    await save(id, 'Joulusivu');
    await schedule(id, FIRST);
    await openDraft(id, '');
    const { id: edition } = await editionOf(id, 'Joulu');
    await post(id, call === 'unschedule' ? `editions/${edition}/unschedule` : call);
    const rows = await rowsOf(
      editing.database,
      "select publish_at, scheduled, draft ->> 'title' as title from page_edition where page_id = $1",
      [id],
    );
    expect(rows).toEqual([{ publish_at: null, scheduled: null, title: 'Joulusivu' }]);
    expect(await rowsOf(editing.database, 'select from job where key = $1', [String(edition)])).toEqual([]);
  });

  it('names and versions: a second one of a name, no name, too many and an outdated draft are refused', async () => {
    const id = await create('Nyt');
    const { version } = await read(id);
    expect((await post(id, 'editions', { name: 'Joulu', version: version - 1 })).statusCode).toBe(409);
    for (const name of ['', ' ', 'x'.repeat(61)]) expect((await add(id, name)).statusCode).toBe(400);
    expect((await add(id, 'Joulu')).json()).toMatchObject({ draftName: 'Joulu', editions: [{ name: '' }] });
    expect((await add(id, 'Joulu')).statusCode).toBe(400);
    await rowsOf(
      editing.database,
      `insert into page_edition (page_id, name, saved_by, draft)
       select id, number::text, '', draft from page, generate_series(1, 18) as number where id = $1`,
      [id],
    );
    expect((await add(id, 'Loppiainen')).statusCode).toBe(200);
    expect((await add(id, 'Liikaa')).statusCode).toBe(400);
    expect((await openDraft(id, 'Joulu')).statusCode).toBe(200);
    const { id: edition } = await editionOf(id, '');
    expect((await post(id, `editions/${edition}/delete`)).json<Answer>().editions).toHaveLength(19);
    expect(await listDraftStates(editing.database, id)).not.toEqual([]);
  });

  it('uses: pictures, links and searches of pages see every draft', async () => {
    const id = await create('Nyt');
    await add(id, 'Joulu');
    await save(
      id,
      'Joulusivu',
      '<p><a href="/vain-joulussa">x</a><img src="/media/library/4711/x.png" alt=""></p>',
    );
    await openDraft(id, '');
    expect(await listUses(editing.database, ['/vain-joulussa'])).toMatchObject([
      { id, isPublic: false, editions: ['Joulu'] },
    ]);
    expect((await editing.editor.get('/editor/uses?of=link:/vain-joulussa')).body).toContain(
      'Luonnos: Joulu',
    );
    expect(await listUnknownAddresses(editing.database, 'atriafi')).toContainEqual({
      site: 'atriafi',
      address: '/vain-joulussa',
    });
    expect((await editing.editor.get('/editor?q=Joulusivu')).body).toContain(`/editor/pages/${id}"`);
    const { id: edition, version } = await editionOf(id, 'Joulu');
    await post(id, `editions/${edition}/publish`, { version, at: FIRST });
    expect(await listUses(editing.database, ['/media/library/4711/'])).toMatchObject([
      { id, isPublic: true, editions: ['Joulu'] },
    ]);
  });

  it('calendar: it lists what goes out on each day, leads to it, and says what fails', async () => {
    const id = await create('Kalenterissa');
    await schedule(id, FIRST, 'Joulu');
    await post(id, 'unpublish-at', { at: LATER });
    await rowsOf(editing.database, 'update page_edition set scheduled_by_id = null where page_id = $1', [id]);
    const show = async (query: string) =>
      documentOf((await editing.editor.get(`/editor/scheduled${query}`)).body);
    const document = await show('?site=atriafi');
    const day = document.querySelector('#day-2090-12-01')!;
    expect(day.textContent).toMatch(
      /perjantaina 1\. joulukuuta 2090[\s\S]*6\.00[\s\S]*Kalenterissa[\s\S]*Joulu[\s\S]*Ei toteudu/,
    );
    const { id: edition } = await editionOf(id, 'Joulu');
    expect(day.querySelector(`a[href="/editor/preview/${id}?of=edition-${edition}"]`)).not.toBeNull();
    expect(document.querySelector('#day-2090-12-27')!.textContent).toContain('Poistuu');
    expect(document.querySelector('.editor-month a[href="#day-2090-12-01"]')).not.toBeNull();
    expect((await show('?site=lithellsse')).querySelector('#day-2090-12-01')).toBeNull();
    expect((await editing.editor.get('/editor')).body).toContain('href="/editor/scheduled"');
  });
});

it('migration of a schedule: it is an edition with its job', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-editions-'));
  const migrations = path.resolve(import.meta.dirname, '../../../platform/database/migrations');
  copyFileSync(path.join(migrations, '0001-schema.sql'), path.join(folder, '0001-schema.sql'));
  const database = await databases[0]!.open();
  await rowsOf(database, 'drop schema public cascade; create schema public');
  await migrate(database, folder);
  await rowsOf(
    database,
    `insert into page (site, language, path, address, position, draft, scheduled, publish_at, scheduled_by)
     values ('atriafi', 'fi', '/x', '/x', 1, '{"title": "Nyt", "blocks": []}', '{"title": "Joulu", "blocks": [{"html": "<a href=\\"/y\\">y</a>"}]}',
       '2090-12-01', 'Aino');
     insert into job (name, key, run_at) select 'publish-page', id::text, publish_at from page`,
  );
  await migrate(database);
  expect(
    await rowsOf(database, `select scheduled ->> 'title' as title, scheduled_by, uses from page_edition`),
  ).toEqual([{ title: 'Joulu', scheduled_by: 'Aino', uses: ['/y', 'Joulu'] }]);
  expect(
    await rowsOf(database, 'select name, key = (select id::text from page_edition) as found from job'),
  ).toEqual([{ name: 'publish-edition', found: true }]);
  await database.close();
  rmSync(folder, { recursive: true });
});
