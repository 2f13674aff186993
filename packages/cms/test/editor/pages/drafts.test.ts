import type { DraftState, PageDetails } from '@saaristo/editor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { runDeletions } from '../../../server/retention.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, type Editing, openEditing } from '../../support/editing.ts';
import { EDITOR, type SignedIn } from '../../support/editors.ts';
import { rowsOf } from '../../support/rows.ts';

describe.each(someDatabase)('history of drafts on $name', ({ open }) => {
  let editing: Editing;
  let database: Database;
  let publisher: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    editing = await openEditing(open);
    ({ database, publisher, editor } = editing);
  });
  afterAll(() => editing.close());

  const create = (path: string) => createPage(editor, { title: 'Alku', path });
  const save = async (id: number, title: string, who = editor): Promise<void> => {
    const { version } = (await who.call('GET', `pages/${id}`)).json<{ version: number }>();
    const body = { version, title, description: '', blocks: [{ html: `<p>${title}</p>` }] };
    expect((await who.call('PUT', `pages/${id}`, body)).statusCode).toBe(200);
  };
  const list = async (id: number) =>
    (await editor.call('GET', `pages/${id}/drafts`)).json<{ drafts: DraftState[] }>().drafts;
  const read = async (id: number, number: number) =>
    (await editor.call('GET', `pages/${id}/drafts/${number}`)).json<PageDetails>();
  const titlesOf = async (id: number) =>
    Promise.all((await list(id)).map(async ({ number }) => (await read(id, number)).title));

  it('saves: those of one person within ten minutes are one state, and the draft before them is kept', async () => {
    const id = await create('/luonnos-ryhma');
    for (const title of ['Yksi', 'Kaksi', 'Kolme']) await save(id, title);
    expect(await titlesOf(id)).toEqual(['Alku']);
    await save(id, 'Toiselta', publisher);
    expect(await titlesOf(id)).toEqual(['Kolme', 'Alku']);
    expect((await list(id))[0]?.savedBy).toBe(EDITOR.name);
    await rowsOf(
      database,
      "update page_draft set started_at = now() - interval '11 minutes' returning 1",
      [],
    );
    await save(id, 'Myöhemmin', publisher);
    expect(await titlesOf(id)).toEqual(['Toiselta', 'Kolme', 'Alku']);
  });

  it('restoring: the draft is kept as a state first, also within ten minutes', async () => {
    const id = await create('/luonnos-palautus');
    await save(id, 'Ennen');
    expect((await editor.call('POST', `pages/${id}/drafts`, {})).statusCode).toBe(200);
    await save(id, 'Alku');
    expect(await titlesOf(id)).toEqual(['Ennen', 'Alku']);
  });

  it('bounds: the newest 50 states are kept, for 90 days', async () => {
    const id = await create('/luonnos-rajat');
    for (let number = 0; number < 52; number += 1) {
      await save(id, `${number}`);
      await editor.call('POST', `pages/${id}/drafts`, {});
    }
    const states = await list(id);
    expect(states).toHaveLength(49);
    expect((await read(id, states[48]!.number)).title).toBe('2');
    await rowsOf(database, "update page_draft set saved_at = now() - interval '91 days' returning 1", []);
    await runDeletions(database);
    expect(await list(id)).toEqual([]);
  });

  it.each(['0', '999', 'x'])('an unknown state: %s is not found', async (number) => {
    const id = await create(`/luonnos-${number}`);
    expect((await editor.call('GET', `pages/${id}/drafts/${number}`)).statusCode).toBe(404);
  });
});
