/** Attacks that make a visitor's browser write, from another page or with a token of the attacker. */
import { describe, expect, it } from 'vitest';
import { databases } from '../../support/databases.ts';
import { serveShop } from '../../shop/support/serve-shop.ts';
import { AINO } from '../../shop/support/shop-content.ts';
import { shopper, type Shopper } from '../../shop/support/shopper.ts';

const CART = '/api/v1/lihakauppa/shoppingcart';

describe('csrf', () => {
  const served = serveShop(databases[0]!.open);

  const write = async (one: Shopper, headers: Record<string, string> = {}) => {
    const cookie = [...one.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = one.cookies.get('XSRF-TOKEN') ?? '';
    const options = {
      method: 'POST' as const,
      headers: { host: 'lihakauppa.localhost', cookie, ...headers },
    };
    const call = await served.app.inject({
      ...options,
      url: `${CART}/add`,
      headers: { ...options.headers, 'x-xsrf-token': token },
      payload: { code: '501', quantity: 1 },
    });
    const form = await served.app.inject({
      ...options,
      url: '/ostoskori/lisaa',
      headers: { ...options.headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        __RequestVerificationToken: token,
        code: '501',
        quantity: '1',
      }).toString(),
    });
    return [call.statusCode, form.statusCode];
  };
  const OWN = [200, 303];
  const REFUSED = [403, 403];

  it('csrf token: one of another visitor is refused, even in the cookie', async () => {
    const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
    expect(await write(victim)).toEqual(OWN);
    victim.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
    expect(await write(victim)).toEqual(REFUSED);
    victim.cookies.set('XSRF-TOKEN', 'b'.repeat(43));
    expect(await write(victim)).toEqual(REFUSED);
    victim.cookies.delete('lk-visitor');
    expect(await write(victim)).toEqual(REFUSED);
    // A new visitor needs no token, but the form has a wrong one.
    expect(await write(victim, { 'sec-fetch-site': 'same-origin' })).toEqual([200, 403]);
  });

  it('csrf token: one from before a login or of another login is refused', async () => {
    const [attacker, victim] = [await shopper(served.app), await shopper(served.app)];
    const before = victim.cookies.get('XSRF-TOKEN') ?? '';
    await victim.logIn(AINO);
    expect(await write(victim)).toEqual(OWN);
    const own = victim.cookies.get('XSRF-TOKEN') ?? '';
    await attacker.logIn(AINO);
    for (const token of [before, attacker.cookies.get('XSRF-TOKEN') ?? '']) {
      victim.cookies.set('XSRF-TOKEN', token);
      expect(await write(victim)).toEqual(REFUSED);
    }
    victim.cookies.set('XSRF-TOKEN', own);
    await victim.form('/ulos');
    expect(victim.cookies.has('lk-customer')).toBe(false);
    expect(await write(victim)).toEqual(OWN);
    victim.cookies.set('XSRF-TOKEN', own);
    expect(await write(victim)).toEqual(REFUSED);
  });

  it("csrf token: it belongs to a visitor and a login, so the visitor's token without the login is refused", async () => {
    const victim = await shopper(served.app);
    await victim.logIn(AINO);
    const login = victim.cookies.get('lk-customer') ?? '';
    victim.cookies.delete('lk-customer');
    await victim.get('/');
    expect(await write(victim)).toEqual(OWN);
    victim.cookies.set('lk-customer', login);
    expect(await write(victim)).toEqual(REFUSED);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://lihakauppa.localhost' }, OWN],
    [{ 'sec-fetch-site': 'none' }, OWN],
    [{ origin: 'https://lihakauppa.localhost' }, OWN],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, REFUSED],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, REFUSED],
    [{ origin: 'https://evil.example' }, REFUSED],
    [{ origin: 'http://lihakauppa.localhost.evil.example' }, REFUSED],
    [{ origin: 'http://lihakauppa.localhost:81' }, REFUSED],
    [{ origin: 'null' }, REFUSED],
  ])('csrf: a write with a valid token and the headers %j is answered %j', async (headers, statuses) => {
    expect(await write(await shopper(served.app), headers)).toEqual(statuses);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://lihakauppa.localhost' }, OWN],
    [{ origin: 'https://lihakauppa.localhost' }, OWN],
    [{}, REFUSED],
    [{ 'sec-fetch-site': 'none' }, REFUSED],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, REFUSED],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, [200, 403]],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://lihakauppa.localhost' }, REFUSED],
    [{ origin: 'http://lihakauppa.localhost.evil.example' }, REFUSED],
    [{ origin: 'null' }, REFUSED],
  ])(
    'csrf: the first write of a new visitor with the headers %j is answered %j',
    async (headers, statuses) => {
      const one = await shopper(served.app, undefined, undefined, false);
      expect([...one.cookies]).toEqual([]);
      expect(await write(one, headers)).toEqual(statuses);
    },
  );

  it('csrf: the first write of a new visitor sets id and token, with which the next ones change the same cart', async () => {
    const one = await shopper(served.app, undefined, undefined, false);
    await one.add('501');
    expect([...one.cookies.keys()].sort()).toEqual(['XSRF-TOKEN', 'lk-visitor']);
    expect(await one.add('501')).toMatchObject({ lineItemCount: 2 });
    expect(await write(one)).toEqual(OWN);
    expect(await one.load()).toMatchObject({ lineItemCount: 4 });
  });
});
