import { describe, expect, it } from 'vitest';
import { someDatabase } from '../support/databases.ts';
import { serveShop } from './support/serve-shop.ts';
import { KERTTU } from './support/shop-content.ts';
import { rowsOf, valueOf } from '../support/rows.ts';
import { shopper, type Shopper } from './support/shopper.ts';

const HANDOVER = '/api/v1/lihakauppa/shoppingcart/handover';
const HOST = 'lihakauppa.localhost';

describe.each(someDatabase)('cart handover on $name', ({ open }) => {
  const served = serveShop(open);

  const tokenOf = async (frame: Shopper) => (await frame.call(HANDOVER)).json<{ token: string }>().token;
  /** Follows a link to the basket on a page. */
  const follow = async (one: Shopper, token: string, referer = 'http://localhost/tuotteet/rantalenkki') => {
    const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return served.app.inject({
      url: `/ostoskori?x=1&kori=${token}`,
      headers: { host: HOST, cookie, ...(referer && { referer }) },
    });
  };

  it('handover: the frame’s and the shop’s cart become one, once, and both see changes [SYN-02] [SYN-04]', async () => {
    const [frame, shop] = [await shopper(served.app), await shopper(served.app)];
    await frame.add('501', 2);
    await shop.add('501', 1);
    const token = await tokenOf(frame);
    const answer = await follow(shop, token);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ostoskori?x=1']);
    expect(await shop.load()).toMatchObject({ lineItems: [{ code: '501', quantity: 3 }] });
    await follow(shop, token);
    expect(await shop.load()).toMatchObject({ lineItemCount: 3 });
    await shop.set('501', 5);
    expect(await frame.load()).toMatchObject({ lineItemCount: 5 });
    await follow(shop, await tokenOf(frame));
    expect(await shop.load()).toMatchObject({ lineItemCount: 5 });
  });

  it('language of the customer: it goes along with the goods to the shop, into the account, and into the next order', async () => {
    const shopsIn = async () =>
      await valueOf<string | undefined>(
        served.database,
        'select language from shop_cart join shop_cart_line on cart_id = id order by changed_at desc limit 1',
      );
    const [frame, shop] = [await shopper(served.app), await shopper(served.app)];
    await rowsOf(served.database, 'delete from shop_cart_line');
    await frame.add('501', 2, 'en');
    await follow(shop, await tokenOf(frame));
    expect(await shopsIn()).toBe('en');
    await shop.logIn(KERTTU);
    expect(await shopsIn()).toBe('en');
    await shop.add('502', 1, 'fi');
    expect(await shopsIn()).toBe('fi');
    const order = await valueOf<string>(
      served.database,
      "update shop_order set language = 'en' returning key",
    );
    await shop.form(`/tili/uudelleen/${order}`);
    expect(await shopsIn()).toBe('en');
  });

  it.each([
    ['a stranger’s page', 'https://evil.example/'],
    ['nowhere', ''],
  ])('handover: a link on %s merges nothing [SYN-05]', async (_, referer) => {
    const [frame, shop] = [await shopper(served.app), await shopper(served.app)];
    await frame.add('501', 2);
    const answer = await follow(shop, await tokenOf(frame), referer);
    expect(answer.headers.location).toBe('/ostoskori?x=1');
    expect(await shop.load()).toMatchObject({ lineItems: [] });
  });

  it('handover: an invalid token changes nothing [SYN-05]', async () => {
    const shop = await shopper(served.app);
    await shop.add('501', 1);
    for (const token of ['', 'x'.repeat(22), '%00', "' or 1=1 --"])
      await follow(shop, encodeURIComponent(token));
    expect(await shop.load()).toMatchObject({ lineItemCount: 1 });
  });

  it('logout: the frame loses its cart, too', async () => {
    const [frame, shop] = [await shopper(served.app), await shopper(served.app)];
    await frame.add('501', 2);
    await follow(shop, await tokenOf(frame));
    await shop.logIn(KERTTU);
    await frame.add('502');
    expect(await frame.load()).toMatchObject({ lineItemCount: 1 });
    await shop.form('/ulos');
    expect(await frame.load()).toMatchObject({ lineItems: [] });
  });

  it('frame: only a frame on another site offers a token', async () => {
    const page = (site: string) =>
      served.app.inject({ url: '/ostoskorikehys', headers: { host: HOST, 'sec-fetch-site': site } });
    const apart = await page('cross-site');
    expect(apart.body).toContain(`data-handover-url="${HANDOVER}"`);
    expect(apart.body.match(/<script[^>]*\ssrc=/g)).toHaveLength(1);
    const same = await page('same-site');
    expect(same.body).not.toContain(HANDOVER);
    expect(same.headers['content-security-policy']).toMatch(/frame-ancestors 'self' http:\/\/localhost/);
  });
});
