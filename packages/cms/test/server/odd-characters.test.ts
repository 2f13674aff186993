import { describe, expect, it } from 'vitest';
import type { AppOptions } from '../../server/app-options.ts';
import { serveApp } from '../support/app.ts';
import { createPage } from '../support/editing.ts';
import { someDatabase } from '../support/databases.ts';
import { EDITOR, FORM, PUBLISHER, signedIn, signInFirst } from '../support/editors.ts';
import { shopContent } from '../shop/support/shop-content.ts';

const SHOP = 'lihakauppa.localhost';
/** Texts that PostgreSQL cannot store, and invalid UTF-8. */
const ODD = ['a%00b', '%ED%A0%80'];
const ODD_TEXTS = ['a\0b', '\ud800'];
const QUERY = 'q site path of key page sort category tags[] postinumero productId id state kind result'.split(
  ' ',
);

const FIELDS =
  'Email email password userName text productId contentId id code title path site tab at description words also name token Data'.split(
    ' ',
  );

describe.each(someDatabase)('characters that the database cannot store, on $name', ({ open }) => {
  const faults: unknown[] = [];
  const routes: { method: string; path: string }[] = [];

  const options: Partial<AppOptions> = {
    report: (error) => faults.push(error),
    writesPerMinute: 1e6,
    log: { write: () => {} },
    onRoute: (method, path) => {
      if (!['HEAD', 'OPTIONS'].includes(method)) routes.push({ method, path });
    },
  };
  const { database, app } = serveApp(open, options, shopContent);
  const editor = signInFirst({ database, app }, EDITOR);

  const fill = (path: string, value: string) => path.replaceAll(/:\w+|\*/g, value);
  const readers = () => routes.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const get = async (url: string) => {
    const { statusCode } = await app.inject({ url, headers: { host: SHOP, cookie: editor.cookie } });
    return statusCode;
  };

  it.each(ODD)('path with %s: it matches no page, call or file', async (odd) => {
    for (const path of readers().filter((one) => /[:*]/.test(one))) {
      const status = await get(fill(path, odd));
      expect([path, status !== 200 && status < 500]).toEqual([path, true]);
    }
    expect(faults).toEqual([]);
  });

  it.each(ODD)('query with %s: it is answered like other texts', async (odd) => {
    for (const path of readers()) {
      const url = `${fill(path, '1')}?${QUERY.map((name) => `${name}=${odd}`).join('&')}&${odd}=1`;
      expect([url, (await get(url)) < 500]).toEqual([url, true]);
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
    const ids = [
      await createPage(publisher, { path: '/yksi' }),
      await createPage(publisher, { path: '/kaksi' }),
    ];
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
    const bulk = { [`page-${id}`]: String(2 ** 31), action: 'publish', sure: '1' };
    await publisher.send('/editor/pages/bulk', bulk);
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
    const fields = { site: 'atriafi', language: 'fi', title: 'Kesä', path: '/kerran' };
    const create = () => publisher.send('/editor/pages', fields);
    expect(new Set(await both(create))).toEqual(new Set([303, 400]));
    expect(faults).toEqual([]);
  });

  it.each(ODD_TEXTS)('body with %j: it is refused or stored without it', async (odd) => {
    const { cookie, token } = editor;
    const body = Object.fromEntries(FIELDS.map((name) => [name, odd]));
    const blocks = [{ html: odd, [odd]: odd }];
    for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
      // It would end the session.
      if (path === '/editor/logout') continue;
      for (const sent of [
        { headers: {}, payload: { ...body, version: 1, blocks, [odd]: { [odd]: [odd] } } },
        { headers: FORM, payload: new URLSearchParams({ ...body, token }).toString() },
      ]) {
        const headers = { host: SHOP, cookie, 'x-editor-token': token, 'x-xsrf-token': token };
        const { statusCode } = await app.inject({
          method: method as 'POST',
          url: fill(path, '1'),
          ...sent,
          headers: { ...headers, ...sent.headers },
        });
        expect([method, path, statusCode < 500]).toEqual([method, path, true]);
      }
    }
    expect(faults).toEqual([]);
  });
});
