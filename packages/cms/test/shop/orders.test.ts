import { describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { endOverdueOrders } from '../../shop/cancel-unpaid-order.ts';
import { databases } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { AINO } from './support/shop-content.ts';
import { shopper } from './support/shopper.ts';
import { faulty } from '../support/faulty.ts';
import { documentOf } from '../support/html.ts';
import { rowsOf, valueOf } from '../support/rows.ts';

const TO_CART = '/ostoskori?postinumero=00100#maksu';
const TAKEN = 'Valitsemasi toimitusaika ei ole enää vapaana. Valitse toinen aika.';
const EXPIRE = "update shop_order set expires_at = now() - interval '1 second' where status = 'waiting'";
const EMAIL = 'Anna sähköpostiosoitteesi.';

describe.each(databases)('orders on $name', ({ open }) => {
  const served = serveShop(open);

  const read = (sql: string) => valueOf<number>(served.database, sql);
  const stockOf = (code: string) => read(`select stock from shop_product where code = '${code}'`);
  const taken = () => read('select coalesce(sum(taken), 0)::integer from shop_slot');
  const orders = () => read('select count(*)::integer from shop_order');
  const everything = async () => [await stockOf('501'), await stockOf('504'), await taken(), await orders()];

  it('purchase: an order is placed, paid and has a receipt [API-46]', async () => {
    const one = await shopper(served.app);
    await one.add('501', 2);
    const [stock, slots] = [await stockOf('501'), await taken()];
    const way = await one.buy({ 'Form.AdditionalInformation': '<b>Soita</b>' });
    expect(way).toMatch(/^\/maksu\/[\w-]{22}$/);
    expect([await stockOf('501'), await taken()]).toEqual([stock - 2, slots + 1]);
    expect(await one.load()).toMatchObject({ isEditable: false, lineItemCount: 2 });
    const payment = await one.get(way);
    expect(payment.body).toContain('Maksa 48,80\u00a0€');
    const paid = await one.form(way);
    expect([paid.statusCode, paid.headers.location]).toEqual([303, way.replace('maksu', 'kuitti')]);
    expect(await one.load()).toMatchObject({ isEditable: true, lineItems: [], total: '0,00' });
    const receipt = await one.get(String(paid.headers.location));
    for (const text of [
      'Entrecôte',
      '48,80\u00a0€',
      'sisältää alv 13,5\u00a0%',
      'Rantakatu 1',
      'MobilePay',
      '&lt;b&gt;Soita',
    ])
      expect(receipt.body).toContain(text);
    expect(receipt.headers['cache-control']).toBe('no-store');
    expect(receipt.headers['content-security-policy']).toContain("frame-ancestors 'self';");
  });

  it('purchase: an order that costs nothing is confirmed at once [CHK-15] [CHK-18]', async () => {
    const one = await shopper(served.app);
    await one.add('502');
    await one.coupon('LAHJA');
    expect(await one.buy()).toBe(TO_CART);
    expect(await one.load()).toMatchObject({ checkoutWarnings: ['Valitse maksutapa.'] });
    const way = await one.buy({ 'Form.PaymentMethodCode': 'FREE' });
    expect(way).toMatch(/^\/kuitti\//);
    expect((await one.get(way)).body).toContain('Maksuton tilaus');
  });

  it('purchase: a coupon without an effect is not used up [CHK-15]', async () => {
    const uses = "select code, uses_left from shop_coupon where code in ('RAHDITTA', 'YKSI') order by code";
    await rowsOf(served.database, "update shop_coupon set uses_left = 1 where code = 'RAHDITTA'");
    const one = await shopper(served.app);
    await one.add('501', 8);
    for (const code of ['RAHDITTA', 'YKSI']) await one.coupon(code);
    const way = await one.buy();
    expect(way).toMatch(/^\/maksu\//);
    expect(await rowsOf(served.database, uses)).toEqual([
      { code: 'RAHDITTA', uses_left: 1 },
      { code: 'YKSI', uses_left: 0 },
    ]);
    await one.form(`${way}/peruuta`);
  });

  it.each([
    ['no day', 'DeliveryDate', '', 'Valitse toimituspäivä ja -aika.'],
    ['a day long ago', 'DeliveryDate', '2020-01-01', TAKEN],
    ['no such time', 'DeliveryTime', '02-04', TAKEN],
    [
      'no street',
      'StreetAddress',
      ' ',
      'Täytä toimitusosoite: nimi, katuosoite, postinumero ja postitoimipaikka.',
    ],
    ['no e-mail address', 'Email', 'olli', EMAIL],
    ['an e-mail address without a domain', 'Email', 'olli@luoto', EMAIL],
    ['two e-mail addresses', 'Email', 'olli@luoto.fi@luoto.fi', EMAIL],
    ['an e-mail address with an empty label', 'Email', 'olli@luoto..fi', EMAIL],
    ['an invalid phone number', 'PhoneNumber', 'soita', 'Puhelinnumero on väärän muotoinen.'],
    ['no method', 'PaymentMethodCode', 'FI99', 'Valitse maksutapa.'],
    ['the method of free orders', 'PaymentMethodCode', 'FREE', 'Valitse maksutapa.'],
  ])(
    'purchase: an order with %s is refused, and the next load reports the reason once',
    async (_what, field, text, why) => {
      const one = await shopper(served.app);
      await one.add('501');
      const before = await everything();
      expect(await one.buy({ [`Form.${field}`]: text })).toBe(TO_CART);
      expect(await everything()).toEqual(before);
      expect(await one.load()).toMatchObject({ lineItemCount: 1, checkoutWarnings: [why] });
      expect(await one.load()).toMatchObject({ checkoutWarnings: [] });
    },
  );

  it('purchase: an address outside the delivery areas is refused', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    expect(await one.buy({ 'Form.PostalCode': '99999' })).toBe('/ostoskori?postinumero=99999#maksu');
    expect(await one.load()).toMatchObject({ checkoutWarnings: ['Emme vielä toimita postinumeroon 99999.'] });
    expect(await one.buy({ 'Form.PostalCode': '"><' })).toBe('/ostoskori?postinumero=%22%3E%3C#maksu');
  });

  it('purchase: an empty cart is refused', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.set('501', 0);
    const before = await orders();
    expect(await one.buy()).toMatch(/^\/ostoskori/);
    expect(await one.load()).toMatchObject({ checkoutWarnings: ['Ostoskori on tyhjä.'] });
    expect(await orders()).toBe(before);
  });

  it('purchase: more pieces than in stock are refused, and every load reports the reason', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.add('504', 4);
    const before = await everything();
    expect(await one.buy()).toBe(TO_CART);
    expect(await everything()).toEqual(before);
    const why = { checkoutWarnings: ['Tuotetta Paisti on jäljellä 3 kpl.'] };
    expect(await one.load()).toMatchObject(why);
    expect(await one.load()).toMatchObject(why);
  });

  it('purchase: a total that differs from the shown one is refused', async () => {
    const one = await shopper(served.app);
    await one.add('502');
    await rowsOf(served.database, "update shop_product set price_cents = 1090 where code = '502'");
    expect(await one.buy()).toBe(TO_CART);
    expect(await one.load()).toMatchObject({
      total: '19,70',
      checkoutWarnings: ['Tilauksen summa on muuttunut: nyt 19,70\u00a0€. Tarkista tilauksesi.'],
    });
    expect(await one.buy()).toMatch(/^\/maksu\//);
    await rowsOf(served.database, "update shop_product set price_cents = 990 where code = '502'");
  });

  it('purchase: a form that is sent twice, in parallel or in sequence, makes one order', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const before = await orders();
    const [first, second] = await Promise.all([one.buy(), one.buy()]);
    expect(second).toBe(first);
    expect(await one.buy()).toBe(first);
    await one.form(first);
    expect(await one.buy()).toBe(first.replace('maksu', 'kuitti'));
    expect(await orders()).toBe(before + 1);
  });

  it('unpaid orders: the cart cannot be changed [SHP-13]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.buy();
    expect(await one.set('501', 9)).toMatchObject({
      lineItemCount: 1,
      isEditable: false,
      warnings: [expect.stringContaining('odottaa maksua')],
    });
    expect(await one.coupon('VIISI')).toMatchObject({
      couponCodes: [],
      error: expect.stringContaining('odottaa maksua'),
    });
  });

  it('unpaid orders: cancelling the payment returns everything once', async () => {
    const one = await shopper(served.app);
    await one.add('501', 3);
    await one.coupon('HYVITYS');
    const before = await everything();
    const way = await one.buy();
    for (let times = 0; times < 2; times += 1)
      expect((await one.form(`${way}/peruuta`)).headers.location).toBe(TO_CART);
    expect((await everything()).slice(0, 3)).toEqual(before.slice(0, 3));
    expect(await one.load()).toMatchObject({
      isEditable: true,
      lineItemCount: 3,
      usedRefundCodeAmount: '10,00',
    });
    // The payment time is over.
    expect((await one.form(way)).headers.location).toBe(way);
    expect((await one.get(way)).statusCode).toBe(410);
    expect(await one.buy()).toMatch(/^\/maksu\//);
  });

  it('paid orders: one stays paid when its cancellation is requested', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const way = await one.buy();
    const receipt = way.replace('maksu', 'kuitti');
    const before = await everything();
    await Promise.all([one.form(way), one.form(way)]);
    expect((await one.form(`${way}/peruuta`)).headers.location).toBe(receipt);
    expect((await one.form(way)).headers.location).toBe(receipt);
    expect((await one.get(way)).headers.location).toBe(receipt);
    expect(await everything()).toEqual(before);
  });

  it('unpaid orders: one that is not paid within a quarter of an hour returns its stock', async () => {
    const one = await shopper(served.app);
    const before = await everything();
    await one.add('501', 2);
    const way = await one.buy();
    await rowsOf(served.database, EXPIRE);
    expect(await one.load()).toMatchObject({ isEditable: true, lineItemCount: 2 });
    expect(await stockOf('501')).toBeGreaterThanOrEqual(before[0]!);
    expect((await one.get(way)).statusCode).toBe(410);
    expect((await one.get(way.replace('maksu', 'kuitti'))).headers.location).toBe(way);
  });

  it('unpaid orders: one that cannot be ended blocks neither the others nor the cart', async () => {
    const [broken, other] = [await shopper(served.app), await shopper(served.app)];
    await broken.add('501');
    await broken.buy();
    const waiting = await read("select id from shop_order where status = 'waiting'");
    await other.add('501');
    const way = await other.buy();
    await rowsOf(
      served.database,
      `alter table shop_order add constraint broken check (id <> ${waiting} or status = 'waiting') not valid;
       ${EXPIRE}`,
    );
    expect((await other.load()).isEditable).toBe(true);
    expect((await other.get(way)).statusCode).toBe(410);
    expect(await endOverdueOrders(served.database)).toHaveLength(1);
    await rowsOf(served.database, 'alter table shop_order drop constraint broken');
    expect(await endOverdueOrders(served.database)).toEqual([]);
  });

  it('purchase: a form of nonsense is refused without an error', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const before = await everything();
    const fields = ['PostalCode', 'FirstName', 'Email', 'DeliveryDate', 'DeliveryTime', 'PaymentMethodCode'];
    for (const text of ['\0', '\ud800', "' or 1=1 --", '<script>', 'ä'.repeat(5000), '-1', '__proto__'])
      for (const field of fields) await one.form('/ostoskori/tilaus', { [`Form.${field}`]: text });
    expect((await one.form('/ostoskori/tilaus', { 'Form.City': 'x'.repeat(70_000) })).statusCode).toBe(413);
    expect(await everything()).toEqual(before);
    expect(await one.load()).toMatchObject({ lineItemCount: 1, isEditable: true });
  });

  it('purchase: missing names and addresses are filled in from the customer', async () => {
    const one = await shopper(served.app);
    await one.logIn(AINO);
    await one.add('502');
    const names = ['PostalCode', 'FirstName', 'LastName', 'StreetAddress', 'City', 'Email', 'PhoneNumber'];
    const way = await one.buy(Object.fromEntries(names.map((name) => [`Form.${name}`, ''])));
    await one.form(way);
    const receipt = await one.get(way.replace('maksu', 'kuitti'));
    for (const text of ['Satamakatu 12', '00160 Helsinki', 'aino@luoto.example', '+358401234567'])
      expect(documentOf(receipt.body).body.textContent).toContain(text);
    expect((await one.get('/tili')).body).toContain(way.replace('maksu', 'kuitti'));
  });

  it('orders: forms require the CSRF token, and pages require the key of the order', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const refused = await one.form('/ostoskori/tilaus', { __RequestVerificationToken: 'x' });
    expect(refused.statusCode).toBe(403);
    for (const key of ['1', '100001', 'x'.repeat(22), "'%20or%201=1%20--", '%00']) {
      for (const page of ['maksu', 'kuitti']) expect((await one.get(`/${page}/${key}`)).statusCode).toBe(404);
      for (const form of [`/maksu/${key}`, `/maksu/${key}/peruuta`])
        expect((await one.form(form)).statusCode).toBe(303);
    }
    const other = { host: 'localhost' };
    const elsewhere = await served.app.inject({ method: 'POST', url: '/ostoskori/tilaus', headers: other });
    expect(elsewhere.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('purchase: a failure in the transaction stores nothing', async () => {
    const one = await shopper(served.app);
    await one.add('501', 2);
    await one.coupon('HYVITYS');
    const before = await everything();
    const failing = faulty(served.database, {
      inTransaction: (run) => (sql, parameters) =>
        sql.includes('insert into shop_coupon_use')
          ? Promise.reject(new Error('cut off'))
          : run(sql, parameters),
    });
    const reported: unknown[] = [];
    const broken = await createApp({
      database: failing,
      dist: '/nonexistent',
      readPicture: () => null,
      report: (error) => reported.push(error),
    });
    const again = await shopper(broken);
    for (const [name, value] of one.cookies) again.cookies.set(name, value);
    expect(await again.buy()).toBe('undefined');
    expect(reported).toHaveLength(1);
    await broken.close();
    expect(await everything()).toEqual(before);
    expect(await one.load()).toMatchObject({ isEditable: true, lineItemCount: 2 });
  });
});
