import { describe, expect, it } from 'vitest';
import type { Section, Use } from '@saaristo/editor/contract';
import type { Block } from '../../../platform/model/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { post } from '../../support/app.ts';
import { documentOf } from '../../support/html.ts';
import { makeDue, publishDue } from '../../support/publish.ts';
import { rowsOf } from '../../support/rows.ts';
import {
  createPage as createNew,
  publishPage,
  readPage,
  savePage,
  serveEditor,
} from '../../support/editing.ts';
import { getter, titles } from '../../support/searching.ts';

describe.each(someDatabase)('sections on $name', ({ open }) => {
  const { database, app, publisher, editor } = serveEditor(open);

  const visit = async (path: string) =>
    (await app.inject({ url: path, headers: { host: 'localhost' } })).body;
  const find = async (q: string) =>
    titles(await getter(app)(`search/content?${String(new URLSearchParams({ q }))}`));
  const text = (words: string): Block => ({ html: `<p>${words}</p>` });
  const synced = (section: unknown): Block => ({ widget: 'synced-section', props: { section } });
  const draftSection = async (name: string, blocks: Block[], who = publisher): Promise<Section> => {
    const answer = await who.call('POST', 'sections', { site: 'atriafi', language: 'fi', name, blocks });
    expect(answer.statusCode).toBe(200);
    return answer.json<Section>();
  };
  const createSection = async (name: string, blocks: Block[]): Promise<Section> => {
    const section = await draftSection(name, blocks);
    expect((await publish(section.id)).statusCode).toBe(200);
    return section;
  };
  const read = (id: number) => readPage<{ version: number; blocks: Block[] }>(editor, id);
  const save = async (id: number, title: string, blocks: Block[]): Promise<number> => {
    const answer = await savePage(editor, id, { title, blocks });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ version: number }>().version;
  };
  const publish = (id: number) => publishPage(publisher, id);
  const draftPage = async (
    path: string,
    title: string,
    blocks: Block[],
    place = { site: 'atriafi', language: 'fi' },
  ): Promise<number> => {
    const id = await createNew(publisher, { ...place, title, path });
    await save(id, title, blocks);
    return id;
  };
  const createPage = async (...given: Parameters<typeof draftPage>): Promise<number> => {
    const id = await draftPage(...given);
    expect((await publish(id)).statusCode).toBe(200);
    return id;
  };
  const act = async (id: number, action: string, body: object) =>
    publisher.call('POST', `pages/${id}/${action}`, { version: (await read(id)).version, ...body });
  const stateOf = async (id: number) => (await editor.call('GET', `sections/${id}`)).json<Section>().state;
  const usesOf = async (id: number) =>
    (await editor.call('GET', `pages/${id}/uses`)).json<{ uses: Use[] }>().uses;

  it('synced section in a column: visitors get its blocks there, its page is a use, and publishing it clears the caches of the page', async () => {
    const columns = (...first: Block[]): Block => ({ widget: 'columns', props: {}, slots: { first } });
    const { id } = await createSection('Palstassa', [columns(text('Jaettu palsta'))]);
    const hidden = await draftSection('Piilossa', [text('Piilossa')]);
    const page = await createPage('/palstassa', 'Palstoja', [columns(text('Alku'), columns(synced(id)))]);
    expect(await visit('/palstassa')).toMatch(/<p>Alku<\/p>\s*(?:<div[^>]*>\s*)+<p>Jaettu palsta<\/p>/);
    expect((await usesOf(id)).map(({ path }) => path)).toEqual(['/palstassa']);
    await rowsOf(database, "delete from job where name = 'purge-caches' returning key");
    await save(id, 'Palstassa', [text('Vaihtui')]);
    expect((await publish(id)).statusCode).toBe(200);
    expect(await rowsOf(database, "select key from job where name = 'purge-caches'")).toEqual([
      { key: 'page-atriafi/palstassa' },
    ]);
    expect(await visit('/palstassa')).toContain('<p>Vaihtui</p>');
    await save(page, 'Palstoja', [columns(synced(hidden.id))]);
    expect((await publish(page)).statusCode).toBe(200);
    expect(await visit('/palstassa')).not.toContain('Piilossa');
  });

  it('synced section: visitors get its blocks as plain markers, the search finds them, and caches forget the pages', async () => {
    const like: Block = { widget: 'like-button', props: { contentId: 'jaettu' }, name: 'Tykkäys' };
    const { id, html } = await createSection('Jaettu', [text('Erikoissana rantakallio'), like]);
    expect(html).toContain('<p>Erikoissana rantakallio</p>');
    await createPage('/jaettu-1', 'Ensimmäinen', [text('Alku'), synced(id)]);
    const page = await visit('/jaettu-1');
    expect(page).toMatch(/<p>Alku<\/p>\s*<p>Erikoissana rantakallio<\/p>/);
    expect(page).toContain('<div class="block"><div data-widget="like-button"');
    expect(page).not.toMatch(/synced-section|Tykkäys/);
    expect(await find('rantakallio')).toEqual(['Ensimmäinen']);
    await rowsOf(database, "delete from job where name = 'purge-caches' returning key");
    await save(id, 'Jaettu', [text('Uusi teksti')]);
    expect((await publish(id)).statusCode).toBe(200);
    const jobs = await rowsOf(database, "select key from job where name = 'purge-caches'");
    expect(jobs).toEqual([{ key: 'page-atriafi/jaettu-1' }]);
  });

  it('page with a large section many times: it shows a million characters of sections', async () => {
    const { id } = await createSection('Suuri', [text('sana '.repeat(30_000))]);
    await createPage(
      '/suuri',
      'Suuri',
      Array.from({ length: 20 }, () => synced(id)),
    );
    expect((await visit('/suuri')).split('<p>sana')).toHaveLength(7);
  });

  it('like button of a section: each page that shows it has its own likes', async () => {
    const like: Block = { widget: 'like-button', props: { contentId: 'atriafi/*section/1' } };
    const { id } = await createSection('Tykättävä', [like]);
    for (const path of ['/tykattava-1', '/tykattava-2']) {
      await createPage(path, 'Tykättävä', [synced(id)]);
      expect(await visit(path)).toContain(`contentId&quot;:&quot;atriafi${path}&quot;`);
    }
  });

  it('like button of a section: likes count for the page where it is pressed, also on another site', async () => {
    const like: Block = {
      widget: 'like-button',
      props: { contentId: 'atriafi/*section/1', likeCount: 128 },
      example: true,
    };
    const { id } = await createSection('Laskettava', [like]);
    await createPage('/laskettava-1', 'Laskettava', [synced(id)]);
    await createPage('/laskettava-2', 'Laskettava', [synced(id)], { site: 'lihakauppa', language: 'fi' });
    await post(app, `/api/contentlikecount/${encodeURIComponent('lihakauppa/laskettava-2')}`, {});
    const propsOf = async (path: string, host: string) => {
      const { body } = await app.inject({ url: path, headers: { host } });
      const marker = documentOf(body).querySelector('main [data-widget=like-button]');
      expect(marker?.outerHTML).not.toContain('example');
      return JSON.parse(marker?.getAttribute('data-props') ?? '') as object;
    };
    expect(await propsOf('/laskettava-2', 'lihakauppa.localhost')).toEqual({
      contentId: 'lihakauppa/laskettava-2',
      likeCount: 1,
    });
    // A section without likes shows 0, not the number of its example.
    expect(await propsOf('/laskettava-1', 'localhost')).toEqual({ contentId: 'atriafi/laskettava-1' });
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

  it.each(['publisher', 'editor'])(
    'section of a %s: it is a draft until it is published, and pages show nothing of it',
    async (role) => {
      const path = `/luonnos-${role}`;
      const author = role === 'editor' ? editor : publisher;
      const { id, state, html } = await draftSection('Luonnos', [text('Julkaisematon')], author);
      expect([state, html]).toEqual(['draft', expect.stringContaining('Julkaisematon')]);
      const page = await createPage(path, 'Sivu', [text('Alku'), synced(id)]);
      expect(await visit(path)).not.toContain('Julkaisematon');
      expect((await editor.get(`/editor/preview/${page}`)).body).toContain('Julkaisematon');
      await publish(id);
      expect(await visit(path)).toContain('Julkaisematon');
    },
  );

  describe('page with a draft section', () => {
    it('publishing: the section is published, too, in the version that was seen, and once', async () => {
      const { id, version } = await draftSection('Mukana', [text('Mukana julkaistu')]);
      const other = await draftSection('Sivuton', [text('x')]);
      const page = await draftPage('/mukana', 'Mukana', [synced(id)]);
      await save(id, 'Mukana', [text('Mukana muutettu')]);
      const refused = await act(page, 'publish', { sections: [{ id, version }] });
      expect([refused.statusCode, refused.json()]).toEqual([
        400,
        { error: expect.stringContaining('Joku on muuttanut sivun osiota') as string },
      ]);
      expect((await app.inject({ url: '/mukana' })).statusCode).toBe(404);
      const sections = [id, other.id].map((one) => ({ id: one, version: one === id ? version + 1 : 1 }));
      for (const _ of [1, 2]) expect((await act(page, 'publish', { sections })).statusCode).toBe(200);
      expect(await visit('/mukana')).toContain('Mukana muutettu');
      expect([await stateOf(id), await stateOf(other.id)]).toEqual(['published', 'draft']);
      for (const one of [page, id])
        expect((await editor.call('GET', `pages/${one}/versions`)).json()).toMatchObject({
          versions: [{ number: 1 }],
        });
    });

    it.each([[5], ['x'], [{ id: 1 }], 7])('publishing: the sections %j are refused', async (...sections) => {
      const page = await draftPage(`/vaarat-${JSON.stringify(sections).length}`, 'Väärät', []);
      expect((await act(page, 'publish', { sections })).statusCode).toBe(400);
      const many = Array.from({ length: 501 }, () => ({ id: 1, version: 1 }));
      expect((await act(page, 'publish', { version: 2, sections: many })).statusCode).toBe(400);
    });

    it('new page: it starts with a copy of an own template, which does not follow the template', async () => {
      const { id } = await draftSection('Kampanjapohja', [text('Pohjan teksti')]);
      const form = (await publisher.get('/editor/pages/new')).body;
      expect(
        documentOf(form).querySelector(`#layout option[value="${id}"]`)?.getAttribute('data-place'),
      ).toBe('atriafi fi');
      const page = await createNew(publisher, { path: '/pohjasta', layout: String(id) });
      await save(id, 'Kampanjapohja', [text('Muutettu pohja')]);
      expect((await editor.get(`/editor/preview/${page}`)).body).toContain('Pohjan teksti');
      const missing = await createNew(publisher, { path: '/pohjatta', layout: '999999' });
      expect((await editor.get(`/editor/preview/${missing}`)).statusCode).toBe(200);
    });

    it('scheduling: the section is published at that time as it was then, and the preview shows it', async () => {
      const { id, version } = await draftSection('Ajastettu', [text('Ajastettu osio')]);
      const page = await draftPage('/ajastettu-osio', 'Ajastettu', [synced(id)]);
      const at = new Date(Date.now() + 3_600_000).toISOString();
      const sections = [{ id, version }];
      expect((await act(page, 'schedule', { at, sections: [{ id, version: 9 }] })).statusCode).toBe(400);
      expect((await act(page, 'schedule', { at, sections })).statusCode).toBe(200);
      await save(id, 'Ajastettu', [text('Muutettu osio')]);
      const preview = (await editor.get(`/editor/preview/${page}?of=scheduled`)).body;
      expect([preview.includes('Ajastettu osio'), preview.includes('Muutettu osio')]).toEqual([true, false]);
      await makeDue(database, page);
      await publishDue(database, page);
      expect(await visit('/ajastettu-osio')).toContain('Ajastettu osio');
      expect(await stateOf(id)).toBe('changed');
    });

    it.each([null, '2099-01-01T08:00'])('approval for %s: the section is approved, too', async (at) => {
      const { id, version } = await draftSection('Tarkistettu', [text('Tarkistettu osio')], editor);
      const path = `/tarkistettu-${at === null ? 'nyt' : 'sitten'}`;
      const page = await draftPage(path, 'Tarkistettu', [synced(id)]);
      const { version: draft } = await read(page);
      const asked = await editor.call('POST', `pages/${page}/review`, { version: draft, note: '' });
      const { id: review, seen } = asked.json<{ review: { id: number; seen: string } }>().review;
      const sections = [{ id, version }];
      expect((await act(page, 'review/approve', { review, seen, at, sections })).statusCode).toBe(200);
      if (at !== null) {
        await makeDue(database, page);
        await publishDue(database, page);
      }
      expect(await visit(path)).toContain('Tarkistettu osio');
    });

    it('section of another language: a publisher without the right to it does not publish it', async () => {
      const { id, version } = await draftSection('Vieras', [text('x')]);
      const place = { site: 'atriafi', language: 'en' };
      const page = await draftPage('/en/vieras', 'Vieras', [synced(id)], place);
      const { id: user } = (await publisher.call('GET', 'me')).json<{ id: number }>();
      await rowsOf(database, "update editor_user set languages = '{en}' where id = $1", [user]);
      const refused = await act(page, 'publish', { sections: [{ id, version }] });
      await rowsOf(database, 'update editor_user set languages = null where id = $1', [user]);
      expect([refused.statusCode, await stateOf(id)]).toEqual([403, 'draft']);
    });

    it('publishing from the list: it is refused with the reason', async () => {
      const { id } = await draftSection('Luettelosta', [text('x')]);
      const page = await draftPage('/luettelosta', 'Luettelosta', [synced(id)]);
      const { version } = await read(page);
      const fields = { action: 'publish', sure: '1', [`page-${page}`]: String(version) };
      expect((await publisher.send('/editor/pages/bulk', fields)).body).toContain(
        'Sivulla on osio, jota ei ole julkaistu',
      );
      expect((await app.inject({ url: '/luettelosta' })).statusCode).toBe(404);
      await publish(id);
      expect((await publisher.send('/editor/pages/bulk', fields)).body).toContain('1 sivu onnistui');
    });
  });

  it('translated section: pages of its language show it when it is published, and the editor before', async () => {
    const { id } = await createSection('Tervehdys', [text('Tervetuloa rantaan')]);
    const place = { site: 'atriafi', language: 'en' };
    const page = await createPage('/en/tervehdys', 'Welcome', [synced(id)], place);
    await createPage('/tervehdys', 'Tervehdys', [synced(id)]);
    const translated = await publisher.call('POST', `pages/${id}/translations`, { language: 'en' });
    const copy = translated.json<{ id: number }>().id;
    await save(copy, 'Greeting', [text('Welcome to the shore')]);
    const shownIn = async (language: string) =>
      (await editor.call('GET', `sections/${id}?site=atriafi&language=${language}`)).json<Section>();
    expect(await shownIn('en')).toMatchObject({ id: copy, language: 'en', state: 'draft' });
    expect(await shownIn('fi')).toMatchObject({ id, language: 'fi' });
    expect(await visit('/en/tervehdys')).toContain('Tervetuloa rantaan');
    await publish(copy);
    expect(await visit('/en/tervehdys')).toContain('Welcome to the shore');
    expect(await visit('/tervehdys')).toContain('Tervetuloa rantaan');
    expect(await usesOf(copy)).toEqual([expect.objectContaining({ id: page, isPublished: true })]);
    expect((await publisher.call('POST', `pages/${copy}/delete`, {})).statusCode).toBe(409);
  });

  it('section of another site: a page shows it, and its change shows there', async () => {
    const { id } = await createSection('Yhteinen', [text('Yhteinen teksti')]);
    const place = { site: 'lihakauppa', language: 'fi' };
    await createPage('/yhteinen', 'Yhteinen', [synced(id)], place);
    const shown = async () =>
      (await app.inject({ url: '/yhteinen', headers: { host: 'lihakauppa.localhost' } })).body;
    expect(await shown()).toContain('Yhteinen teksti');
    await save(id, 'Yhteinen', [text('Muutettu teksti')]);
    await publish(id);
    expect(await shown()).toContain('Muutettu teksti');
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

  it('list of sections: it begins with those of the language, and leaves out those that are translated', async () => {
    const { id } = await createSection('Listattu', [text('x')]);
    const names = async (query: string) =>
      (await editor.call('GET', `sections?${query}`))
        .json<{ rows: { name: string; language: string }[] }>()
        .rows.filter(({ name }) => name.startsWith('List'))
        .map(({ name, language }) => `${language} ${name}`);
    expect(await names('site=atriafi&language=fi')).toEqual(['fi Listattu']);
    expect(await names('site=lihakauppa&language=fi')).toEqual(['fi Listattu']);
    expect(await names('site=lihakauppa&language=en')).toEqual([]);
    expect(await names('site=atriafi&language=en')).toEqual(['fi Listattu']);
    const translated = await publisher.call('POST', `pages/${id}/translations`, { language: 'en' });
    await save(translated.json<{ id: number }>().id, 'Listed', [text('x')]);
    expect(await names('site=atriafi&language=en')).toEqual(['en Listed']);
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
