/** Requests from their address and body to the answer, on a server without a database. */
import Fastify, { type FastifyInstance } from 'fastify';
import { newsletter, newsRelease } from 'saaristo/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '../../platform/database/database.ts';
import { registerOperation } from '../../platform/http/api.ts';
import { createErrorHandler, HttpError, OtherSitesError } from '../../platform/http/errors.ts';
import { createFieldsError, createFormCheck } from '../../platform/http/form-check.ts';
import { createHosts } from '../../platform/http/hosts.ts';
import {
  parseLanguage,
  parsePageNumber,
  parseQueryList,
  parseQueryText,
  readQueryTexts,
} from '../../platform/http/query.ts';
import {
  getRequestOrigin,
  getRequestSite,
  getSearchParameters,
  getSiteOrigin,
  isServedHost,
} from '../../platform/http/request.ts';
import { PAGES_ROUTE, registerReservedPaths } from '../../platform/http/reserved-paths.ts';
import { acceptFormBodies } from '../../platform/http/security/form-bodies.ts';
import { sanitizeRequests } from '../../platform/http/security/sanitize.ts';

let app: FastifyInstance;
const report = vi.fn();
beforeEach(() => {
  report.mockClear();
  app = Fastify({ ajv: { customOptions: { coerceTypes: false } } });
  app.setErrorHandler(createErrorHandler(report));
});
afterEach(() => app.close());

describe('operations of the API', () => {
  it('operation: its answer has the parameters of path and query', async () => {
    registerOperation(app, 'POST /api/contentlikecount/{contentId}', ({ params }) => params as never);
    registerOperation(app, 'GET /api/search/products', ({ query }) => query as never);
    const like = { method: 'POST', url: '/api/contentlikecount/a%20b' } as const;
    expect((await app.inject(like)).json()).toEqual({ contentId: 'a b' });
    const { statusCode, body } = await app.inject('/api/search/products?page=2&q=+a+&other=1&facetTags=x');
    expect([statusCode, JSON.parse(body)]).toEqual([200, { page: 2, q: 'a', facetTags: ['x'] }]);
    expect((await app.inject('/api/search/products/')).statusCode).toBe(404);
  });

  it.each(['/api/search/content', '/api/search/content/'])(
    'operation: %s has any last slash',
    async (url) => {
      registerOperation(app, 'GET /api/search/content/', () => ({}) as never, { anySlash: true });
      expect((await app.inject(url)).statusCode).toBe(200);
      expect((await app.inject(`${url}x`)).statusCode).toBe(404);
    },
  );

  it('operation: a body with a fault is refused with its place', async () => {
    const add = vi.fn(() => ({}) as never);
    registerOperation(app, 'POST /api/v1/lihakauppa/shoppingcart/add', add, { bodyLimit: 100 });
    const send = async (payload: object) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/lihakauppa/shoppingcart/add',
        payload,
      });
      return [answer.statusCode, answer.json<{ error?: string }>().error];
    };
    expect(await send({ code: 1 })).toEqual([400, expect.stringMatching(/^"code" has to be string\.$/)]);
    expect(add).not.toHaveBeenCalled();
    expect(await send({ code: '1', quantity: 1 })).toEqual([200, undefined]);
    expect(await send({ code: 'x'.repeat(200), quantity: 1 })).toEqual([413, 'The body is too large.']);
  });
});

describe('errors', () => {
  type Failure = [name: string, error: Error, status: number, sentence: string];
  const failures: Failure[] = [
    ['an error answer', new HttpError(404, 'Nothing.'), 404, 'Nothing.'],
    ['a missing right', new OtherSitesError(), 403, 'Your account may not change this site or language.'],
    ['the last status of callers', new HttpError(499, 'Odd.'), 499, 'Odd.'],
    ['the first status of callers', new HttpError(400, 'Odd.'), 400, 'Odd.'],
    ['a status of the server', new HttpError(500, 'Secret.'), 500, 'The server failed to answer.'],
    ['no failure', new HttpError(399, 'Secret.'), 500, 'The server failed to answer.'],
    ['a fault', new Error('secret'), 500, 'The server failed to answer.'],
    [
      'a database that is away',
      new Unavailable('x'),
      503,
      'The server can not do this now; try again in a few seconds.',
    ],
    [
      'an unknown error of the framework',
      Object.assign(new Error('x'), { statusCode: 400, code: 'X' }),
      400,
      'The request can not be understood.',
    ],
    [
      'an unknown error with a status',
      Object.assign(new Error('x'), { statusCode: 400 }),
      400,
      'The request can not be understood.',
    ],
    ...Object.entries({
      FST_ERR_BAD_URL: 'The address can not be read.',
      FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
      FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The length of the body is not what its header says.',
      FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has to be JSON.',
      FST_ERR_RATE_LIMITED: 'There were too many requests from your address; wait a moment.',
    }).map(([code, text]): Failure => [
      code,
      Object.assign(new Error('x'), { statusCode: 400, code }),
      400,
      text,
    ]),
  ];
  it.each(failures)(
    'error: %s is answered with its sentence, and faults are reported',
    async (_, error, status, text) => {
      app.get('/', () => {
        throw error;
      });
      const answer = await app.inject('/');
      expect([answer.statusCode, answer.json()]).toEqual([status, { error: text }]);
      expect(report).toHaveBeenCalledTimes(status >= 500 ? 1 : 0);
    },
  );

  it('error: invalid fields are in the answer', async () => {
    app.get('/', () => {
      throw createFieldsError({ email: 'emailLabel', phone: 'phoneLabel' });
    });
    const answer = await app.inject('/');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      {
        error: 'These fields are not right: email, phone.',
        fields: { email: 'emailLabel', phone: 'phoneLabel' },
      },
    ]);
  });
});

describe('forms', () => {
  it('form: a call returns the data to store, or refuses with the first message of each field', async () => {
    const { files, read } = createFormCheck(newsRelease);
    expect(files).toBeNull();
    const data = { email: ' a@b.fi ', informationTypes: ['x'], subscribeToUutiskirje: true };
    expect(await read(data)).toEqual({ ...data, email: 'a@b.fi', recaptchaToken: '' });
    await expect(read({})).rejects.toMatchObject({
      statusCode: 400,
      fields: { email: 'emptyEmailLabel', informationTypes: 'choiceLabel' },
    });
  });

  it('form: a post returns messages together with the typed values', async () => {
    const { readNative } = createFormCheck(newsletter);
    expect(await readNative(new Map([['email', ['a@b.fi']]]))).toEqual({
      values: { email: 'a@b.fi' },
      errors: {},
      data: { email: 'a@b.fi' },
    });
    const { errors, values } = await readNative(new Map([['email', ['a@']]]));
    expect([Object.keys(errors), values]).toEqual([['email'], { email: 'a@' }]);
  });

  it('form: a fault of the check itself is no message', async () => {
    const schema = { validate: () => Promise.reject(new TypeError('fault')) };
    await expect(createFormCheck({ ...newsletter, schema: schema as never }).read({})).rejects.toThrow(
      'fault',
    );
    const odd = { validate: () => Promise.reject(Object.assign({ name: 'ValidationError', inner: [] })) };
    await expect(createFormCheck({ ...newsletter, schema: odd as never }).read({})).rejects.toBeDefined();
  });

  it('form bodies: the last of fields with the same name wins', async () => {
    acceptFormBodies(app);
    app.post('/', ({ body }) => body);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload: 'a=1&b=+x&a=2' });
    expect(answer.json()).toEqual({ a: '2', b: ' x' });
  });
});

describe('queries', () => {
  it.each([
    [null, 1],
    ['', 1],
    [' ', 1],
    ['0', 1],
    ['1', 1],
    [' 2 ', 2],
    ['1.5', 1],
    ['-3', 1],
    ['x', 1],
    ['10000', 10_000],
    ['10001', 1],
  ])('page number: %j is %i', (text, number) => expect(parsePageNumber(text)).toBe(number));

  it('language: an unknown one is the default', () => {
    expect([parseLanguage('se', 'fi'), parseLanguage('xx', 'fi'), parseLanguage(null, 'de')]).toEqual([
      'se',
      'fi',
      'de',
    ]);
  });

  it.each([
    [null, ''],
    [' a b ', 'a b'],
    ['\0a\0', 'a'],
    ['\0 a', 'a'],
    ['a\ud800b\udc00', 'ab'],
    ['\ud800 a', 'a'],
    ['ab😀', 'ab😀'],
    ['abc 😀', 'abc'],
    ['abcdef', 'abcde'],
  ])('text: %j of at most 5 characters is %j', (text, read) => expect(parseQueryText(text, 5)).toBe(read));

  it('text: 200 characters are read', () => expect(parseQueryText('x'.repeat(300))).toHaveLength(200));

  it('list: both spellings are read, once each, up to the limit', () => {
    const parameters = new URLSearchParams('a=1&a[]=2&a=2&a=&a=+3');
    expect(parseQueryList(parameters, 'a')).toEqual(['2', '1', '3']);
    const rule = { type: 'array', items: { type: 'string', maxLength: 2 }, maxItems: 2 } as const;
    expect(parseQueryList(new URLSearchParams('a=123&a=456&a=789'), 'a', rule)).toEqual(['12', '45']);
  });

  it('parameter: its texts have its limits, and a missing one has none', () => {
    const parameters = new URLSearchParams('text=abc&number=12&list=abc&list=d&empty=');
    const text = { type: 'string', maxLength: 2 } as const;
    const list = { type: 'array', items: text, maxItems: 1 } as const;
    expect([
      readQueryTexts(parameters, 'text', text),
      readQueryTexts(parameters, 'number', { type: 'integer', minimum: 1, maximum: 9 }),
      readQueryTexts(parameters, 'list', list),
      readQueryTexts(parameters, 'empty', text),
      readQueryTexts(parameters, 'missing', text),
    ]).toEqual([['ab'], ['12'], ['ab'], [''], []]);
  });
});

describe('requests', () => {
  it.each([
    [
      'http://shop.example.test/',
      '127.0.0.1',
      ['lihakauppa', 'http://www.example.test:80', 'http://shop.example.test:80'],
    ],
    [
      'http://www.example.fi/',
      '::FFFF:127.0.0.1',
      ['atriafi', 'http://www.example.fi', 'http://www.example.fi'],
    ],
    ['http://evil.example/', '127.0.0.1', ['atriafi', null, null]],
  ])('hosts: %s seen from %s is %j', async (url, remoteAddress, expected) => {
    app.decorate('hosts', createHosts(new Map([['atriafi', 'www.example.fi']])));
    app.get('/', (request) => [
      getRequestSite(request),
      getSiteOrigin(request, 'atriafi') ?? null,
      getRequestOrigin(request) ?? null,
    ]);
    expect((await app.inject({ url, remoteAddress })).json()).toEqual(expected);
  });

  it.each<[host: string, from: string, isServed: boolean, headers?: Record<string, string>]>([
    ['localhost', '127.0.0.1', true],
    ['localhost', '::FFFF:127.0.0.1', true],
    ['localhost', '192.0.2.1', false],
    ['localhost', '127.0.0.1::ffff:', false],
    ['localhost', '127.0.0.1', false, { via: '1.1 proxy' }],
    ['www.example.fi', '192.0.2.1', true],
  ])('hosts: %s is served to %s: %s', async (host, remoteAddress, isServed, headers = {}) => {
    app.decorate('hosts', createHosts(new Map([['atriafi', 'www.example.fi']])));
    app.get('/served', async (request) => ({ served: isServedHost(request) }));
    const answer = await app.inject({ url: '/served', remoteAddress, headers: { host, ...headers } });
    expect(answer.json()).toEqual({ served: isServed });
  });

  it.each([
    ['/', ''],
    ['/?a=1', 'a=1'],
    ['/?a=1?b=2', 'a=1%3Fb%3D2'],
    ['/?a=%00b%00', 'a=b'],
  ])('query: that of %s is %j', (url, query) => {
    expect(String(getSearchParameters({ url } as never))).toBe(query);
  });
});

describe('characters that no database stores', () => {
  beforeEach(() => {
    sanitizeRequests(app);
    app.post('/', ({ body }) => ({ body }));
    app.get('/*', () => 'page');
  });
  const send = (payload: object) => app.inject({ method: 'POST', url: '/', payload });

  it('body: they are removed from texts and names, other values stay', async () => {
    const value = { 'a\0': ['b\ud800', 1, null, true, { 'c\0': '\0' }], d: 'ä😀' };
    expect((await send(value)).json()).toEqual({ body: { a: ['b', 1, null, true, { c: '' }], d: 'ä😀' } });
  });

  it('body: objects of a class are not copied', async () => {
    const date = new Date(0);
    const plain = Object.assign(Object.create(null) as object, { 'a\0': date });
    app.addHook('preParsing', async (request) => void (request.body = undefined));
    const other = Fastify();
    other.addContentTypeParser('text/plain', async () => plain);
    sanitizeRequests(other);
    let seen: unknown;
    other.post('/', ({ body }) => {
      seen = body;
      return '';
    });
    await other.inject({ method: 'POST', url: '/', headers: { 'content-type': 'text/plain' }, payload: 'x' });
    expect(seen).toEqual({ a: date });
    expect((seen as { a: Date }).a).toBe(date);
  });

  const nest = (depth: number, wrap: (value: unknown) => object) => {
    let value: unknown = 1;
    for (let at = 0; at < depth; at += 1) value = wrap(value);
    return value as object;
  };
  it.each([
    ['lists', (value: unknown) => [value]],
    ['objects', (value: unknown) => ({ a: value })],
  ])('body: %s are nested 100 deep at most', async (_, wrap) => {
    expect((await send(nest(101, wrap))).statusCode).toBe(200);
    const answer = await send(nest(102, wrap));
    expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'The body is nested too deep.' }]);
  });

  it('path: a null character leads nowhere, in the query it does no harm', async () => {
    const { statusCode, body } = await app.inject('/a%00');
    expect([statusCode, body]).toEqual([404, '{"error":"There is nothing at this address."}']);
    expect((await app.inject('/a?b=%00')).statusCode).toBe(200);
  });
});

describe('reserved paths', () => {
  it.each([
    ['atriafi', '/', false],
    ['atriafi', '/page', false],
    ['atriafi', '/editor', true],
    ['atriafi', '/editor/', true],
    ['atriafi', '/Editor?a=1', true],
    ['atriafi', '/editor#a', true],
    ['atriafi', '/theme', true],
    ['atriafi', '/theme/', true],
    ['atriafi', '/kassa', false],
    ['lihakauppa', '/kassa', true],
  ] as const)('reserved path: of %s, %j: %s', async (site, path, isReserved) => {
    registerReservedPaths(app);
    const answer = vi.fn(() => '');
    app.get(PAGES_ROUTE, answer);
    app.get('/editor', answer);
    app.get('/theme/', answer);
    app.get('/kassa', { config: { site: 'lihakauppa' } }, answer);
    expect(await app.isReservedPath(site, path)).toBe(isReserved);
    expect(answer).not.toHaveBeenCalled();
    expect((await app.inject('/editor')).statusCode).toBe(200);
  });

  it('reserved path: a server without a route for pages reserves only its routes', async () => {
    registerReservedPaths(app);
    app.get('/', () => '');
    expect([await app.isReservedPath('atriafi', '/'), await app.isReservedPath('atriafi', '/a')]).toEqual([
      true,
      false,
    ]);
  });
});
