import { describe, expect, it } from 'vitest';
import { seed } from '../../../server/seed.ts';
import type { Block } from '../../../platform/model/content.ts';
import { Unavailable } from '../../../platform/database/database.ts';
import { runDueJobs } from '../../../platform/database/jobs.ts';
import { createServerJobs } from '../../../server/retention.ts';
import { appOn } from '../../support/app.ts';
import { content } from '../../support/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, publishPage, readPage, serveEditor } from '../../support/editing.ts';
import { EDITOR, PUBLISHER, type SignedIn } from '../../support/editors.ts';
import { faulty } from '../../support/faulty.ts';
import { documentOf, textsOf } from '../../support/html.ts';
import { makeDue } from '../../support/publish.ts';
import { rowsOf, valueOf } from '../../support/rows.ts';
import { getter, titles } from '../../support/searching.ts';

interface Answer {
  id: number;
  path: string;
  title: string;
  version: number;
  state: string;
  savedBy: string | null;
  publishAt: string | null;
  isScheduleOutdated: boolean;
  blocks: Block[];
}

describe.each(someDatabase)('pages of editors on $name', ({ open }) => {
  const { database, app, publisher, editor } = serveEditor(open, {
    shippedPages: content.pages,
  });

  const visit = (path: string, host = 'localhost') => app.inject({ url: path, headers: { host } });
  const find = async (q: string) =>
    titles(await getter(app)(`search/content?${String(new URLSearchParams({ q }))}`));
  const send = (fields: Record<string, string>, who = editor) =>
    who.send('/editor/pages', { site: 'atriafi', language: 'fi', title: 'Sivu', ...fields });
  const create = (path: string, title = 'Sivu') => createPage(editor, { path, title });
  const read = (id: number) => readPage<Answer>(editor, id);
  const save = (id: number, version: number, page: object, who = editor) =>
    who.call('PUT', `pages/${id}`, { version, title: 'Sivu', description: '', blocks: [], ...page });
  const act = (id: number, action: string, body: object = {}, who = publisher) =>
    who.call('POST', `pages/${id}/${action}`, body);
  const publish = (id: number) => publishPage(publisher, id);
  const versionsOf = async (id: number) =>
    (await editor.call('GET', `pages/${id}/versions`)).json<{
      versions: { number: number; details: { title: string }; madeBy: string }[];
    }>().versions;
  const findId = async (path: string, site = 'atriafi') =>
    (await valueOf<number | undefined>(
      database,
      'select id from page where site = $1 and address = $2 and deleted_at is null',
      [site, path],
    )) ?? 0;

  describe('shipped content', () => {
    it('first start: the shipped pages are published and have no author', async () => {
      const page = await read(await findId('/'));
      expect(page).toMatchObject({ title: 'Etusivu', state: 'published', savedBy: null, path: '/' });
      expect(page.blocks).toEqual(content.pages[0]!.blocks);
      const list = documentOf((await editor.get('/editor?site=atriafi')).body);
      expect(list.querySelectorAll('tbody tr:not(:has(.editor-template))')).toHaveLength(
        content.pages.filter(({ site }) => site === 'atriafi').length,
      );
    });

    it('new content: it replaces only pages that no editor saved, moved or deleted', async () => {
      const extra = ['/a', '/b', '/c', '/d'].map((path) => ({
        ...content.pages[1]!,
        language: 'fi' as const,
        path,
        title: `Ennen ${path}`,
      }));
      const withTitle = (title: string, of = extra) => ({
        ...content,
        pages: [...content.pages, ...of.map((page) => ({ ...page, title: `${title} ${page.path}` }))],
      });
      await seed(database, withTitle('Ennen'));
      const saved = await read(await findId('/a'));
      await save(saved.id, saved.version, { title: 'Oma' });
      await act(await findId('/b'), 'move', { path: '/b-uusi' });
      await act(await findId('/c'), 'delete');
      await seed(database, withTitle('Jälkeen'));
      expect((await read(await findId('/a'))).title).toBe('Oma');
      expect([await findId('/b'), await findId('/c')]).toEqual([0, 0]);
      expect((await read(await findId('/b-uusi'))).title).toBe('Ennen /b');
      expect((await read(await findId('/d'))).title).toBe('Jälkeen /d');
      expect((await visit('/d')).body).toContain('Jälkeen /d');
      await seed(database, withTitle('Jälkeen', extra.slice(0, 3)));
      expect([await findId('/d'), (await visit('/d')).statusCode]).toEqual([0, 404]);
      await seed(database, content);
      expect((await read(await findId('/a'))).title).toBe('Oma');
    });

    it("reimport by a publisher: the editors' versions stay in the history, and other pages are unchanged", async () => {
      const id = await findId('/');
      const { version } = await read(id);
      await save(id, version, { title: 'Muutettu' });
      await publish(id);
      const count = async () =>
        await valueOf<number | undefined>(database, 'select count(*)::integer as count from page_version');
      const before = await count();
      expect((await editor.send('/editor/pages/import')).statusCode).toBe(403);
      // The page with a block that does not exist is left out.
      expect((await publisher.send('/editor/pages/import')).body).toMatch(
        /Näitä sivuja ei tuotu[^<]*\/vihamielinen\.</,
      );
      expect(await read(id)).toMatchObject({ title: 'Etusivu', state: 'published' });
      const versions = await versionsOf(id);
      expect(versions.map(({ number, details, madeBy }) => [number, details.title, madeBy])).toEqual([
        [3, 'Etusivu', PUBLISHER.name],
        [2, 'Muutettu', PUBLISHER.name],
        [1, 'Etusivu', 'Saaristo'],
      ]);
      expect(await count()).toBe((before ?? 0) + 1);
      await publisher.send('/editor/pages/import');
      expect(await count()).toBe((before ?? 0) + 1);
    });
  });

  describe('templates', () => {
    const PART = { widget: 'computed-part', props: {} };
    const words = (text: string) => ({ html: `<p class="lead">${text}</p>` });
    /**
     * Publishes other blocks of a template.
     * @returns its id, and a function that restores it
     */
    const publishTemplate = async (path: string, blocks: Block[]) => {
      const id = await findId(path);
      const before = await read(id);
      const change = async (to: Block[]): Promise<void> => {
        const { version, title } = await read(id);
        expect((await save(id, version, { title, blocks: to })).statusCode).toBe(200);
        expect((await publish(id)).statusCode).toBe(200);
      };
      await change(blocks);
      return { id, restore: () => change(before.blocks) };
    };
    const main = async (path: string) => documentOf((await visit(path)).body).querySelector('main')!;

    it('list: templates come after the pages of a site and language, with their kind', async () => {
      const list = documentOf((await editor.get('/editor?site=lihakauppa')).body);
      const marked = textsOf(list, 'tbody tr').map(
        (row) => /Mallipohja: [a-zä]+|Template: [a-z ]+(?= Li)/.exec(row)?.[0],
      );
      expect(marked.filter(Boolean).length).toBeGreaterThan(3);
      expect(marked.slice(marked.findIndex(Boolean))).not.toContain(undefined);
      // By its address alone it would be last.
      await create('/zz-viimeinen');
      const own = documentOf((await editor.get('/editor?site=atriafi')).body);
      const place = (row: Element) => row.querySelectorAll('td')[1]?.textContent.replaceAll(/\s+/g, ' ');
      const all = [...own.querySelectorAll('tbody tr')];
      const last = all.find((row) => row.textContent.includes('/zz-viimeinen'))!;
      const same = all.filter((row) => place(row) === place(last));
      const first = same.findIndex((row) => row.querySelector('.editor-template'));
      expect(first).toBeGreaterThan(same.indexOf(last));
      const found = (await editor.call('GET', 'pages?q=/tuotteet')).json<{ rows: { path: string }[] }>();
      expect(found.rows.map(({ path }) => path)).not.toContain('/tuotteet/*');
    });

    it('published template: its blocks are around each product until it is unpublished', async () => {
      const paths = ['/tuotteet/tuote-100', '/tuotteet/tuote-101'];
      const before = await Promise.all(paths.map(async (path) => (await main(path)).innerHTML));
      const { id, restore } = await publishTemplate('/tuotteet/*', [words('Yllä'), PART, words('Alla')]);
      for (const path of paths) {
        const page = await main(path);
        expect(page.firstElementChild?.textContent).toBe('Yllä');
        expect(page.lastElementChild?.textContent).toBe('Alla');
        expect(page.querySelector('article.product')).not.toBeNull();
      }
      const shown = async (kind: string) => documentOf((await editor.get(`/editor/${kind}/${id}`)).body);
      expect((await shown('preview')).querySelector('main .lead ~ article.product h1')).not.toBeNull();
      const part = (await shown('canvas')).querySelector<HTMLTemplateElement>('template#computed-part');
      expect(part?.content.querySelector('article.product h1')).not.toBeNull();
      await restore();
      expect(await Promise.all(paths.map(async (path) => (await main(path)).innerHTML))).toEqual(before);
    });

    it('like button of a template: it counts likes of the entry that is shown', async () => {
      const like = { widget: 'like-button', props: { contentId: 'atriafi/tuotteet/*' } };
      const { restore } = await publishTemplate('/tuotteet/*', [PART, like]);
      const button = (await main('/tuotteet/tuote-100')).querySelector('[data-widget=like-button]');
      expect(JSON.parse(button?.getAttribute('data-props') ?? '')).toEqual({ contentId: '100' });
      await restore();
    });

    it('template of a listing: it contains the search, and sets the title', async () => {
      const id = await findId('/uutiset');
      const { version, blocks } = await read(id);
      expect(blocks).toMatchObject([PART, { widget: 'news-search', load: 'eager' }]);
      await save(id, version, { title: 'Ajankohtaista', blocks });
      expect((await main('/uutiset')).querySelector('h1')?.textContent).toBe('Uutiset');
      await publish(id);
      expect((await main('/uutiset')).querySelector('h1')?.textContent).toBe('Ajankohtaista');
      expect((await main('/uutiset')).querySelector('[data-widget="news-search"]')).not.toBeNull();
    });

    it('computed part: each saved template keeps it, and other pages never have it', async () => {
      const id = await findId('/reseptit/*');
      const { version } = await read(id);
      await save(id, version, { blocks: [words('Yksin'), PART, PART] });
      expect((await read(id)).blocks).toEqual([words('Yksin'), PART]);
      await save(id, version + 1, { blocks: [words('Yksin')] });
      expect((await read(id)).blocks).toEqual([PART, words('Yksin')]);
      const own = await create('/ilman-osaa');
      await save(own, 1, { blocks: [PART, words('Yksin')] });
      expect((await read(own)).blocks).toEqual([words('Yksin')]);
    });

    it.each(['unpublish', 'move', 'duplicate', 'delete'])('template: %s is refused', async (action) => {
      const answer = await act(await findId('/haku'), action, { path: '/muualla' });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        400,
        expect.stringMatching(/^Mallipohjaa|^A template/),
      ]);
    });
  });

  describe('new page', () => {
    it.each([
      ['/vihamielinen', 'on jo sivu'],
      ['/vihamielinen/', 'on jo sivu'],
      ['/tuotteet', 'on jo sivu'],
      ['/haku', 'on jo sivu'],
      ['/tuotteet/tuote-100', 'on jo sivu'],
      ['/Tuotteet/', 'on jo sivu'],
      ['/editor', 'palvelimen omaa'],
      ['/editor/x', 'palvelimen omaa'],
      ['/EDITOR/login', 'palvelimen omaa'],
      ['/api', 'palvelimen omaa'],
      ['/api/nav/desktop', 'palvelimen omaa'],
      ['/media/x', 'palvelimen omaa'],
      ['/healthz', 'palvelimen omaa'],
      ['/theme/site.css', 'palvelimen omaa'],
      ['/robots.txt', 'palvelimen omaa'],
      ['/Sitemap.XML', 'palvelimen omaa'],
      ['/ohje.txt', 'tiedoston nimi'],
      ['/%72obots', 'kauttaviivalla'],
      ['ilman', 'kauttaviivalla'],
      ['//evil.example', 'kauttaviivalla'],
      ['/a//b', 'kauttaviivalla'],
      ['/a?b', 'kauttaviivalla'],
      ['/a#b', 'kauttaviivalla'],
      ['/a b', 'kauttaviivalla'],
      ['/../x', 'kauttaviivalla'],
      ['/a/./b', 'kauttaviivalla'],
      ['/ä', 'kauttaviivalla'],
      ['/"><script>', 'kauttaviivalla'],
      [`/${'a'.repeat(200)}`, 'kauttaviivalla'],
    ])('new page at %s: it is refused, and the form shows the reason', async (path, why) => {
      const answer = await send({ path });
      const document = documentOf(answer.body);
      const input = document.querySelector<HTMLInputElement>('#path');
      expect([answer.statusCode, input?.value]).toEqual([400, path]);
      const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
      expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(why);
    });

    it.each([
      '/ostoskori',
      '/ostoskori/',
      '/Ostoskori',
      '/kirjaudu',
      '/tili',
      '/ostoskorikehys',
      '/maksu/mika-tahansa',
    ])(
      'new page at %s of the shop: it is refused, but created at the same path of another site',
      async (path) => {
        const answer = await send({ site: 'lihakauppa', path });
        expect([path, answer.statusCode]).toEqual([path, 400]);
        expect(answer.body).toContain('palvelimen omaa');
        const id = await create(path);
        await publish(id);
        expect([path, (await visit(path)).statusCode]).toEqual([path, 200]);
        await act(id, 'delete');
      },
    );

    it('reserved path check: it has no side effects', async () => {
      expect(await app.isReservedPath('lihakauppa', '/ostoskori?kori=x')).toBe(true);
      expect(await app.isReservedPath('lihakauppa', '/')).toBe(false);
      expect((await visit('/healthz')).statusCode).toBe(200);
    });

    it('new page of a layout: the block editor adds its blocks', async () => {
      const at = async (layout: string) =>
        String((await send({ path: `/asettelu-${layout}`, layout })).headers.location);
      expect(await at('campaign')).toMatch(/^\/editor\/pages\/\d+#layout-campaign$/);
      expect(await at('toString')).toMatch(/\d$/);
      const form = documentOf((await editor.get('/editor/pages/new?site=lithellsse')).body);
      expect([...form.querySelectorAll('option[selected]')].map((one) => one.getAttribute('value'))).toEqual([
        'lithellsse',
        'se',
      ]);
    });

    it('address of a link: it exists or not, and other texts are refused', async () => {
      const ask = async (query: string) => {
        const answer = await editor.call('GET', `link?${query}`);
        return [answer.statusCode, answer.json<{ found?: boolean }>().found];
      };
      for (const [query, found] of [
        ['site=atriafi&path=/', true],
        ['site=atriafi&path=/ota-yhteytta?a=b%23c', true],
        ['site=atriafi&path=/tuotteet?a=1', true],
        ['site=lithellsse&path=/ota-yhteytta', false],
        ['site=atriafi&path=/ei-mitaan', false],
        ['site=atriafi&path=//evil.example/', false],
      ] as const)
        expect([query, ...(await ask(query))]).toEqual([query, 200, found]);
      const site = 'site=atriafi';
      for (const wrong of ['path=/', site, `${site}&path=x`, 'site=x&path=/', `${site}&path=/editor`])
        expect([wrong, ...(await ask(wrong))]).toEqual([wrong, 400, undefined]);
    });

    it('new page: it is refused without a title, and in a language that the site does not have', async () => {
      for (const fields of [{ title: ' ' }, { title: 'x'.repeat(201) }, { language: 'de' }])
        expect([fields, (await send({ path: '/uusi', ...fields })).statusCode]).toEqual([fields, 400]);
      expect(await findId('/uusi')).toBe(0);
    });

    it('new page: it is a draft that visitors neither see nor find', async () => {
      const id = await create('/luonnos', 'Näkymätön luonnos');
      const { version } = await read(id);
      await save(id, version, { title: 'Näkymätön luonnos', blocks: [{ html: '<p>salaisuus</p>' }] });
      expect((await read(id)).state).toBe('draft');
      expect((await visit('/luonnos')).statusCode).toBe(404);
      expect(await find('salaisuus')).toEqual([]);
      expect(await find('näkymätön')).toEqual([]);
      const taken = await rowsOf(database, "select 1 from vocabulary where word like 'salaisuu%'");
      expect(taken).toEqual([]);
    });
  });

  describe('save', () => {
    it("save on top of another user's version: the answer is that user's page, and nothing changes", async () => {
      const id = await create('/kaksi');
      const { version } = await read(id);
      expect((await save(id, version, { title: 'Ensin' })).json()).toMatchObject({ version: version + 1 });
      const late = await save(id, version, { title: 'Myöhässä' }, publisher);
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({ title: 'Ensin', version: version + 1, savedBy: EDITOR.name });
      expect((await read(id)).title).toBe('Ensin');
      expect((await act(id, 'publish', { version })).statusCode).toBe(409);
    });

    it('save: rich text that is stored already stays, and the answer has the blocks if other text was sanitized', async () => {
      const id = await create('/tyylit');
      const styled = { html: '<p style="color:red">a</p>' };
      await rowsOf(database, `update page set draft = jsonb_set(draft, '{blocks}', $1) where id = $2`, [
        JSON.stringify([styled]),
        id,
      ]);
      expect((await save(id, 1, { blocks: [styled] })).json()).toEqual({
        version: 2,
        savedAt: expect.any(String) as string,
      });
      const blocks = [styled, { html: '<p style="color:red">b</p>' }];
      expect((await save(id, 2, { blocks })).json()).toMatchObject({
        blocks: [styled, { html: '<p>b</p>' }],
      });
    });

    it('two saves at once: one succeeds', async () => {
      const id = await create('/yhta-aikaa');
      const { version } = await read(id);
      const codes = await Promise.all(
        ['a', 'b', 'c', 'd'].map(async (title) => (await save(id, version, { title })).statusCode),
      );
      expect(codes.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
      expect((await read(id)).version).toBe(version + 1);
    });

    it.each([
      ['no JSON', Buffer.from('x')],
      ['no page', []],
      ['no blocks', { title: '', description: '' }],
      ['a block that is none', { title: '', description: '', blocks: [7], version: 1 }],
      [
        'a widget with a wrong name',
        { title: '', description: '', blocks: [{ widget: '"><x', props: {} }], version: 1 },
      ],
      [
        '501 blocks',
        { title: '', description: '', blocks: Array.from({ length: 501 }, () => ({ html: '' })), version: 1 },
      ],
      [
        'props that are too deep',
        Buffer.from(
          `{"title":"","description":"","version":1,"blocks":[{"widget":"x","props":{"a":${'['.repeat(5000)}${']'.repeat(5000)}}}]}`,
        ),
      ],
      ['no version', { title: '', description: '', blocks: [] }],
    ])('save of %s: it is refused with a sentence', async (_what, body) => {
      const id = await findId('/kaksi');
      const before = await read(id);
      const json = { 'content-type': 'application/json' };
      const answer = await editor.call('PUT', `pages/${id}`, body, json);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ error: expect.stringMatching(/\.$/) as string });
      expect(await read(id)).toEqual(before);
    });

    it('page of 300 blocks and titles of 10,000 characters in any script: it is stored, and long texts are cut', async () => {
      const id = await create('/pitka');
      const texts = ['👩‍🌾'.repeat(400), 'שלום '.repeat(300), '\u0000a\ud800b', 'Ä'.repeat(10_000)];
      const blocks = Array.from({ length: 300 }, (_, at) => ({
        widget: 'faq-list',
        props: { header: texts[at % 4], items: [{ question: `K${at}`, answer: '<p>V</p>' }] },
      }));
      const title = `${'x'.repeat(199)}👩‍🌾${'y'.repeat(9_000)}`;
      expect((await save(id, (await read(id)).version, { title, blocks })).statusCode).toBe(200);
      const page = await read(id);
      expect([page.blocks.length, page.title]).toEqual([300, 'x'.repeat(199)]);
      expect(page.blocks[0]).toEqual(blocks[0]);
      expect(page.blocks[2]).toMatchObject({ props: { header: 'ab' } });
      expect((await publish(id)).statusCode).toBe(200);
      const document = documentOf((await visit('/pitka')).body);
      expect(document.querySelectorAll('[data-widget="faq-list"]')).toHaveLength(300);
    });

    it('body larger than any page: it is refused with a sentence', async () => {
      const id = await findId('/pitka');
      const answer = await save(id, 1, { blocks: [{ html: 'x'.repeat(4 * 1024 * 1024) }] });
      expect([answer.statusCode, answer.json()]).toEqual([413, { error: 'The body is too large.' }]);
    });

    it('database that is not available: the save is refused with a sentence, and nothing is lost', async () => {
      const reported: unknown[] = [];
      let isAway = false;
      const away = () => Promise.reject(new Unavailable('No room on the disk.'));
      const shaky = faulty(database, {
        run: (real) => (statement, parameters) => (isAway ? away() : real(statement, parameters)),
        inTransaction: (real) => (statement, parameters) => (isAway ? away() : real(statement, parameters)),
      });
      const failing = await appOn(shaky, { report: (error) => reported.push(error) });
      isAway = true;
      const answer = await failing.inject({
        method: 'PUT',
        url: '/editor/api/pages/1',
        headers: { cookie: editor.cookie, 'x-editor-token': editor.token },
        payload: { version: 1, title: 'x', description: '', blocks: [] },
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        503,
        { error: 'The server can not do this now; try again in a few seconds.' },
      ]);
      const list = await failing.inject({ url: '/editor', headers: { cookie: editor.cookie } });
      expect([list.statusCode, documentOf(list.body).querySelector('main p')?.textContent]).toEqual([
        503,
        'Jokin meni vikaan. Yritä hetken kuluttua uudelleen.',
      ]);
      expect(reported).toHaveLength(2);
      await failing.close();
    });
  });

  describe('publish', () => {
    it('publish: visitors see and find the page until it is unpublished', async () => {
      const id = await create('/kampanja', 'Kesäkampanja');
      const items = [{ question: 'Kuinka savustetaan?', answer: '<p>Lepällä.</p>' }];
      const blocks = [{ html: '<p>Merituulessa kypsynyt</p>' }, { widget: 'faq-list', props: { items } }];
      await save(id, 1, { title: 'Kesäkampanja', blocks });
      expect((await publish(id)).json()).toMatchObject({ state: 'published' });
      expect((await visit('/kampanja')).body).toContain('Merituulessa');
      for (const q of ['kesäkampanja', 'merituuli', 'savustaa', 'kesäkampnaja'])
        expect([q, await find(q)]).toEqual([q, ['Kesäkampanja']]);
      const cells = () =>
        rowsOf(database, "select 1 from cell where site = 'atriafi' and kind = 'page' and language = 'fi'");
      expect(await cells()).toHaveLength(1);
      expect(titles(await getter(app)('search/content?q=merituuli', 'lithellsse.localhost'))).toEqual([]);
      await save(id, 2, { title: 'Uusi luonnos', blocks: [{ html: '<p>julkaisematon</p>' }] });
      expect((await read(id)).state).toBe('changed');
      expect((await visit('/kampanja')).body).not.toContain('julkaisematon');
      expect(await find('julkaisematon')).toEqual([]);
      expect((await act(id, 'unpublish')).json()).toMatchObject({ state: 'draft', title: 'Uusi luonnos' });
      expect((await visit('/kampanja')).statusCode).toBe(404);
      expect(await find('merituuli')).toEqual([]);
      expect(await cells()).toHaveLength(1);
    });

    it('several pages published at once: all are published', async () => {
      const ids: number[] = [];
      for (const path of ['/yksi', '/kaksi-2', '/kolme', '/nelja'])
        ids.push(await create(path, `Rinnan ${path}`));
      const codes = await Promise.all(ids.map(async (id) => (await publish(id)).statusCode));
      expect(codes).toEqual([200, 200, 200, 200]);
      for (const path of ['/yksi', '/kaksi-2', '/kolme', '/nelja'])
        expect([path, (await visit(path)).statusCode]).toEqual([path, 200]);
      expect(await find('rinnan')).toHaveLength(4);
    });

    const schedule = async (id: number, at: string | null, who = publisher) =>
      act(id, 'schedule', { at, version: (await read(id)).version }, who);
    const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
    const runJobs = async () => {
      await makeDue(database);
      await rowsOf(database, "update job set run_at = now() - interval '1 second'");
      const errors: unknown[] = [];
      await runDueJobs(database, createServerJobs(database), (error) => errors.push(error));
      return errors;
    };

    it('scheduled page: a time in the past, is refused with the reason', async () => {
      const id = await create('/mennyt', 'Mennyt');
      const refused = await schedule(id, new Date(Date.now() - 60_000).toISOString());
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ error: 'Valitse aika, joka on vasta tulossa.' });
      expect(await read(id)).toMatchObject({ publishAt: null });
      for (const at of ['1999-12-31T23:00', '2200-01-01T00:00Z', '1999-12-31T12:00Z', 'x', '']) {
        const wrong = await act(id, 'schedule', { version: 1, at });
        expect([at, wrong.statusCode, wrong.json()]).toEqual([at, 400, { error: 'This is no time.' }]);
      }
      for (const at of [7, undefined])
        expect((await act(id, 'schedule', { version: 1, at })).statusCode).toBe(400);
    });

    it('schedule by the clock of the site: Helsinki, or Stockholm for a Swedish site', async () => {
      const at = '2099-12-24T08:00';
      const place = { site: 'lithellsse', language: 'se', path: '/till-jul', title: 'Till jul' };
      const [finnish, swedish] = [await create('/jouluksi', 'Jouluksi'), await createPage(editor, place)];
      expect((await schedule(finnish, at)).json()).toMatchObject({
        publishAt: '2099-12-24T06:00:00.000Z',
        timeZone: 'Europe/Helsinki',
      });
      expect((await schedule(swedish, at)).json()).toMatchObject({
        publishAt: '2099-12-24T07:00:00.000Z',
        timeZone: 'Europe/Stockholm',
      });
      const skipped = await schedule(finnish, '2099-03-29T03:30');
      expect([skipped.statusCode, skipped.json()]).toEqual([
        400,
        { error: 'Tätä aikaa ei ole: kelloja siirretään silloin tunti eteenpäin. Valitse toinen aika.' },
      ]);
      const list = async (text: string) => (await editor.get(`/editor?q=${text}`)).body;
      expect(await list('Jouluksi')).toContain('Julkaistaan 24.12.2099 klo 8.00 UTC+2');
      expect(await list('Till')).toContain('Julkaistaan 24.12.2099 klo 8.00 UTC+1');
      for (const id of [finnish, swedish]) await schedule(id, null);
    });

    it('page with an end: it is unpublished when that is due, and the presence of an open editor says so', async () => {
      const id = await create('/kesan-ale', 'Kesän ale');
      const end = (at: string | null, who = publisher) => act(id, 'unpublish-at', { at }, who);
      const at = inAnHour();
      expect((await end(at, editor)).json()).toEqual({ error: 'Tämän voi tehdä vain julkaisija.' });
      const early = await end(at);
      expect([early.statusCode, early.json()]).toEqual([
        400,
        { error: 'Sivua ei ole siihen mennessä julkaistu. Julkaise tai ajasta se ensin.' },
      ]);
      await publish(id);
      expect((await end(new Date(Date.now() - 1000).toISOString())).statusCode).toBe(400);
      expect((await end(at)).json()).toMatchObject({ unpublishAt: at, unpublishBy: PUBLISHER.name });
      expect((await editor.get('/editor?q=Kesän')).body).toContain('Julkaisu päättyy');
      expect((await end(null)).json()).toMatchObject({ unpublishAt: null, unpublishBy: null });
      await runJobs();
      expect((await visit('/kesan-ale')).statusCode).toBe(200);
      await end(at);
      const past = "now() - interval '1 second'";
      await rowsOf(database, `update page set unpublish_at = ${past} where id = $1`, [id]);
      await schedule(id, '2099-01-01T00:00:00Z');
      await rowsOf(database, `update job set run_at = ${past} where name = 'unpublish-page'`);
      await runDueJobs(database, createServerJobs(database), () => {});
      expect((await visit('/kesan-ale')).statusCode).toBe(404);
      // A later publishing is kept.
      const { publication } = (await act(id, 'presence', { tab: 'lehti-00' }, editor)).json<{
        publication: object;
      }>();
      expect(publication).toMatchObject({
        state: 'draft',
        publishedAt: null,
        unpublishAt: null,
        publishAt: '2099-01-01T00:00:00.000Z',
      });
      await act(id, 'unpublish');
    });

    it('page without a title: it can be saved, but neither published nor scheduled', async () => {
      const id = await create('/nimeton', 'Nimetön');
      const page = await read(id);
      await save(id, page.version, { title: ' ' });
      for (const answer of [
        await act(id, 'publish', { version: (await read(id)).version }),
        await schedule(id, inAnHour()),
      ]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json()).toEqual({ error: 'Kirjoita otsikko, enintään 200 merkkiä.' });
      }
    });

    it('scheduled page: it is published once when it is due, unless it is in the bin', async () => {
      const [id, binned] = [await create('/ajastettu', 'Ajastettu'), await create('/roska', 'Roska')];
      expect((await schedule(id, 'ei aika')).statusCode).toBe(400);
      expect((await schedule(id, '-000100-01-01T00:00:00Z')).statusCode).toBe(400);
      const at = inAnHour();
      expect((await schedule(id, at)).json()).toMatchObject({ publishAt: at, state: 'draft' });
      await schedule(binned, at);
      await act(binned, 'delete');
      await runDueJobs(database, createServerJobs(database), () => {});
      expect((await visit('/ajastettu')).statusCode).toBe(404);
      await Promise.all([runJobs(), runJobs()]);
      expect((await visit('/ajastettu')).statusCode).toBe(200);
      expect((await visit('/roska')).statusCode).toBe(404);
      expect(await rowsOf(database, 'select made_by from page_version where page_id = $1', [id])).toEqual([
        { made_by: PUBLISHER.name },
      ]);
      await schedule(id, at);
      expect((await schedule(id, null)).json()).toMatchObject({ publishAt: null });
    });

    it('scheduled page: later changes of the draft are not published', async () => {
      const id = await create('/hyvaksytty', 'Hyväksytty');
      expect((await schedule(id, inAnHour(), editor)).statusCode).toBe(403);
      await schedule(id, inAnHour());
      const { version } = await read(id);
      await save(id, version, { title: 'Toimittajan oma' });
      expect(await read(id)).toMatchObject({ isScheduleOutdated: true, scheduledBy: PUBLISHER.name });
      expect((await act(id, 'schedule', { at: inAnHour(), version })).statusCode).toBe(409);
      expect((await editor.get('/editor?q=Toimittajan')).body).toContain('muutoksia ei julkaista');
      const preview = (await editor.get(`/editor/preview/${id}?of=scheduled`)).body;
      expect([preview.includes('Hyväksytty'), preview.includes('Toimittajan oma')]).toEqual([true, false]);
      await runJobs();
      const shown = (await visit('/hyvaksytty')).body;
      expect([shown.includes('<title>Hyväksytty'), shown.includes('Toimittajan oma')]).toEqual([true, false]);
      expect(await read(id)).toMatchObject({ title: 'Toimittajan oma', state: 'changed' });
      expect((await editor.get(`/editor/preview/${id}?of=scheduled`)).statusCode).toBe(404);
    });

    it('scheduled page that fails: editors see the failure, it is retried, and other pages are published', async () => {
      const [id, next] = [await create('/rikki', 'Rikki'), await create('/ehja', 'Ehjä')];
      await schedule(id, inAnHour());
      await schedule(next, inAnHour());
      // The database refuses only this page.
      await rowsOf(
        database,
        `alter table page_version add constraint broken check (page_id <> ${id}) not valid`,
      );
      const tell = async () => (await editor.get('/editor?q=Rikki')).body;
      expect(await runJobs()).toEqual([
        expect.objectContaining({ message: expect.stringContaining('broken') as string }),
      ]);
      expect([(await visit('/rikki')).statusCode, (await visit('/ehja')).statusCode]).toEqual([404, 200]);
      expect(await read(id)).toMatchObject({
        publishFailure: { attempts: 1, nextAttemptAt: expect.any(String) as string },
      });
      expect(await tell()).toContain('Julkaiseminen epäonnistui (1 yritys). Uusi yritys');
      for (let attempt = 2; attempt <= 10; attempt += 1) expect(await runJobs()).toHaveLength(1);
      expect(await runJobs()).toEqual([]);
      expect(await tell()).toContain('Julkaiseminen epäonnistui (10 yritystä). Julkaise heti tai ajasta');
      await rowsOf(database, 'alter table page_version drop constraint broken');
      await schedule(id, inAnHour());
      expect(await read(id)).toMatchObject({ publishFailure: null });
      expect(await runJobs()).toEqual([]);
      expect((await visit('/rikki')).statusCode).toBe(200);
    });

    it('page whose path the content has taken: publishing is refused with the reason, at once and when scheduled', async () => {
      const product = content.products.find(({ site, name }) => site === 'atriafi' && name.fi)!;
      const path = `/tuotteet/${product.slug}-uusi`;
      const [now, later] = [await create(path, 'Päällä'), await create('/valiaikainen', 'Myöhemmin')];
      const laterPath = `${path}-2`;
      expect((await act(later, 'move', { path: laterPath })).statusCode).toBe(200);
      await schedule(later, inAnHour());
      const added = ['-uusi', '-uusi-2'].map((end) => ({
        ...product,
        code: `${product.code}${end}`,
        slug: `${product.slug}${end}`,
      }));
      await seed(database, { ...content, products: [...content.products, ...added] });
      const refused = await publish(now);
      expect([refused.statusCode, refused.json()]).toEqual([400, { error: 'Tällä polulla on jo sivu.' }]);
      expect(await runJobs()).toHaveLength(1);
      expect(await read(later)).toMatchObject({ state: 'draft', publishFailure: { isPathTaken: true } });
      expect((await editor.get('/editor?q=Myöhemmin')).body).toContain(
        'Tällä polulla on jo sivu. Julkaiseminen',
      );
      for (const one of [path, laterPath])
        expect((await visit(one)).body).toContain(`<title>${product.name.fi}`);
      await schedule(later, null);
      await seed(database, content);
      expect((await publish(now)).statusCode).toBe(200);
      expect((await visit(path)).body).toContain('<title>Päällä');
    });

    it('shipped product at the path of a published page: the product is shown, and the page again when it is removed', async () => {
      const product = content.products.find(({ site, name }) => site === 'atriafi' && name.fi)!;
      const path = `/tuotteet/${product.slug}-sivu`;
      const [id, other] = [await create(path, 'Ennen tuotetta'), await create('/rinnalla', 'Rinnalla')];
      expect((await publish(id)).statusCode).toBe(200);
      const added = { ...product, code: `${product.code}-sivu`, slug: `${product.slug}-sivu` };
      await seed(database, { ...content, products: [...content.products, added] });
      expect((await visit(path)).body).toContain(`<title>${product.name.fi}`);
      expect((await publish(other)).statusCode).toBe(200);
      expect((await visit(path)).body).toContain(`<title>${product.name.fi}`);
      await seed(database, content);
      expect((await visit(path)).body).toContain('<title>Ennen tuotetta');
    });

    it('new listing at the path of a page: the listing is shown', async () => {
      const id = await create('/produkter', 'Luonnos listalla');
      const published = await create('/sok', 'Julkaistu haun polulla');
      expect((await publish(published)).statusCode).toBe(200);
      const sites = content.sites.map((site) =>
        site.site === 'atriafi' ? { ...site, languages: [...site.languages, 'se' as const] } : site,
      );
      await seed(database, { ...content, sites });
      expect((await publish(id)).statusCode).toBe(400);
      expect((await visit('/sok')).body).not.toContain('Julkaistu haun polulla');
      await seed(database, content);
      expect((await visit('/sok')).body).toContain('Julkaistu haun polulla');
    });

    it('versions: all are kept, and an older one is saved and published again', async () => {
      const id = await create('/historia');
      for (const title of ['Yksi', 'Kaksi']) {
        await save(id, (await read(id)).version, { title });
        await publish(id);
      }
      const versions = await versionsOf(id);
      expect(versions.map(({ number, details, madeBy }) => [number, details.title, madeBy])).toEqual([
        [2, 'Kaksi', PUBLISHER.name],
        [1, 'Yksi', PUBLISHER.name],
      ]);
      await save(id, (await read(id)).version, versions[1]!.details);
      await publish(id);
      expect((await visit('/historia')).body).toContain('<title>Yksi');
    });
  });

  describe('moved page', () => {
    it('moved page: visitors are redirected, also after several moves and back', async () => {
      const id = await create('/vanha', 'Muuttaja');
      expect((await act(id, 'move', { path: '/ennen' })).json()).toMatchObject({ path: '/ennen' });
      // Nobody has seen the page at that path.
      expect((await visit('/vanha')).statusCode).toBe(404);
      await publish(id);
      await act(id, 'move', { path: '/keskella' });
      await act(id, 'move', { path: '/jalkeen' });
      for (const from of ['/ennen', '/keskella', '/keskella/']) {
        const answer = await visit(from);
        expect([from, answer.statusCode, answer.headers.location]).toEqual([from, 301, '/jalkeen']);
      }
      for (const query of ['?utm_source=x&a=1&a=2', '?q=%C3%A4%20b', '?a=?b'])
        expect((await visit(`/ennen${query}`)).headers.location).toBe(`/jalkeen${query}`);
      expect((await visit('/ennen', 'lihakauppa.localhost')).statusCode).toBe(404);
      await act(id, 'move', { path: '/ennen' });
      expect([(await visit('/ennen')).statusCode, (await visit('/jalkeen')).headers.location]).toEqual([
        200,
        '/ennen',
      ]);
      await act(id, 'unpublish');
      expect((await visit('/jalkeen')).statusCode).toBe(404);
    });

    it('draft that is moved to the earlier path of a page: visitors are redirected until the draft is published', async () => {
      const id = await create('/muuttanut', 'Muuttanut');
      await publish(id);
      await act(id, 'move', { path: '/muuttanut-pois' });
      const draft = await create('/luonnoksena', 'Luonnos');
      expect((await act(draft, 'move', { path: '/muuttanut' })).statusCode).toBe(200);
      expect((await visit('/muuttanut')).headers.location).toBe('/muuttanut-pois');
      await publish(draft);
      expect((await visit('/muuttanut')).body).toContain('<title>Luonnos');
    });

    it('move: a taken path and a path that no page can have are refused', async () => {
      const id = await findId('/ennen');
      for (const [path, status] of [
        ['/kaksi', 409],
        ['/tuotteet', 409],
        ['/tuotteet/tuote-100', 409],
        ['/editor', 400],
        ['/robots.txt', 400],
        ['/Haku', 409],
        ['', 400],
        [7, 400],
        [{ a: 1 }, 400],
      ] as const) {
        const answer = await act(id, 'move', { path });
        expect([path, answer.statusCode]).toEqual([path, status]);
        expect(answer.json<{ error: string }>().error).toMatch(/\.$/);
      }
      expect((await read(id)).path).toBe('/ennen');
    });
  });

  describe('page in the bin', () => {
    it('deleted page: visitors and API calls do not find it, and it is restored as a draft', async () => {
      const id = await create('/poistettava', 'Poistettava');
      await publish(id);
      expect((await act(id, 'delete')).json()).toEqual({});
      expect((await visit('/poistettava')).statusCode).toBe(404);
      expect((await editor.call('GET', `pages/${id}`)).statusCode).toBe(404);
      expect((await save(id, 1, {})).statusCode).toBe(404);
      expect((await editor.get(`/editor/pages/${id}`)).statusCode).toBe(404);
      const bin = documentOf((await publisher.get('/editor?bin=1')).body);
      expect(bin.body.textContent).toContain('Poistettava');
      expect((await editor.send(`/editor/pages/${id}/restore`)).statusCode).toBe(403);
      expect((await publisher.send(`/editor/pages/${id}/restore`)).headers.location).toBe(
        `/editor/pages/${id}`,
      );
      expect(await read(id)).toMatchObject({ state: 'draft', title: 'Poistettava' });
    });

    it('shipped page that is deleted: its history has the shipped version, and it has no time of publishing', async () => {
      const shipped = {
        ...content.pages[1]!,
        language: 'fi' as const,
        path: '/toimitettu',
        title: 'Toimitettu',
      };
      await seed(database, { ...content, pages: [...content.pages, shipped] });
      const id = await findId('/toimitettu');
      await save(id, (await read(id)).version, { title: 'Luonnos' });
      await act(id, 'delete');
      await publisher.send(`/editor/pages/${id}/restore`);
      expect((await versionsOf(id)).map(({ details, madeBy }) => [details.title, madeBy])).toEqual([
        ['Toimitettu', 'Saaristo'],
      ]);
      expect(await read(id)).toMatchObject({ state: 'draft', publishedAt: null });
    });

    it('restore: it is refused with the reason if the address is taken', async () => {
      const id = await create('/varattu', 'Ensimmäinen');
      await act(id, 'delete');
      await create('/varattu', 'Toinen');
      const answer = await publisher.send(`/editor/pages/${id}/restore`);
      expect([answer.statusCode, documentOf(answer.body).querySelector('[role=alert]')?.textContent]).toEqual(
        [409, 'Tällä polulla on jo sivu.'],
      );
      expect((await editor.call('GET', `pages/${id}`)).statusCode).toBe(404);
    });
  });

  it.each([
    ['no heading', [{ html: '<p>Teksti</p>' }], ['Sivu & <b>']],
    ['a smaller heading', [{ html: '<h2>Osa</h2>' }], ['Sivu & <b>']],
    ['an empty one', [{ html: '<h1 id="a"><br>\n</h1>' }], ['Sivu & <b>', '\n']],
    ['one in a text', [{ html: '<h1>Oma</h1>' }], ['Oma']],
    ['one in a block', [{ widget: 'hero-carousel', props: { slides: [{ text: '<h1>Dia</h1>' }] } }], []],
  ] as const)(
    'page: its title is the main heading if the blocks have none: with %s, also in its preview',
    async (name, blocks, headings) => {
      const path = `/paaotsikko-${name.replace(/\W+/g, '-')}`;
      const id = await create(path, 'Sivu & <b>');
      await save(id, (await read(id)).version, { title: 'Sivu & <b>', blocks });
      await act(id, 'publish', { version: (await read(id)).version, isSure: true });
      const shown = async (answer: Promise<{ body: string }>) =>
        [...documentOf((await answer).body).querySelectorAll('h1')].map(({ textContent }) => textContent);
      expect(await shown(visit(path))).toEqual(headings);
      expect(await shown(editor.get(`/editor/preview/${id}`))).toEqual(headings);
      const canvas = documentOf((await editor.get(`/editor/canvas/${id}`)).body);
      expect(canvas.querySelector('[data-page-title]')).not.toBeNull();
    },
  );

  it('duplicate: it is a draft at a free path beside the page', async () => {
    const id = await create('/malli', 'Malli');
    await save(id, 1, { title: 'Malli', blocks: [{ html: '<p>Sama</p>' }] });
    const copies = [];
    for (let count = 0; count < 2; count += 1)
      copies.push(await read((await act(id, 'duplicate', {}, editor)).json<{ id: number }>().id));
    expect(copies).toMatchObject([
      { path: '/malli-2', title: 'Malli (kopio)', state: 'draft', blocks: [{ html: '<p>Sama</p>' }] },
      { path: '/malli-3' },
    ]);
  });

  it.each(['0', 'x', '1.5', '2147483648', '99999999999999999'])(
    'unknown page %s: it is not found',
    async (id) => {
      for (const url of [`/editor/pages/${id}`, `/editor/canvas/${id}`, `/editor/preview/${id}`])
        expect([url, (await editor.get(url)).statusCode]).toEqual([url, 404]);
      const answer = await editor.call('GET', `pages/${id}`);
      expect([answer.statusCode, answer.json()]).toEqual([404, { error: 'There is no such thing.' }]);
    },
  );

  it('calls without a session or the CSRF token: they are refused in JSON', async () => {
    const id = await findId('/kaksi');
    const put = (headers: Record<string, string>) =>
      app.inject({
        method: 'PUT',
        url: `/editor/api/pages/${id}`,
        headers,
        payload: { version: 1, title: '', description: '', blocks: [] },
      });
    for (const cookie of ['', `editor-session=${'a'.repeat(43)}`]) {
      const answer = await put({ cookie, 'x-editor-token': editor.token });
      expect([answer.statusCode, answer.json(), answer.headers['content-type']]).toEqual([
        401,
        { error: 'The session has ended.' },
        'application/json; charset=utf-8',
      ]);
    }
    for (const headers of [
      { cookie: editor.cookie },
      { cookie: editor.cookie, 'x-editor-token': publisher.token },
      { cookie: editor.cookie, 'x-editor-token': editor.token, origin: 'https://evil.example' },
      { cookie: editor.cookie, 'x-editor-token': editor.token, 'sec-fetch-site': 'cross-site' },
    ])
      expect((await put(headers)).statusCode).toBe(403);
    expect((await editor.call('GET', 'nothing')).json()).toEqual({ error: 'There is no such thing.' });
    expect((await editor.call('GET', 'me')).json()).toMatchObject({ email: EDITOR.email, role: 'editor' });
  });

  it('presence: an editor sees the others who have the page open, until they leave', async () => {
    const id = await findId('/kaksi');
    const { version } = await read(id);
    const tab = (name: string) => `${name}-12345678`;
    const at = async (who: SignedIn, name: string, gone?: boolean) =>
      (await act(id, 'presence', { tab: tab(name), ...(gone && { gone }) }, who)).json();
    expect(await at(editor, 'a')).toMatchObject({ others: [], version });
    expect(await at(publisher, 'b')).toMatchObject({ others: [EDITOR.name], version });
    expect(await at(editor, 'a')).toMatchObject({ others: [PUBLISHER.name], version });
    await at(publisher, 'b', true);
    expect(await at(editor, 'a')).toMatchObject({ others: [], version });
    await rowsOf(database, "update page_presence set seen_at = now() - interval '20 seconds'");
    expect(await at(publisher, 'b')).toMatchObject({ others: [], version });
    expect((await act(id, 'presence', { tab: '<' }, editor)).statusCode).toBe(400);
  });

  describe('canvas and the API of its site', () => {
    it('canvas: signed-in editors see the draft of any site', async () => {
      const id = await findId('/', 'lithellsse');
      const canvas = await editor.get(`/editor/canvas/${id}`);
      expect([canvas.statusCode, documentOf(canvas.body).documentElement.dataset['site']]).toEqual([
        200,
        'lithellsse',
      ]);
      expect(String(canvas.headers['content-security-policy']).split('; ')).toEqual([
        "default-src 'none'",
        expect.stringMatching(/^script-src 'self'(?: 'sha256-[\w+/=]+')?$/),
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "frame-src 'self' http://lihakauppa.localhost:80",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'self'",
      ]);
      const own = await editor.get(`/editor/pages/${id}`);
      expect(own.headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; " +
          "connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      const settings = documentOf(own.body).querySelector('#editor-settings')?.textContent ?? '';
      expect(JSON.parse(settings)).toMatchObject({
        pageId: id,
        language: 'fi',
        api: '/editor/api',
        csrf: { header: 'x-editor-token', token: expect.any(String) as string },
        addresses: {
          list: '/editor',
          page: '/editor/pages/{id}',
          canvas: '/editor/canvas/{id}',
          preview: '/editor/preview/{id}',
          signIn: '/editor/login',
        },
        user: { name: EDITOR.name, role: 'editor' },
        layouts: [{ name: 'campaign' }, { name: 'information' }],
      });
      expect(canvas.body).toContain('/editor/as/lithellsse');
      const draft = await create('/esikatselu', 'Esikatselu');
      await save(draft, 1, { blocks: [{ html: '<p>vain luonnoksessa</p>' }] });
      const preview = await editor.get(`/editor/preview/${draft}`);
      expect(preview.body).toContain('vain luonnoksessa');
      expect([preview.headers['cache-control'], preview.headers['x-robots-tag']]).toEqual([
        'no-store',
        'noindex',
      ]);
    });

    it.each([
      'search/content?q=korv',
      'search/products?q=korv',
      'header/desktop?languageId=se',
      'header/mobile',
      'search/suggestions/?q=korv',
    ])('call %s: the answer is that of the site, and it gives no access to others', async (call) => {
      for (const host of ['localhost', 'lihakauppa.localhost']) {
        const as = await app.inject({ url: `/editor/as/lithellsse/api/${call}`, headers: { host } });
        const on = await app.inject({ url: `/api/${call}`, headers: { host: 'lithellsse.localhost' } });
        expect([as.statusCode, as.body]).toEqual([on.statusCode, on.body]);
      }
    });

    it('site proxy: it serves only API calls and pictures of a site', async () => {
      for (const url of [
        '/editor/as/lithellsse/editor',
        '/editor/as/lithellsse/editor/api/me',
        '/editor/as/lithellsse/api/../editor',
        '/editor/as/nowhere/api/search/content?q=korv',
        '/editor/as/lithellsse/',
      ]) {
        const answer = await app.inject({ url, headers: { cookie: editor.cookie } });
        expect([url, answer.statusCode]).toEqual([url, 404]);
      }
      const write = await app.inject({ method: 'POST', url: '/editor/as/atriafi/api/contentlikecount/x' });
      expect(write.statusCode).toBe(403);
    });
  });
});
