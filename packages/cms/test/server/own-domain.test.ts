import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { shopContent } from '../shop/support/shop-content.ts';
import { shopper } from '../shop/support/shopper.ts';
import { appOn, serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';

const MAIN = 'www.saaristo.example';
const SHOP = 'liha.luoto.example:8443';
const EDITOR = 'editor.saaristo.example';
const hosts = readEnvironment({ SAARISTO_HOSTS: `atriafi=${MAIN}, lihakauppa=${SHOP}` }, []).hosts;

describe('configured hosts', () => {
  const { database, app } = serveApp(
    databases[0]!.open,
    { hosts, editorHost: EDITOR, trustProxy: true },
    shopContent,
  );

  const settingsOf = async (host: string, forwarded: object = { 'x-forwarded-proto': 'https' }) => {
    const page = await app.inject({ url: '/', headers: { host, ...forwarded } });
    const json = /data-widget-settings[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1] ?? '{}';
    return {
      settings: JSON.parse(json) as Record<string, unknown>,
      policy: page.headers['content-security-policy'],
    };
  };

  it("main site: it has the shop's URL and may frame the shop [SYN-01]", async () => {
    const { settings, policy } = await settingsOf(MAIN);
    expect(settings).toMatchObject({
      site: 'atriafi',
      shopOrigin: `https://${SHOP}`,
      shopFrameUrl: `https://${SHOP}/ostoskorikehys`,
    });
    expect(policy).toContain(`frame-src 'self' https://${SHOP}`);
  });

  it('shop: it has the origins to which it answers [SYN-05]', async () => {
    const { settings, policy } = await settingsOf(SHOP);
    expect(settings).toMatchObject({ site: 'lihakauppa', mainOrigins: [`https://${MAIN}`] });
    expect(policy).toContain(`frame-ancestors 'self' https://${MAIN}`);
  });

  it('handover: a cart is transferred from a page of the main site to the shop [SYN-02]', async () => {
    const [frame, shop] = [await shopper(app, SHOP), await shopper(app, SHOP)];
    await frame.add('501');
    const { token } = (await frame.call('/api/v1/lihakauppa/shoppingcart/handover')).json<{
      token: string;
    }>();
    await shop.get(`/ostoskori?kori=${token}`, { referer: `http://${MAIN}/` });
    expect(await shop.load()).toMatchObject({ lineItemCount: 1 });
  });

  it.each([
    ['evil.example', '127.0.0.1'],
    [`${MAIN}.evil.example`, '127.0.0.1'],
    ['evil.example:80', '203.0.113.7'],
    ['localhost', '203.0.113.7'],
    ['lihakauppa.localhost', '203.0.113.7'],
    ['www.example.test', '203.0.113.7'],
    ['', '203.0.113.7'],
  ])('hosts: "%s" from %s is refused for all routes and not repeated', async (host, from) => {
    for (const url of ['/', '/haku?q=x', '/ei-ole', '/api/nav/desktop', '/editor/login', '/assets/x.js']) {
      const proxied = { host: 'backend.internal', 'x-forwarded-host': host };
      for (const headers of [{ host }, ...(host === '' ? [] : [proxied])]) {
        const answer = await app.inject({ url, headers: { ...headers, 'x-forwarded-for': from } });
        expect([url, headers, answer.statusCode]).toEqual([url, headers, 421]);
        expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil');
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    }
    expect((await app.inject({ url: '/healthz', headers: { host } })).statusCode).toBe(200);
  });

  it.each([
    ['a host of this server wins', { host: MAIN, 'x-forwarded-host': SHOP }, `http://${MAIN}/`],
    ['also in capitals', { host: MAIN.toUpperCase(), 'x-forwarded-host': EDITOR }, `http://${MAIN}/`],
    ['another host wins', { host: MAIN, 'x-forwarded-host': 'evil.example' }, `http://${MAIN}/`],
    ['of a proxy with a name of its own', { host: 'backend', 'x-forwarded-host': MAIN }, `http://${MAIN}/`],
    [
      'of several proxies',
      { host: 'backend', 'x-forwarded-host': `evil.example, ${MAIN}` },
      `http://${MAIN}/`,
    ],
    ['that is no host', { host: MAIN, 'x-forwarded-host': `${MAIN}/x"><b>` }, `http://${MAIN}/`],
    ['protocol of a proxy', { host: MAIN, 'x-forwarded-proto': 'HTTPS' }, `https://${MAIN}/`],
    ['protocol of several', { host: MAIN, 'x-forwarded-proto': 'javascript, https' }, `https://${MAIN}/`],
    ['no protocol', { host: MAIN, 'x-forwarded-proto': 'javascript' }, `http://${MAIN}/`],
    ['no protocol at last', { host: MAIN, 'x-forwarded-proto': 'https, javascript' }, `http://${MAIN}/`],
    [
      'other headers',
      { host: MAIN, forwarded: `host=${SHOP};proto=https`, 'x-original-url': '/x' },
      `http://${MAIN}/`,
    ],
  ])('forwarded headers: %s', async (_, headers, url) => {
    const { body } = await app.inject({ url: '/robots.txt', headers });
    expect(body).toContain(`Sitemap: ${url}sitemap.xml\n`);
    expect((await app.inject({ url: '/', headers })).body).not.toContain('evil');
  });

  it('forwarded headers: those of another peer than the proxy are ignored', async () => {
    const one = await appOn(
      database,
      { hosts, trustProxy: ['10.0.0.1'], log: { write: () => true } },
      shopContent,
    );
    const headers = { host: 'backend', 'x-forwarded-host': MAIN, 'x-forwarded-proto': 'https' };
    const from = (remoteAddress: string) => one.inject({ url: '/robots.txt', headers, remoteAddress });
    expect((await from('10.0.0.1')).body).toContain(`Sitemap: https://${MAIN}/sitemap.xml`);
    expect((await from('10.0.0.2')).body).not.toContain('Sitemap');
    await one.close();
  });

  it('page: it has the configured URL, also if another port was requested', async () => {
    const urls: string[] = [];
    const one = await appOn(
      database,
      { hosts, trustProxy: true, prerender: (text, { url }) => (urls.push(url), Promise.resolve(text)) },
      shopContent,
    );
    const headers = { host: `${MAIN.toUpperCase()}:1234`, 'x-forwarded-proto': 'https' };
    const { body } = await one.inject({ url: '/?a=1', headers });
    expect(urls).toEqual([`https://${MAIN}/?a=1`]);
    expect(body).not.toContain('1234');
    await one.close();
  });

  it("hosts: a site's second name on this machine leads to the first, which the shop's frame knows", async () => {
    const get = (host: string) => app.inject({ url: '/tuotteet?q=a', headers: { host } });
    const { statusCode, headers } = await get('atriafi.localhost:4000');
    expect([statusCode, headers.location]).toEqual([302, 'http://localhost:4000/tuotteet?q=a']);
    expect((await get('localhost:4000')).statusCode).toBe(200);
    expect((await get('127.0.0.1:4000')).statusCode).toBe(200);
  });

  it('hosts: local names work as without configuration', async () => {
    const { settings } = await settingsOf('lihakauppa.localhost', {});
    expect(settings).toMatchObject({
      site: 'lihakauppa',
      mainOrigins: expect.arrayContaining(['http://localhost']),
    });
  });
});

describe('server without configured hosts', () => {
  it('hosts: any host is served, and pages of unknown ones do not repeat it in islands, links and headers', async () => {
    const database = await databases[0]!.open();
    const urls: string[] = [];
    const prerender = (text: string, { url }: { url: string }) => {
      urls.push(url);
      return Promise.resolve(text.replace('<body', `<body data-here="${url}"`));
    };
    const app = await appOn(database, { log: { write: () => true }, prerender }, shopContent);
    for (const [host, url] of [
      ['evil.example', '/'],
      ['lihakauppa.evil.example:81', '/ostoskori'],
      ['evil.example', '/ei-ole'],
      ['evil.example', '/haku?q=x'],
      ['localhost.evil.example:80', '/'],
      ["x' onload='evil", '/'],
      ['evil"><script>', '/'],
    ] as const) {
      const answer = await app.inject({ url, headers: { host, 'x-forwarded-host': 'evil.example' } });
      expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil');
    }
    expect(urls).toEqual([]);
    for (const host of ['localhost:4000', '127.0.0.1:4000', 'lihakauppa.localhost', 'shop.example.test'])
      await app.inject({ url: '/', headers: { host } });
    expect(urls).toEqual([
      'http://localhost:4000/',
      'http://127.0.0.1:4000/',
      'http://lihakauppa.localhost/',
      'http://shop.example.test/',
    ]);
    await app.close();
    await database.close();
  });
});
