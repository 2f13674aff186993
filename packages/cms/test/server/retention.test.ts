import { describe, expect, it } from 'vitest';
import { runDeletions } from '../../server/retention.ts';
import { isReservedName } from '../../shop/reviews/reserved-names.ts';
import { shopContent } from '../shop/support/shop-content.ts';
import { shopper } from '../shop/support/shopper.ts';
import { OWN_PAGE, serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { PUBLISHER, signInFirst } from '../support/editors.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const REVIEWS = '/api/review/lihakauppa/';

describe.each(databases)("retention of visitors' data, on $name", ({ open }) => {
  const { database, app } = serveApp(open, {}, shopContent);
  const publisher = signInFirst({ database, app }, PUBLISHER);

  const page = (url: string) => publisher.get(url);
  const press = (url: string) => publisher.send(url);
  const count = (table: string, where = 'true') =>
    valueOf<number>(database, `select count(*)::integer from ${table} where ${where}`);
  const addEnquiry = async (message: string, age = '0 days') => {
    const id = await valueOf<string>(
      database,
      `insert into enquiry (kind, site, data, received_at) values ('question', 'atriafi', $1, now() - $2::interval)
       returning id::text`,
      [JSON.stringify({ Message: message }), age],
    );
    await rowsOf(
      database,
      `insert into enquiry_file (enquiry_id, position, name, type, size, content) values ($1, 0, 'a', 'image/png', 1, 'x')`,
      [id],
    );
    return id;
  };
  const review = (fields: object) =>
    app.inject({
      method: 'POST',
      url: REVIEWS,
      headers: { ...OWN_PAGE, host: 'lihakauppa.localhost' },
      payload: { productId: '501', rating: 5, text: 'Hyvää.', userName: 'Aino', ...fields },
    });
  const shown = async () =>
    (await app.inject({ url: `${REVIEWS}?productId=501`, headers: { host: 'lihakauppa.localhost' } })).json<{
      totalCount: number;
      averageRating: number;
    }>();

  it('retention: expired data is deleted with its files, and newer data is kept', async () => {
    await addEnquiry('Vanha', '731 days');
    const young = await addEnquiry('Nuori', '729 days');
    await rowsOf(
      database,
      `
      insert into sign_up (kind, site, key, data, received_at) values
        ('newsletter', 'atriafi', 'a', '{"email":"a@a.example"}', now() - interval '731 days'),
        ('newsletter', 'atriafi', 'b', '{"email":"b@b.example"}', now() - interval '1 day');
      insert into review (product_code, rating, body, user_name, shown, written_at) values
        ('501', 5, 'x', 'x', false, now() - interval '91 days'), ('501', 5, 'y', 'y', true, now() - interval '91 days');
      insert into tried values ('x', 1, now() - interval '1 second');
      insert into editor_session (token_hash, user_id, expires_at)
        select 'old', min(id), now() - interval '1 second' from editor_user`,
    );
    const one = await shopper(app);
    await one.add('502');
    await one.form(`${await one.buy()}/peruuta`);
    await one.load();
    const paid = await one.buy();
    await one.form(paid);
    await rowsOf(database, "update shop_order set made_at = now() - interval '100 days'");
    await runDeletions(database);
    expect(await rowsOf(database, 'select id::text from enquiry')).toEqual([{ id: young }]);
    expect([
      await count('enquiry_file'),
      await count('sign_up'),
      await count('review', 'content_key is null'),
    ]).toEqual([1, 1, 1]);
    expect(await count('shop_order', "status = 'cancelled'")).toBe(0);
    expect((await one.get(paid.replace('maksu', 'kuitti'))).statusCode).toBe(200);
    expect([await count('tried', 'ends_at < now()'), await count('editor_session')]).toEqual([0, 1]);
    await rowsOf(
      database,
      "update shop_order set made_at = now() - interval '8 years'; delete from review where content_key is null",
    );
    await runDeletions(database);
    expect(await count('shop_order')).toBe(0);
  });

  it('deletion: it deletes rows, and an unknown one is not found', async () => {
    const id = await addEnquiry('Poistettava');
    const address = `/editor/enquiries/${id}/delete`;
    expect((await page(`/editor/enquiries/${id}`)).body).toContain(address);
    expect((await publisher.send(address, { token: 'x' })).statusCode).toBe(403);
    expect(await count('enquiry', `id = ${id}`)).toBe(1);
    expect((await press(address)).headers.location).toBe('/editor/inbox');
    expect([await count('enquiry', `id = ${id}`), await count('enquiry_file', `enquiry_id = ${id}`)]).toEqual(
      [0, 0],
    );
    const signUp = await valueOf<string>(database, 'select id::text from sign_up');
    expect((await page('/editor/sign-ups')).body).toContain(`/editor/sign-ups/${signUp}/delete`);
    await press(`/editor/sign-ups/${signUp}/delete`);
    expect(await count('sign_up')).toBe(0);
    for (const wrong of ['/editor/setting/1/delete', '/editor/orders/x/delete', '/editor/enquiries/0/delete'])
      expect([wrong, (await press(wrong)).statusCode]).toEqual([wrong, 404]);
  });

  it('deletion: amounts of a paid order are kept, and name and address are deleted', async () => {
    const one = await shopper(app);
    await one.add('502');
    const way = await one.buy();
    const id = await valueOf<number>(database, "select id from shop_order where status = 'waiting'");
    await press(`/editor/orders/${id}/delete`);
    expect((await one.get(way)).statusCode).toBe(200);
    await one.form(way);
    expect((await page('/editor/orders')).body).toContain('Olli Öhman');
    await press(`/editor/orders/${id}/delete`);
    const kept = await valueOf(database, 'select shop_order::text from shop_order where id = $1', [id]);
    expect(kept).toContain('paid');
    expect(kept).not.toMatch(/Olli|Öhman|Rantakatu|luoto|040 123|401234567/);
    expect((await one.get(way.replace('maksu', 'kuitti'))).statusCode).toBe(404);
  });

  it('reviews: one without a login is shown after an editor has approved it [REV-11]', async () => {
    expect((await review({ userName: 'Lukija', text: 'Odottaa lukijaa.' })).json()).toEqual({
      isSuccess: true,
      isHeld: true,
    });
    expect(await shown()).toMatchObject({ totalCount: 0, averageRating: 0 });
    const inbox = (await page('/editor/reviews')).body;
    expect(inbox).toContain('Odottaa lukijaa.');
    const [, show = ''] = /action="(\/editor\/reviews\/\d+\/show)"/.exec(inbox) ?? [];
    await press(show);
    expect(await shown()).toMatchObject({ totalCount: 1, averageRating: 5 });
    const jobs = await rowsOf<{ key: string }>(database, "select key from job where name = 'purge-caches'");
    expect(jobs.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^content-product-\w+$/));
    expect((await page('/editor/reviews')).body).not.toContain('/show"');
    await press(show.replace('show', 'delete'));
    expect(await shown()).toMatchObject({ totalCount: 0 });
  });

  it('export: publishers get a table and JSON, others do not', async () => {
    await addEnquiry('=HYPERLINK("http://evil.example")');
    for (const kind of ['enquiries', 'sign-ups', 'reviews', 'orders'])
      for (const format of ['csv', 'json']) {
        const url = `/editor/export/${kind}.${format}`;
        const answer = await page(url);
        expect([url, answer.statusCode]).toEqual([url, 200]);
        expect(answer.headers['content-disposition']).toBe(`attachment; filename="${kind}.${format}"`);
        expect((await app.inject(url)).headers.location).toMatch(/^\/editor\/login/);
      }
    const enquiries = (await page('/editor/export/enquiries.json')).json<{ data: object }[]>();
    expect(enquiries.at(-1)?.data).toEqual({ Message: '=HYPERLINK("http://evil.example")' });
    expect((await page('/editor/export/enquiries.csv')).body).toContain(
      `"'=HYPERLINK(""http://evil.example"")"`,
    );
    for (const wrong of ['setting.csv', 'constructor.json', 'orders.xml', '../orders.csv'])
      expect((await page(`/editor/export/${encodeURIComponent(wrong)}`)).statusCode).toBe(404);
  });
});

it.each([
  ['Lihaluodon asiakaspalvelu', true],
  ['L i h a l u o t o', true],
  ['LIHALUÖTO', true],
  ['4siakaspalvelu', true],
  ['Saariston väki', true],
  ['Ylläpito', true],
  ['admin', true],
  ['Lіhaluoto', true],
  ['Aino', false],
  ['Lihanystävä', false],
  ['Åsa 79', false],
  ['Maistaja 11', false],
])('reserved names: the name %s is reserved: %s', (name, reserved) =>
  expect(isReservedName(name)).toBe(reserved),
);
