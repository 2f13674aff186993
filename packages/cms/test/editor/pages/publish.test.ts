import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogueEntry } from '../../../../build/catalogue.ts';
import { findWidgets, loadDefinitions, ROOT } from '../../../../build/widgets.ts';
import { findEditedPage } from '../../../pages/store/page-store.ts';
import { reimportPages } from '../../../pages/store/reimport-pages.ts';
import { createQuestions } from '../../../pages/admin/page-actions.ts';
import { getEditorMessages } from '../../../admin/messages/common.ts';
import { Catalogue } from '../../../pages/render/catalogue.ts';
import type { Block } from '../../../platform/model/content.ts';
import { listUsers } from '../../../accounts/users.ts';
import { someDatabase } from '../../support/databases.ts';
import { createPage, savePage, serveEditor } from '../../support/editing.ts';
import { documentOf } from '../../support/html.ts';
import { smallBuild } from '../../support/small-build.ts';

const definitions = await loadDefinitions(findWidgets(join(ROOT, 'test/fixtures')));
const widgets = definitions.map((widget) => catalogueEntry(widget, []));
const card = widgets.find(({ name }) => name === 'any-card')!;

const CONTENT: Record<string, Block> = {
  'an example': { widget: 'any-card', props: card.example, example: true },
  'a fault': { widget: 'any-card', props: { ...card.example, header: 5 } },
  'a link that is removed': { widget: 'any-card', props: { ...card.example, url: 'javascript:1' } },
  'a widget that is gone': { widget: 'gone-widget', props: {} },
};
const OWN: Block = { widget: 'any-card', props: card.example };

describe.each(someDatabase)('doors of publishing on $name', ({ open }) => {
  const editing = serveEditor(open, {}, widgets);

  let count = 0;
  const create = async (blocks: Block[], title = 'Sivu'): Promise<number> => {
    const id = await createPage(editing.publisher, { path: `/ovi-${(count += 1)}` });
    expect((await savePage(editing.publisher, id, { title, blocks })).statusCode).toBe(200);
    return id;
  };
  const post = (id: number, call: string, body: object) =>
    editing.publisher.call('POST', `pages/${id}/${call}`, body);
  const stateOf = async (id: number) => {
    const page = (await findEditedPage(editing.database, id))!;
    return page.published ? 'published' : page.editions.length > 0 ? 'scheduled' : 'draft';
  };
  const TIME = '2090-12-01T06:00';
  const askForReview = async (id: number) => {
    await editing.editor.call('POST', `pages/${id}/review`, { version: 2, note: '' });
    const { review } = (await editing.publisher.call('GET', `pages/${id}`)).json<{
      review: { id: number; seen: string };
    }>();
    return { review: review.id, seen: review.seen };
  };

  /** Each goes through a door, and returns the status of the answer and its text. */
  const DOORS: Record<string, (id: number, isSure: boolean) => Promise<{ status: number; text: string }>> = {
    publish: async (id, isSure) => toResult(await post(id, 'publish', { version: 2, isSure })),
    schedule: async (id, isSure) => toResult(await post(id, 'schedule', { version: 2, at: TIME, isSure })),
    'approve a review': async (id, isSure) =>
      toResult(await post(id, 'review/approve', { ...(await askForReview(id)), at: null, isSure })),
    'approve a review for later': async (id, isSure) =>
      toResult(await post(id, 'review/approve', { ...(await askForReview(id)), at: TIME, isSure })),
    'the list': async (id, isSure) => {
      const answer = await editing.publisher.send('/editor/pages/bulk', {
        action: 'publish',
        sure: '1',
        [`page-${id}`]: '2',
        ...(isSure && { [`sure-${id}`]: 'on' }),
      });
      const error = documentOf(answer.body).querySelector('.editor-error');
      return { status: error ? 422 : 200, text: answer.body };
    },
  };
  const toResult = (answer: { statusCode: number; body: string }) => ({
    status: answer.statusCode,
    text: answer.body,
  });

  describe.each(Object.keys(DOORS))('%s', (door) => {
    it.each(Object.keys(CONTENT))(
      '%s: it is named and not published until the publisher is sure',
      async (kind) => {
        const id = await create([CONTENT[kind]!]);
        const refused = await DOORS[door]!(id, false);
        expect([refused.status, await stateOf(id)]).toEqual([422, 'draft']);
        expect(refused.text).toContain(kind === 'a widget that is gone' ? 'gone-widget' : '');
        const done = await DOORS[door]!(id, true);
        expect([done.status, await stateOf(id)]).toEqual([
          200,
          door.includes('schedule') || door.includes('later') ? 'scheduled' : 'published',
        ]);
      },
    );

    it('own values that equal an example: nothing is asked', async () => {
      expect((await DOORS[door]!(await create([OWN]), false)).status).toBe(200);
    });
  });

  it.each(['publish', 'schedule', 'the list'])('empty title: %s refuses it, also if sure', async (door) => {
    const id = await create([], ' ');
    expect((await DOORS[door]!(id, true)).status).not.toBe(200);
    expect(await stateOf(id)).toBe('draft');
  });

  it('list: the question names problems of each page before anything is published', async () => {
    const id = await create([CONTENT['an example']!]);
    const answer = await editing.publisher.send('/editor/pages/bulk', {
      action: 'publish',
      [`page-${id}`]: '2',
    });
    const document = documentOf(answer.body);
    expect(document.querySelector('main li li')?.textContent).toContain('esimerkki');
    expect(document.querySelector(`[name="sure-${id}"]`)).not.toBeNull();
  });

  it('scheduled version: another one replaces it only if the publisher is sure, and publishing keeps it', async () => {
    const id = await create([OWN]);
    expect((await post(id, 'schedule', { version: 2, at: TIME })).statusCode).toBe(200);
    expect((await post(id, 'schedule', { version: 2, at: '2090-12-01T06:00' })).statusCode).toBe(200);
    const change = { version: 2, title: 'Korjattu', description: '', blocks: [OWN] };
    expect((await editing.publisher.call('PUT', `pages/${id}`, change)).statusCode).toBe(200);
    const again = await post(id, 'schedule', { version: 3, at: '2091-01-01T06:00' });
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('1.12.2090')]);
    expect((await post(id, 'publish', { version: 3 })).json<{ publishAt: string }>().publishAt).toBe(
      '2090-12-01T04:00:00.000Z',
    );
    const listed = await editing.publisher.send('/editor/pages/bulk', {
      action: 'publish',
      sure: '1',
      [`page-${id}`]: '3',
    });
    expect(listed.body).toContain(`/editor/preview/${id}?of=edition-`);
  });

  it('reimport: shipped pages with problems are left out and returned', async () => {
    const build = smallBuild(widgets);
    const ask = createQuestions(new Catalogue(build.dist), getEditorMessages('fi'));
    const author = (await listUsers(editing.database)).find(({ role }) => role === 'publisher');
    const page = { site: 'atriafi', language: 'fi', description: '' } as const;
    const pages = [
      { ...page, path: '/tuonti-1', title: 'Hyvä', blocks: [OWN] },
      { ...page, path: '/tuonti-2', title: 'Rikki', blocks: [CONTENT['a fault']!] },
      { ...page, path: '/tuonti-3', title: '', blocks: [] },
    ];
    const refused = await reimportPages(editing.database, pages, author!, ask);
    expect(refused.map(({ path }) => path)).toEqual(['/tuonti-2', '/tuonti-3']);
    build.remove();
  });
});
