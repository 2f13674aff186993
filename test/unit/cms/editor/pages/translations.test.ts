import type { Translations } from '@saaristo/editor/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someDatabase } from '../../support/databases.ts';
import { type Editing, openEditing } from '../../support/editing.ts';
import type { SignedIn } from '../../support/editors.ts';
import { documentOf } from '../../support/html.ts';

describe.each(someDatabase)('translations of pages on $name', ({ open }) => {
  let editing: Editing;
  let app: FastifyInstance;
  let publisher: SignedIn;

  beforeAll(async () => {
    editing = await openEditing(open);
    ({ app, publisher } = editing);
  });
  afterAll(() => editing.close());

  const create = async (path: string): Promise<number> => {
    const fields = { site: 'atriafi', language: 'fi', title: 'Sivu', path };
    const answer = await publisher.send('/editor/pages', fields);
    return Number(/(\d+)$/.exec(String(answer.headers.location))?.[1]);
  };
  const translate = (id: number, language: unknown) =>
    publisher.call('POST', `pages/${id}/translations`, { language });
  const read = async (id: number) =>
    (await publisher.call('GET', `pages/${id}/translations`)).json<Translations>();
  const publish = async (id: number): Promise<void> => {
    const { version } = (await publisher.call('GET', `pages/${id}`)).json<{ version: number }>();
    expect((await publisher.call('POST', `pages/${id}/publish`, { version })).statusCode).toBe(200);
  };
  const alternatesOf = async (path: string): Promise<string[]> =>
    [
      ...documentOf((await app.inject({ url: path, headers: { host: 'localhost' } })).body).querySelectorAll(
        'link[hreflang]',
      ),
    ].map(
      (link) =>
        `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href')!, 'http://a').pathname}`,
    );

  it('copy: it has the path of its language, is linked to its source, and is made once', async () => {
    const id = await create('/kieli');
    const copy = (await translate(id, 'en')).json<{ id: number }>().id;
    expect((await translate(id, 'en')).json<{ id: number }>().id).toBe(copy);
    const { languages, source } = await read(copy);
    expect(languages).toContainEqual({
      language: 'en',
      page: { id: copy, title: 'Sivu', path: '/en/kieli' },
    });
    expect(languages).toContainEqual({ language: 'fi', page: { id, title: 'Sivu', path: '/kieli' } });
    expect(source?.page.id).toBe(id);
    expect((await read(id)).source).toBeNull();
  });

  it('visitors: pages name each other when both are published', async () => {
    const id = await create('/nakyva');
    const copy = (await translate(id, 'en')).json<{ id: number }>().id;
    await publish(id);
    expect(await alternatesOf('/nakyva')).toEqual([]);
    await publish(copy);
    expect(await alternatesOf('/nakyva')).toEqual(['fi /nakyva', 'en /en/nakyva']);
    expect(await alternatesOf('/en/nakyva')).toEqual(['fi /nakyva', 'en /en/nakyva']);
  });

  it('group: it stays together when its first page is in the bin', async () => {
    const id = await create('/ryhma');
    const copy = (await translate(id, 'en')).json<{ id: number }>().id;
    expect((await publisher.call('POST', `pages/${id}/delete`, {})).statusCode).toBe(200);
    const again = (await translate(copy, 'fi')).json<{ id: number }>().id;
    expect((await translate(copy, 'fi')).json<{ id: number }>().id).toBe(again);
    await publish(copy);
    await publish(again);
    expect(await alternatesOf('/en/ryhma')).toEqual(['en /en/ryhma', 'fi /ryhma']);
  });

  it.each(['de', 'xx', 1])(
    'copy: the language %j, which the site does not have, is refused',
    async (language) => {
      expect((await translate(await create(`/kieli-${language}`), language)).statusCode).toBe(400);
    },
  );

  it('records: hashes are added to those of the page, and anything else is refused', async () => {
    const id = await create('/merkinnat');
    const put = (translated: unknown) => publisher.call('PUT', `pages/${id}/translations`, { translated });
    await put({ a1: 'b1' });
    await put({ a2: '=b2' });
    expect((await read(id)).translated).toEqual({ a1: 'b1', a2: '=b2' });
    for (const wrong of [{ a: 1 }, { 'a b': 'c' }, { a: 'x'.repeat(30) }])
      expect((await put(wrong)).statusCode).toBe(400);
  });
});
