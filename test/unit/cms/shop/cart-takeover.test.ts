/** Somebody who wants another customer's cart, payment or receipt, with nothing but links and cookies of their own. */
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { AINO, KERTTU, VEIKKO } from './support/shop-content.ts';
import { shopper, type Shopper } from './support/shopper.ts';
import { rowsOf } from '../support/rows.ts';

const SHOP = 'http://lihakauppa.localhost';
const HANDOVER = '/api/v1/lihakauppa/shoppingcart/handover';

describe.each(someDatabase)('a cart that is not theirs on $name', ({ open }) => {
  const served = serveShop(open);

  const tokenOf = async (one: Shopper) => (await one.call(HANDOVER)).json<{ token: string }>().token;
  /** Goes where an answer leads, as a browser does: from the page that sent the form. */
  const follow = (one: Shopper, location: unknown, from: string) =>
    one.get(String(location), { referer: from, 'sec-fetch-site': 'same-origin' });
  const carts = async (customer: string) =>
    (
      await rowsOf<{ visitors: number }>(
        served.database,
        `select count(*)::integer as visitors from shop_visitor join shop_cart cart on cart.id = cart_id
         join shop_customer customer on customer.id = customer_id where email = $1`,
        [customer],
      )
    )[0]?.visitors;

  it('a cart in the link of the login stays apart from the victim’s', async () => {
    const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
    await attacker.add('502', 7);
    const link = `/ostoskori?kori=${await tokenOf(attacker)}`;
    const login = `/kirjaudu?palaa=${encodeURIComponent(link)}`;
    const page = await victim.get(login);
    const [, palaa = ''] = /name="palaa" value="([^"]*)"/.exec(page.body) ?? [];
    expect(palaa).toBe('/ostoskori');
    // The form of the page as it was served, and as an attacker may have changed it.
    for (const back of [palaa, link]) {
      const entered = await victim.form('/kirjaudu', { ...KERTTU, palaa: back });
      await follow(victim, entered.headers.location, SHOP + login);
      await follow(victim, link, SHOP + login);
    }
    expect(await victim.load()).toMatchObject({ lineItems: [] });
    await victim.add('501', 2);
    expect(await attacker.load()).toMatchObject({ lineItems: [{ code: '502', quantity: 7 }] });
  });

  it.each(['same-origin', 'none'])(
    'a link in a page of the shop itself, or of nobody (%s), carries no cart',
    async (site) => {
      const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
      await attacker.add('502', 7);
      const path = `/ostoskori?kori=${await tokenOf(attacker)}`;
      await victim.get(path, { referer: `${SHOP}/tuotteet` });
      await victim.get(path, { referer: 'http://localhost/', 'sec-fetch-site': site });
      expect(await victim.load()).toMatchObject({ lineItems: [] });
    },
  );

  it('a browser that shared the cart before a login does not see the customer’s', async () => {
    const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
    await attacker.add('502');
    await victim.add('501', 2);
    await victim.get(`/ostoskori?kori=${await tokenOf(attacker)}`, { referer: 'http://localhost/' });
    expect(await attacker.load()).toMatchObject({ lineItemCount: 3 });
    await victim.logIn(VEIKKO);
    expect(await victim.load()).toMatchObject({ lineItemCount: 3 });
    expect(await attacker.load()).toMatchObject({ lineItems: [] });
    expect(await carts(VEIKKO.email)).toBe(1);
    await attacker.add('502', 9);
    expect(await victim.load()).toMatchObject({ lineItemCount: 3 });
  });

  it('a cart that is handed over to a logged-in customer gives its lines, and no access to the customer’s cart', async () => {
    const [frame, customer] = [await shopper(served.app), await shopper(served.app)];
    await customer.logIn(AINO);
    await customer.add('501', 2);
    await frame.add('502', 4);
    await customer.get(`/ostoskori?kori=${await tokenOf(frame)}`, { referer: 'http://localhost/' });
    expect(await customer.load()).toMatchObject({ lineItemCount: 6 });
    expect(await frame.load()).toMatchObject({ lineItems: [] });
    expect(await carts(AINO.email)).toBe(1);
  });

  it('a visitor’s id of before a login or a log-out is of no use after it', async () => {
    const victim = await shopper(served.app);
    await victim.add('501');
    const ids = [victim.cookies.get('lk-visitor')];
    await victim.logIn(KERTTU);
    ids.push(victim.cookies.get('lk-visitor'));
    await victim.form('/ulos');
    ids.push(victim.cookies.get('lk-visitor'));
    expect(new Set(ids).size).toBe(3);
    await victim.add('503');
    await victim.add('502');
    for (const known of ids.slice(0, 2)) {
      const thief = await shopper(served.app);
      thief.cookies.set('lk-visitor', String(known));
      expect(await thief.load()).toMatchObject({ lineItems: [] });
    }
  });

  it('a payment and a receipt are shown to the visitor who ordered, and to no other who has the address', async () => {
    const [guest, stranger] = [await shopper(served.app), await shopper(served.app)];
    await guest.add('501');
    const payment = await guest.buy();
    const receipt = payment.replace('maksu', 'kuitti');
    const nothing = async (one: Shopper) => {
      for (const path of [payment, receipt]) {
        const { statusCode, body } = await one.get(path);
        expect([path, statusCode]).toEqual([path, 404]);
        expect(body).not.toMatch(/Entrecôte|Öhman|Rantakatu|olli@/);
      }
    };
    await nothing(stranger);
    for (const form of [payment, `${payment}/peruuta`]) await stranger.form(form);
    expect(await guest.load()).toMatchObject({ isEditable: false });
    await guest.form(payment);
    expect((await guest.get(receipt)).body).toContain('Rantakatu 1');
    await nothing(stranger);
    await stranger.logIn(AINO);
    await nothing(stranger);
  });

  it('a customer’s receipt is the customer’s: in every browser that is logged in, in none that is logged out', async () => {
    const customer = await shopper(served.app);
    await customer.add('501');
    const asGuest = await customer.buy();
    await customer.form(asGuest);
    await customer.logIn(AINO);
    expect((await customer.get(asGuest.replace('maksu', 'kuitti'))).statusCode).toBe(200);
    await customer.add('502');
    const payment = await customer.buy();
    await customer.form(payment);
    const receipt = payment.replace('maksu', 'kuitti');
    expect((await customer.get(receipt)).statusCode).toBe(200);
    const elsewhere = await shopper(served.app);
    await elsewhere.logIn(AINO);
    expect((await elsewhere.get(receipt)).statusCode).toBe(200);
    await customer.form('/ulos');
    expect((await customer.get(receipt)).statusCode).toBe(404);
  });

  it('a visitor who shares a guest’s cart is not led to the other’s payment', async () => {
    const [frame, guest] = [await shopper(served.app), await shopper(served.app)];
    await frame.add('502');
    await guest.get(`/ostoskori?kori=${await tokenOf(frame)}`, { referer: 'http://localhost/' });
    await guest.load();
    const payment = await guest.buy();
    expect((await guest.get('/ostoskori')).body).toContain(payment);
    expect((await frame.get('/ostoskori')).body).not.toContain('/maksu/');
    expect((await frame.get(await frame.buy())).body).not.toContain('Öhman');
  });
});
