import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { stepScript } from '../../shop/pages/basket/basket-page.ts';
import { Catalogue } from '../../pages/render/catalogue.ts';
import { loadFirstPicture } from '../../content/first-picture.ts';
import { getPageAssets } from '../../pages/render/page-assets.ts';
import { getSpeculationRules } from '../../pages/render/speculation-rules.ts';
import { createInlineScript } from '../../platform/http/inline-element.ts';
import { appOn, post } from '../support/app.ts';
import { content, HOSTILE } from '../support/content.ts';
import { databases } from '../support/databases.ts';
import { documentOf } from '../support/html.ts';
import { ownViews } from '../support/own-views.ts';

const SHOP_HOST = 'lihakauppa.localhost:4000';

let database: Database;
let app: FastifyInstance;
const dist = mkdtempSync(path.join(tmpdir(), 'saaristo-dist-'));
const lostScript = createInlineScript('lost()');

beforeAll(async () => {
  writeFileSync(
    path.join(dist, 'widgets.json'),
    JSON.stringify({
      widgets: [
        { name: 'header', load: 'eager', rests: true, chunks: ['chunks/header-1.js', 'chunks/header-1.css'] },
        {
          name: 'faq-list',
          load: 'visible',
          placement: 'card-row',
          chunks: ['chunks/faq-2.js', 'chunks/header-1.css'],
        },
        { name: 'like-button', load: 'visible', placement: 'section', chunks: ['chunks/like-3.js'] },
        { name: 'quick-search', placement: 'floating' },
        { name: 'product-card', load: 'visible', rests: true, chunks: ['chunks/product-card-5.css'] },
        { name: 'add-to-cart', load: 'visible', chunks: ['chunks/buying-6.js', 'chunks/buying-6.css'] },
        { name: 'cart', load: 'eager', personal: true, chunks: ['chunks/cart-4.js', 'chunks/cart-4.css'] },
      ],
    }),
  );
  writeFileSync(path.join(dist, 'lost-script.js'), 'lost()\n');
  mkdirSync(path.join(dist, 'chunks'));
  writeFileSync(path.join(dist, 'saaristo.css'), '.base{}');
  mkdirSync(path.join(dist, 'themes'));
  writeFileSync(path.join(dist, 'themes/default.css'), '.base{}');
  writeFileSync(path.join(dist, 'chunks/header-1.css'), '.header{}');
  writeFileSync(path.join(dist, 'chunks/cart-4.css'), '.cart{}');
  database = await databases[0]!.open();
  const prerender = await ownViews('quick-search', 'site-search');
  app = await appOn(database, { dist, editable: true, prerender });
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(dist, { recursive: true });
});

const get = (url: string, host = 'localhost:4000') => app.inject({ url, headers: { host } });
async function open(url: string, host?: string) {
  const answer = await get(url, host);
  const document = documentOf(answer.body);
  const settings = JSON.parse(
    document.querySelector('[data-widget-settings]')?.textContent ?? 'null',
  ) as Record<string, unknown>;
  return { answer, document, settings };
}
const markers = (document: Document, widget: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-widget="${widget}"]`),
];
const propsOf = (marker: Element) =>
  JSON.parse(
    marker.getAttribute('data-props') ??
      marker.querySelector(':scope > script[data-props]')?.textContent ??
      '{}',
  ) as Record<string, unknown>;

const hrefOf = (link: Element | null) => link?.getAttribute('href') ?? '';

describe('pages', () => {
  it('page: it has the header marker, the blocks in order and the required head [NAV-01]', async () => {
    const { answer, document } = await open('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(document.doctype?.name).toBe('html');
    expect(document.documentElement.lang).toBe('fi');
    expect(document.documentElement.dataset['site']).toBe('atriafi');
    expect(document.title).toBe('Etusivu | Saaristo');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://localhost:4000/',
    );
    expect(document.querySelector('script[type=module]')?.getAttribute('src')).toBe('/assets/saaristo.js');
    expect(
      [...document.querySelectorAll('[data-widget]')].map((one) => one.getAttribute('data-widget')),
    ).toEqual(['header', 'quick-search', 'like-button', 'faq-list', 'cart-sync']);
    expect(document.querySelector('.skip-link')?.getAttribute('href')).toBe(
      `#${document.querySelector('main')?.id}`,
    );
  });

  it('page: blocks are laid out as in the catalogue: in rows, as sections or without an element', async () => {
    const aroundOf = async (url: string, widget: string) =>
      markers((await open(url)).document, widget).map(({ parentElement }) => parentElement);
    expect((await aroundOf('/', 'quick-search')).map((around) => around?.id)).toEqual(['main']);
    const [like, unlisted] = [
      await aroundOf('/', 'like-button'),
      await aroundOf('/vihamielinen', 'no-such-widget'),
    ];
    expect([...like, ...unlisted].map((around) => around?.className)).toEqual(['block section', 'block']);
    const [first, second] = await aroundOf('/vihamielinen', 'faq-list');
    expect(first?.className).toBe('card-row');
    expect(second).toBe(first);
  });

  const hrefs = (document: ParentNode, selector: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute('href'));

  it('page: its content and the calls of its islands read nothing twice from the database', async () => {
    const prerender = await ownViews('header');
    const own = await appOn(database, { dist, prerender });
    const queries: string[] = [];
    const { run } = database.connections;
    const spy = vi.spyOn(database.connections, 'run').mockImplementation((sql, parameters) => {
      queries.push(`${sql} ${JSON.stringify(parameters)}`);
      return run.call(database.connections, sql, parameters);
    });
    const { body } = await own.inject({ url: '/', headers: { host: 'localhost:4000' } });
    spy.mockRestore();
    await own.close();
    expect(body).toContain('<saaristo-root');
    expect(queries.some((query) => query.includes('"navigation"'))).toBe(true);
    expect(queries.filter((query, index) => queries.indexOf(query) !== index)).toEqual([]);
  });

  it('preloads: files of eager widgets are listed once, in a template for after the load', async () => {
    const { document } = await open('/');
    expect(hrefs(document, 'link[rel=modulepreload]')).toEqual([]);
    const later = document.querySelector<HTMLTemplateElement>('head > template[data-widget-preloads]')!;
    expect(hrefs(later.content, 'link[rel=modulepreload]')).toEqual([
      '/assets/chunks/header-1.js',
      '/assets/chunks/faq-2.js',
    ]);
  });

  it('preloads: of widgets that may rest they are only fetched, but not on the shop or beside other widgets', () => {
    const restOf = (widgets: string[], isShop = false) =>
      getPageAssets(
        new Catalogue(dist),
        widgets.map((widget) => ({ widget })),
        false,
        { site: isShop ? 'lihakauppa' : 'atriafi' },
      ).preloadsRest;
    expect(restOf(['header', 'product-card'])).toBe(true);
    expect(restOf(['header', 'product-card'], true)).toBe(false);
    expect(restOf(['header', 'faq-list'])).toBe(false);
  });

  it('next page: the rules fetch pages of the site, but none for one customer, and can be turned off', async () => {
    const rulesOf = (document: Document) => document.querySelector('script[type=speculationrules]');
    const { document } = await open('/');
    expect(rulesOf(document)!.textContent).toContain('"eagerness":"moderate"');
    expect(rulesOf(document)!.textContent).toContain('"/ostoskori*"');
    expect(rulesOf((await open('/?edit=1')).document)).toBeNull();
    const without = await appOn(database, { dist, prefetches: false });
    const { body, headers } = await without.inject({ url: '/', headers: { host: 'localhost:4000' } });
    expect(rulesOf(documentOf(body))).toBeNull();
    expect(headers['content-security-policy']).not.toContain(getSpeculationRules(true)!.source);
    await without.close();
  });

  it('preloads: they are direct if an eager block is not rendered', () => {
    const cart = { widget: 'cart', load: 'eager' };
    const assetsOf = (hasVisitorData: boolean) =>
      getPageAssets(new Catalogue(dist), [{ widget: 'header' }, { ...cart, hasVisitorData }], false, {
        site: 'lihakauppa',
      });
    expect(assetsOf(false)).toMatchObject({
      preloads: ['/assets/chunks/header-1.js', '/assets/chunks/cart-4.js'],
      preloadsWait: false,
    });
    expect(assetsOf(true)).toMatchObject({ preloadsWait: true });
  });

  it('stylesheets: only pages of the shop with cards have the styles of the buttons to buy', () => {
    const stylesOf = (widget: string, isShop: boolean) =>
      getPageAssets(new Catalogue(dist), [{ widget }], false, { site: isShop ? 'lihakauppa' : 'atriafi' })
        .stylesheets.own;
    expect(stylesOf('product-card', true)).toEqual([
      '/assets/chunks/product-card-5.css',
      '/assets/chunks/buying-6.css',
    ]);
    expect(stylesOf('product-card', false)).toEqual(['/assets/chunks/product-card-5.css']);
    expect(stylesOf('faq-list', true)).toEqual(['/assets/chunks/header-1.css']);
  });

  it('basket: the page contains the cart, and only the browser keeps it [SHP-14]', async () => {
    const { answer, document, settings } = await open('/ostoskori', SHOP_HOST);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(settings['cart']).toMatchObject({ lineItems: [], lineItemCount: 0 });
    expect(document.head.innerHTML.indexOf(stepScript.element.text)).toBeGreaterThan(0);
    expect(answer.headers['content-security-policy']).toContain(stepScript.source);
    expect((await open('/tuotteet', SHOP_HOST)).settings).not.toHaveProperty('cart');
  });

  it.each([
    ['the search page', '/haku', 'localhost:4000', '/haku', undefined],
    ['search results', '/haku?q=makkara', 'localhost:4000', undefined, 'noindex'],
    ['the basket', '/ostoskori?postinumero=00100', SHOP_HOST, '/ostoskori', undefined],
    ['a page of one customer', '/kirjaudu', SHOP_HOST, undefined, 'noindex'],
  ])('page: metadata for search engines: %s', async (_title, url, host, canonical, robots) => {
    const { document } = await open(url, host);
    const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    expect(link?.getAttribute('href')).toBe(canonical && `http://${host}${canonical}`);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(robots);
  });

  it('stylesheets: common and own ones are joined into one each, with the list of their files', async () => {
    const { document } = await open('/ostoskori', SHOP_HOST);
    const links = [...document.querySelectorAll<HTMLLinkElement>('head link[rel=stylesheet]')];
    expect(links.map((link) => link.dataset['widgetStyles'])).toEqual([
      '/assets/saaristo.css /theme/site.css /assets/chunks/header-1.css',
      '/assets/chunks/cart-4.css /theme/basket.css',
    ]);
    const [shared] = links.map((link) => link.getAttribute('href')!);
    const answer = await get(shared!, SHOP_HOST);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.body).toMatch(/^\.base\{\}\n[^]+\n\.header\{\}$/);
  });

  it('stylesheets: a page that is fetched in advance contains its own short one, which its policy allows', async () => {
    const { headers, body } = await app.inject({
      url: '/ostoskori',
      headers: { host: SHOP_HOST, 'sec-purpose': 'prefetch' },
    });
    const [own, ...others] = documentOf(body).querySelectorAll('head style');
    expect([own?.getAttribute('data-widget-styles'), others.length]).toEqual([
      '/assets/chunks/cart-4.css /theme/basket.css',
      0,
    ]);
    expect(documentOf(body).querySelectorAll('head link[rel=stylesheet]')).toHaveLength(1);
    const hash = createHash('sha256').update(own!.textContent).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  });

  it('joined stylesheets: only combinations that a page has linked are served, in their order', async () => {
    const { document } = await open('/ostoskori', SHOP_HOST);
    const link = document.querySelector('head link[rel=stylesheet]')!.getAttribute('href')!;
    const change = (edit: (query: URLSearchParams, of: string[]) => void): string => {
      const [address = '', query] = link.split('?');
      const changed = new URLSearchParams(query);
      edit(changed, changed.get('of')!.split(','));
      return `${address}?${changed.toString()}`;
    };
    expect((await get(change(() => {}))).statusCode).toBe(200);
    for (const [what = '', url = ''] of [
      ['another order', change((query, of) => query.set('of', of.toReversed().join()))],
      ['a part', change((query, of) => query.set('of', of.slice(1).join()))],
      ['twice', change((query, of) => query.set('of', [...of, ...of].join()))],
      ['another site', change((query) => query.set('site', 'sibylla'))],
      ['no key', change((query) => query.delete('key'))],
      ['another key', change((query) => query.set('key', 'x'))],
      ['nothing', '/theme/joined/x.css'],
    ])
      expect([what, (await get(url)).statusCode]).toEqual([what, 404]);
  });

  it('joined stylesheets: the URL from before a deploy returns the current version, with a short cache time', async () => {
    const { document } = await open('/ostoskori', SHOP_HOST);
    const link = document.querySelector('head link[rel=stylesheet]')!.getAttribute('href')!;
    const answer = await get(link.replace(/[\w-]+\.css/, 'before.css'));
    expect(answer.body).toContain('.base{}');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('page: it has the page settings of the contract', async () => {
    const { settings } = await open('/');
    expect(settings).toEqual({
      site: 'atriafi',
      language: 'fi',
      pageId: 'atriafi/',
      otherLanguages: [{ language: 'en', link: '/en/' }],
      searchUrl: '/haku',
      shopUrl: 'http://lihakauppa.localhost:4000/',
      shopOrigin: 'http://lihakauppa.localhost:4000',
      shopFrameUrl: 'http://lihakauppa.localhost:4000/ostoskorikehys',
      defersShopFrame: true,
      hydrateOnUse: true,
      captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
    });
  });

  it('page: Swedish sites have their sub-domain in the settings and are in Swedish [NAV-05]', async () => {
    const { document, settings } = await open('/', 'lithellsse.localhost:4000');
    expect(document.documentElement.lang).toBe('sv');
    expect(settings).toMatchObject({
      site: 'lithellsse',
      language: 'se',
      subDomainId: 'lithellsse',
      searchUrl: '/sok',
    });
  });

  it('page: below /en/ it is English, with and without a trailing slash [I18N-03]', async () => {
    for (const url of ['/en/', '/en']) {
      const { document, settings } = await open(url);
      expect(document.documentElement.lang).toBe('en');
      expect(settings).toMatchObject({ language: 'en', searchUrl: '/en/search' });
    }
  });

  it('page: on the shop it has no shop URL and may be framed by the other sites', async () => {
    const { answer, settings } = await open('/', 'shop.example.test:4173');
    expect(settings).not.toHaveProperty('shopUrl');
    expect(answer.headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' http:\/\/www\.example\.test:4173 /,
    );
    expect(settings['site']).toBe('lihakauppa');
  });

  it('page: ?edit=1 opens the edit mode if the server allows it', async () => {
    expect((await open('/?edit=1')).settings).toMatchObject({ editMode: true });
    expect((await open('/?edit=0')).settings).not.toHaveProperty('editMode');
  });

  it('page: its first picture loads at once if texts alone precede it', () => {
    const text = { html: '<h1>Meistä</h1>' };
    const lazy = { html: '<img src="/a.svg" loading="lazy" alt=""><img src="/b.svg" loading="lazy" alt="">' };
    const first = { html: '<img src="/a.svg" alt=""><img src="/b.svg" loading="lazy" alt="">' };
    const like = { widget: 'like-button', props: {} };
    expect(loadFirstPicture([text, lazy, lazy])).toEqual([text, first, lazy]);
    for (const blocks of [[like, lazy], [text, text, text, lazy], [text]])
      expect(loadFirstPicture(blocks)).toEqual(blocks);
  });

  it('page: like buttons have the current likes in their props [LIK-01]', async () => {
    const before = await open('/');
    const [marker] = markers(before.document, 'like-button');
    const { likeCount } = propsOf(marker!) as { likeCount: number };
    await post(app, '/api/contentlikecount/sivu-1');
    const after = await open('/');
    expect(propsOf(markers(after.document, 'like-button')[0]!)).toEqual({
      contentId: 'sivu-1',
      likeCount: likeCount + 1,
    });
  });

  it('page: invalid props are served, and hostile texts are escaped', async () => {
    const { answer, document } = await open('/vihamielinen');
    expect(answer.statusCode).toBe(200);
    expect(document.title).toContain(HOSTILE);
    expect(
      [...document.scripts].map(({ type }) => type).filter((type) => type !== 'application/json'),
    ).toEqual(['', 'module', 'speculationrules']);
    // The inline script watches the other one. After a stylesheet it would delay the rest of the page.
    const own = document.querySelector('script:not([type])')!;
    expect(own.outerHTML).toBe(lostScript.element.text);
    const styles = document.querySelector('link[rel=stylesheet]')!;
    expect(own.compareDocumentPosition(styles)).toBe(own.DOCUMENT_POSITION_FOLLOWING);
    expect(document.querySelectorAll('[onclick], [onerror]')).toHaveLength(0);
    const [first, second] = markers(document, 'faq-list');
    expect(propsOf(first!)).toMatchObject({ header: HOSTILE });
    expect(second!.hasAttribute('data-props')).toBe(false);
    expect(second!.firstElementChild?.matches('script[type="application/json"][data-props]')).toBe(true);
    expect(propsOf(second!)).toEqual({ header: HOSTILE.repeat(40) });
    expect(propsOf(markers(document, 'no-such-widget')[0]!)).toEqual({ anything: [null, { deep: HOSTILE }] });
  });

  it('page: it has the security headers', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      `default-src 'none'; script-src 'self' ${lostScript.source} ${getSpeculationRules(true)!.source}; style-src 'self'`,
    );
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types saaristo");
    expect(policy).toContain("form-action 'self' http://lihakauppa.localhost:4000");
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cache-control': 'private, no-cache',
    });
  });

  it('page: it is compressed with an encoding that the browser accepts', async () => {
    const encoding = async (accepted: string) =>
      (await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    expect(await encoding('gzip, deflate, br')).toBe('br');
    expect(await encoding('gzip')).toBe('gzip');
    expect(await encoding('br;q=0, gzip;q=0.5')).toBe('gzip');
    expect(await encoding('identity')).toBeUndefined();
    expect((await get('/')).headers['vary']).toBe('Accept-Encoding');
  });
});

describe('pages without JavaScript', () => {
  it('search box: it is a form that leads to the results [QS-02]', async () => {
    const { document } = await open('/');
    const form = markers(document, 'quick-search')[0]!.querySelector('form')!;
    expect([form.getAttribute('action'), form.method]).toEqual(['/haku', 'get']);
    const box = form.querySelector('input')!;
    expect([box.name, box.type, box.getAttribute('aria-label')]).toEqual([
      'q',
      'text',
      'Mitä olet etsimässä?',
    ]);
    const results = await open(`${form.getAttribute('action')}?q=makkara`);
    expect(results.document.querySelector<HTMLInputElement>('main input[name=q]')?.value).toBe('makkara');
    const found = [...results.document.querySelectorAll('[aria-label=Hakutulokset] a')].map(hrefOf);
    expect(found).toEqual(expect.arrayContaining(['/tuotteet/tuote-100', '/reseptit/makkarakeitto']));
    for (const href of found) expect((await get(href)).statusCode).toBe(200);
  });
});

describe('pages of entries', () => {
  it.each([
    ['/tuotteet/tuote-100', 'Rantalenkki'],
    ['/en/products/tuote-100', 'Ring sausage'],
    ['/reseptit/makkarakeitto', 'Makkarakeitto'],
    ['/uutiset/uusi', 'Makkaratehdas laajenee'],
  ])('page: %s shows its entry', async (url, title) => {
    const { answer, document } = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe(title);
  });

  it('page: a price has a decimal comma [I18N-08]', async () => {
    const { document } = await open('/tuotteet/tuote-100');
    expect(document.querySelector('.price')?.textContent?.replace(/\s+/g, ' ').trim()).toBe(
      'Hinta 4,95 € 12,38 €/kg',
    );
  });

  it('page: a recipe has a like button with its likes [GRD-13]', async () => {
    const { document } = await open('/reseptit/makkarakeitto');
    const props = propsOf(markers(document, 'like-button')[0]!);
    expect(props).toEqual({ contentId: 'makkarakeitto', likeCount: expect.any(Number) });
  });

  it.each([
    ['/ei-ole', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/en/nothing', 'localhost', 'en', 'Page not found'],
    ['/saknas', 'lithellsse.localhost', 'sv', 'Sidan finns inte'],
    ['/tuotteet/ei-ole', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/haku', 'lithellsse.localhost', 'sv', 'Sidan finns inte'],
    ['/%ff', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/%', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/%zz', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/%c3%28', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/tuotteet/%E4?q=%ff', 'localhost', 'fi', 'Sivua ei löytynyt'],
    ['/en/%ff/%C3%A4', 'localhost', 'en', 'Page not found'],
    ['/%ff', 'lithellsse.localhost', 'sv', 'Sidan finns inte'],
    ['/%00', 'localhost', 'fi', 'Sivua ei löytynyt'],
    [`/${'x'.repeat(5000)}`, 'localhost', 'fi', 'Sivua ei löytynyt'],
  ])('page: %s on %s is not found, in %s', async (url, host, language, title) => {
    const { answer, document } = await open(url, host);
    expect(answer.statusCode).toBe(404);
    expect(document.documentElement.lang).toBe(language);
    expect(document.querySelector('h1')?.textContent).toBe(title);
  });

  it('navigation: the calls return the lists of the site and language [API-05] [API-06]', async () => {
    const { desktop, mobile } = content.navigation[0]!;
    expect((await get('/api/nav/desktop?languageId=fi&pageId=1')).json()).toEqual(desktop);
    const phone = (await get('/api/nav/mobile?languageId=fi&pageId=1')).json<object>();
    expect(phone).toMatchObject(mobile);
    expect((await get('/api/nav/desktop?languageId=fi&pageId=x&subDomainId=y')).json()).toEqual(desktop);
    expect((await get('/api/nav/desktop?languageId=de')).json()).toEqual({
      topTabs: [],
      bottomTabs: [],
      languageMenu: [],
    });
    expect((await get('/api/nav/mobile?languageId=%00')).json()).toEqual(phone);
  });
});
