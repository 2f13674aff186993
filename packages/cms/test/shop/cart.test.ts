import { describe, expect, it } from 'vitest';
import { emptyCart } from '../../../../src/store/cart/model.ts';
import { readCart } from '../../../../src/store/cart/storage.ts';
import { seed } from '../../server/seed.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { shopContent } from './support/shop-content.ts';
import { shopper } from './support/shopper.ts';
import { rowsOf } from '../support/rows.ts';

describe.each(someDatabase)('cart on $name', ({ open }) => {
  const served = serveShop(open);

  it('load: a new visitor gets an empty cart with all fields [API-33] [SHP-11]', async () => {
    const cart = await (await shopper(served.app)).load();
    expect(Object.keys({ ...cart, loading: false }).toSorted()).toEqual(Object.keys(emptyCart).toSorted());
    expect(readCart(cart)).toEqual({ ...emptyCart, loading: false });
  });

  it('add: an existing line gets more pieces, and prices have a decimal comma [API-34] [SHP-12] [PRD-13]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const cart = await one.add('501', 2);
    expect(cart).toMatchObject({
      lineItems: [
        {
          code: '501',
          productId: '501',
          name: 'Entrecôte',
          category: 'Nauta',
          quantity: 3,
          linePrice: '60,00',
          linePriceWithoutDiscounts: '75,00',
          url: '/tuotteet/tuote-501',
          image: '/media/products/501.svg',
        },
      ],
      lineItemCount: 3,
      subTotal: '60,00',
      shippingTotal: '0,00',
      shippingTotalWithoutDiscounts: '6,90',
      handlingTotal: '0,00',
      total: '60,00',
      vatPercent: '13,5',
      vatTotal: '7,14',
      warnings: [],
      checkoutWarnings: [],
      isEditable: true,
    });
    expect(await one.load()).toEqual(cart);
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])(
    'basket page: fetched in advance (%s: %s), it has no cart, which may change until it is seen',
    async (name, value) => {
      const one = await shopper(served.app);
      await one.add('501');
      const settings = '"lineItemCount":1';
      expect((await one.get('/ostoskori')).body).toContain(settings);
      const early = await one.get('/ostoskori', { [name]: value });
      expect(early.statusCode).toBe(200);
      expect(early.body).not.toContain(settings);
    },
  );

  it('add: the default quantity is 1, and products of every site can be added [API-34]', async () => {
    const one = await shopper(served.app);
    const answer = await one.call('/api/v1/lihakauppa/shoppingcart/add', { language: 'fi', code: '601' });
    expect(answer.json()).toMatchObject({ lineItemCount: 1, subTotal: '4,95', shippingTotal: '6,90' });
  });

  it('change quantity: a line gets the new quantity, and 0 removes it [API-35] [SHP-21]', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    await one.add('502');
    expect(await one.set('501', 7)).toMatchObject({ lineItemCount: 8 });
    expect(await one.set('501', 0)).toMatchObject({ lineItems: [{ code: '502', quantity: 1 }] });
    expect(await one.set('502', 0)).toMatchObject({ total: '0,00', lineItems: [], shippingMethodId: '' });
  });

  it.each([
    ['an unknown product', '999', 1, 'Tuotetta ei löytynyt valikoimasta.'],
    ['a product without a price', '505', 1, 'Tuotetta ei löytynyt valikoimasta.'],
    ['a sold-out product', '503', 1, 'Tuote Kylki on loppuunmyyty.'],
    ['a quantity of 0', '501', 0, 'Määrän on oltava kokonaisluku väliltä 1–100.'],
    ['a negative quantity', '501', -1, 'Määrän on oltava kokonaisluku väliltä 1–100.'],
    ['a fraction', '501', 1.5, 'Määrän on oltava kokonaisluku väliltä 1–100.'],
    ['more than 100', '501', 101, 'Määrän on oltava kokonaisluku väliltä 1–100.'],
    [
      'more than 100 together with the pieces in the cart',
      '502',
      100,
      'Tuotetta Jauheliha voi tilata enintään 100 kpl kerralla.',
    ],
  ])('add: %s is refused with the reason [PRD-11] [PRD-12]', async (_what, code, quantity, why) => {
    const one = await shopper(served.app);
    const before = await one.add('502');
    expect(await one.add(code, quantity)).toEqual({ ...before, warnings: [why], checkoutWarnings: [why] });
    expect(await one.load()).toEqual(before);
  });

  it.each([
    ['no body', undefined],
    ['a list', []],
    ['no code', { quantity: 1 }],
    ['a code that is an object', { code: { $ne: '' }, quantity: 1 }],
    ['a quantity that is a text', { code: '501', quantity: '1' }],
  ])('add: a body with %s is refused [API-34]', async (_what, body) => {
    const one = await shopper(served.app);
    for (const call of ['add', 'changequantity'])
      expect((await one.call(`/api/v1/lihakauppa/shoppingcart/${call}`, body)).statusCode).toBe(400);
    expect(await one.load()).toMatchObject({ lineItems: [] });
  });

  it('add: more pieces than in stock are accepted, with the stock in the answer [PRD-09]', async () => {
    const one = await shopper(served.app);
    const cart = await one.add('504', 5);
    expect(cart).toMatchObject({
      lineItemCount: 5,
      warnings: [],
      checkoutWarnings: ['Tuotetta Paisti on jäljellä 3 kpl.'],
    });
    expect(await one.set('504', 3)).toMatchObject({ checkoutWarnings: [] });
  });

  it('add: parallel calls add all products, also to a cart that does not exist yet', async () => {
    const one = await shopper(served.app);
    await Promise.all([...Array(5).keys()].flatMap(() => [one.add('501'), one.add('502', 2)]));
    const { lineItems } = await one.load();
    const quantities = Object.fromEntries(lineItems.map(({ code, quantity }) => [code, quantity]));
    expect(quantities).toEqual({ 501: 5, 502: 10 });
  });

  it('load: a changed price is reported once and then used', async () => {
    const one = await shopper(served.app);
    await one.add('501', 2);
    const change = (price: number) =>
      seed(served.database, {
        ...shopContent,
        products: shopContent.products.map((product) =>
          product.code === '501' ? { ...product, price } : product,
        ),
      });
    await change(2250);
    expect(await one.load()).toMatchObject({
      subTotal: '45,00',
      warnings: ['Tuotteen Entrecôte hinta on muuttunut: ennen 20,00\u00a0€, nyt 22,50\u00a0€.'],
    });
    expect(await one.load()).toMatchObject({ subTotal: '45,00', warnings: [] });
    await change(2000);
  });

  it('load: a product that left the content stays, is reported and cannot be added', async () => {
    const one = await shopper(served.app);
    await one.add('601');
    await seed(served.database, {
      ...shopContent,
      products: shopContent.products.filter(({ code }) => code !== '601'),
    });
    const why = 'Tuote Rannan makkara ei ole enää myynnissä.';
    expect(await one.load()).toMatchObject({ lineItemCount: 1, checkoutWarnings: [why] });
    expect(await one.add('601')).toMatchObject({ lineItemCount: 1, warnings: [why] });
    await seed(served.database, shopContent);
    expect(await one.load()).toMatchObject({ checkoutWarnings: [] });
  });

  it('seed: changed content does not reset the stock', async () => {
    await rowsOf(served.database, "update shop_product set stock = 11 where code = '501'");
    await seed(served.database, { ...shopContent, pages: [] });
    expect(await rowsOf(served.database, "select stock from shop_product where code = '501'")).toEqual([
      { stock: 11 },
    ]);
  });
});

describe.each(someDatabase)('concurrent visitors on $name', ({ open }) => {
  const served = serveShop(open);

  it('purchase: fifty shoppers buy thirty pieces exactly thirty times, and no line is lost', async () => {
    const crowd = await Promise.all([...Array(50).keys()].map(() => shopper(served.app)));
    await Promise.all(crowd.flatMap((one) => [one.add('501'), one.add('502', 2), one.add('502')]));
    for (const cart of await Promise.all(crowd.map((one) => one.load())))
      expect(cart).toMatchObject({ lineItemCount: 4 });
    const ways = await Promise.all(crowd.map((one) => one.buy()));
    expect(ways.filter((way) => way.startsWith('/maksu/'))).toHaveLength(30);
    await Promise.all(crowd.map((one, index) => one.form(ways[index] ?? '')));
    const [sold] = await rowsOf(
      served.database,
      `select (select stock from shop_product where code = '501') as stock, count(*)::integer as orders,
         sum(quantity) filter (where code = '501')::integer as pieces, sum(quantity) filter (where code = '502')::integer as more,
         (select sum(taken) from shop_slot)::integer as slots
       from shop_order join shop_order_line on order_id = id where status = 'paid' and made_at > now() - interval '1 hour'`,
    );
    expect(sold).toEqual({ stock: 0, orders: 60, pieces: 30, more: 90, slots: 30 });
  });

  it('purchase: one of ten gets the last delivery of a time', async () => {
    const crowd = await Promise.all([...Array(10).keys()].map(() => shopper(served.app)));
    await Promise.all(crowd.map((one) => one.add('502')));
    const ways = await Promise.all(crowd.map((one) => one.buy({ 'Form.DeliveryTime': '18-20' })));
    expect(ways.filter((way) => way.startsWith('/maksu/'))).toHaveLength(1);
  });

  const AINO = { email: 'aino@luoto.example', password: 'ainon salasana' };

  it.each([0, 1])(
    'login: each piece that is added while a visitor with %i pieces logs in is kept or refused',
    async (before) => {
      const other = await shopper(served.app);
      await other.logIn(AINO);
      const { lineItemCount: stored } = await other.load();
      const one = await shopper(served.app);
      for (let piece = 0; piece < before; piece += 1) await one.add('502');
      const adding = [...Array(8).keys()].map(() => one.add('502'));
      const [, ...answers] = await Promise.all([one.logIn(AINO), ...adding]);
      const added = answers.filter((answer) => 'lineItemCount' in answer);
      expect(await one.load()).toMatchObject({ lineItemCount: stored + before + added.length });
    },
  );

  it('visitor id: a call with the id from before the login or logout is refused', async () => {
    const one = await shopper(served.app);
    await one.add('502');
    for (const change of [() => one.logIn(AINO), () => one.form('/ulos')]) {
      const cookies = new Map(one.cookies);
      await change();
      const late = await served.app.inject({
        method: 'POST',
        url: '/api/v1/lihakauppa/shoppingcart/add',
        headers: {
          host: 'lihakauppa.localhost',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        },
        payload: { language: 'fi', code: '502', quantity: 1 },
      });
      expect(late.statusCode).toBe(409);
    }
  });

  it.each([
    '/api/v1/lihakauppa/shoppingcart/load',
    '/api/v1/lihakauppa/checkout/delivery?postalCode=00100',
    '/api/lk/customer',
    '/api/review/lihakauppa/?productId=501',
    '/api/products/501',
  ])('calls: no cache keeps the answer of %s', async (call) => {
    const one = await shopper(served.app);
    const { statusCode, headers } = await one.get(call);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it.each([
    ['add', { code: '501' }],
    ['changequantity', { code: '501', quantity: 0 }],
    ['addcouponcode', { code: 'x' }],
    ['removecouponcode', { code: 'x' }],
    ['handover', {}],
  ])('calls: no cache keeps the answer of the write %s', async (call, body) => {
    const one = await shopper(served.app);
    const { statusCode, headers } = await one.call(`/api/v1/lihakauppa/shoppingcart/${call}`, body);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});
