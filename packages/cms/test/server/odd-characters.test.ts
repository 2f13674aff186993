import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { appOn, OWN_PAGE } from '../support/app.ts';
import { someDatabase } from '../support/databases.ts';
import { EDITOR, FORM, PUBLISHER, signedIn, type SignedIn } from '../support/editors.ts';
import { shopContent } from '../shop/support/shop-content.ts';

const SHOP = 'lihakauppa.localhost';
/** Texts that PostgreSQL cannot store, and invalid UTF-8. */
const ODD = ['a%00b', '%ED%A0%80'];
const ODD_TEXTS = ['a\0b', '\ud800'];
const QUERY = [
  'q',
  'site',
  'path',
  'of',
  'key',
  'page',
  'sort',
  'category',
  'tags[]',
  'postinumero',
  'productId',
  'id',
  'state',
  'kind',
  'result',
];

describe.each(someDatabase)('characters that the database cannot store, on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  let editor: SignedIn;
  const faults: unknown[] = [];

  beforeAll(async () => {
    database = await open();
    app = await appOn(database, { report: (error) => faults.push(error), writesPerMinute: 1e6 }, shopContent);
    editor = await signedIn(database, app, EDITOR);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('path: they match no page, call or file', async () => {
    for (const odd of ODD)
      for (const path of [
        '/',
        '/tuotteet/',
        '/api/menu/',
        '/api/review/',
        '/media/',
        '/media/library/1/',
        '/assets/',
        '/theme/',
        '/theme/joined/',
        '/maksu/',
        '/kuitti/',
        '/editor/setup/',
        '/editor/pages/',
        '/editor/media/',
        '/editor/enquiries/',
        '/editor/api/pages/',
        '/editor/as/atriafi/api/',
      ]) {
        const url = `${path}${odd}`;
        const answer = await app.inject({ url, headers: { host: SHOP, cookie: editor.cookie } });
        expect([url, [400, 404].includes(answer.statusCode)]).toEqual([url, true]);
      }
    expect(faults).toEqual([]);
  });

  it('query: it is answered like other texts', async () => {
    for (const odd of ODD)
      for (const path of [
        '/',
        '/haku',
        '/tuotteet',
        '/api/search/content',
        '/api/search/quick',
        '/editor',
        '/editor/media',
        '/editor/inbox',
        '/editor/api/pages',
        '/editor/api/media',
        '/editor/api/products',
        '/editor/api/link',
        '/theme/joined/x.css',
        '/ostoskori',
        '/maksu/x',
        '/api/captcha/challenge',
        '/api/form-result',
        '/api/review/lihakauppa',
        '/api/productdetail',
      ]) {
        const url = `${path}?${QUERY.map((name) => `${name}=${odd}`).join('&')}&${odd}=1`;
        const { statusCode } = await app.inject({ url, headers: { host: SHOP, cookie: editor.cookie } });
        expect([url, statusCode < 500]).toEqual([url, true]);
      }
    expect(faults).toEqual([]);
  });

  it('cookies: they are no valid session', async () => {
    for (const odd of ODD)
      for (const path of ['/', '/editor', '/ostoskori', '/omat-tiedot', '/api/cart']) {
        const names = ['visitor', 'lk-visitor', 'XSRF-TOKEN', 'editor-session', 'lk-customer'];
        const cookie = names.map((name) => `${name}=${odd}`).join('; ');
        const { statusCode } = await app.inject({ url: path, headers: { host: SHOP, cookie } });
        expect([path, odd, statusCode < 500]).toEqual([path, odd, true]);
      }
    expect(faults).toEqual([]);
  });

  it('numbers that no column holds, and two requests for one path: they are refused', async () => {
    const publisher = await signedIn(database, app, PUBLISHER);
    const create = async (path: string) => {
      const fields = { site: 'atriafi', language: 'fi', title: 'Kesä', path };
      return publisher.send('/editor/pages', fields);
    };
    const ids: number[] = [];
    for (const path of ['/yksi', '/kaksi'])
      ids.push(
        Number(
          String((await create(path)).headers.location)
            .split('/')
            .at(-1),
        ),
      );
    const [id] = ids;
    const page = { title: 'x', description: '', blocks: [] };
    for (const odd of [2 ** 31, 2 ** 53, 1e21, -(2 ** 31) - 1, 1.5, '1', null])
      for (const [method, path, body] of [
        ['PUT', '', { ...page, version: odd }],
        ['PUT', '', { ...page, version: 1, blocks: [{ widget: 'section', props: { section: odd } }] }],
        ['POST', '/publish', { version: odd }],
        ['POST', '/publish', { version: 1, sections: [{ id: odd, version: odd }] }],
        ['POST', '/schedule', { version: odd, at: '2030-01-01T10:00' }],
        ['POST', '/review', { version: odd, note: 'a\0' }],
        ['POST', '/review/approve', { version: odd, review: odd }],
        ['POST', '/notes', { body: 'a\0', block: odd, parent: odd }],
        ['POST', '/translations/link', { page: odd }],
        ['POST', '/preview-links', { days: odd }],
      ] as const)
        await publisher.call(method, `pages/${id}${path}`, body);
    await publisher.send('/editor/pages/bulk', {
      [`page-${id}`]: String(2 ** 31),
      action: 'publish',
      sure: '1',
    });
    const odd = 'a%00b';
    await app.inject({
      method: 'POST',
      url: '/editor/api/media',
      headers: {
        'content-type': 'image/gif',
        'x-file-name': odd,
        'x-alt': odd,
        'x-tags': odd,
        'x-editor-token': publisher.token,
        cookie: publisher.cookie,
      },
      payload: Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
    });
    const both = (work: (at: number) => Promise<{ statusCode: number }>) =>
      Promise.all([0, 1].map(async (at) => (await work(at)).statusCode));
    const move = (at: number) => publisher.call('POST', `pages/${ids[at]}/move`, { path: '/sama' });
    expect(new Set(await both(move))).toEqual(new Set([200, 409]));
    expect(new Set(await both(() => create('/kerran')))).toEqual(new Set([303, 400]));
    expect(faults).toEqual([]);
  });

  it('body: it is refused or stored without them', async () => {
    const calls = [
      ['POST', '/api/like'],
      ['POST', '/api/fs/menu'],
      ['POST', '/api/review/lihakauppa'],
      ['POST', '/api/cart/add'],
      ['POST', '/api/cart/coupon'],
      ['POST', '/api/customer/login'],
      ['POST', '/api/newsletter'],
      ['POST', '/kirjaudu'],
      ['POST', '/editor/login'],
      ['POST', '/editor/pages'],
      ['POST', '/editor/synonyms'],
      ['POST', '/editor/api/pages/1/schedule'],
      ['POST', '/editor/api/pages/1/presence'],
      ['PUT', '/editor/api/pages/1'],
    ] as const;
    const names = [
      'Email',
      'email',
      'password',
      'userName',
      'text',
      'productId',
      'contentId',
      'id',
      'code',
      'title',
      'path',
      'site',
      'tab',
      'at',
      'description',
      'words',
      'also',
      'name',
      'token',
      'Data',
    ];
    for (const odd of ODD_TEXTS)
      for (const [method, url] of calls) {
        const body = Object.fromEntries(names.map((name) => [name, odd]));
        for (const sent of [
          {
            headers: {
              ...OWN_PAGE,
              'x-editor-token': editor.token,
              cookie: editor.cookie,
            },
            payload: { ...body, version: 1, blocks: [{ html: odd, [odd]: odd }], [odd]: { [odd]: [odd] } },
          },
          {
            headers: { ...FORM, cookie: editor.cookie },
            payload: new URLSearchParams({ ...body, token: editor.token }).toString(),
          },
        ]) {
          const { statusCode } = await app.inject({
            method,
            url,
            ...sent,
            headers: { host: SHOP, ...sent.headers },
          });
          expect([url, JSON.stringify(odd), statusCode < 500]).toEqual([url, JSON.stringify(odd), true]);
        }
      }
    expect(faults).toEqual([]);
  });
});
