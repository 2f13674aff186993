import { describe, expect, it } from 'vitest';
import { findRedirect } from '../../../pages/store/page-store.ts';
import { replaceParent } from '../../../admin/bulk.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, serveEditor } from '../../support/editing.ts';
import { PUBLISHER } from '../../support/editors.ts';
import { documentOf, textsOf } from '../../support/html.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';

describe.each(someDatabase)('list of pages on $name', ({ open }) => {
  const { database, app, publisher, editor } = serveEditor(open);

  const titles = async (query: string, who = editor) =>
    textsOf((await who.get(`/editor${query}`)).body, 'tbody strong');
  const create = (title: string, path: string, rest: Record<string, string> = {}, who = editor) =>
    createPage(who, { path, title, ...rest });
  const publish = (id: number) => publisher.call('POST', `pages/${id}/publish`, { version: 1 });
  const versions = async (...ids: number[]) =>
    Object.fromEntries(
      (
        await rowsOf<{ id: number; version: number }>(
          database,
          'select id, draft_version as version from page where id = any($1)',
          [ids],
        )
      ).map(({ id, version }) => [`page-${id}`, String(version)]),
    );
  const bulk = async (action: string, ids: number[], rest: Record<string, string> = { sure: '1' }) =>
    publisher.send('/editor/pages/bulk', { action, ...(await versions(...ids)), ...rest });
  const found = async (path: string) =>
    (await app.inject({ url: path, headers: { host: 'localhost' } })).statusCode;

  it('filters: pages are listed by state, author, kind and language, in the selected order', async () => {
    const first = await create('Suodatin B', '/suodatin/a');
    await create('Suodatin A', '/suodatin/b', {}, publisher);
    await create('Suodatin C', '/en/suodatin', { language: 'en' });
    await publish(first);
    expect(await titles('?q=suodatin')).toEqual(['Suodatin C', 'Suodatin B', 'Suodatin A']);
    expect(await titles('?q=suodatin&order=title')).toEqual(['Suodatin A', 'Suodatin B', 'Suodatin C']);
    expect(await titles('?q=suodatin&order=saved')).toEqual(['Suodatin C', 'Suodatin A', 'Suodatin B']);
    expect((await titles('?q=suodatin&order=published'))[0]).toBe('Suodatin B');
    expect(await titles('?q=suodatin&state=published')).toEqual(['Suodatin B']);
    expect(await titles('?q=suodatin&state=draft&language=fi')).toEqual(['Suodatin A']);
    const own = await valueOf<number>(database, 'select id from editor_user where name = $1', [
      PUBLISHER.name,
    ]);
    expect(await titles(`?q=suodatin&author=${own}`)).toEqual(['Suodatin A']);
    expect(await titles('?kind=product')).not.toContain('Etusivu');
    expect(await titles('?kind=none&site=atriafi&language=fi')).toContain('Etusivu');
    const { body } = await editor.get('/editor?q=suodatin&state=draft&kind=x&author=9e9&order=unknown');
    const document = documentOf(body);
    expect(document.querySelector<HTMLDetailsElement>('.editor-more')!.open).toBe(true);
    expect(document.querySelector<HTMLOptionElement>('#state [selected]')!.value).toBe('draft');
  });

  it('search: all words have to match, and a misspelt one is corrected by the titles and paths', async () => {
    await create('Joulukinkun paistaminen', '/joulu/kinkku');
    expect(await titles('?q=kinkku+paistaminen')).toEqual(['Joulukinkun paistaminen']);
    expect(await titles('?q=kinkku+grillaus')).toEqual([]);
    const { body } = await editor.get('/editor?q=joulukinkun+paistamien');
    expect(textsOf(body, 'tbody strong')).toEqual(['Joulukinkun paistaminen']);
    expect(textsOf(body, '[role=status]')).toEqual([
      'Haulla ”joulukinkun paistamien” ei löytynyt sivuja. Näytetään ”joulukinkun paistaminen”.',
    ]);
    expect(textsOf((await editor.get('/editor?q=qwertyuiop')).body, '.editor-nothing')).toHaveLength(1);
  });

  it('several pages: a question comes first, then each is done or refused with its reason', async () => {
    const a = await create('Joukko A', '/joukko/a');
    const b = await create('Joukko B', '/joukko/b');
    const question = await bulk('publish', [a, b], { back: '?q=joukko' });
    expect(textsOf(question.body, 'h1')).toEqual(['Julkaistaanko 2 sivua?']);
    expect(documentOf(question.body).querySelector('.editor-plain-link')!.getAttribute('href')).toBe(
      '/editor?q=joukko',
    );
    expect(await found('/joukko/a')).toBe(404);

    const old = await versions(a, b);
    const { body: page } = await editor.call('GET', `pages/${b}`);
    await editor.call('PUT', `pages/${b}`, { ...(JSON.parse(page) as object), title: 'Joukko B2' });
    const result = await publisher.send('/editor/pages/bulk', { action: 'publish', sure: '1', ...old });
    expect(textsOf(result.body, '[role=status]')).toEqual(['1 sivu onnistui, 1 sivu ei onnistunut']);
    expect(textsOf(result.body, '.editor-error')).toEqual([
      expect.stringContaining('Joku on muuttanut luonnosta'),
    ]);
    expect([await found('/joukko/a'), await found('/joukko/b')]).toEqual([200, 404]);

    expect((await bulk('unpublish', [a])).body).toContain('1 sivu onnistui');
    expect(await found('/joukko/a')).toBe(404);
    await bulk('delete', [a, b]);
    expect(await titles('?q=joukko')).toEqual([]);
    expect(await titles('?q=joukko&bin=1')).toEqual(['Joukko A', 'Joukko B2']);
    expect((await bulk('delete', [a])).body).toContain('Sivua ei enää ole');
    await bulk('restore', [a, b]);
    expect(await titles('?q=joukko')).toEqual(['Joukko A', 'Joukko B2']);
  });

  it('several pages: they are moved below another path, with redirects, unless the path is taken', async () => {
    const a = await create('Siirto A', '/vanha/siirto-a');
    const b = await create('Siirto B', '/vanha/siirto-b');
    await create('Siirto C', '/uusi/siirto-b');
    await publish(a);
    const template = await valueOf<number>(
      database,
      "select id from page where template = 'product' and site = 'atriafi' limit 1",
    );
    const [home] = await rowsOf<{ id: number }>(
      database,
      "select id from page where path = '/en/' and site = 'atriafi'",
    );
    const ids = [a, b, home!.id, template];
    expect((await bulk('move', ids, {})).body).toContain('name="parent"');
    const refused = await bulk('move', ids, { sure: '1', parent: 'uusi' });
    expect([refused.statusCode, textsOf(refused.body, '.editor-error')]).toEqual([
      400,
      ['Kirjoita yläpolku, joka alkaa kauttaviivalla.'],
    ]);
    const { body } = await bulk('move', ids, { sure: '1', parent: '/uusi' });
    expect(textsOf(body, '.editor-error').toSorted()).toEqual(
      [
        'Etusivua ei voi siirtää.',
        'Tällä polulla on jo sivu.',
        'Mallipohjaa ei voi siirtää, monistaa eikä poistaa.',
      ].toSorted(),
    );
    expect(await found('/uusi/siirto-a')).toBe(200);
    expect(await findRedirect(database, 'atriafi', '/vanha/siirto-a')).toBe('/uusi/siirto-a');
  });

  it.each([
    ['/kesa', '/kampanjat', '/kampanjat/kesa'],
    ['/vanha/kesa/', '/a/b/', '/a/b/kesa'],
    ['/vanha/kesa', '/', '/kesa'],
  ])('path %s below %s: it becomes %s', (path, parent, moved) => {
    expect(replaceParent(path, parent)).toBe(moved);
  });

  it('several pages: an editor, another form, no page and an unknown action are refused', async () => {
    const id = await create('Luvaton', '/luvaton');
    const fields = { action: 'delete', sure: '1', ...(await versions(id)) };
    expect((await editor.send('/editor/pages/bulk', fields)).statusCode).toBe(403);
    expect((await publisher.send('/editor/pages/bulk', { ...fields, token: 'x' })).statusCode).toBe(403);
    expect((await publisher.send('/editor/pages/bulk', { action: 'delete', sure: '1' })).statusCode).toBe(
      400,
    );
    expect((await publisher.send('/editor/pages/bulk', { ...fields, action: 'explode' })).statusCode).toBe(
      400,
    );
    expect(await titles('?q=luvaton')).toEqual(['Luvaton']);
    const hostile = await publisher.send('/editor/pages/bulk', {
      ...fields,
      sure: '1',
      back: '//evil.example',
    });
    expect(hostile.body).not.toContain('evil');
    expect(textsOf((await editor.get('/editor')).body, '.editor-pick')).toEqual([]);
  });
});
