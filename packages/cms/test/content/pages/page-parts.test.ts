import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findNavigation } from '../../../content/find-entry.ts';
import { findDraftState, keepDraftState, listDraftStates } from '../../../pages/store/draft-history.ts';
import {
  addNote,
  getNotesRevision,
  listNotes,
  listPeople,
  markMentionsSeen,
  resolveNote,
} from '../../../pages/store/notes.ts';
import { isInMenu, listPagesLinkingTo, listPagesWithTitle } from '../../../pages/store/page-links.ts';
import { listPages } from '../../../pages/store/page-search.ts';
import { createPage, findEditedPage, saveDraft } from '../../../pages/store/page-store.ts';
import {
  addPreviewLink,
  deletePreviewLink,
  findPreviewedPage,
  listPreviewLinks,
} from '../../../pages/store/preview-links.ts';
import { requestReview } from '../../../pages/store/reviews.ts';
import { closeReview, findReviewedDetails } from '../../../pages/store/review-store.ts';
import {
  expandSections,
  findSectionFor,
  hasHiddenSection,
  listDraftSections,
  listSections,
  listUses,
} from '../../../content/sections.ts';
import { listTasks } from '../../../pages/store/tasks.ts';
import type { Database } from '../../../platform/database/database.ts';
import { nameSeen } from '../../../pages/store/effects.ts';
import type { Author } from '../../../platform/model/rights.ts';
import { addUser } from '../../../accounts/users.ts';
import type { Block, PageContent } from '../../../platform/model/content.ts';
import { someDatabase } from '../../support/databases.ts';
import { approve, publishPage } from '../../support/publish.ts';
import { rowsOf } from '../../support/rows.ts';

const text = (words: string): Block => ({ html: `<p>${words}</p>` });
const synced = (section: unknown): Block => ({ widget: 'synced-section', props: { section } });

describe.each(someDatabase)('parts of pages on $name', ({ open }) => {
  let database: Database;
  let aino: Author;
  let bo: Author;
  const create = async (path: string, blocks: Block[] = [], place: Partial<PageContent> = {}) =>
    (await createPage(
      database,
      { site: 'atriafi', language: 'fi', path, ...place },
      { title: place.title ?? path, description: '', blocks },
      aino,
    ))!;
  const section = (name: string, place: Partial<PageContent> = {}) =>
    create(`/*section/${name}`, [text(name)], { template: 'section', title: name, ...place });
  const seen = async (id: number) =>
    nameSeen(database, (await findEditedPage(database, id))!, (await findReviewedDetails(database, id))!);
  const publish = (id: number) => publishPage(database, id, 1, aino);
  const save = async (id: number, words: string, author = aino) => {
    const page = (await findEditedPage(database, id))!;
    await saveDraft(database, id, page.draftVersion, { ...page.draft, blocks: [text(words)] }, author);
  };

  beforeAll(async () => {
    database = await open();
    const user = async (name: string) => ({
      id: (await addUser(database, { email: `${name}@b.fi`, name, role: 'publisher' }))!,
      name,
      role: 'publisher' as const,
      sites: null,
      languages: null,
    });
    aino = await user('Aino');
    bo = await user('Bo');
    await rowsOf(
      database,
      `insert into site (site, details) values ('atriafi', '{"site": "atriafi", "name": "S", "languages": ["fi", "en"]}')`,
    );
  });
  afterAll(() => database.close());

  it('notes: an answer tells the others of its thread, and a mention the mentioned person until it is seen', async () => {
    const id = await create('/huomautukset', [text('a')]);
    const note = (body: string, by = aino, more = {}) =>
      addNote(database, id, { body, block: null, parent: null, ...more }, [text('a')], by);
    const mentions = async (user: typeof aino) =>
      (await listTasks(database, { ...user, role: 'editor', sites: null, languages: null }))
        .filter(({ kind }) => kind === 'mention')
        .map((task) => `${task.by}: ${task.text}`);
    expect(await note('Lue tämä', aino, { block: 0 })).toBe(true);
    const [first] = await listNotes(database, id);
    expect(first).toMatchObject({
      parent: null,
      block: 0,
      blockType: '#html',
      writtenBy: 'Aino',
      resolvedAt: null,
    });
    expect(await note('Luin', bo, { parent: first!.id })).toBe(true);
    expect(await note('@bo ja @aino, kiitos')).toBe(true);
    expect(await note('Vielä', aino, { parent: (await listNotes(database, id))[1]!.id })).toBe(true);
    expect([await mentions(aino), await mentions(bo)]).toEqual([
      ['Bo: Luin'],
      ['Aino: @bo ja @aino, kiitos', 'Aino: Vielä'],
    ]);
    expect([await note('x', aino, { block: 1 }), await note('x', aino, { parent: 99 })]).toEqual([
      false,
      false,
    ]);
    const [, answer, mention] = (await listNotes(database, id)).map((one) => one.id) as [
      number,
      number,
      number,
    ];
    await markMentionsSeen(database, id + 1, bo.id, [mention]);
    await markMentionsSeen(database, id, aino.id, [answer, mention]);
    await markMentionsSeen(database, id, bo.id, []);
    expect([(await mentions(aino)).length, (await mentions(bo)).length]).toEqual([0, 2]);
    await markMentionsSeen(database, id, bo.id, [mention]);
    expect(await mentions(bo)).toEqual(['Aino: Vielä']);
    expect((await listPeople(database)).map(({ name }) => name)).toEqual(['Aino', 'Bo']);
  });

  it('notes: a thread is resolved and opened again, and each change has its revision', async () => {
    const id = await create('/ratkaistut');
    const revisions = [await getNotesRevision(database, id)];
    await addNote(database, id, { body: 'a', block: null, parent: null }, [], aino);
    const first = (await listNotes(database, id))[0]!.id;
    await addNote(database, id, { body: 'b', block: null, parent: first }, [], aino);
    const answer = (await listNotes(database, id))[1]!.id;
    revisions.push(await getNotesRevision(database, id));
    expect(await resolveNote(database, id, first, 'Bo')).toBe(true);
    revisions.push(await getNotesRevision(database, id));
    expect((await listNotes(database, id))[0]).toMatchObject({
      resolvedBy: 'Bo',
      resolvedAt: expect.any(Date) as Date,
    });
    expect(await resolveNote(database, id, first, null)).toBe(true);
    expect((await listNotes(database, id))[0]).toMatchObject({ resolvedBy: null, resolvedAt: null });
    expect([
      await resolveNote(database, id, answer, 'Bo'),
      await resolveNote(database, id + 1, first, 'Bo'),
    ]).toEqual([false, false]);
    expect(new Set(revisions).size).toBe(3);
    expect(revisions[0]).toBe('0 0 0');
  });

  it('notes of blocks: they move with their blocks when the draft is saved', async () => {
    const id = await create('/lohkot', [text('a'), text('b')]);
    const blocks = (await findEditedPage(database, id))!.draft.blocks;
    for (const block of [0, 1, null])
      await addNote(database, id, { body: String(block), block, parent: null }, blocks, aino);
    await saveDraft(database, id, 1, { title: 'A', description: '', blocks: [text('b')] }, aino);
    expect((await listNotes(database, id)).map(({ block }) => block)).toEqual([null, 0, null]);
  });

  it('review: it is a task of publishers until it is decided, and the reviewed content is kept', async () => {
    const id = await create('/tarkistus', [text('ensin')]);
    const tasks = async (
      user: typeof aino,
      role: 'publisher' | 'editor' = 'publisher',
      languages: 'en'[] | null = null,
    ) =>
      (await listTasks(database, { ...user, role, sites: null, languages }))
        .filter(({ pageId }) => pageId === id)
        .map((task) => `${task.kind} ${task.by}: ${task.text}`);
    expect(await requestReview(database, id, 2, '', aino)).toBe('outdated');
    expect(await requestReview(database, 9999, 1, '', aino)).toBeUndefined();
    expect(await requestReview(database, id, 1, 'Katso', aino)).toBe('requested');
    expect([await tasks(bo), await tasks(bo, 'editor'), await tasks(bo, 'publisher', ['en'])]).toEqual([
      ['review Aino: Katso'],
      [],
      [],
    ]);
    await save(id, 'sitten');
    const page = (await findEditedPage(database, id))!;
    expect(page.review).toMatchObject({ note: 'Katso', requestedBy: 'Aino', result: null, isOutdated: true });
    expect((await findReviewedDetails(database, id))?.blocks).toEqual([text('ensin')]);
    expect(await findReviewedDetails(database, id, page.review!.id + 1)).toBeUndefined();
    expect(
      await closeReview(database, id, 'returned', { by: 'Bo', answer: 'Ei', id: page.review!.id + 1 }),
    ).toBe(false);
    expect(await closeReview(database, id, 'returned', { by: 'Bo', answer: 'Ei', id: page.review!.id })).toBe(
      true,
    );
    expect(await closeReview(database, id, 'approved', { by: 'Bo' })).toBe(false);
    expect([await tasks(aino, 'editor'), await tasks(bo)]).toEqual([['returned Bo: Ei'], []]);
    expect(await approve(database, id, { of: { review: page.review!.id, seen: '' } }, bo)).toBe('over');
    await requestReview(database, id, 2, 'Uudelleen', aino);
    await requestReview(database, id, 2, 'Vielä', bo);
    expect(
      await rowsOf(
        database,
        `select note, result, decided_name from page_review where page_id = ${id} order by id`,
      ),
    ).toEqual([
      { note: 'Katso', result: 'returned', decided_name: 'Bo' },
      { note: 'Uudelleen', result: 'withdrawn', decided_name: 'Bo' },
      { note: 'Vielä', result: null, decided_name: null },
    ]);
    const review = (await findEditedPage(database, id))!.review!.id;
    await save(id, 'myöhemmin');
    expect(await approve(database, id, { of: { review, seen: await seen(id) } }, bo)).toBe(1);
    const { published, review: last } = (await findEditedPage(database, id))!;
    expect([published?.blocks, last]).toMatchObject([
      [text('sitten')],
      { result: 'approved', decidedBy: 'Bo' },
    ]);
  });

  it('review: a page without a title is not approved, and one for a time is scheduled', async () => {
    const untitled = await create('/nimeton', [], { title: ' ' });
    const later = await create('/myohemmin');
    for (const id of [untitled, later]) await requestReview(database, id, 1, '', aino);
    const reviewOf = async (id: number) => (await findEditedPage(database, id))!.review!;
    expect(
      await approve(database, untitled, { of: { review: (await reviewOf(untitled)).id, seen: '' } }, bo),
    ).toBe('noTitle');
    const at = new Date('2099-01-01T00:00:00Z');
    expect(
      await approve(
        database,
        later,
        { of: { review: (await reviewOf(later)).id, seen: await seen(later) }, at },
        bo,
      ),
    ).toBe('scheduled');
    expect(await findEditedPage(database, later)).toMatchObject({
      publishAt: at,
      scheduledBy: 'Bo',
      published: null,
      review: { result: 'approved', decidedBy: 'Bo' },
    });
  });

  it('preview links: each leads to its page until it expires or is revoked', async () => {
    const id = await create('/esikatselu');
    const [first, second] = [
      await addPreviewLink(database, id, 7, aino),
      await addPreviewLink(database, id, 1, bo),
    ];
    const links = await listPreviewLinks(database, id);
    expect(links.map(({ createdBy }) => createdBy)).toEqual(['Bo', 'Aino']);
    expect(Math.round((links[1]!.expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(7);
    expect([await findPreviewedPage(database, first), await findPreviewedPage(database, 'x')]).toEqual([
      id,
      undefined,
    ]);
    await deletePreviewLink(database, id + 1, links[1]!.id);
    expect(await findPreviewedPage(database, first)).toBe(id);
    await deletePreviewLink(database, id, links[1]!.id);
    expect([await findPreviewedPage(database, first), await findPreviewedPage(database, second)]).toEqual([
      undefined,
      id,
    ]);
    await rowsOf(database, `update page_preview_link set expires_at = now() where page_id = ${id}`);
    expect([await findPreviewedPage(database, second), await listPreviewLinks(database, id)]).toEqual([
      undefined,
      [],
    ]);
  });

  it('drafts: two states for the saves of a person in a row, and one before each restoring', async () => {
    const id = await create('/luonnokset', [text('1')]);
    const states = async () =>
      (await listDraftStates(database, id)).map(({ number, savedBy }) => `${number} ${savedBy}`);
    await save(id, '2');
    expect(await states()).toEqual(['1 Aino']);
    await save(id, '3');
    await save(id, '4');
    expect(await states()).toEqual(['2 Aino', '1 Aino']);
    await save(id, '5', bo);
    expect(await states()).toEqual(['3 Aino', '2 Aino', '1 Aino']);
    expect((await findDraftState(database, id, 3))?.blocks).toEqual([text('4')]);
    expect(await findDraftState(database, id, 9)).toBeUndefined();
    await keepDraftState(database, (await findEditedPage(database, id))!, bo);
    await save(id, '6', bo);
    expect(await states()).toEqual(['4 Bo', '3 Aino', '2 Aino', '1 Aino']);
    await rowsOf(
      database,
      `update page_draft set started_at = now() - interval '11 minutes' where page_id = ${id}`,
    );
    await save(id, '7', bo);
    expect(await states()).toEqual(['5 Bo', '4 Bo', '3 Aino', '2 Aino', '1 Aino']);
  });

  it.each([
    ['/', '"/"', true],
    ['/', '"/?a=1"', true],
    ['/', '"/a"', false],
    ['/a-b/', '"/a-b"', true],
    ['/a-b', '"/a-b/#x"', true],
    ['/a-b', '"/axb"', false],
    ['/a-b', '"/a-bc"', false],
  ])('menu: it links to %s by %s is %s', async (path, link, isThere) => {
    await rowsOf(database, 'delete from navigation');
    await rowsOf(
      database,
      `insert into navigation (site, language, desktop, mobile) values ('atriafi', 'fi', '{"topTabs": []}', '{"link": ${link}}')`,
    );
    const place = { id: 1, site: 'atriafi', language: 'fi', path } as const;
    expect(await isInMenu(database, place)).toBe(isThere);
    expect(await isInMenu(database, { ...place, language: 'en' })).toBe(false);
    expect(await findNavigation(database, 'atriafi', 'se')).toMatchObject({ mobile: { navLinks: [] } });
  });

  it('links to a page: published pages of its site have them, and others have its title', async () => {
    const id = await create('/kohde', [text('<a href="/kohde">itse</a>')], { title: 'Kohde' });
    const linking = await create('/linkki', [text('<a href="/kohde?a=1">x</a>')], { title: ' kohde' });
    await create('/luonnos', [text('<a href="/kohde">x</a>')]);
    await publish(linking);
    await publish(id);
    const page = (await findEditedPage(database, id))!;
    expect(await listPagesLinkingTo(database, page)).toEqual([
      { id: linking, title: ' kohde', path: '/linkki' },
    ]);
    expect(await listPagesWithTitle(database, page)).toEqual([]);
    const twin = await create('/kaksonen', [], { title: 'KOHDE' });
    expect(
      await listPagesWithTitle(database, { ...page, draft: { ...page.draft, title: ' Kohde ' } }),
    ).toEqual([{ id: twin, title: 'KOHDE', path: '/kaksonen' }]);
  });

  it('list: it has fifty pages, and typos of words are corrected by titles', async () => {
    const found = async (filter: Partial<Parameters<typeof listPages>[1]>) => {
      const { rows, count, corrected } = await listPages(database, { page: 1, ...filter });
      return [count, rows.map(({ path }) => path).join(), corrected];
    };
    await create('/grillikausi', [], { title: 'Grillikausi alkaa' });
    expect(await found({ text: 'grillikasi' })).toEqual([1, '/grillikausi', 'grillikausi']);
    expect(await found({ text: 'qwertyuiop' })).toEqual([0, '', undefined]);
    expect(await found({ text: 'grillikausi', page: 2 })).toEqual([1, '', undefined]);
    expect(await found({ text: 'ALKAA grilli' })).toEqual([1, '/grillikausi', undefined]);
    await rowsOf(
      database,
      `insert into page (site, language, path, address, position, draft) select 'sibylla', 'fi', '/s' || n, '/s' || n, n,
         '{"title": "S", "description": "", "blocks": []}' from generate_series(1, 51) as n`,
    );
    const second = await listPages(database, { site: 'sibylla', page: 2 });
    expect([second.count, second.rows.length]).toEqual([51, 1]);
    const author = await listPages(database, { author: aino.id, site: 'sibylla', page: 1 });
    expect([
      author.count,
      (await listPages(database, { site: 'sibylla', template: 'section', page: 1 })).count,
    ]).toEqual([0, 0]);
  });

  it('sections: visitors see the published ones in their language, hidden at the widths of the place', async () => {
    const id = await section('Suomeksi');
    const other = await section('In English', { language: 'en' });
    const draft = await section('Luonnos');
    await rowsOf(database, `update page set translation_of = ${id} where id = ${other}`);
    const shown = async (blocks: Block[], language: 'fi' | 'en' = 'fi', drafts?: Map<number, PageContent>) =>
      (await expandSections(database, [{ blocks, language }], drafts))[0]!.blocks;
    expect(await shown([text('a'), synced(id)])).toEqual([text('a')]);
    const blocks = [synced(id), synced(draft)];
    expect(await hasHiddenSection(database, { blocks: [synced(id)], language: 'fi' })).toBe(true);
    expect((await listDraftSections(database, { blocks, language: 'en' })).map((one) => one.id)).toEqual([
      id,
      other,
      draft,
    ]);
    await publish(id);
    expect(await hasHiddenSection(database, { blocks: [synced(id)], language: 'en' })).toBe(false);
    expect(await shown([synced(id)], 'en')).toEqual([text('Suomeksi')]);
    await publish(other);
    expect(await shown([synced(id)], 'en')).toEqual([text('In English')]);
    expect(await shown([synced(id)])).toEqual([text('Suomeksi')]);
    const details = (await findEditedPage(database, draft))!.draft;
    expect(await shown([synced(draft)], 'fi', new Map([[draft, details as PageContent]]))).toEqual([
      text('Luonnos'),
    ]);
    expect(await shown([{ ...synced(id), hideOn: ['phone'] }])).toEqual([
      { ...text('Suomeksi'), hideOn: ['phone'] },
    ]);
    expect(await shown([{ ...synced(id), hideOn: [] }])).toEqual([text('Suomeksi')]);
    for (const wrong of [0, -1, 1.5, 'x', 2 ** 31, 9999]) expect(await shown([synced(wrong)])).toEqual([]);
    expect([await findSectionFor(database, id, 'en'), await findSectionFor(database, id, 'se')]).toEqual([
      other,
      id,
    ]);
    expect(await findSectionFor(database, 9999, 'en')).toBe(9999);
    expect((await listDraftSections(database, { blocks, language: 'en' })).map((one) => one.id)).toEqual([
      draft,
    ]);
  });

  it('sections: those of the language come first, then those of the site without a translation', async () => {
    const swedish = await section('Svenska', { language: 'se' });
    const elsewhere = await section('Muualla', { site: 'sibylla' });
    const away = await section('Borta', { site: 'sibylla', language: 'se' });
    const names = (await listSections(database, 'atriafi', 'fi')).map(
      ({ name, state }) => `${name} ${state}`,
    );
    expect(names).toEqual(['Luonnos draft', 'Suomeksi published', 'Muualla draft', 'Svenska draft']);
    expect((await listSections(database, 'sibylla', 'se')).map(({ id }) => id)).toEqual([
      away,
      swedish,
      elsewhere,
    ]);
  });

  it('uses of a section: pages whose draft or published content shows it, also by its translation', async () => {
    const id = await section('Käytetty');
    const other = await section('Used', { language: 'en' });
    await rowsOf(database, `update page set translation_of = ${id} where id = ${other}`);
    const page = await create('/kayttaja', [text('a'), synced(id)]);
    const english = await create('/en/user', [synced(id)], { language: 'en' });
    const uses = async (of: number) => (await listUses(database, of)).map((use) => [use.id, use.isPublished]);
    expect([await uses(id), await uses(other)]).toEqual([
      [
        [english, false],
        [page, false],
      ],
      [[english, false]],
    ]);
    await publish(page);
    await save(page, 'ilman');
    expect(await uses(id)).toContainEqual([page, true]);
    expect(await listUses(database, 9999)).toEqual([]);
  });
});
