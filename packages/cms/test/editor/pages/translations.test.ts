import type { Translations } from '@saaristo/editor/contract';
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../../support/databases.ts';
import { createPage, publishPage, savePage, serveEditor } from '../../support/editing.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';
import { documentOf } from '../../support/html.ts';

describe.each(someDatabase)('translations of pages on $name', ({ open }) => {
  const { app, database, publisher } = serveEditor(open);

  const create = (path: string) => createPage(publisher, { path });
  const translate = (id: number, language: unknown) =>
    publisher.call('POST', `pages/${id}/translations`, { language });
  const read = async (id: number) =>
    (await publisher.call('GET', `pages/${id}/translations`)).json<Translations>();
  const publish = async (id: number): Promise<void> => {
    expect((await publishPage(publisher, id)).statusCode).toBe(200);
  };
  const alternatesOf = async (url: string): Promise<string[]> => {
    const { body } = await app.inject({ url, headers: { host: 'localhost' } });
    return [...documentOf(body).querySelectorAll('link[hreflang]')].map(
      (link) =>
        `${link.getAttribute('hreflang')} ${new URL(link.getAttribute('href')!, 'http://a').pathname}`,
    );
  };

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

  const link = (id: number, page: unknown) =>
    publisher.call('POST', `pages/${id}/translations/link`, { page });
  const createIn = (language: string, path: string, site = 'atriafi') =>
    createPage(publisher, { site, language, path });
  /** The links of the language menu on a page. */
  const menuOf = async (path: string, language: string): Promise<string> =>
    (
      await app.inject({
        url: `/api/nav/desktop?languageId=${language}&pageId=atriafi${encodeURIComponent(path)}`,
        headers: { host: 'localhost' },
      })
    ).body;

  it('existing pages: they are linked and unlinked, and visitors follow', async () => {
    await rowsOf(
      database,
      `update navigation set desktop = jsonb_set(desktop, '{languageMenu}', '[{"label": "In English", "link": "/en/"}]')
       where site = 'atriafi' and language = 'fi' returning site`,
    );
    const [fi, en] = [await create('/vanha'), await createIn('en', '/en/old')];
    for (const id of [fi, en]) await publish(id);
    expect(await alternatesOf('/vanha')).toEqual([]);
    const linked = (await link(en, fi)).json<Translations>();
    expect(linked.languages.map(({ page }) => page?.id)).toEqual(expect.arrayContaining([fi, en]));
    expect(await alternatesOf('/en/old')).toEqual(['fi /vanha', 'en /en/old']);
    expect(await menuOf('/vanha', 'fi')).toContain('"/en/old"');
    expect(await menuOf('/en/old', 'en')).toContain('"languageMenu":[{"label":"Suomi","link":"/vanha"}]');
    expect((await link(en, fi)).statusCode).toBe(200);
    const purged = () =>
      rowsOf(
        database,
        "delete from job where name = 'purge-caches' and key ~ '/vanha' and key ~ '/en/old' returning key",
      );
    expect(await purged()).toHaveLength(1);
    // The first page leaves the group.
    const left = await publisher.call('POST', `pages/${fi}/translations/unlink`, {});
    expect(left.json<Translations>().languages.flatMap(({ page }) => page?.id ?? [])).toEqual([fi]);
    expect(await alternatesOf('/en/old')).toEqual([]);
    expect(await purged()).toHaveLength(1);
    expect(await menuOf('/vanha', 'fi')).not.toContain('"/en/old"');
  });

  it('existing pages: those that do not fit are refused with the reason', async () => {
    const [fi, en] = [await create('/sopiva'), await createIn('en', '/en/fitting')];
    await link(en, fi);
    const other = await createIn('en', '/en/another');
    const shop = await createIn('fi', '/kaupassa', 'lihakauppa');
    const template = await valueOf<number>(database, "select id from page where template = 'product'");
    const reasonOf = async (page: unknown) => {
      const answer = await link(other, page);
      return [answer.statusCode, answer.json<{ error: string }>().error];
    };
    expect(await reasonOf(fi)).toEqual([400, expect.stringContaining('on jo käännös samalla kielellä')]);
    for (const page of [other, en, shop, template])
      expect(await reasonOf(page)).toEqual([400, expect.stringContaining('saman sivuston toinen sivu')]);
    for (const page of [0, -1, 'x', 2 ** 40]) expect((await link(other, page)).statusCode).toBe(404);
    expect((await link(other, null)).statusCode).toBe(400);
    expect((await link(template, fi)).statusCode).toBe(400);
  });

  it('existing pages: links at the same time make no second page of a language', async () => {
    const fi = await create('/kilpa');
    const others = await Promise.all(['a', 'b', 'c', 'd'].map((name) => createIn('en', `/en/race-${name}`)));
    const answers = await Promise.all(others.map((one) => link(one, fi)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ]);
  });

  it('copy: calls at the same time make one page of a language', async () => {
    const id = await create('/samaan-aikaan');
    const answers = await Promise.all(['en', 'en', 'en', 'en'].map((language) => translate(id, language)));
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
  });

  it('page from the bin: it leaves its group if the group has a page of its language since', async () => {
    const id = await create('/palaava');
    const copy = (await translate(id, 'en')).json<{ id: number }>().id;
    expect((await publisher.call('POST', `pages/${id}/delete`, {})).statusCode).toBe(200);
    const again = (await translate(copy, 'fi')).json<{ id: number }>().id;
    expect((await publisher.call('POST', `pages/${again}/move`, { path: '/uusi' })).statusCode).toBe(200);
    expect((await publisher.send(`/editor/pages/${id}/restore`)).statusCode).toBe(303);
    const idsOf = async (page: number) => (await read(page)).languages.flatMap((one) => one.page?.id ?? []);
    expect(await idsOf(id)).toEqual([id]);
    expect(await idsOf(copy)).toEqual([again, copy]);
  });

  it('linked section: pages of its language show it from then on, and no longer after unlinking', async () => {
    const section = async (language: string, html: string): Promise<number> => {
      const part = { site: 'atriafi', language, name: html, blocks: [{ html }] };
      const made = await publisher.call('POST', 'sections', part);
      const { id } = made.json<{ id: number }>();
      await publish(id);
      return id;
    };
    const [fi, en] = [await section('fi', '<p>Suomeksi</p>'), await section('en', '<p>In English</p>')];
    const page = await createIn('en', '/en/section');
    const blocks = [{ widget: 'synced-section', props: { section: fi } }];
    await savePage(publisher, page, { blocks });
    await publish(page);
    const visit = async () => (await app.inject({ url: '/en/section', headers: { host: 'localhost' } })).body;
    expect(await visit()).toContain('Suomeksi');
    await link(en, fi);
    expect(await visit()).toContain('In English');
    await publisher.call('POST', `pages/${en}/translations/unlink`, {});
    expect(await visit()).toContain('Suomeksi');
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
