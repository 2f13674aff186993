import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, get, isAborted, post, postForText, postKeepalive, readResponse } from '#api/http.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { refuseWithoutCookies } from '../../../blocked-cookies.ts';
import { api } from '../../../setup.ts';

const seen: Request[] = [];

beforeEach(() => {
  seen.length = 0;
  api.events.on('request:start', ({ request }) => void seen.push(request));
  api.use(http.all('*/api/echo', () => HttpResponse.json({ ok: true })));
});
afterEach(() => {
  api.events.removeAllListeners();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
  document.cookie = 'csrf=; max-age=0';
  configure(undefined);
});

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('the call did not reject with an ApiError');
  return error;
};

test('query: arrays are sent as a repeated key with brackets, empty values are left out [API-01]', async () => {
  await get('/api/echo', {
    facetTags: ['a', 'b'],
    q: 'å & ä',
    page: 1,
    authors: [],
    sortOrder: undefined,
    x: null,
  });
  const { searchParams } = new URL(seen[0]!.url);
  expect([...searchParams]).toEqual([
    ['facetTags[]', 'a'],
    ['facetTags[]', 'b'],
    ['q', 'å & ä'],
    ['page', '1'],
  ]);
});

describe('anti-forgery header [API-02]', () => {
  test('is sent to the same origin', async () => {
    document.cookie = 'XSRF-TOKEN=abc123';
    await post('/api/echo', {});
    expect(seen[0]!.headers.get('X-XSRF-TOKEN')).toBe('abc123');
  });

  test('is not sent to another origin', async () => {
    document.cookie = 'XSRF-TOKEN=abc123';
    configure(parseSettings({ apiBase: 'https://api.example.test' }));
    await post('/api/echo', {});
    expect(seen[0]!.url).toBe('https://api.example.test/api/echo');
    expect(seen[0]!.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('is not sent without the cookie', async () => {
    await post('/api/echo', {});
    expect(seen[0]!.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  const atLast = async (): Promise<Request> => {
    await postKeepalive('/api/echo', { quantity: 3 });
    return seen[0]!;
  };

  test('is sent with keepalive requests, only to the same origin', async () => {
    document.cookie = 'XSRF-TOKEN=abc%3D';
    const own = await atLast();
    expect(own.headers.get('X-XSRF-TOKEN')).toBe('abc=');
    expect(await own.json()).toEqual({ quantity: 3 });
    seen.length = 0;
    configure(parseSettings({ apiBase: 'https://api.example.test' }));
    const foreign = await atLast();
    expect(foreign.url).toBe('https://api.example.test/api/echo');
    expect(foreign.headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  test('has configurable names', async () => {
    document.cookie = 'csrf=xyz';
    configure(parseSettings({ antiForgery: { cookie: 'csrf', header: 'X-Csrf' } }));
    await post('/api/echo', {});
    expect(seen[0]!.headers.get('X-Csrf')).toBe('xyz');
  });
});

describe('kinds of failures [API-03]', () => {
  test.each([
    [400, 'bad-request'],
    [404, 'bad-request'],
    [413, 'bad-request'],
    [500, 'bad-response'],
    [503, 'bad-response'],
  ])('status %i is %s', async (status, kind) => {
    api.use(http.get('*/api/fails', () => HttpResponse.json({ error: 'no' }, { status })));
    expect(await failure(get('/api/fails'))).toMatchObject({ kind, status });
  });

  test('a cut connection is a network error', async () => {
    api.use(http.get('*/api/fails', () => HttpResponse.error()));
    expect(await failure(get('/api/fails'))).toMatchObject({ kind: 'network', status: undefined });
  });

  test('HTML with status 200 is a bad response', async () => {
    api.use(http.get('*/api/fails', () => HttpResponse.html('<h1>Huoltokatko</h1>')));
    expect(await failure(get('/api/fails'))).toMatchObject({ kind: 'bad-response' });
  });

  test('a missing answer is a timeout', async () => {
    let timeout = 0;
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        timeout = 0;
        ontimeout = () => {};
        open() {}
        setRequestHeader() {}
        send() {
          timeout = this.timeout;
          queueMicrotask(() => this.ontimeout());
        }
      },
    );
    expect(await failure(get('/api/echo'))).toMatchObject({ kind: 'timeout' });
    expect(timeout).toBe(15_000);
  });

  test.each([
    ['get', get],
    ['post', post],
    ['post for a text', postForText],
  ])('an aborted %s rejects as aborted without a console message', async (_, call) => {
    const controller = new AbortController();
    const failed = failure(call('/api/echo', {}, controller.signal));
    controller.abort();
    const error = await failed;
    expect(error.kind).toBe('aborted');
    expect(isAborted(error)).toBe(true);
  });
});

test('get: an empty answer is null [API-04]', async () => {
  api.use(http.post('*/api/empty', () => new HttpResponse(null, { status: 204 })));
  expect(await post('/api/empty')).toBeNull();
});

describe('a busy server that names a pause [API-03]', () => {
  const refuse = (status: number, pause: string) =>
    http.all('*/api/busy', () => new HttpResponse(null, { status, headers: { 'retry-after': pause } }), {
      once: true,
    });

  beforeEach(() => {
    api.use(http.all('*/api/busy', () => HttpResponse.json({ ok: true })));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  });

  /** Number of requests after some seconds. */
  const countAfter = async (seconds: number): Promise<number> => {
    await vi.waitFor(() => expect(seen.length).toBeGreaterThan(0));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return seen.length;
  };

  test.each([429, 503])('read: %i, is sent once more after the pause', async (status) => {
    api.use(refuse(status, '2'));
    const answer = get('/api/busy');
    expect(await countAfter(1)).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await answer).toEqual({ ok: true });
    expect(seen).toHaveLength(2);
  });

  test.each([500, 404])('read: %i, fails without another request', async (status) => {
    api.use(refuse(status, '1'));
    expect(await failure(get('/api/busy'))).toMatchObject({ status });
    expect(await countAfter(3)).toBe(1);
  });

  test('read: refused without a pause, fails without another request', async () => {
    api.use(http.all('*/api/busy', () => new HttpResponse(null, { status: 503 }), { once: true }));
    expect(await failure(get('/api/busy'))).toMatchObject({ status: 503 });
    expect(await countAfter(6)).toBe(1);
  });

  test('read: a pause of five seconds is waited for, and a negative one is not', async () => {
    api.use(refuse(503, '5'));
    const answer = get('/api/busy');
    expect(await countAfter(4.9)).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ ok: true });
    api.use(refuse(503, '-1'));
    expect(await failure(get('/api/busy'))).toMatchObject({ status: 503 });
    expect(seen).toHaveLength(3);
  });

  test('read: with a pause beyond its own time, fails without another request', async () => {
    api.use(
      http.all('*/api/busy', () => {
        vi.advanceTimersByTime(11_000);
        return new HttpResponse(null, { status: 503, headers: { 'retry-after': '5' } });
      }),
    );
    const error = failure(get('/api/busy'));
    expect(await countAfter(6)).toBe(1);
    expect(await error).toMatchObject({ status: 503 });
  });

  test('read: refused twice, fails', async () => {
    api.use(refuse(503, '1'), refuse(503, '1'));
    const error = failure(get('/api/busy'));
    await countAfter(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await error).toMatchObject({ kind: 'bad-response', status: 503 });
    expect(seen).toHaveLength(2);
  });

  test.each(['60', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'read: pause %s, fails without another request',
    async (pause) => {
      api.use(refuse(503, pause));
      expect(await failure(get('/api/busy'))).toMatchObject({ status: 503 });
      expect(await countAfter(61)).toBe(1);
    },
  );

  test('read: aborted during the pause, ends without another request', async () => {
    api.use(refuse(503, '5'));
    const controller = new AbortController();
    const error = failure(get('/api/busy', {}, controller.signal));
    await countAfter(1);
    controller.abort();
    expect(await error).toMatchObject({ kind: 'aborted' });
    expect(await countAfter(6)).toBe(1);
  });

  test('keepalive: a call that is never answered ends after two minutes', async () => {
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
    api.use(http.post('*/api/silent', () => new Promise<never>(() => {})));
    const error = failure(postKeepalive('/api/silent', {}));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    clock.abort();
    expect(await error).toMatchObject({ kind: 'network' });
    expect(timeout).toHaveBeenCalledWith(120_000);
  });

  test('write: is never sent again', async () => {
    api.use(refuse(503, '1'));
    expect(await failure(post('/api/busy', {}))).toMatchObject({ status: 503 });
    expect(await countAfter(5)).toBe(1);
  });
});

describe('anti-forgery cookie of a page that all visitors share [API-02]', () => {
  test.each([
    ['accepts a write without it', 200, ['/api/echo']],
    ['refuses that', 403, ['/api/echo', '/api/own']],
  ])('it is requested by personalUrl if the server %s', async (_, status, urls) => {
    configure(parseSettings({ personalUrl: '/api/own' }));
    api.use(
      http.get('*/api/own', () => HttpResponse.error()),
      http.post('*/api/echo', () => HttpResponse.json({}, { status })),
    );
    await post('/api/echo').catch(() => {});
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual(urls);
  });
});

describe('anti-forgery cookie that is gone or old [API-02]', () => {
  const writes = [
    ['post', post],
    ['keepalive', postKeepalive],
  ] as const;
  /** A server that accepts only the token `new`, and sends it with the page unless the browser blocks it. */
  const serve = (status: number, sends = 'XSRF-TOKEN=new') =>
    api.use(
      http.post('*/api/guarded', ({ request }) =>
        request.headers.get('X-XSRF-TOKEN') === 'new'
          ? HttpResponse.json({ ok: true })
          : HttpResponse.json({}, { status }),
      ),
      http.get('*/', () => {
        document.cookie = sends;
        return HttpResponse.html('<!doctype html>');
      }),
    );
  const pages = () => seen.filter(({ method }) => method === 'GET');
  const useMarker = () => {
    document.body.innerHTML = '<div data-widget="x"><input /></div>';
    document.querySelector('input')!.focus();
  };

  test.each(
    writes.flatMap(([name, write]) =>
      ([403, 419, 400] as const).map((status) => [name, status, write] as const),
    ),
  )(
    '%s: after status %i the cookie is requested once, and the call is repeated',
    async (_, status, write) => {
      serve(status);
      document.cookie = 'XSRF-TOKEN=old';
      useMarker();
      document.cookie = 'XSRF-TOKEN=; max-age=0';
      expect(await write('/api/guarded', { a: 1 })).toEqual({ ok: true });
      expect(pages()).toHaveLength(1);
      expect(await seen.at(-1)!.json()).toEqual({ a: 1 });
    },
  );

  test('a cookie of an earlier session is replaced', async () => {
    serve(403);
    document.cookie = 'XSRF-TOKEN=old';
    expect(await post('/api/guarded', {})).toEqual({ ok: true });
  });

  test('concurrent calls request it once', async () => {
    serve(403);
    expect(await Promise.all([post('/api/guarded'), post('/api/guarded')])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(pages()).toHaveLength(1);
  });

  test('a call that is refused for another reason is not repeated', async () => {
    serve(403, 'other=1');
    expect(await failure(post('/api/guarded'))).toMatchObject({ kind: 'bad-request', status: 403 });
    document.cookie = 'XSRF-TOKEN=old';
    api.use(http.post('*/api/wrong', () => HttpResponse.json({}, { status: 400 })));
    seen.length = 0;
    expect(await failure(post('/api/wrong'))).toMatchObject({ kind: 'bad-request' });
    expect(pages()).toEqual([]);
  });

  test.each(writes)('%s: if the browser blocks cookies, the error says so', async (_, write) => {
    api.use(http.post('*/api/guarded', refuseWithoutCookies));
    expect(await failure(write('/api/guarded'))).toMatchObject({ kind: 'cookies', status: 403 });
  });
});

test.each([
  ['post', post],
  ['keepalive', postKeepalive],
])('body: old libraries that add toJSON to lists do not change that of a %s [API-03]', async (_, write) => {
  Object.assign(Array.prototype, { toJSON: () => '[]' });
  onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'toJSON'));
  await write('/api/echo', { list: ['ä'] });
  expect(await seen[0]!.text()).toBe('{"list":["ä"]}');
  expect(seen[0]!.headers.get('content-type')).toBe('application/json');
});

describe('keepalive requests [API-03]', () => {
  test('without a body they have neither content nor its type', async () => {
    await postKeepalive('/api/echo');
    expect(await seen[0]!.text()).toBe('');
    expect(seen[0]!.headers.has('content-type')).toBe(false);
    await postKeepalive('/api/echo', { a: 1 });
    expect(seen[1]!.headers.get('content-type')).toBe('application/json');
    expect(seen[1]!.method).toBe('POST');
  });

  test('they fail with the kinds of other calls', async () => {
    api.use(http.post('*/api/fails', () => HttpResponse.error()));
    expect(await failure(postKeepalive('/api/fails'))).toMatchObject({ kind: 'network' });
    for (const [status, kind] of [
      [399, 'bad-response'],
      [400, 'bad-request'],
      [499, 'bad-request'],
      [500, 'bad-response'],
    ] as const)
      expect(await failure(readResponse(new Response(null, { status })))).toMatchObject({ kind, status });
    expect(await failure(readResponse(new Response('<p>x</p>')))).toMatchObject({ kind: 'bad-response' });
    const cut = Object.assign(new Response(''), { text: () => Promise.reject(new Error('cut')) });
    expect(await failure(readResponse(cut))).toMatchObject({ kind: 'network', status: 200 });
    expect(await readResponse(new Response(''))).toBeNull();
  });
});

test('text: it is an answer only of a call that accepts one [API-04]', async () => {
  api.use(http.post('*/api/text', () => new HttpResponse('OK')));
  expect(await postForText('/api/text', {})).toBe('OK');
  expect(await failure(post('/api/text', {}))).toMatchObject({ kind: 'bad-response', status: 200 });
});

test('error: it names its kind and status', () => {
  expect(String(new ApiError('network'))).toBe('ApiError: network');
  const error = new ApiError('bad-request', 400, 'cause', { a: 1 });
  expect(String(error)).toBe('ApiError: bad-request (400)');
  expect(error).toMatchObject({ status: 400, cause: 'cause', answer: { a: 1 } });
  expect([isAborted(error), isAborted({ kind: 'aborted' })]).toEqual([false, false]);
});
