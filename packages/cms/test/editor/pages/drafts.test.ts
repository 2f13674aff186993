import type { DraftState, PageDetails } from '@saaristo/editor/contract';
import { describe, expect, it } from 'vitest';
import { runDeletions } from '../../../server/retention.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, savePage, serveEditor } from '../../support/editing.ts';
import { EDITOR } from '../../support/editors.ts';
import { rowsOf } from '../../support/rows.ts';

describe.each(someDatabase)('history of drafts on $name', ({ open }) => {
  const { database, publisher, editor } = serveEditor(open);

  const create = (path: string) => createPage(editor, { title: 'Alku', path });
  const save = async (id: number, title: string, who = editor): Promise<void> => {
    const page = { title, blocks: [{ html: `<p>${title}</p>` }] };
    expect((await savePage(who, id, page)).statusCode).toBe(200);
  };
  const list = async (id: number) =>
    (await editor.call('GET', `pages/${id}/drafts`)).json<{ drafts: DraftState[] }>().drafts;
  const read = async (id: number, number: number) =>
    (await editor.call('GET', `pages/${id}/drafts/${number}`)).json<PageDetails>();
  const titlesOf = async (id: number) =>
    Promise.all((await list(id)).map(async ({ number }) => (await read(id, number)).title));

  it('saves: of those of one person within ten minutes, the first and the last are kept, and the draft before them', async () => {
    const id = await create('/luonnos-ryhma');
    for (const title of ['Yksi', 'Kaksi', 'Kolme', 'Neljä']) await save(id, title);
    expect(await titlesOf(id)).toEqual(['Yksi', 'Alku']);
    await save(id, 'Toiselta', publisher);
    expect(await titlesOf(id)).toEqual(['Neljä', 'Yksi', 'Alku']);
    expect((await list(id))[0]?.savedBy).toBe(EDITOR.name);
    await rowsOf(
      database,
      "update page_draft set started_at = now() - interval '11 minutes' returning 1",
      [],
    );
    await save(id, 'Myöhemmin', publisher);
    expect(await titlesOf(id)).toEqual(['Toiselta', 'Neljä', 'Yksi', 'Alku']);
  });

  const LONG = 'Joulukinkku paistetaan hiljaa yön yli matalassa lämmössä';
  const HALF = 'Joulukinkku paistetaan hiljaa';
  const OTHER = 'Kuusi koristellaan lasten kanssa aattona';
  it.each<[string, string[], string[]]>([
    ['of much text', ['Eka', LONG, 'Tyhjä'], [LONG, 'Eka']],
    ['word by word, keeps the whole text once', ['Eka', LONG, HALF, 'Joulukinkku', 'J'], [LONG, 'Eka']],
    [
      'of text that was written after another removal',
      ['Eka', LONG, 'Tyhjä', OTHER, 'Loppu'],
      [OTHER, LONG, 'Eka'],
    ],
    ['of a few letters, replaces the state', ['Eka', 'Tokax', 'Toka'], ['Eka']],
  ])('saves: a removal %s', async (name, titles, kept) => {
    const id = await create(`/luonnos-poisto-${name.replaceAll(/\W/g, '').toLowerCase()}`);
    for (const title of titles) await save(id, title);
    expect((await titlesOf(id)).slice(0, -1)).toEqual(kept);
  });

  it('saving by hand: it keeps the state, and an unchanged draft once', async () => {
    const id = await create('/luonnos-kasin');
    for (const title of ['Yksi', 'Kaksi']) {
      await save(id, title);
      for (let time = 0; time < 2; time += 1) await editor.call('POST', `pages/${id}/drafts`, {});
    }
    await save(id, 'Kolme');
    expect(await titlesOf(id)).toEqual(['Kaksi', 'Yksi', 'Alku']);
  });

  it('restoring: the draft is kept as a state first, also within ten minutes', async () => {
    const id = await create('/luonnos-palautus');
    await save(id, 'Ennen');
    expect((await editor.call('POST', `pages/${id}/drafts`, {})).statusCode).toBe(200);
    await save(id, 'Alku');
    expect(await titlesOf(id)).toEqual(['Ennen', 'Alku']);
  });

  it('bounds: the newest 100 states are kept, for 90 days', async () => {
    const id = await create('/luonnos-rajat');
    await rowsOf(
      database,
      `insert into page_draft (page_id, number, details, saved_by, is_open)
       select $1, 100 + title, jsonb_build_object('title', title::text, 'description', '', 'blocks', '[]'::jsonb), 'Joku', false
       from generate_series(0, 99) as title`,
      [id],
    );
    for (const title of ['100', '101']) {
      await save(id, title);
      await editor.call('POST', `pages/${id}/drafts`, {});
    }
    const states = await list(id);
    expect(states).toHaveLength(99);
    expect((await read(id, states[98]!.number)).title).toBe('2');
    await rowsOf(database, "update page_draft set saved_at = now() - interval '91 days' returning 1", []);
    await runDeletions(database);
    expect(await list(id)).toEqual([]);
  });

  it.each(['0', '999', 'x'])('an unknown state: %s is not found', async (number) => {
    const id = await create(`/luonnos-${number}`);
    expect((await editor.call('GET', `pages/${id}/drafts/${number}`)).statusCode).toBe(404);
  });
});
