import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { seed } from '../../server/seed.ts';
import { appOn, OWN_PAGE, ownPage } from '../support/app.ts';
import { addAccount, EDITOR, logInAs, PUBLISHER, signedIn } from '../support/editors.ts';
import { content } from '../support/content.ts';
import { someDatabase } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';
import { getter, titles } from '../support/searching.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(someDatabase)('synonyms on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  let session: Record<string, string> = {};

  const send = (url: string, fields: Record<string, string>, page = ownPage(session)) =>
    app.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: page.cookie,
      },
      payload: new URLSearchParams({ token: page['x-xsrf-token'], ...fields }).toString(),
    });
  const page = async (url = '/editor/synonyms') => {
    const answer = await app.inject({ url, headers: { cookie: ownPage(session).cookie } });
    expect([url, answer.statusCode]).toEqual([url, 200]);
    return documentOf(answer.body);
  };
  /** Returns the rows of a page as `words / also`. */
  const rows = (document: ParentNode) =>
    [...document.querySelectorAll('.editor-rows form')].map((form) =>
      [...form.querySelectorAll('input:not([type=hidden])')]
        .map((input) => input.getAttribute('value'))
        .join(' / '),
    );
  const getFormAction = async (row: number) =>
    (await page()).querySelectorAll('.editor-rows form')[row]?.getAttribute('action') ?? '';
  const find = async (q: string) =>
    titles(await getter(app)(`search/content?${String(new URLSearchParams({ q }))}`));

  beforeAll(async () => {
    database = await open();
    await addAccount(database, PUBLISHER);
    app = await appOn(database);
    const answer = await logInAs(app, PUBLISHER);
    session = {
      'editor-session': answer.cookies.find(({ name }) => name === 'editor-session')?.value ?? '',
    };
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  beforeEach(() => rowsOf(database, 'delete from synonym'));

  it.each(['/editor/synonyms', '/editor/enquiries/1/delete', '/editor/users/1'])(
    'form to %s: a body above 4 kB is refused, also if the form names no limit',
    async (url) => expect((await send(url, { words: 'x'.repeat(4096) })).statusCode).toBe(413),
  );

  it('new synonyms: searches use them at once, in any form, until they are deleted [API-08]', async () => {
    expect(await find('hodareita')).toEqual([]);
    const added = await send('/editor/synonyms', { language: 'fi', words: 'hodari', also: 'nakki, hodari' });
    expect([added.statusCode, added.headers.location]).toEqual([303, '/editor/synonyms?language=fi']);
    expect(rows(await page())).toEqual(['hodari / nakki']);
    expect(await find('hodareita')).toEqual(['Nakki']);
    await send(await getFormAction(0), { remove: '1' });
    expect(rows(await page())).toEqual([]);
    expect(await find('hodareita')).toEqual([]);
  });

  it('synonyms: publishers change them, and editors read them', async () => {
    await send('/editor/synonyms', { language: 'fi', words: 'hodari', also: 'nakki' });
    const change = await getFormAction(0);
    const editor = await signedIn(database, app, EDITOR);
    for (const [url, fields] of [
      ['/editor/synonyms', { language: 'fi', words: 'kana, nakki' }],
      [change, { words: 'kana, nakki' }],
      [change, { remove: '1' }],
    ] as const)
      expect([url, (await editor.send(url, fields)).statusCode]).toEqual([url, 403]);
    const seen = documentOf((await editor.get('/editor/synonyms?language=fi')).body);
    expect(seen.querySelector('.editor-rows')?.textContent).toContain('hodari');
    expect(seen.querySelector('main form')).toBeNull();
    expect(await find('hodareita')).toEqual(['Nakki']);
  });

  it('changed synonyms: they stay in their row and language [API-08]', async () => {
    await send('/editor/synonyms', { language: 'fi', words: 'hodari, hotdog', also: '' });
    await send(await getFormAction(0), { words: 'hodari, nakki', also: 'makkara' });
    expect(rows(await page())).toEqual(['hodari, nakki / makkara']);
    expect((await find('hodari'))[0]).toBe('Nakki');
    expect(rows(await page('/editor/synonyms?language=se'))).toEqual([]);
  });

  it('incomplete synonyms: they are shown as typed, with the error', async () => {
    const refused = await send('/editor/synonyms', { language: 'fi', words: '"yksin" <b>', also: '' });
    expect(refused.statusCode).toBe(400);
    const document = documentOf(refused.body);
    const input = document.querySelector('#words-new');
    expect(input?.getAttribute('value')).toBe('"yksin" <b>');
    expect(document.getElementById(input?.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'kaksi sanaa',
    );
    expect(await rowsOf(database, 'select 1 from synonym')).toEqual([]);
    await send('/editor/synonyms', { language: 'fi', words: 'hodari, nakki', also: '' });
    const again = await send(await getFormAction(0), { words: 'hodari', also: '' });
    expect(again.statusCode).toBe(400);
    expect(rows(await page())).toEqual(['hodari, nakki / ']);
  });

  it('synonyms: forms require a session and the CSRF token [API-02]', async () => {
    const fields = { language: 'fi', words: 'hodari, nakki', also: '' };
    expect((await send('/editor/synonyms', fields, OWN_PAGE)).statusCode).toBe(401);
    expect((await send('/editor/synonyms', { ...fields, token: 'b'.repeat(43) })).statusCode).toBe(403);
    expect(await rowsOf(database, 'select 1 from synonym')).toEqual([]);
    for (const id of ['1', '0', 'x', '9'.repeat(30)])
      expect([id, (await send(`/editor/synonyms/${id}`, fields)).statusCode]).toEqual([id, 404]);
    expect((await send('/editor/synonyms/1', { remove: '1' })).statusCode).toBe(404);
  });

  it('initial synonyms: they are imported once, so that deleted ones stay deleted', async () => {
    const shipped = {
      ...content,
      synonyms: [{ language: 'fi' as const, words: ['a1', 'b1'], also: ['c1'] }],
    };
    await seed(database, shipped);
    expect(await rowsOf(database, 'select language, words, also from synonym')).toEqual(shipped.synonyms);
    await rowsOf(database, 'delete from synonym');
    await seed(database, { ...shipped, news: [] });
    expect(await rowsOf(database, 'select 1 from synonym')).toEqual([]);
  });
});
