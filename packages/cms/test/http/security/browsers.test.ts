/** Cookies, anti-forgery tokens and headers for the requests of a browser. */
import { createHmac } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Queries } from '../../../platform/database/database.ts';
import { createErrorHandler } from '../../../platform/http/errors.ts';
import { createHosts } from '../../../platform/http/hosts.ts';
import { clearCookie, setCookie } from '../../../platform/http/security/cookies.ts';
import {
  EDITOR_FORM_POLICY,
  EDITOR_MEDIA_POLICY,
  EDITOR_POLICY,
  ERROR_PAGE_POLICY,
  getCommonHeaders,
} from '../../../platform/http/security/headers.ts';
import { isOwnNavigation } from '../../../platform/http/security/own-navigation.ts';
import { hashToken } from '../../../platform/http/security/tokens.ts';
import {
  createCsrfToken,
  createVisitors,
  isCrossOrigin,
  signVisitorId,
  type Visitor,
  type Visitors,
} from '../../../platform/http/security/visitors.ts';

const SECRET = 'secret';
const ID = 'a'.repeat(43);
/** A database whose only content is the secret. */
const queries = {
  insertInto: () => queries,
  values: () => queries,
  onConflict: () => queries,
  returning: () => queries,
  executeTakeFirstOrThrow: async () => ({ value: SECRET }),
} as unknown as Queries;

let app: FastifyInstance;
const warn = vi.fn();
beforeEach(async () => {
  warn.mockClear();
  app = Fastify({ trustProxy: true });
  app.decorate('hosts', createHosts());
  app.addHook('onRequest', async (request) => void (request.log.warn = warn));
  app.setErrorHandler(createErrorHandler(console.error));
  await app.register(cookie);
});
afterEach(() => app.close());

describe('attributes of cookies', () => {
  const LAX = { sameSite: 'Lax' };
  const HTTPS = { sameSite: 'Lax', secure: true };
  const FRAMED = { sameSite: 'None', secure: true, partitioned: true };
  const SHOP = 'lihakauppa.localhost';
  const FRAME = '/ostoskorikehys';
  const OUTSIDE = 'shop.example.test';

  it.each([
    ['http', SHOP, '/', '', true, LAX],
    ['https', SHOP, '/', '', true, FRAMED],
    ['https', SHOP, '/', '', undefined, HTTPS],
    ['https', 'localhost', '/', '', true, HTTPS],
    ['http', SHOP, FRAME, '', true, FRAMED],
    ['http', SHOP, `${FRAME}?a=1`, '', true, FRAMED],
    ['http', SHOP, `/call?${FRAME}`, '', true, LAX],
    ['http', SHOP, '/call', `http://${SHOP}${FRAME}?a`, true, FRAMED],
    ['http', SHOP, '/call', `http://${SHOP}/other`, true, LAX],
    ['http', SHOP, '/call', FRAME, true, LAX],
    ['http', SHOP, FRAME, '', undefined, LAX],
    ['http', OUTSIDE, FRAME, '', true, LAX],
    ['http', 'localhost', FRAME, '', true, LAX],
  ])(
    'cookie: over %s of %s at %s from %j, in frames: %j, it has %j',
    async (protocol, host, url, referer, inFrames, expected) => {
      app.get('/*', (request, reply) => {
        const options = { path: '/x', httpOnly: true, ...(inFrames && { inFrames }) };
        setCookie(request, reply, 'lk-visitor', 'value', { ...options, maxAge: 60 });
        clearCookie(request, reply, 'XSRF-TOKEN', options);
        return '';
      });
      const headers = { host, 'x-forwarded-proto': protocol, ...(referer && { referer }) };
      const { cookies } = await app.inject({ url, headers });
      const common = { path: '/x', httpOnly: true, ...expected };
      expect(cookies).toEqual([
        { name: 'lk-visitor', value: 'value', maxAge: 60, ...common },
        { name: 'XSRF-TOKEN', value: '', expires: new Date(0), maxAge: 0, ...common },
      ]);
    },
  );

  it.each([
    ['https', 'www.example.fi', 0],
    ['http', 'localhost', 0],
    ['http', 'www.EXAMPLE.TEST', 0],
    ['http', 'test.example.fi', 1],
    ['http', 'www.example.fi', 1],
  ])(
    'cookies: over %s of %s the log has %i warnings, however many there are',
    async (protocol, host, warnings) => {
      app.get('/', (request, reply) => {
        setCookie(request, reply, 'lk-visitor', '', { path: '/' });
        setCookie(request, reply, 'XSRF-TOKEN', '', { path: '/' });
        return '';
      });
      const headers = { host, 'x-forwarded-proto': protocol };
      await app.inject({ url: '/', headers });
      await app.inject({ url: '/', headers });
      expect(warn.mock.calls).toEqual(
        Array.from({ length: warnings }, () => [
          expect.stringMatching(/without Secure.*SAARISTO_TRUST_PROXY/),
        ]),
      );
    },
  );
});

describe('visitors', () => {
  const SHOP = 'lihakauppa.localhost';
  const signed = signVisitorId(SECRET, ID);
  let visitors: Visitors;
  beforeEach(async () => {
    visitors = await createVisitors(queries);
  });
  /** Runs `work` in a request and returns its result with the cookies that are set. */
  async function run<T>(
    host: string,
    cookies: Record<string, string>,
    work: (...call: Parameters<Visitors['identify']>) => T,
    headers: Record<string, string> = {},
  ) {
    let result: T | undefined;
    const path = `/${Math.random()}`;
    const one = Fastify();
    one.decorate('hosts', createHosts());
    await one.register(cookie);
    one.setErrorHandler(createErrorHandler(console.error));
    one.post(path, (request, reply) => {
      result = work(request, reply);
      return '';
    });
    const answer = await one.inject({ method: 'POST', url: path, headers: { host, ...headers }, cookies });
    await one.close();
    return { result, status: answer.statusCode, cookies: answer.cookies };
  }
  const find = async (host: string, cookies: Record<string, string>) =>
    (await run(host, cookies, (request) => visitors.findVisitor(request)?.idHash)).result;

  it('visitor: a signed cookie of the site identifies a browser, others do not', async () => {
    const known = await find('localhost', { visitor: signed });
    expect(known).toMatch(/^[\w-]{43}$/);
    expect(known).not.toBe(ID);
    expect(await find(SHOP, { 'lk-visitor': signed })).toBe(known);
    for (const [host, name] of [
      ['localhost', 'lk-visitor'],
      [SHOP, 'visitor'],
    ] as const)
      expect(await find(host, { [name]: signed })).toBeUndefined();
    const other = signVisitorId(SECRET, 'b'.repeat(43));
    for (const value of [
      '',
      ID,
      `${ID}.`,
      `${ID}.${'a'.repeat(43)}`,
      ` ${signed}`,
      `${signed}a`,
      `x${signed}`,
      signVisitorId('other', ID),
      `${ID}${other.slice(43)}`,
      signVisitorId(SECRET, 'short'),
      signVisitorId(SECRET, `${ID}a`),
      signVisitorId(SECRET, ''),
    ])
      expect([value, await find('localhost', { visitor: value })]).toEqual([value, undefined]);
    expect(await find('localhost', { visitor: other })).not.toBe(known);
  });

  it('visitor: a new one has an id cookie at once, the shop keeps it for a month', async () => {
    const identify = (request: FastifyRequest, reply: never) => [
      visitors.findVisitor(request),
      visitors.identify(request, reply),
      visitors.identify(request, reply),
      visitors.findVisitor(request),
    ];
    const { result, cookies } = await run('localhost', {}, identify as never);
    const [before, ...after] = (result ?? []) as (Visitor | undefined)[];
    expect(before).toBeUndefined();
    expect(new Set(after.map((one) => one?.idHash)).size).toBe(1);
    expect(cookies).toEqual([
      {
        name: 'visitor',
        value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
      },
    ]);
    expect(await find('localhost', { visitor: cookies[0]!.value })).toBe(after[0]!.idHash);
    const shop = await run(SHOP, {}, (request, reply) => visitors.identify(request, reply));
    expect(shop.cookies).toEqual([expect.objectContaining({ name: 'lk-visitor', maxAge: 30 * 86_400 })]);
    expect(shop.result).not.toEqual(after[0]);
  });

  it('visitor: a known one keeps the id, which the shop sets again; a renewed one has another', async () => {
    const known = await find('localhost', { visitor: signed });
    const same = await run('localhost', { visitor: signed }, (request, reply) =>
      visitors.identify(request, reply),
    );
    expect([same.result?.idHash, same.cookies]).toEqual([known, []]);
    const shop = await run(SHOP, { 'lk-visitor': signed }, (request, reply) =>
      visitors.identify(request, reply),
    );
    expect([shop.result?.idHash, shop.cookies[0]?.value]).toEqual([known, signed]);
    const renewed = await run('localhost', { visitor: signed }, (request, reply) => [
      visitors.identify(request, reply, 'renew'),
      visitors.findVisitor(request),
    ]);
    expect(renewed.result![0]!.idHash).not.toBe(known);
    expect(renewed.result![1]).toEqual(renewed.result![0]);
    expect(renewed.cookies).toHaveLength(1);
  });

  it('csrf token: it depends on secret, visitor and logins', () => {
    const tokens = [
      createCsrfToken(SECRET, ID, {}),
      createCsrfToken('other', ID, {}),
      createCsrfToken(SECRET, 'b'.repeat(43), {}),
      createCsrfToken(SECRET, ID, { 'lk-customer': 'x' }),
      createCsrfToken(SECRET, ID, { 'editor-session': 'x' }),
      createCsrfToken(SECRET, ID, { 'lk-customer': 'x', 'editor-session': 'y' }),
      createCsrfToken(SECRET, ID, { 'lk-customer': 'xy' }),
    ];
    expect(new Set(tokens).size).toBe(tokens.length);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(createCsrfToken(SECRET, ID, { other: 'x' } as never)).toBe(tokens[0]);
    // Open pages have tokens of this form, also when the server is updated.
    const text = `token ${ID} x y`;
    expect(tokens[5]).toBe(createHmac('sha256', SECRET).update(text).digest('base64url'));
  });

  it('csrf cookie: it has the token of the logins after the response, and is set only when it changes', async () => {
    const login = { 'editor-session': 'x' };
    const token = createCsrfToken(SECRET, ID, login);
    const set = (cookies: Record<string, string>, logins?: Record<string, string | undefined>) =>
      run('localhost', { visitor: signed, ...cookies }, (request, reply) =>
        visitors.setCsrfCookie(request, reply, logins),
      );
    const first = await set(login);
    expect(first.cookies).toEqual([{ name: 'XSRF-TOKEN', value: token, path: '/', sameSite: 'Lax' }]);
    expect(first.result).toMatch(/^[\w-]{86}$/);
    expect((await set({ ...login, 'XSRF-TOKEN': token })).cookies).toEqual([]);
    expect((await set({}, login)).cookies[0]?.value).toBe(token);
    expect((await set(login, { 'editor-session': undefined })).cookies[0]?.value).toBe(
      createCsrfToken(SECRET, ID, {}),
    );
    const unknown = await run('localhost', {}, (request, reply) => visitors.setCsrfCookie(request, reply));
    expect(unknown.cookies.map(({ name }) => name)).toEqual(['visitor', 'XSRF-TOKEN']);
    const id = unknown.cookies[0]!.value.slice(0, 43);
    expect(unknown.cookies[1]!.value).toBe(createCsrfToken(SECRET, id, {}));
  });

  it('csrf token of a form: it is masked, and valid for its visitor and login from the own site', async () => {
    const get = (cookies: Record<string, string>) =>
      run('localhost', cookies, (request, reply) => visitors.getCsrfToken(request, reply));
    const verify = async (token: unknown, cookies: Record<string, string>, headers = {}) =>
      (await run('localhost', cookies, (request) => visitors.verifyCsrfToken(request, token), headers))
        .result;
    const own = { visitor: signed };
    const { result: masked, cookies } = await get(own);
    expect(cookies).toEqual([]);
    expect((await get(own)).result).not.toBe(masked);
    const plain = createCsrfToken(SECRET, ID, {});
    for (const token of [masked, plain]) {
      expect(await verify(token, own)).toBe(true);
      expect(await verify(token, { ...own, 'editor-session': 'x' })).toBe(false);
      expect(await verify(token, {})).toBe(false);
      expect(await verify(token, { visitor: signVisitorId(SECRET, 'b'.repeat(43)) })).toBe(false);
      expect(await verify(token, own, { 'sec-fetch-site': 'cross-site' })).toBe(false);
    }
    for (const token of [
      undefined,
      1,
      [plain],
      '',
      plain.slice(1),
      `${plain}a`,
      `a${masked}`,
      `${masked}a`,
      'ä'.repeat(43),
      'A'.repeat(86),
    ])
      expect([token, await verify(token, own)]).toEqual([token, false]);
    const unknown = await get({});
    expect(await verify(unknown.result, { visitor: unknown.cookies[0]!.value })).toBe(true);
  });

  const plain = createCsrfToken(SECRET, ID, {});
  const own = { visitor: signed, 'XSRF-TOKEN': plain };
  const SAME = { 'sec-fetch-site': 'same-origin' };
  it.each([
    ['repeats the cookie', own, { 'x-xsrf-token': plain }, 'localhost', 200],
    ['repeats nothing', own, {}, 'localhost', 403],
    [
      'has another token than the cookie',
      { ...own, 'XSRF-TOKEN': 'x' },
      { 'x-xsrf-token': plain },
      'localhost',
      403,
    ],
    ['repeats a wrong cookie', { ...own, 'XSRF-TOKEN': 'x' }, { 'x-xsrf-token': 'x' }, 'localhost', 403],
    [
      'comes from another site',
      own,
      { 'x-xsrf-token': plain, 'sec-fetch-site': 'cross-site' },
      'localhost',
      403,
    ],
    ['has no token, from this site', {}, SAME, 'localhost', 200],
    ['has no token, from this origin', {}, { origin: 'http://localhost' }, 'localhost', 200],
    ['has no token, from this site, of a visitor', { visitor: signed }, SAME, 'localhost', 200],
    ['has no token, from another site', {}, { 'sec-fetch-site': 'cross-site' }, 'localhost', 403],
    ['has no token, from a sister site', {}, { 'sec-fetch-site': 'same-site' }, 'localhost', 403],
    ['has no token, from another origin', {}, { origin: 'http://evil.example' }, 'localhost', 403],
    ['has no token, from a page without an origin', {}, { origin: 'null' }, 'localhost', 403],
    [
      'has no token, and the own origin in a request of another site',
      {},
      { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' },
      'localhost',
      403,
    ],
    ['has no token, from an address that is typed', {}, { 'sec-fetch-site': 'none' }, 'localhost', 403],
    ['has no token, from a browser that says nothing', {}, {}, 'localhost', 403],
    ['has no token, with a login of an editor', { 'editor-session': 'x' }, SAME, 'localhost', 403],
    ['has no token, with a login of a customer', { 'lk-customer': 'x' }, SAME, 'localhost', 403],
    ['has no token, in the shop, of a new visitor', {}, SAME, SHOP, 200],
    ['has no token, in the shop, of a new visitor by Origin', {}, { origin: `http://${SHOP}` }, SHOP, 200],
    ['has no token, in the shop, with a forged id', { 'lk-visitor': `${ID}.${ID}` }, SAME, SHOP, 200],
    ['has no token, in the shop, of another site', {}, { 'sec-fetch-site': 'same-site' }, SHOP, 403],
    ['has no token, in the shop, from the brand', {}, { origin: 'http://localhost' }, SHOP, 403],
    ['has no token, in the shop, of a known visitor', { 'lk-visitor': signed }, SAME, SHOP, 403],
    ['has no token, in the shop, of a customer', { 'lk-customer': 'x' }, SAME, SHOP, 403],
  ] as const)('csrf: a call that %s is answered as it must', async (_, cookies, headers, host, expected) => {
    const { status } = await run(
      host,
      cookies as Record<string, string>,
      (request) => visitors.verifyCsrfHeader(request),
      headers as Record<string, string>,
    );
    expect(status).toBe(expected);
  });
});

describe('origins', () => {
  const host = 'WWW.example.fi:8080';
  it.each([
    [{}, false, false],
    [{ 'sec-fetch-site': 'same-origin' }, false, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' }, false, true],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, false, false],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, false, true],
    [{ 'sec-fetch-site': 'none' }, false, false],
    [{ 'sec-fetch-site': 'same-site' }, true, false],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://www.example.fi:8080' }, true, false],
    [{ origin: 'https://www.example.fi:8080' }, false, true],
    [{ origin: 'https://www.example.fi:8080', 'sec-fetch-mode': 'cors' }, false, false],
    [{ origin: 'https://www.example.fi' }, true, false],
    [{ origin: 'null' }, true, false],
  ])(
    'origin: a request with %j is from another origin: %s, a form of this site: %s',
    (headers, isCross, isOwn) => {
      const request = { headers, host } as unknown as FastifyRequest;
      expect([isCrossOrigin(request), isOwnNavigation(request)]).toEqual([isCross, isOwn]);
    },
  );
});

describe('tokens', () => {
  it('token: the database keeps a hash, which differs for each token', () => {
    const hashes = ['a', 'b', 'a'].map(hashToken);
    expect([hashes[0] === hashes[1], hashes[0] === hashes[2]]).toEqual([false, true]);
    expect(hashes[0]).toMatch(/^[\w-]{43}$/);
  });
});

describe('headers', () => {
  it('headers: every response has them, and HSTS over https only', () => {
    const common = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    };
    expect(getCommonHeaders({ protocol: 'http' })).toEqual(common);
    expect(getCommonHeaders({ protocol: 'https' })).toEqual({
      ...common,
      'strict-transport-security': 'max-age=31536000',
    });
  });

  it('policies: pages load nothing from elsewhere, and the editor is in no frame', () => {
    const parse = (policy: string) =>
      Object.fromEntries(
        policy.split('; ').map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]),
      );
    const page = {
      'default-src': "'none'",
      'style-src': "'self'",
      'font-src': "'self'",
      'base-uri': "'none'",
    };
    const editor = { ...page, 'img-src': "'self'", 'form-action': "'self'", 'frame-ancestors': "'none'" };
    expect(parse(ERROR_PAGE_POLICY)).toEqual(page);
    expect(parse(EDITOR_POLICY)).toEqual(editor);
    expect(parse(EDITOR_FORM_POLICY)).toEqual({ ...editor, 'script-src': "'self'" });
    expect(parse(EDITOR_MEDIA_POLICY)).toEqual({
      ...editor,
      'script-src': "'self'",
      'img-src': "'self' blob:",
      'connect-src': "'self'",
    });
  });
});
