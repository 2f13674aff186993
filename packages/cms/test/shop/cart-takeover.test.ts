/** Attacks on carts, payments and receipts of other customers with links and own cookies. */
import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { AINO, KERTTU, VEIKKO } from './support/shop-content.ts';
import { shopper, type Shopper } from './support/shopper.ts';
import { valueOf } from '../support/rows.ts';

const SHOP = 'http://lihakauppa.localhost';
const HANDOVER = '/api/v1/lihakauppa/shoppingcart/handover';

describe.each(someDatabase)('foreign carts on $name', ({ open }) => {
  const served = serveShop(open);

  const tokenOf = async (one: Shopper) => (await one.call(HANDOVER)).json<{ token: string }>().token;
  /** Opens the target of a redirect like a browser, with the page of the form as referrer. */
  const follow = (one: Shopper, location: unknown, from: string) =>
    one.get(String(location), { referer: from, 'sec-fetch-site': 'same-origin' });
  const carts = async (customer: string) =>
    await valueOf<number | undefined>(
      served.database,
      `select count(*)::integer as visitors from shop_visitor join shop_cart cart on cart.id = cart_id
         join shop_customer customer on customer.id = customer_id where email = $1`,
      [customer],
    );

  it('login: a handover token in its link does not merge a cart into the victim’s', async () => {
    const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
    await attacker.add('502', 7);
    const link = `/ostoskori?kori=${await tokenOf(attacker)}`;
    const login = `/kirjaudu?palaa=${encodeURIComponent(link)}`;
    const page = await victim.get(login);
    const [, palaa = ''] = /name="palaa" value="([^"]*)"/.exec(page.body) ?? [];
    expect(palaa).toBe('/ostoskori');
    // The form as it was served, and as an attacker may have changed it.
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
    'handover: a link on a page of the shop itself or without an origin (%s) merges no cart',
    async (site) => {
      const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
      await attacker.add('502', 7);
      const path = `/ostoskori?kori=${await tokenOf(attacker)}`;
      await victim.get(path, { referer: `${SHOP}/tuotteet` });
      await victim.get(path, { referer: 'http://localhost/', 'sec-fetch-site': site });
      expect(await victim.load()).toMatchObject({ lineItems: [] });
    },
  );

  it('shared cart: another browser does not see the customer’s cart after a login', async () => {
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

  it('handover: the cart of a logged-in customer gets the frame’s lines, and the frame gets no access to it', async () => {
    const [frame, customer] = [await shopper(served.app), await shopper(served.app)];
    await customer.logIn(AINO);
    await customer.add('501', 2);
    await frame.add('502', 4);
    await customer.get(`/ostoskori?kori=${await tokenOf(frame)}`, { referer: 'http://localhost/' });
    expect(await customer.load()).toMatchObject({ lineItemCount: 6 });
    expect(await frame.load()).toMatchObject({ lineItems: [] });
    expect(await carts(AINO.email)).toBe(1);
  });

  it('visitor id: it is not valid any more after a login or logout', async () => {
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

  it('orders: only the visitor who ordered can open the payment and the receipt', async () => {
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

  it('receipts: a customer’s receipt is shown in every browser with a login and in none without', async () => {
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

  it('shared cart: a visitor is not redirected to the payment of another visitor', async () => {
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
