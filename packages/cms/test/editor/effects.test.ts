import { describe, expect, it } from 'vitest';
import { replaceMedia } from '../../media/store.ts';
import { CONTENT_COLUMNS } from '../../pages/store/effects.ts';
import { runDueJobs } from '../../platform/database/jobs.ts';
import { collections } from '../../server/collections.ts';
import { createServerJobs } from '../../server/retention.ts';
import { someDatabase } from '../support/databases.ts';
import { serveEditor } from '../support/editing.ts';
import { PUBLISHER, type SignedIn, signedIn } from '../support/editors.ts';
import { makeDue } from '../support/publish.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const SHARED = { title: 'Sivu', description: '' };

describe.each(someDatabase)('rights by effect on $name', ({ open }) => {
  let made = 0;

  const editing = serveEditor(open);
  const { database, publisher, editor } = editing;

  const one = <T = number>(sql: string, parameters: unknown[] = []) => valueOf<T>(database, sql, parameters);
  const picture = () =>
    one(`insert into media (name, alt, type, width, height, digest)
      values ('Kuva', 'kuva', 'image/png', 1, 1, md5(random()::text)) returning id`);
  const show = (id: number) => [
    { html: `<p><img src="/media/library/${id}/${'0'.repeat(16)}.png" alt=""></p>` },
  ];
  const section = (id: number) => [{ widget: 'synced-section', props: { section: id } }];
  const page = async (blocks: object[] = [], { language = 'fi', template = null as string | null } = {}) => {
    made += 1;
    const path = template === 'section' ? `/*section/${made}` : `/vaikutus-${made}`;
    return one(
      `insert into page (site, language, path, address, position, draft, template)
       values ('atriafi', $1, $2, $2, 9, $3, $4) returning id`,
      [language, path, JSON.stringify({ ...SHARED, blocks }), template],
    );
  };
  const publish = (id: number) =>
    rowsOf(database, 'update page set published = draft, published_at = now() where id = $1', [id]);
  const schedule = (id: number, sections: object[] = []) =>
    publisher.call('POST', `pages/${id}/schedule`, { at: '2099-01-01T08:00', version: 1, sections });
  const askReview = async (id: number) =>
    (await editor.call('POST', `pages/${id}/review`, { version: 1, note: '' })).json<{
      review: { id: number; seen: string };
    }>().review;
  const replace = (role: 'editor' | 'publisher', id: number) => {
    const file = { type: 'image/png' as const, width: 1, height: 1, digest: crypto.randomUUID(), files: [] };
    const author = { id: 1, name: '', role, sites: null, languages: null };
    return replaceMedia(database, id, file, author, collections);
  };

  it('columns with content: the database has no others', async () => {
    const columns = await rowsOf<{ name: string }>(
      database,
      `select concat(table_name, '.', column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name like 'page%' and data_type = 'jsonb' and column_name <> 'translated'`,
    );
    expect(columns.map(({ name }) => name).sort()).toEqual(
      CONTENT_COLUMNS.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  });

  /** Puts a picture into content that an editor must not change, and returns its id. */
  const places: Record<string, () => Promise<number>> = {
    'published page': async () => {
      const id = await picture();
      await publish(await page(show(id)));
      return id;
    },
    'scheduled page whose draft has another picture': async () => {
      const id = await picture();
      const at = await page(show(id));
      await schedule(at);
      await rowsOf(database, `update page set draft = draft || '{"blocks": []}' where id = $1`, [at]);
      return id;
    },
    'section that is scheduled with a page': async () => {
      const id = await picture();
      const part = await page(show(id), { template: 'section' });
      await schedule(await page(section(part)), [{ id: part, version: 1 }]);
      await rowsOf(database, `update page set draft = draft || '{"blocks": []}' where id = $1`, [part]);
      return id;
    },
    'review that waits': async () => {
      const id = await picture();
      const at = await page(show(id));
      await askReview(at);
      await rowsOf(database, `update page set draft = draft || '{"blocks": []}' where id = $1`, [at]);
      return id;
    },
  };
  it.each(Object.keys(places))(
    'picture of a %s: an editor neither replaces nor deletes it',
    async (place) => {
      const id = await places[place]!();
      const list = '/editor/media/delete';
      await expect(replace('editor', id)).rejects.toThrow('publishers');
      expect((await editor.send(`/editor/media/${id}/delete`, { sure: '1' })).statusCode).toBe(403);
      expect((await editor.send(list, { sure: '1', [`picture-${id}`]: 'on' })).body).toContain(
        'Tiedosto on sivulla',
      );
      expect(await one('select count(*)::integer from media where id = $1', [id])).toBe(1);
      expect((await publisher.get('/editor/media?unused=1')).body).not.toContain(`/editor/media/${id}"`);
      expect(await replace('publisher', id)).toMatchObject({ id });
    },
  );

  it('picture of an earlier version only: it is not deleted as unused', async () => {
    const id = await picture();
    const at = await page(show(id));
    await publisher.call('POST', `pages/${at}/publish`, { version: 1 });
    await publisher.call('PUT', `pages/${at}`, { ...SHARED, version: 1, blocks: [] });
    await publisher.call('POST', `pages/${at}/publish`, { version: 2 });
    await editor.send('/editor/media/delete', { sure: '1', [`picture-${id}`]: 'on' });
    expect(await one('select count(*)::integer from media where id = $1', [id])).toBe(1);
  });

  it.each(['picture', 'section', 'translation'])(
    'approval: a %s that changes after the look is refused, and approved after another look',
    async (what) => {
      const id = await picture();
      const part = await page(show(id), { template: 'section' });
      const at = await page([...show(id), ...section(part)]);
      const { id: review, seen } = await askReview(at);
      const other = await page([], { language: 'en' });
      await publish(other);
      if (what === 'picture') await replace('publisher', id);
      if (what === 'section')
        await editor.call('PUT', `pages/${part}`, { ...SHARED, version: 1, blocks: show(id) });
      if (what === 'translation') await editor.call('POST', `pages/${at}/translations/link`, { page: other });
      if (what === 'section')
        await rowsOf(
          database,
          `update page set draft = draft || '{"title": "x", "blocks": []}' where id = $1`,
          [part],
        );
      const approve = (named: string) =>
        publisher.call('POST', `pages/${at}/review/approve`, { review, seen: named, at: null, sections: [] });
      const refused = await approve(seen);
      expect([refused.statusCode, refused.json<{ error: string }>().error]).toEqual([
        409,
        expect.stringContaining('ovat muuttuneet'),
      ]);
      expect(await one('select published from page where id = $1', [at])).toBeNull();
      const again = refused.json<{ review: { seen: string } }>().review.seen;
      expect((await approve(again)).statusCode).toBe(200);
    },
  );

  it.each([
    ['published', 'published', 403],
    ['published', 'scheduled', 403],
    ['published', 'draft', 200],
    ['draft', 'draft', 200],
  ] as const)(
    'translations: an editor links and unlinks a %s and a %s page with %i',
    async (here, there, status) => {
      for (const template of [null, 'section']) {
        const ids = [await page([], { template }), await page([], { template, language: 'en' })] as const;
        for (const [at, state] of [here, there].entries()) {
          if (state === 'published') await publish(ids[at]!);
          if (state === 'scheduled') await schedule(ids[at]!);
        }
        const link = (who: SignedIn) =>
          who.call('POST', `pages/${ids[0]}/translations/link`, { page: ids[1] });
        const unlink = (who: SignedIn) => who.call('POST', `pages/${ids[1]}/translations/unlink`);
        expect((await link(editor)).statusCode).toBe(status);
        expect((await link(publisher)).statusCode).toBe(200);
        expect((await unlink(editor)).statusCode).toBe(status);
        expect((await unlink(publisher)).statusCode).toBe(200);
      }
    },
  );

  it.each([
    ['removed', "delete from editor_user where email = 'lahteva@saaristo.example'"],
    ['an editor now', "update editor_user set role = 'editor' where email = 'lahteva@saaristo.example'"],
    ['limited now', "update editor_user set sites = '{lihakauppa}' where email = 'lahteva@saaristo.example'"],
  ])('schedules of a publisher who is %s: they stay, are shown, and do not go out', async (_what, change) => {
    const email = 'lahteva@saaristo.example';
    await rowsOf(database, 'delete from editor_user where email = $1', [email]);
    const leaving = await signedIn(database, editing.app, { ...PUBLISHER, email, name: 'Lilja Lähtevä' });
    const [coming, going] = [await page(), await page()];
    await publish(going);
    await leaving.call('POST', `pages/${coming}/schedule`, { at: '2099-01-01T08:00', version: 1 });
    await leaving.call('POST', `pages/${going}/unpublish-at`, { at: '2099-01-01T08:00' });
    await rowsOf(database, change);
    for (const id of [coming, going])
      expect((await publisher.call('GET', `pages/${id}`)).json()).toMatchObject({
        publishFailure: { isPublisherGone: true },
      });
    await makeDue(database);
    await rowsOf(database, 'update page set unpublish_at = now() where unpublish_at is not null');
    await rowsOf(database, "update job set run_at = now() where name = 'unpublish-page'");
    await runDueJobs(database, createServerJobs(database), () => {});
    const shown = 'select id from page where published is not null and id in ($1, $2)';
    expect(await rowsOf(database, shown, [coming, going])).toEqual([{ id: going }]);
    await schedule(coming);
    expect((await publisher.call('GET', `pages/${coming}`)).json()).toMatchObject({ publishFailure: null });
  });

  it('review of a visitor: only a publisher shows it, or deletes a shown one', async () => {
    const add = (shown: boolean) =>
      one<string>(
        `insert into review (product_code, rating, body, user_name, shown) select code, 5, 'Hyvä', 'V', $1
         from shop_product limit 1 returning id::text`,
        [shown],
      );
    const [held, shown] = [await add(false), await add(true)];
    const status = async (who: SignedIn, id: string, name: string) =>
      (await who.send(`/editor/reviews/${id}/${name}`)).statusCode;
    expect([
      await status(editor, held, 'show'),
      await status(editor, shown, 'delete'),
      await status(publisher, held, 'show'),
      await status(publisher, shown, 'delete'),
      await status(editor, await add(false), 'delete'),
    ]).toEqual([403, 403, 303, 303, 303]);
  });
});
