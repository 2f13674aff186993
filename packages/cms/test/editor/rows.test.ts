import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import {
  deleteRow,
  findRowSite,
  listOrders,
  listVisitorReviews,
  publishReview,
} from '../../enquiries/admin/inbox.ts';
import { PAGE_SIZE } from '../../enquiries/inbox.ts';
import { someDatabase } from '../support/databases.ts';
import { rowsOf } from '../support/rows.ts';
import { EVERY_SITE } from '../../platform/model/visitor-data.ts';

describe.each(someDatabase)('rows of editors on $name', ({ open }) => {
  let database: Database;
  const run = (statement: string) => rowsOf(database, statement);
  const count = async (table: string) => (await run(`select 1 from ${table}`)).length;

  beforeAll(async () => {
    database = await open();
    await run(
      `insert into shop_product (code, site, path, name, category, image, price_cents, vat_per_mille, weight)
       values ('1', 'lihakauppa', '/a', 'Nakki', '', '', 100, 140, 100)`,
    );
    await run(
      `insert into review (content_key, product_code, rating, body, user_name, shown)
       values ('x', '1', 1, 'Sisältö', 'X', false), (null, '1', 5, 'Julkaistu', 'Åsa', true),
         (null, '1', 4, 'Odottaa', 'Bo', false), (null, '1', 3, 'Odottaa yhä', 'Bo', false)`,
    );
    await run(
      `insert into shop_order (key, status, payment_method, email, phone, additional_information, delivery_address, area, day, time,
         totals, total_cents, expires_at)
       select number::text, 'paid', 'FI54', 'a@b.fi', '', '', '{"firstName": "Åsa", "lastName": "Berg"}', '', '2026-01-01', '', '{}',
         1290, now() from generate_series(1, ${PAGE_SIZE + 1}) as number`,
    );
    await run(
      `insert into shop_payment (reference, order_id, cents, refund)
       select 'a', max(id), 100, true from shop_order union all select 'b', max(id), 50, true from shop_order
       union all select 'c', max(id), 1290, false from shop_order`,
    );
    await run(
      `insert into enquiry (kind, site, data) values ('question', 'goohse', '{}'), ('question', 'sibylla', '{}');
       insert into sign_up (kind, site, key, data) values ('newsletter', 'goohse', 'a', '{}'), ('newsletter', 'sibylla', 'b', '{}')`,
    );
  });
  afterAll(() => database.close());

  it('reviews: those that wait come first, the newest first, without those of the content', async () => {
    const { rows, count: all } = await listVisitorReviews(database, EVERY_SITE, 1);
    expect([all, rows.map(({ id, shown }) => `${id} ${shown}`)]).toEqual([
      3,
      ['4 false', '3 false', '2 true'],
    ]);
    expect(rows[2]).toEqual({
      id: 2,
      product: 'Nakki',
      rating: 5,
      text: 'Julkaistu',
      userName: 'Åsa',
      verified: false,
      shown: true,
      written: expect.any(Date) as Date,
    });
    expect((await listVisitorReviews(database, EVERY_SITE, 2)).rows).toEqual([]);
  });

  it('review: publishing and deleting it empty the caches of its product; those of the content stay', async () => {
    for (const id of ['1', '3']) await publishReview(database, id);
    expect(await run('select id from review where shown order by id')).toEqual([{ id: 2 }, { id: 3 }]);
    for (const id of ['1', '4']) await deleteRow(database, 'reviews', id);
    expect(await run('select id from review order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(await run('select name, key from job')).toEqual([
      { name: 'purge-caches', key: 'content-product-1' },
    ]);
  });

  it('orders: the newest come first, with the sum of their refunds', async () => {
    const { rows, count: all } = await listOrders(database, EVERY_SITE, 1);
    expect([all, rows.length, rows[1]?.refundCents]).toEqual([PAGE_SIZE + 1, PAGE_SIZE, 0]);
    expect(rows[0]).toEqual({
      id: 100_001 + PAGE_SIZE,
      status: 'paid',
      email: 'a@b.fi',
      name: 'Åsa Berg',
      cents: 1290,
      refundCents: 150,
      placedAt: expect.any(Date) as Date,
    });
    expect((await listOrders(database, EVERY_SITE, 2)).rows.map(({ id }) => id)).toEqual([100_001]);
  });

  it.each([
    ['enquiries', '1', 'goohse'],
    ['enquiries', '2', 'sibylla'],
    ['enquiries', '9', 'lihakauppa'],
    ['sign-ups', '1', 'goohse'],
    ['sign-ups', '2', 'sibylla'],
    ['reviews', '1', 'lihakauppa'],
    ['orders', '1', 'lihakauppa'],
  ] as const)('site of %s %s: it is %s', async (kind, id, site) => {
    expect(await findRowSite(database, kind, id)).toBe(site);
  });

  it('deletion: it removes one row of its kind, and the person of a paid order', async () => {
    await deleteRow(database, 'enquiries', '1');
    expect([await count('enquiry'), await count('sign_up')]).toEqual([1, 2]);
    await deleteRow(database, 'sign-ups', '1');
    expect([await count('enquiry'), await count('sign_up')]).toEqual([1, 1]);
    await deleteRow(database, 'orders', '100001');
    expect(await run("select id from shop_order where email = ''")).toEqual([{ id: 100_001 }]);
    expect(await count('shop_order')).toBe(PAGE_SIZE + 1);
  });
});
