import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../cms/database/database.ts';
import { appOn } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { shopContent } from './support/shop-content.ts';
import { shopper } from './support/shopper.ts';

describe.each(databases)('many at once on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    app = await appOn(database, {}, shopContent);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('sells thirty pieces to fifty shoppers thirty times, and loses no line', async () => {
    const crowd = await Promise.all([...Array(50).keys()].map(() => shopper(app)));
    await Promise.all(crowd.flatMap((one) => [one.add('501'), one.add('502', 2), one.add('502')]));
    for (const cart of await Promise.all(crowd.map((one) => one.load())))
      expect(cart).toMatchObject({ lineItemCount: 4 });
    const ways = await Promise.all(crowd.map((one) => one.buy()));
    expect(ways.filter((way) => way.startsWith('/maksu/'))).toHaveLength(30);
    await Promise.all(crowd.map((one, index) => one.form(ways[index] ?? '')));
    const [sold] = await database.query(
      `select (select stock from shop_product where code = '501') as stock, count(*)::integer as orders,
         sum(quantity) filter (where code = '501')::integer as pieces, sum(quantity) filter (where code = '502')::integer as more,
         (select sum(taken) from shop_slot)::integer as slots
       from shop_order join shop_order_line on order_id = id where status = 'paid' and made_at > now() - interval '1 hour'`,
    );
    expect(sold).toEqual({ stock: 0, orders: 60, pieces: 30, more: 90, slots: 30 });
  });

  it('gives the one place of a time to one of ten', async () => {
    const crowd = await Promise.all([...Array(10).keys()].map(() => shopper(app)));
    await Promise.all(crowd.map((one) => one.add('502')));
    const ways = await Promise.all(crowd.map((one) => one.buy({ 'Form.DeliveryTime': '18-20' })));
    expect(ways.filter((way) => way.startsWith('/maksu/'))).toHaveLength(1);
  });

  it('loses nothing that is added while carts are put together', async () => {
    const one = await shopper(app);
    await one.add('502');
    await Promise.all([
      one.logIn({ email: 'aino@luoto.example', password: 'ainon salasana' }),
      ...[...Array(8).keys()].map(() => one.add('502')),
    ]);
    expect(await one.load()).toMatchObject({ lineItemCount: 9 });
  });
});
