import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Section, Use } from '@saaristo/editor/contract';
import type { Block } from '../../../../../cms/model/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { type Editing, openEditing } from '../../support/editing.ts';
import type { SignedIn } from '../../support/editors.ts';
import { getter, titles } from '../../support/searching.ts';

describe.each(someDatabase)('sections on $name', ({ open }) => {
  let editing: Editing;
  let app: FastifyInstance;
  let publisher: SignedIn;
  let editor: SignedIn;

  beforeAll(async () => {
    editing = await openEditing(open);
    ({ app, publisher, editor } = editing);
  });
  afterAll(() => editing.close());

  const visit = async (path: string) =>
    (await app.inject({ url: path, headers: { host: 'localhost' } })).body;
  const find = async (q: string) =>
    titles(await getter(app)(`search/content?${String(new URLSearchParams({ q }))}`));
  const text = (words: string): Block => ({ html: `<p>${words}</p>` });
  const synced = (section: unknown): Block => ({ widget: 'synced-section', props: { section } });
  const createSection = async (name: string, blocks: Block[], who = publisher): Promise<Section> => {
    const answer = await who.call('POST', 'sections', { site: 'atriafi', language: 'fi', name, blocks });
    expect(answer.statusCode).toBe(200);
    return answer.json<Section>();
  };
  const read = async (id: number) =>
    (await editor.call('GET', `pages/${id}`)).json<{ version: number; blocks: Block[] }>();
  const save = async (id: number, title: string, blocks: Block[]): Promise<number> => {
    const { version } = await read(id);
    const answer = await editor.call('PUT', `pages/${id}`, { version, title, description: '', blocks });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ version: number }>().version;
  };
  const publish = async (id: number) =>
    publisher.call('POST', `pages/${id}/publish`, { version: (await read(id)).version });
  const createPage = async (path: string, title: string, blocks: Block[]): Promise<number> => {
    const answer = await publisher.send('/editor/pages', { site: 'atriafi', language: 'fi', title, path });
    const id = Number(/\/editor\/pages\/(\d+)$/.exec(String(answer.headers.location))?.[1]);
    await save(id, title, blocks);
    expect((await publish(id)).statusCode).toBe(200);
    return id;
  };
  const usesOf = async (id: number) =>
    (await editor.call('GET', `pages/${id}/uses`)).json<{ uses: Use[] }>().uses;

  it('synced section: visitors get its blocks as plain markers, and the search finds them', async () => {
    const like: Block = { widget: 'like-button', props: { contentId: 'jaettu' }, name: 'Tykkäys' };
    const { id, state, html } = await createSection('Jaettu', [text('Erikoissana rantakallio'), like]);
    expect(state).toBe('published');
    expect(html).toContain('<p>Erikoissana rantakallio</p>');
    await createPage('/jaettu-1', 'Ensimmäinen', [text('Alku'), synced(id)]);
    const page = await visit('/jaettu-1');
    expect(page).toMatch(/<p>Alku<\/p>\s*<p>Erikoissana rantakallio<\/p>/);
    expect(page).toContain('<div class="block"><div data-widget="like-button"');
    expect(page).not.toMatch(/synced-section|Tykkäys/);
    expect(await find('rantakallio')).toEqual(['Ensimmäinen']);
  });

  it('like button of a section: each page that shows it has its own likes', async () => {
    const like: Block = { widget: 'like-button', props: { contentId: 'atriafi/*section/1' } };
    const { id } = await createSection('Tykättävä', [like]);
    for (const path of ['/tykattava-1', '/tykattava-2']) {
      await createPage(path, 'Tykättävä', [synced(id)]);
      expect(await visit(path)).toContain(`contentId&quot;:&quot;atriafi${path}&quot;`);
    }
  });

  it('synced section: a published change shows on all pages and in the search; a draft does not', async () => {
    const { id } = await createSection('Muuttuva', [text('Vanha kivijalka')]);
    await createPage('/muuttuva-1', 'Muuttuva yksi', [synced(id)]);
    await createPage('/muuttuva-2', 'Muuttuva kaksi', [synced(id)]);
    await save(id, 'Muuttuva', [text('Uusi harjakatto')]);
    expect(await visit('/muuttuva-1')).toContain('Vanha kivijalka');
    await publish(id);
    for (const path of ['/muuttuva-1', '/muuttuva-2'])
      expect(await visit(path)).toContain('<p>Uusi harjakatto</p>');
    expect((await find('harjakatto')).toSorted()).toEqual(['Muuttuva kaksi', 'Muuttuva yksi']);
    expect(await find('kivijalka')).toEqual([]);
  });

  it('synced section: in use it is neither deleted nor unpublished, and the pages are named', async () => {
    const { id } = await createSection('Käytössä', [text('x')]);
    const page = await createPage('/kaytossa', 'Käyttävä sivu', [synced(id)]);
    expect(await usesOf(id)).toEqual([
      expect.objectContaining({ id: page, title: 'Käyttävä sivu', path: '/kaytossa', isPublished: true }),
    ]);
    for (const action of ['delete', 'unpublish']) {
      const answer = await publisher.call('POST', `pages/${id}/${action}`, {});
      expect([answer.statusCode, answer.body]).toEqual([409, expect.stringContaining('Käyttävä sivu')]);
    }
    // The published page still uses it.
    await save(page, 'Käyttävä sivu', [text('Oma')]);
    expect((await publisher.call('POST', `pages/${id}/delete`, {})).statusCode).toBe(409);
    await publish(page);
    expect(await usesOf(id)).toEqual([]);
    expect((await publisher.call('POST', `pages/${id}/delete`, {})).statusCode).toBe(200);
    expect((await editor.call('GET', `sections/${id}`)).statusCode).toBe(404);
  });

  it('section of an editor: it is a draft until a publisher publishes it, and pages show nothing of it', async () => {
    const { id, state, html } = await createSection('Luonnos', [text('Julkaisematon')], editor);
    expect([state, html]).toEqual(['draft', expect.stringContaining('Julkaisematon')]);
    await createPage('/luonnos-osio', 'Sivu', [text('Alku'), synced(id)]);
    expect(await visit('/luonnos-osio')).not.toContain('Julkaisematon');
    await publish(id);
    expect(await visit('/luonnos-osio')).toContain('Julkaisematon');
  });

  it('section: it contains no other section, and is sanitized', async () => {
    const inner = await createSection('Sisempi', [text('x')]);
    const { id } = await createSection('Ulompi', [
      synced(inner.id),
      { html: '<p onclick="x()">Puhdas</p><script>x()</script>' },
    ]);
    expect((await read(id)).blocks).toEqual([{ html: '<p>Puhdas</p>' }]);
    await save(id, 'Ulompi', [synced(id), text('y')]);
    expect((await read(id)).blocks).toEqual([text('y')]);
  });

  it('page: sections that do not exist show nothing', async () => {
    const wrong = [0, -1, 2 ** 31, 1.5, '1', null, 2 ** 31 - 1].map(synced);
    await createPage('/ei-osiota', 'Ei osiota', [text('Alku'), ...wrong]);
    expect(await visit('/ei-osiota')).not.toContain('synced-section');
  });

  it('block hidden at widths: the element around its marker, or each element of a text, has a class', async () => {
    const like: Block = { widget: 'like-button', props: { contentId: 'x' }, hideOn: ['phone', 'tablet'] };
    const shared = await createSection('Piilotettu', [
      { html: '<h2 class="a">Y</h2>t<p>Z</p>', hideOn: ['phone'] },
    ]);
    await createPage('/piilossa', 'Piilossa', [like, { ...synced(shared.id), hideOn: ['desktop'] }]);
    const page = await visit('/piilossa');
    expect(page).toContain('<div class="block hide-on-phone hide-on-tablet"><div data-widget="like-button"');
    expect(page).toContain(
      '<h2 class="a hide-on-desktop hide-on-phone">Y</h2>t<p class="hide-on-desktop hide-on-phone">Z</p>',
    );
  });

  it('list of sections: it names those of a site and language', async () => {
    await createSection('Listattu', [text('x')]);
    const names = async (query: string) =>
      (await editor.call('GET', `sections?${query}`))
        .json<{ rows: { name: string }[] }>()
        .rows.map(({ name }) => name);
    expect(await names('site=atriafi&language=fi')).toContain('Listattu');
    expect(await names('site=atriafi&language=en')).toEqual([]);
    expect((await editor.call('GET', 'sections?site=x')).statusCode).toBe(400);
  });

  it('call for a section: wrong input is refused', async () => {
    const place = { site: 'atriafi', language: 'fi' };
    for (const body of [
      { ...place, name: '', blocks: [text('x')] },
      { ...place, name: 'x', blocks: [] },
      { ...place, name: 5, blocks: [text('x')] },
      { site: 'x', language: 'fi', name: 'x', blocks: [text('x')] },
    ])
      expect((await editor.call('POST', 'sections', body)).statusCode).toBe(400);
    expect(
      (await editor.call('GET', `sections/${await createPage('/tavallinen', 'x', [])}`)).statusCode,
    ).toBe(404);
  });
});
