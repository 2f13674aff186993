import { describe, expect, it, vi } from 'vitest';
import { listUses, MAX_USES } from '../../../pages/store/uses.ts';
import type { Block } from '../../../platform/model/content.ts';
import { serveApp } from '../../support/app.ts';
import { someDatabase } from '../../support/databases.ts';
import { DIST } from '../../support/dist.ts';
import { PUBLISHER, signInFirst } from '../../support/editors.ts';
import { documentOf, textsOf } from '../../support/html.ts';
import { rowsOf } from '../../support/rows.ts';
import { createPage, readPage, savePage } from '../../support/editing.ts';

describe.each(someDatabase)('uses and broken links on $name', ({ open }) => {
  const { database, app } = serveApp(open, {
    dist: DIST,
    prerender: (html) => Promise.resolve(html),
    readPicture: (path) => (path.includes('puuttuu') ? null : '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  const publisher = signInFirst({ database, app }, PUBLISHER);

  const create = async (path: string, blocks: Block[]) => {
    const title = `Sivu ${path}`;
    const id = await createPage(publisher, { path, title });
    expect((await savePage(publisher, id, { title, blocks })).statusCode).toBe(200);
    return id;
  };
  const usesOf = async (of: string) =>
    (await publisher.get(`/editor/uses?of=${encodeURIComponent(of)}`)).body;
  const links = async (query = '') => {
    const { body } = await publisher.get(`/editor/links${query}`);
    return [...documentOf(body).querySelectorAll('tbody tr')].map((row) => textsOf(row, 'code, strong, li'));
  };

  it('uses: widgets, products, pictures and addresses are found with their page and block', async () => {
    const id = await create('/kaytto', [
      { html: '<p><a href="/tuotteet/tuote-100?a=1&amp;b=2#c">Lenkki</a></p>' },
      { widget: 'like-button', props: { contentId: '101' } },
      { widget: 'product-card', props: { code: '101', title: 'Nakki', url: '/tuotteet/tuote-101/' } },
      {
        widget: 'campaign-card',
        props: { title: 'x', link: '/kaytto', image: '/media/library/77/abc.jpg?width=3' },
      },
    ]);
    expect(textsOf(await usesOf('widget:like-button'), 'tbody li')).toContain('Tykkäyspainike (lohko 2)');
    expect(textsOf(await usesOf('product:100'), 'tbody li')).toEqual(['Teksti (lohko 1)']);
    expect(textsOf(await usesOf('product:101'), 'tbody li')).toEqual(['Tuotekortti (lohko 3)']);
    expect(textsOf(await usesOf('link:/kaytto'), 'tbody strong')).toEqual(['Sivu /kaytto']);
    expect(textsOf(await usesOf(`page:${id}`), 'tbody li')).toEqual([expect.stringContaining('(lohko 4)')]);
    expect(
      documentOf(await usesOf(`page:${id}`))
        .querySelector('tbody li a')!
        .getAttribute('href'),
    ).toBe(`/editor/pages/${id}#block-4`);
    expect(await listUses(database, ['/media/library/77/'])).toMatchObject([{ id, isPublic: false }]);
    expect(await listUses(database, ['/media/library/7/'])).toEqual([]);
  });

  it('uses: a picture for shares is one of the page, for visitors when it is published', async () => {
    const id = await create('/jaettu', []);
    const page = await readPage<object>(publisher, id);
    const share = { url: '/media/library/88/abc.jpg', alt: 'Kuva' };
    await publisher.call('PUT', `pages/${id}`, { ...page, share });
    expect(await listUses(database, ['/media/library/88/'])).toMatchObject([
      { isShared: true, isPublic: false },
    ]);
    expect(textsOf(await usesOf('link:/media/library/88/abc.jpg'), 'tbody li')).toEqual(['Jakokuva']);
    await publisher.call('POST', `pages/${id}/publish`, { version: 3 });
    expect(await listUses(database, ['/media/library/88/'])).toMatchObject([
      { isShared: true, isPublic: true },
    ]);
  });

  it('blocks in slots: they are sanitized, found by their uses and the search, and stand in the marker with live likes and stock [SLOT]', async () => {
    const hostile = '<p onclick="x()">Lokerossa</p><div data-widget="cart"></div></div><script>x()</script>';
    const like = { widget: 'like-button', props: { contentId: 'lokero' } };
    const card = {
      widget: 'campaign-card',
      props: { title: 'x', link: '/lokerolinkki' },
      slots: { '': [like] },
    };
    const blocks = [
      {
        widget: 'faq-list',
        props: { items: [] },
        slots: { '': [{ html: hostile }, card], aside: [{ ...like, hideOn: ['phone' as const] }] },
      },
    ];
    const id = await create('/lokerot', blocks);
    const stored = (await publisher.call('GET', `pages/${id}`)).json<{ blocks: Block[] }>().blocks;
    const clean = { html: '<p>Lokerossa</p><div></div>' };
    expect(stored).toEqual([{ ...blocks[0], slots: { ...blocks[0]!.slots, '': [clean, card] } }]);
    expect(await listUses(database, ['/lokerolinkki'])).toMatchObject([{ id, blocks: [{ index: 0 }] }]);
    expect(textsOf(await usesOf('widget:campaign-card'), 'tbody li').join()).toContain('(lohko 1)');
    expect(
      (await publisher.call('POST', `pages/${id}/publish`, { version: 2, isSure: true })).statusCode,
    ).toBe(200);
    const { body } = await app.inject({ url: '/lokerot', headers: { host: 'localhost' } });
    const marker = documentOf(body).querySelector('main [data-widget="faq-list"]')!;
    const shown = [...marker.children].map(
      (child) => child.getAttribute('data-slot') ?? child.getAttribute('data-widget') ?? child.localName,
    );
    expect(shown).toEqual(['p', 'div', 'campaign-card', 'aside']);
    const likes = [...marker.querySelectorAll('[data-widget="like-button"]')];
    expect(likes.map((one) => [one.parentElement!.dataset['slot'] ?? '', one.className])).toEqual([
      ['', ''],
      ['aside', 'hide-on-phone'],
    ]);
    expect(body).not.toContain('x()');
    const found = (await app.inject(`/api/search/content/?q=lokerossa`)).body;
    expect(found).toContain('/lokerot');
  });

  it('uses: they follow the draft and the published page', async () => {
    const id = await create('/seuraa', [{ html: '<a href="/ensin">x</a>' }]);
    await publisher.call('POST', `pages/${id}/publish`, { version: 2 });
    const page = await readPage<object>(publisher, id);
    await publisher.call('PUT', `pages/${id}`, { ...page, blocks: [{ html: '<a href="/sitten">x</a>' }] });
    expect(await listUses(database, ['/ensin'])).toMatchObject([{ isPublic: true, blocks: [] }]);
    expect(await listUses(database, ['/sitten'])).toMatchObject([
      { isPublic: false, blocks: [{ index: 0 }] },
    ]);
    expect(textsOf(await usesOf('link:/ensin'), 'tbody td:nth-child(2)')).toEqual([
      'Vain julkaistulla sivulla, ei luonnoksessa',
    ]);
    await publisher.call('POST', `pages/${id}/delete`);
    expect(await listUses(database, ['/ensin', '/sitten'])).toEqual([]);
  });

  it('search for a thing: it forgives typos, finds products by number, and takes addresses as they are', async () => {
    const found = async (q: string) =>
      textsOf((await publisher.get(`/editor/uses?q=${encodeURIComponent(q)}`)).body, '.editor-plain-list a');
    expect(await found('tykkäyspainkie')).toContain('Tykkäyspainike');
    expect(await found('100')).toContain('Rantalenkki');
    expect(await found('/a?b')).toEqual(['/a?b']);
    for (const of of [
      'product:nope',
      'page:0',
      'x',
      'constructor:1',
      'media:99999',
      'widget:',
      'widgetx',
      'linkx',
    ])
      expect([of, (await publisher.get(`/editor/uses?of=${of}`)).statusCode]).toEqual([of, 404]);
    const hostile = await usesOf('link:"><script>alert(1)</script>');
    expect(documentOf(hostile).querySelectorAll('script')).toHaveLength(0);
  });

  it('broken links: addresses with nothing at them are listed by page and block, others are not', async () => {
    const target = await create('/kohde', []);
    await create('/rikki', [
      { html: '<p><a href="/ei-ole#kohta">a</a> <a href="/tuotteet">b</a> <a href="/haku?q=x">c</a></p>' },
      {
        widget: 'campaign-card',
        props: { title: '/ei-linkki', link: '/kohde', image: '/media/puuttuu.svg' },
      },
      { widget: 'campaign-card', props: { title: 'x', link: '/ota-yhteytta?a=1', image: '/media/on.svg' } },
      { widget: 'campaign-card', props: { title: 'x', link: 'https://muualla.example/a' } },
      { widget: 'columns', props: {}, slots: { first: [{ html: '<p><a href="/ei-palstassa">a</a></p>' }] } },
    ]);
    const own = async () => (await links()).filter(([, title]) => title === 'Sivu /rikki');
    expect(await own()).toEqual([
      ['/ei-ole', 'Sivu /rikki', 'Teksti (lohko 1)'],
      ['/ei-palstassa', 'Sivu /rikki', expect.stringContaining('(lohko 5)')],
      ['/kohde', 'Sivu /rikki', expect.stringContaining('(lohko 2)')],
      ['/media/puuttuu.svg', 'Sivu /rikki', expect.stringContaining('(lohko 2)')],
    ]);
    await publisher.send('/editor/collections/notices', {
      place: 'atriafi',
      value: JSON.stringify({ text: { fi: 'Takaisinveto' }, link: '/ei-tiedotteessa?a=1' }),
      do: 'save',
    });
    expect((await links()).find(([address]) => address === '/ei-tiedotteessa')?.[1]).toBe('Takaisinveto');
    await publisher.call('POST', `pages/${target}/publish`, { version: 2 });
    expect((await own()).map(([address]) => address)).toEqual([
      '/ei-ole',
      '/ei-palstassa',
      '/media/puuttuu.svg',
    ]);
    await publisher.call('POST', `pages/${target}/move`, { path: '/siirretty' });
    expect((await own()).map(([address]) => address)).toEqual([
      '/ei-ole',
      '/ei-palstassa',
      '/media/puuttuu.svg',
    ]);
    await publisher.send('/editor/collections/redirects', {
      place: 'atriafi',
      value: JSON.stringify({ from: '/lördag', to: '/siirretty' }),
      do: 'publish',
    });
    await create('/prosentteja', [{ html: '<a href="/l%C3%B6rdag">a</a> <a href="/s%C3%B6ndag">b</a>' }]);
    expect((await links()).filter(([, title]) => title === 'Sivu /prosentteja')).toEqual([
      ['/s%C3%B6ndag', 'Sivu /prosentteja', 'Teksti (lohko 1)'],
    ]);
    expect(await links('?site=lihakauppa')).toEqual([]);
    expect(await links('?external=1')).toEqual([['https://muualla.example/a']]);
  });

  it('broken links: the list says that it is cut only if there are more', async () => {
    const id = await createPage(publisher, { path: '/katkenneet', site: 'lihakauppa' });
    const read = async (count: number) => {
      const html = Array.from({ length: count }, (_, at) => `<p><a href="/katki-${at}">x</a></p>`).join('');
      expect((await savePage(publisher, id, { title: 'Katki', blocks: [{ html }] })).statusCode).toBe(200);
      const { body } = await publisher.get('/editor/links?site=lihakauppa');
      return [textsOf(body, 'tbody tr').length, textsOf(body, '[role=status]').join('')];
    };
    expect(await read(100)).toEqual([100, '']);
    expect(await read(101)).toEqual([100, 'Näytetään 100 ensimmäistä osoitetta.']);
    expect(await read(0)).toEqual([0, 'Yhtään rikkinäistä linkkiä ei löytynyt.']);
  });

  it('link to a redirect by hand: it leads somewhere until nothing is at its target', async () => {
    const redirect = async (value: object) =>
      publisher.send('/editor/collections/redirects', {
        place: 'atriafi',
        value: JSON.stringify(value),
        do: 'publish',
      });
    const target = await create('/ohjauksen-kohde', []);
    await publisher.call('POST', `pages/${target}/publish`, { version: 2 });
    for (const value of [
      { from: '/ohjattu', to: '/ohjauksen-kohde?a=1#b' },
      { from: '/ohjattu-muualle', to: 'https://muualla.example/' },
    ])
      expect((await redirect(value)).statusCode).toBe(303);
    await create('/ohjaava', [{ html: '<a href="/ohjattu">a</a> <a href="/ohjattu-muualle/">b</a>' }]);
    const broken = async () => (await links()).filter(([, title]) => title === 'Sivu /ohjaava');
    const isThere = async (path: string) =>
      (await publisher.call('GET', `link?site=atriafi&path=${path}`)).json<{ found: boolean }>().found;
    expect(await broken()).toEqual([]);
    expect([await isThere('/ohjattu'), await isThere('/ohjattu-muualle')]).toEqual([true, true]);
    await publisher.call('POST', `pages/${target}/unpublish`, {});
    expect([await isThere('/ohjattu'), await isThere('/ohjattu-muualle')]).toEqual([false, true]);
  });

  it('broken links of many items: one query checks all addresses, and each one lists its first uses', async () => {
    await rowsOf(
      database,
      `insert into item (collection, key, site, title, position, draft)
       select 'notices', concat(site, path), site, path, 0, jsonb_build_object('text', '{}'::jsonb, 'link', path) from entry
       union all
       select 'notices', concat('r', at), null, 'Rikki', 0, jsonb_build_object('text', '{}'::jsonb, 'link', '/ei-monessa')
       from generate_series(1, 300) as at`,
    );
    const run = vi.spyOn(database.connections, 'run');
    const found = await links('?site=atriafi');
    const { length } = run.mock.calls;
    run.mockRestore();
    expect(length).toBeLessThan(100);
    expect(found.filter(([address]) => address === '/ei-monessa')).toHaveLength(MAX_USES);
    expect(await links('?site=lihakauppa')).toEqual([]);
    // 100 broken addresses of pages do not hide those of items.
    const many = Array.from({ length: 100 }, (_, at) => `<a href="/a-puuttuu-${at}">a</a>`).join('');
    await create('/monta-rikki', [{ html: many }]);
    const all = (await links()).map(([address]) => address);
    expect(all.filter((address) => address?.startsWith('/a-puuttuu'))).toHaveLength(100);
    expect(all).toContain('/ei-monessa');
  });
});
