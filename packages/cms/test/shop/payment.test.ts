import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopper } from './support/shopper.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const PATH = '/api/v1/lihakauppa/payment';

describe.each(someDatabase)('payments on $name', ({ open }) => {
  const served = serveShop(open);

  const value = async (sql: string, ...parameters: unknown[]) =>
    await valueOf<unknown>(served.database, `select (${sql}) as value`, parameters);
  const stock = () => value("select stock from shop_product where code = '501'");
  const refunds = (key: string) =>
    value(
      'select count(*)::integer from shop_payment join shop_order on shop_order.id = order_id where key = $1 and refund',
      key,
    );
  const expire = () =>
    rowsOf(
      served.database,
      "update shop_order set expires_at = now() - interval '1 second' where status = 'waiting'",
    );

  /** Sends a notice of the payment service, signed with the given or the correct secret. */
  const tell = async (notice: Record<string, unknown>, secret?: string) => {
    const own = String(await value("select value from setting where key = 'payment-secret'"));
    const signed = [notice.order, notice.payment, notice.cents, notice.status].join('\n');
    const signature = createHmac('sha256', secret ?? own)
      .update(signed)
      .digest('base64url');
    const answer = await served.app.inject({ method: 'POST', url: PATH, payload: { signature, ...notice } });
    return [answer.statusCode, answer.json<{ status?: string }>().status];
  };
  const ordered = async () => {
    const one = await shopper(served.app);
    const cart = await one.add('501');
    const cents = Number(cart.total.replace(',', ''));
    const way = await one.buy();
    const order = way.slice('/maksu/'.length);
    return { one, way, receipt: `/kuitti/${order}`, order, cents };
  };

  it("notice: a repeated one pays the order once, also without the visitor's return", async () => {
    const before = Number(await stock());
    const { one, order, cents, receipt } = await ordered();
    const notice = { order, payment: 'p-1', cents, status: 'paid' };
    const told = await Promise.all([tell(notice), tell(notice), tell(notice)]);
    expect(told).toEqual([
      [200, 'paid'],
      [200, 'paid'],
      [200, 'paid'],
    ]);
    expect(await tell({ ...notice, status: 'cancelled' })).toEqual([200, 'paid']);
    expect((await one.get(receipt)).body).toContain('Kiitos tilauksesta!');
    expect([await stock(), await refunds(order)]).toEqual([before - 1, 0]);
    expect(await one.load()).toMatchObject({ lineItems: [] });
  });

  it.each([
    ['another secret', {}, 'another'],
    ['a changed sum', { signature: 'x'.repeat(43) }, undefined],
    ['no signature', { signature: '' }, undefined],
  ])('notice: one with %s is refused', async (_what, change, secret) => {
    const { one, order, cents, way } = await ordered();
    expect(await tell({ order, payment: 'p-2', cents, status: 'paid', ...change }, secret)).toEqual([
      403,
      undefined,
    ]);
    expect((await one.get(way)).statusCode).toBe(200);
  });

  it.each([
    { cents: '1' },
    { cents: -1 },
    { cents: 2 ** 31 },
    { status: 'free' },
    { payment: '' },
    { payment: 'a\nb' },
    { order: 5 },
  ])('notice: %j is refused', async (wrong) => {
    const notice = { order: 'x'.repeat(22), payment: 'p', cents: 1, status: 'paid', ...wrong };
    expect((await tell(notice))[0]).toBe(400);
  });

  it('notice: an order is found by its key only', async () => {
    for (const order of ['x'.repeat(22), '100001', "' or 1=1 --"])
      expect((await tell({ order, payment: 'p-3', cents: 1, status: 'paid' }))[0]).toBe(404);
  });

  it('late payment: an order whose stock is available is paid', async () => {
    const { one, order, cents, receipt, way } = await ordered();
    await expire();
    expect(await one.load()).toMatchObject({ isEditable: true, lineItemCount: 1 });
    const before = Number(await stock());
    expect((await one.get(way)).statusCode).toBe(410);
    expect(await tell({ order, payment: 'p-4', cents, status: 'paid' })).toEqual([200, 'paid']);
    expect((await one.get(receipt)).statusCode).toBe(200);
    expect([await stock(), await refunds(order)]).toEqual([before - 1, 0]);
    expect(await one.load()).toMatchObject({ lineItems: [] });
  });

  it('late payment: coupons are redeemed again, or the payment is refunded if one is not valid', async () => {
    const one = await shopper(served.app);
    await one.add('502', 3);
    const { cart } = await one.coupon('YKSI');
    const cents = Number(cart.total.replace(',', ''));
    const order = (await one.buy()).slice('/maksu/'.length);
    await expire();
    await one.load();
    const other = await shopper(served.app);
    await other.add('502', 3);
    await other.coupon('YKSI');
    await other.form(await other.buy());
    expect(await tell({ order, payment: 'p-5', cents, status: 'paid' })).toEqual([200, 'expired']);
    expect(await refunds(order)).toBe(1);
  });

  it('late payment: an order that is not available is refunded, and the page says so', async () => {
    const { one, order, cents, way } = await ordered();
    await expire();
    await one.load();
    const left = await stock();
    await rowsOf(served.database, "update shop_product set stock = 0 where code = '501'");
    const notice = { order, payment: 'p-6', cents, status: 'paid' };
    expect([await tell(notice), await tell(notice)]).toEqual([
      [200, 'expired'],
      [200, 'expired'],
    ]);
    expect([await stock(), await refunds(order)]).toEqual([0, 1]);
    expect((await one.get(way)).body).toContain('Palautamme rahat.');
    await rowsOf(served.database, "update shop_product set stock = $1 where code = '501'", [left]);
  });

  it('late payment: a cart that was ordered again gets no second order', async () => {
    const { one, order, cents } = await ordered();
    await expire();
    await one.load();
    await one.form(await one.buy());
    expect(await tell({ order, payment: 'p-7', cents, status: 'paid' })).toEqual([200, 'expired']);
    expect(await refunds(order)).toBe(1);
  });

  it('notice: a wrong amount pays nothing, and a second payment is refunded', async () => {
    const { order, cents } = await ordered();
    expect(await tell({ order, payment: 'p-8', cents: cents - 1, status: 'paid' })).toEqual([200, 'waiting']);
    expect(await tell({ order, payment: 'p-9', cents, status: 'paid' })).toEqual([200, 'paid']);
    expect(await tell({ order, payment: 'p-10', cents, status: 'paid' })).toEqual([200, 'paid']);
    expect(await refunds(order)).toBe(2);
  });

  it('demo payment: the page pays an expired order, but not a cancelled one', async () => {
    const late = await ordered();
    await expire();
    await late.one.load();
    expect((await late.one.form(late.way)).headers.location).toBe(late.receipt);
    const off = await ordered();
    await off.one.form(`${off.way}/peruuta`);
    expect((await off.one.form(off.way)).headers.location).toBe(off.way);
  });

  it('stock: pages show the returned stock of an expired order', async () => {
    const one = await shopper(served.app);
    await rowsOf(served.database, "update shop_product set stock = 1 where code = '504'");
    await one.add('504');
    await one.load();
    await one.buy();
    const said = async () => (await one.get('/tuotteet/tuote-504')).body.includes('&quot;stock&quot;:0');
    const answered = async () => (await one.get('/api/products/504')).json<{ stock: number }>().stock;
    expect([await said(), await answered()]).toEqual([true, 0]);
    await expire();
    expect(await said()).toBe(false);
    await one.buy();
    await expire();
    expect(await answered()).toBe(1);
  });
});
