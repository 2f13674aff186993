import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { parseLocalPath } from '../../shop/local-path.ts';
import { appOn } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { documentOf } from '../support/html.ts';
import { AINO, KERTTU, shopContent, VEIKKO } from './support/shop-content.ts';
import { shopper } from './support/shopper.ts';
import { rowsOf } from '../support/rows.ts';

const address = {
  firstName: 'Veikko',
  lastName: 'Luoto',
  streetAddress: 'Laiturikatu 3',
  postalCode: '00180',
  city: 'Helsinki',
  phoneCountryCode: '+358',
  phoneNumber: '50123123',
  isPrivateCustomer: 'true',
};

it.each([
  ['/ostoskori?a=b#toimitus', '/ostoskori?a=b#toimitus'],
  ['/', '/'],
  ['//evil.example', '/tili'],
  ['/\\evil.example', '/tili'],
  ['/.//evil.example', '/tili'],
  ['/\t/evil.example', '/tili'],
  ['https://evil.example/', '/tili'],
  ['javascript:alert(1)', '/tili'],
  ['', '/tili'],
  [null, '/tili'],
  ['/ostoskori?a=b&kori=x&kori=y#maksu', '/ostoskori?a=b#maksu'],
  ['/ostoskori?%6Bori=x', '/ostoskori'],
])('login: the return path %s becomes %s', (given, path) => expect(parseLocalPath(given)).toBe(path));

describe.each(someDatabase)('customers on $name', ({ open }) => {
  const served = serveShop(open);

  const FRAME = '/ostoskorikehys';
  const ADD = '/api/v1/lihakauppa/shoppingcart/add';
  /** Adds a product as a new visitor. */
  const addFirst = (app: FastifyInstance, headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: ADD,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      payload: { language: 'fi', code: '501', quantity: 1 },
    });
  const cookieOf = async (host: string, name: string, headers: object = {}) => {
    const answer = await addFirst(served.app, { host, ...headers });
    return answer.cookies.find((cookie) => cookie.name === name);
  };
  const IN_FRAMES = { sameSite: 'None', secure: true, partitioned: true };
  const SHOP_COOKIES = ['lk-visitor', 'XSRF-TOKEN'];

  it.each(['lihakauppa.localhost', 'shop.example.test'])(
    'cookies: the first change of a cart of %s over http sets no Secure cookie, which WebKit would refuse',
    async (host) => {
      for (const name of SHOP_COOKIES) {
        const cookie = await cookieOf(host, name);
        expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' });
        expect(cookie).not.toHaveProperty('secure');
        expect(cookie).not.toHaveProperty('partitioned');
      }
      expect(await cookieOf(host, 'lk-visitor')).toMatchObject({ httpOnly: true, maxAge: 2_592_000 });
    },
  );

  it.each([
    '/',
    '/?utm_source=x',
    '/tuotteet?q=liha',
    '/ostoskori',
    '/kirjaudu',
    '/ei-ole',
    FRAME,
    '/api/v1/lihakauppa/shoppingcart/load',
    '/api/lk/customer',
    '/personal-parts?page=/',
  ])('cookies: %s sets none for a new visitor', async (url) => {
    for (const host of ['localhost', 'lihakauppa.localhost', 'shop.example.test'])
      for (const site of ['none', 'same-origin', 'cross-site'])
        expect((await served.app.inject({ url, headers: { host, 'sec-fetch-site': site } })).cookies).toEqual(
          [],
        );
  });

  it("cookies: the shop's frame on this machine sets cookies that work in frames over http [SYN-03]", async () => {
    const referer = `http://lihakauppa.localhost:4000${FRAME}`;
    for (const name of SHOP_COOKIES) {
      expect(await cookieOf('lihakauppa.localhost', name, { referer })).toMatchObject(IN_FRAMES);
      expect(await cookieOf('lihakauppa.localhost', name, { referer: 'x' })).not.toHaveProperty('secure');
      expect(await cookieOf('shop.example.test', name, { referer })).not.toHaveProperty('secure');
    }
  });

  it('cookies: behind a proxy with https the shop sets cookies that work in frames [SYN-03]', async () => {
    const behind = await appOn(served.database, { trustProxy: true }, shopContent);
    const headers = { host: 'shop.example.test', 'x-forwarded-proto': 'https' };
    const { cookies } = await addFirst(behind, headers);
    for (const name of SHOP_COOKIES)
      expect(cookies).toContainEqual(expect.objectContaining({ name, ...IN_FRAMES }));
    await behind.close();
  });

  it('cookies: over http on a remote host the server logs one warning without the host', async () => {
    const lines: string[] = [];
    const app = await appOn(served.database, { log: { write: (line) => lines.push(line) } }, shopContent);
    for (const host of ['lihakauppa.localhost', 'shop.example.test']) await addFirst(app, { host });
    expect(lines).toEqual([]);
    for (const host of ['liha.luoto.example', 'www.luoto.example']) await addFirst(app, { host });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"level":40.*without Secure.*SAARISTO_TRUST_PROXY/);
    expect(lines[0]).not.toContain('luoto');
    await app.close();
  });

  it('visitor id: an unsigned one is ignored', async () => {
    const one = await shopper(served.app);
    await one.add('501');
    const [id = '', signature = ''] = (one.cookies.get('lk-visitor') ?? '').split('.');
    for (const forged of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, `${'A'.repeat(43)}.${signature}`, '%00']) {
      one.cookies.set('lk-visitor', forged);
      expect(await one.load()).toMatchObject({ lineItems: [] });
    }
  });

  it('customer: the answer tells whether a customer is logged in [API-39] [CHK-20]', async () => {
    const one = await shopper(served.app);
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({
      loggedIn: false,
      deliveryAddress: null,
      email: '',
    });
    const answer = await one.logIn({ email: ' AINO@luoto.example', password: AINO.password });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/tili']);
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'lk-customer', httpOnly: true, sameSite: 'Lax', path: '/' }),
    );
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({
      loggedIn: true,
      deliveryAddress: { streetAddress: 'Satamakatu 12', postalCode: '00160' },
      email: AINO.email,
      phoneNumber: '+358401234567',
    });
    expect((await one.get('/tili')).body).toContain('Hei, Aino!');
    expect((await one.get('/')).body).toContain('"userName":"Aino"');
  });

  it('session: each login sets a new id, which the logout ends, and the browser forgets pages', async () => {
    const one = await shopper(served.app);
    await one.logIn(AINO);
    const first = one.cookies.get('lk-customer');
    await one.logIn(AINO);
    const second = one.cookies.get('lk-customer');
    expect(second).not.toBe(first);
    const thief = await shopper(served.app);
    thief.cookies.set('lk-customer', String(first));
    expect((await thief.get('/api/lk/customer')).json()).toMatchObject({ loggedIn: false });
    const loggedOut = await one.form('/ulos');
    expect(loggedOut.headers['clear-site-data']).toBe('"cache"');
    thief.cookies.set('lk-customer', String(second));
    expect((await thief.get('/tili')).headers.location).toBe('/kirjaudu?palaa=/tili');
  });

  it("login: the cart is merged into the customer's and stays there after the logout", async () => {
    const one = await shopper(served.app);
    await one.add('501', 60);
    await one.logIn(KERTTU);
    expect(await one.load()).toMatchObject({ lineItemCount: 60 });
    await one.form('/ulos');
    expect(await one.load()).toMatchObject({ lineItems: [] });
    await one.add('501', 60);
    await one.add('502', 2);
    await one.logIn(KERTTU);
    const { lineItems } = await one.load();
    expect(Object.fromEntries(lineItems.map(({ code, quantity }) => [code, quantity]))).toEqual({
      501: 100,
      502: 2,
    });
    const elsewhere = await shopper(served.app);
    await elsewhere.logIn(KERTTU);
    await elsewhere.set('502', 5);
    expect(await one.load()).toMatchObject({ lineItemCount: 105 });
  });

  it('account: an order is put into the basket again, and what cannot be bought is named', async () => {
    const one = await shopper(served.app);
    await rowsOf(served.database, 'delete from shop_cart_line');
    await one.logIn(KERTTU);
    const form = documentOf((await one.get('/tili')).body).querySelector('form[action^="/tili/uudelleen/"]')!;
    const path = form.getAttribute('action')!;
    const again = async () => {
      expect((await one.form(path)).headers.location).toBe('/ostoskori');
      return one.load();
    };
    expect(await again()).toMatchObject({ lineItems: [{ code: '501', quantity: 2 }], checkoutWarnings: [] });
    await rowsOf(served.database, "update shop_product set sold = false where code = '501'");
    const { lineItems, checkoutWarnings } = await again();
    expect([lineItems.map(({ quantity }) => quantity), checkoutWarnings]).toEqual([
      [2],
      ['Tuote Entrecôte ei ole enää myynnissä.'],
    ]);
    await rowsOf(served.database, "update shop_product set sold = true where code = '501'");
    // Another visitor's order adds nothing.
    const other = await shopper(served.app);
    await other.logIn(VEIKKO);
    await other.form(path);
    expect(await other.load()).toMatchObject({ lineItems: [] });
  });

  it('login: the visitor returns to the previous page, and the account has an earlier order', async () => {
    const one = await shopper(served.app);
    const page = await one.get('/kirjaudu?palaa=%2Fostoskori%23toimitus');
    expect(page.body).toContain('value="/ostoskori#toimitus"');
    const answer = await one.form('/kirjaudu', { ...KERTTU, palaa: '/ostoskori#toimitus' });
    expect(answer.headers.location).toBe('/ostoskori#toimitus');
    expect((await one.get('/tili')).body).toMatch(/2 × Entrecôte/);
  });

  it('login: an unknown address and a wrong password give the same message', async () => {
    const one = await shopper(served.app);
    const said = async (email: string, password: string) => {
      const { statusCode, body } = await one.form('/kirjaudu', { email, password });
      return [statusCode, /role="alert">([^<]*)/.exec(body)?.[1]];
    };
    const wrong = [401, 'Sähköposti tai salasana on väärin.'];
    expect(await said('nobody@luoto.example', AINO.password)).toEqual(wrong);
    expect(await said("' or 1=1 --", 'x')).toEqual(wrong);
    expect(await said(AINO.email, `${AINO.password} `)).toEqual(wrong);
    expect(await said(AINO.email, 'x'.repeat(300))).toEqual(wrong);
    expect((await one.logIn(AINO)).statusCode).toBe(303);
  });

  it('address: the form stores it [API-40] [CHK-26]', async () => {
    const one = await shopper(served.app);
    await one.logIn(VEIKKO);
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({
      loggedIn: true,
      deliveryAddress: null,
    });
    const {
      phoneCountryCode: _country,
      phoneNumber: _phone,
      isPrivateCustomer: _private,
      ...deliveryAddress
    } = address;
    const answer = await one.form('/api/lk/customer', address);
    expect([answer.statusCode, answer.json()]).toEqual([200, { deliveryAddress }]);
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({
      deliveryAddress,
      phoneNumber: '+35850123123',
    });
  });

  it('address: invalid fields, no login and a missing token are refused [API-40] [CHK-29]', async () => {
    const one = await shopper(served.app);
    const anonymous = await one.form('/api/lk/customer', address);
    expect([anonymous.statusCode, anonymous.json()]).toEqual([401, { error: 'Nobody is logged in.' }]);
    await one.logIn(VEIKKO);
    const refused = async (fields: object) =>
      (await one.form('/api/lk/customer', { ...address, ...fields })).json();
    expect(
      await refused({ phoneNumber: '040-123', postalCode: '123', city: ' ', isPrivateCustomer: 'false' }),
    ).toMatchObject({
      fields: {
        phoneNumber: 'wrongPhoneNumber',
        postalCode: 'wrongPostalCode',
        city: 'requiredLabel',
        isPrivateCustomer: 'requiredLabel',
      },
    });
    expect(
      (await one.form('/api/lk/customer', { ...address, __RequestVerificationToken: 'x' })).statusCode,
    ).toBe(403);
    expect((await one.form('/api/lk/customer', { ...address, city: 'x'.repeat(70_000) })).statusCode).toBe(
      413,
    );
  });

  it('address of the account: it is changed, and a refused form keeps the typed values', async () => {
    const one = await shopper(served.app);
    expect((await one.get('/tili/osoite')).headers.location).toBe('/kirjaudu?palaa=/tili/osoite');
    await one.logIn(VEIKKO);
    const refused = await one.form('/tili/osoite', {
      ...address,
      postalCode: '123',
      streetAddress: 'Uusi <1>',
    });
    const page = documentOf(refused.body);
    expect(refused.statusCode).toBe(422);
    expect(page.querySelector('#postalCode-error')?.textContent).toBe('Postinumerossa on viisi numeroa');
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('#postalCode');
    expect(page.querySelector('#streetAddress')?.getAttribute('value')).toBe('Uusi <1>');
    const saved = await one.form('/tili/osoite', { ...address, city: 'Espoo' });
    expect(saved.headers.location).toBe('/tili?tallennettu=1');
    const account = documentOf((await one.get('/tili?tallennettu=1')).body).querySelector('aside')!;
    expect(account.querySelector('[role=status]')?.textContent).toBe('Osoite on tallennettu.');
    expect(account.querySelector('address')?.textContent).toContain('00180 Espoo');
    expect((await one.get('/api/lk/customer')).json()).toMatchObject({ deliveryAddress: { city: 'Espoo' } });
  });

  it('login: other sites have none', async () => {
    for (const path of ['/kirjaudu', '/tili', '/tili/osoite'])
      expect((await served.app.inject({ url: path, headers: { host: 'localhost' } })).statusCode).toBe(404);
  });
});
