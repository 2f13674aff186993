import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDeletions } from '../../server/retention.ts';
import { someDatabase } from '../support/databases.ts';
import { createPage, serveEditor } from '../support/editing.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const KEY = 'idempotency-key';

describe.each(someDatabase)('requests that are sent again on $name', ({ open }) => {
  let picture: Buffer;
  let page: number;

  const { app, database, publisher, editor } = serveEditor(open);
  beforeAll(async () => {
    picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    page = await createPage(publisher, { path: '/uudestaan' });
  });

  const count = (table: string) => valueOf<number>(database, `select count(*)::integer from ${table}`);
  const upload = (key: string, who = editor) =>
    app.inject({
      method: 'POST',
      url: '/editor/api/media',
      headers: {
        cookie: who.cookie,
        'x-editor-token': who.token,
        'content-type': 'image/png',
        'x-file-name': 'a.png',
        'x-alt': 'Kala',
        [KEY]: key,
      },
      payload: picture,
    });
  const post = (call: string, key: string, body = {}) => editor.call('POST', call, body, { [KEY]: key });
  const note = (key: string, block: number | null = null) =>
    post(`pages/${page}/notes`, key, { version: 1, body: 'x', block, parent: null });
  const section = { site: 'atriafi', language: 'fi', name: 'x', blocks: [{ html: '<p>x</p>' }] };
  const calls = {
    copy: (key: string) => post(`pages/${page}/duplicate`, key),
    section: (key: string) => post('sections', key, section),
    note,
    picture: upload,
  };

  it.each([
    ['copy', 'page'],
    ['section', 'page'],
    ['note', 'page_note'],
    ['picture', 'media'],
  ] as const)(
    '%s: the same key creates one, also at the same time, and another key a second one',
    async (name, table) => {
      const before = await count(table);
      const key = `key-of-a-${name}`;
      const [first, same] = await Promise.all([calls[name](key), calls[name](key)]);
      const later = await calls[name](key);
      for (const answer of [first, same, later]) expect(answer.statusCode).toBe(200);
      expect([same.json<{ id?: number }>().id, later.json<{ id?: number }>().id]).toEqual(
        Array.from({ length: 2 }, () => first.json<{ id?: number }>().id),
      );
      expect(await count(table)).toBe(before + 1);
      await calls[name](`${key}-2`);
      expect(await count(table)).toBe(before + 2);
    },
  );

  it('form of the media library: sent again, it adds one picture', async () => {
    const before = await count('media');
    const file = new File([new Uint8Array(picture)], 'a.png', { type: 'image/png' });
    const send = () =>
      editor.upload('/editor/media', { key: 'key-of-the-form', alt: 'Kuva', tags: '', file });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.headers.location]).toEqual([303, first.headers.location]);
    expect(await count('media')).toBe(before + 1);
    expect((await editor.get('/editor/media')).body).toMatch(/name="key" value="[\w-]{36}"/);
  });

  it('key: it belongs to one user and one call, has a form, and a refused call does not use it', async () => {
    expect((await upload('shared-key-1', editor)).statusCode).toBe(200);
    expect((await upload('shared-key-1', publisher)).statusCode).toBe(200);
    expect((await calls.copy('shared-key-1')).statusCode).toBe(409);
    expect((await calls.copy('x')).statusCode).toBe(400);
    expect((await note('refused-key', 99)).statusCode).toBe(404);
  });

  it('key: it is forgotten after a day', async () => {
    await calls.copy('old-key-of-a-copy');
    await rowsOf(database, "update editor_request set expires_at = expires_at - interval '25 hours'");
    await runDeletions(database);
    const before = await count('page');
    await calls.copy('old-key-of-a-copy');
    expect(await count('page')).toBe(before + 1);
  });
});
