/** Guesses of passwords and codes from many addresses of a header or a network. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { parseTrustedProxies } from '../../../platform/http/security/client-address.ts';
import { createAttemptLimiter } from '../../../platform/http/security/attempt-limiter.ts';
import { AINO, KERTTU, shopContent } from '../../shop/support/shop-content.ts';
import { shopper } from '../../shop/support/shopper.ts';
import { appOn, OWN_PAGE } from '../../support/app.ts';
import { addAccount, EDITOR } from '../../support/editors.ts';
import { someDatabase } from '../../support/databases.ts';

describe.each(someDatabase)('rate limits on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  const opened: FastifyInstance[] = [];

  /** Another server on the same database, behind one proxy on this machine. */
  const server = async () => {
    const one = await appOn(
      database,
      { trustProxy: parseTrustedProxies('1')!, writesPerMinute: 10_000 },
      shopContent,
    );
    opened.push(one);
    return one;
  };
  beforeAll(async () => {
    database = await open();
    await addAccount(database, EDITOR);
    app = await server();
  });
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await database.close();
  });

  let last = 0;
  /** Each request has other forged addresses before the one that the proxy adds. */
  const forging = (seen: string) => () => {
    last += 1;
    return { headers: { 'x-forwarded-for': `10.1.${last >> 8}.${last & 255}, ${seen}` } };
  };
  /** Each request comes from another address. */
  const roaming = () => {
    last += 1;
    return { headers: { 'x-forwarded-for': `198.18.${last >> 8}.${last & 255}` } };
  };
  /** Stores attempts directly, because each real attempt hashes a password. */
  const tried = (what: string, who: string, count: number) =>
    createAttemptLimiter(database, what, count, 15 * 60_000).consume(who, count);
  const through = (codes: number[], refused = 429) => codes.filter((code) => code !== refused).length;
  const times = async <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> => {
    const done: T[] = [];
    for (let at = 0; at < count; at += 1) done.push(await work(at));
    return done;
  };
  const editor = async (
    password: string,
    from: () => { headers: Record<string, string> },
    cookie = '',
    email = EDITOR.email,
  ) =>
    app.inject({
      method: 'POST',
      url: '/editor/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...from().headers,
        cookie: `${OWN_PAGE.cookie}; ${cookie}`,
      },
      payload: new URLSearchParams({ token: OWN_PAGE['x-xsrf-token'], email, password }).toString(),
    });

  it('login: the eleventh wrong password of an address is refused, also with a forged forwarding header', async () => {
    await tried('customer from', '203.0.113.1', 8);
    const one = await shopper(app, undefined, forging('203.0.113.1'));
    const answers = await times(4, (at) => one.logIn({ email: `a${at}@luoto.example`, password: 'x' }));
    expect(through(answers.map(({ statusCode }) => statusCode))).toBe(2);
    expect(answers.at(-1)!.body).toContain('Liian monta yritystä. Odota neljännestunti');
  });

  it('editor login: the eleventh wrong password of an address is refused with the reason, also for another account', async () => {
    await tried('editor from', '203.0.113.2', 8);
    const from = forging('203.0.113.2');
    const answers = await times(4, (at) => editor('arvaus', from, '', `${at}${EDITOR.email}`));
    expect(through(answers.map(({ statusCode }) => statusCode))).toBe(2);
    expect(answers.at(-1)!.body).toContain('Yrityksiä oli liian monta');
  });
  it('coupons: the codes of a visitor are counted from all addresses', async () => {
    const one = await shopper(app, undefined, roaming);
    const answers = await times(32, (at) => one.coupon(`HYVITYS-${at}`));
    expect(answers.filter(({ error }) => error === undefined)).toHaveLength(30);
    // A code that exists is refused, too.
    expect(await one.coupon('LAHJA')).toMatchObject({
      couponCodes: [],
      error: 'Liian monta tuntematonta koodia. Odota neljännestunti ja yritä uudelleen.',
    });
  });

  it('client address: forwarding headers are ignored if the client does not come through the proxy', async () => {
    await tried('customer from', '203.0.113.4', 8);
    const one = await shopper(app, undefined, () => ({
      ...forging('1.2.3.4')(),
      remoteAddress: '203.0.113.4',
    }));
    const codes = await times(
      4,
      async (at) => (await one.logIn({ email: `b${at}@luoto.example`, password: 'x' })).statusCode,
    );
    expect(through(codes)).toBe(2);
  });

  it('login: guesses for one account from many addresses are refused, but a browser that has logged in before is not', async () => {
    const own = await shopper(app, undefined, roaming);
    await own.logIn(AINO);
    await own.form('/ulos');
    await tried('customer for', AINO.email, 18);
    const codes = await times(4, async () => {
      const one = await shopper(app, undefined, roaming);
      return (await one.logIn({ email: AINO.email, password: 'x' })).statusCode;
    });
    expect(through(codes)).toBe(2);
    const anywhere = await shopper(app, undefined, roaming);
    expect((await anywhere.logIn(AINO)).statusCode).toBe(429);
    expect((await own.logIn(AINO)).statusCode).toBe(303);
    expect((await anywhere.logIn(KERTTU)).statusCode).toBe(303);
    // The cookie of a known browser is valid for one account only.
    const [, mark = ''] = [...own.cookies].find(([name]) => name === 'known-customer') ?? [];
    anywhere.cookies.set(
      'known-customer',
      mark.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    expect((await anywhere.logIn(AINO)).statusCode).toBe(429);
  });

  it('editor login: guesses for one account from many addresses are refused, and other editors are not affected', async () => {
    const known = (await editor(EDITOR.password, roaming)).cookies.find(
      ({ name }) => name === 'known-editor',
    );
    await tried('editor for', EDITOR.email, 18);
    const codes = await times(4, async () => (await editor('arvaus', roaming)).statusCode);
    expect(through(codes)).toBe(2);
    expect((await editor(EDITOR.password, roaming)).statusCode).toBe(429);
    expect((await editor('arvaus', roaming, '', 'toinen@saaristo.example')).statusCode).toBe(401);
    expect((await editor(EDITOR.password, roaming, `known-editor=${known?.value}`)).statusCode).toBe(303);
  });

  it('writes: the writes of an address are counted on all servers together', async () => {
    const few = () => appOn(database, { writesPerMinute: 3 }, shopContent);
    const [first, second] = [await few(), await few()];
    opened.push(first, second);
    const like = (on: FastifyInstance) =>
      on.inject({
        method: 'POST',
        url: '/api/contentlikecount/x',
        headers: OWN_PAGE,
        remoteAddress: '203.0.113.6',
      });
    const codes = [];
    for (const on of [first, second, first, second, first]) codes.push((await like(on)).statusCode);
    expect(through(codes)).toBe(3);
  });
});
