import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#api/http.ts';
import type { Call } from '#api/http-client.ts';

const CLIENT = '#api/http-client.ts';
const calls: Call[] = [];
const send = (call: Call) => {
  calls.push(call);
  return Promise.resolve({ data: { ok: true }, status: 200 });
};

/** Counts the loads of the client; `come` returns the module or rejects. */
let requests = 0;
let come: () => unknown;

/** Imports the HTTP layer anew, as on a new page. */
async function fresh(): Promise<typeof import('#api/http.ts')> {
  vi.resetModules();
  // Imports a module that failed to load again.
  const again = () => {
    requests += 1;
    vi.doMock(CLIENT, again);
    return come() as object;
  };
  vi.doMock(CLIENT, again);
  return import('#api/http.ts');
}

const kindOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'answered',
    (error: unknown) => (error as ApiError).kind,
  );

beforeEach(() => {
  requests = 0;
  calls.length = 0;
  come = () => ({ send });
});
afterEach(() => {
  vi.doUnmock(CLIENT);
  document.body.replaceChildren();
});

describe('HTTP client: it is loaded on demand [API-01]', () => {
  test('with the first call, once', async () => {
    const { get, post } = await fresh();
    expect(requests).toBe(0);
    await Promise.all([get('/api/a'), post('/api/b', { c: 1 })]);
    await get('/api/d');
    expect(requests).toBe(1);
    expect(calls.map(({ method, path }) => `${method} ${new URL(path).pathname}`)).toEqual([
      'GET /api/a',
      'POST /api/b',
      'GET /api/d',
    ]);
  });

  test.each(['pointerdown', 'focusin'])('at a %s in a widget, not outside of it', async (type) => {
    await fresh();
    document.body.innerHTML = '<button></button><div data-widget="like-button"><button></button></div>';
    const [beside, inside] = document.querySelectorAll('button');
    beside!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(requests).toBe(0);
    inside!.dispatchEvent(new Event(type, { bubbles: true }));
    await vi.waitFor(() => expect(requests).toBe(1));
  });
});

describe('HTTP client: while it is loading [API-03]', () => {
  test('a call can be aborted', async () => {
    come = () => new Promise(() => {});
    const { get } = await fresh();
    const controller = new AbortController();
    const kind = kindOf(get('/api/a', {}, controller.signal));
    controller.abort();
    expect(await kind).toBe('aborted');
    expect(await kindOf(get('/api/a', {}, controller.signal))).toBe('aborted');
    expect(calls).toEqual([]);
  });

  test('a call waits for it within its own timeout, and the answer has the remaining time', async () => {
    vi.useFakeTimers();
    let arrive = (): void => {};
    come = () => new Promise((resolve) => (arrive = () => resolve({ send })));
    const { get } = await fresh();
    const late = kindOf(get('/api/late'));
    await vi.advanceTimersByTimeAsync(9_000);
    const served = kindOf(get('/api/served'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await late).toBe('timeout');
    arrive();
    expect(await served).toBe('answered');
    expect(calls).toMatchObject([{ path: new URL('/api/served', location.href).href, timeout: 9_000 }]);
  });

  test('a failed load is a network error, and the next call tries again', async () => {
    come = () => {
      throw new Error('lost');
    };
    const { get } = await fresh();
    expect(await kindOf(get('/api/a'))).toBe('network');
    come = () => ({ send });
    expect(await get('/api/a')).toEqual({ ok: true });
  });

  test('a call of an offline browser fails after a second, unless the client is loaded by then', async () => {
    vi.useFakeTimers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const near = await fresh();
    expect(await near.get('/api/a')).toEqual({ ok: true });

    come = () => new Promise(() => {});
    const { get } = await fresh();
    const kind = vi.fn();
    void kindOf(get('/api/a')).then(kind);
    await vi.advanceTimersByTimeAsync(999);
    expect(kind).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(kind).toHaveBeenCalledWith('network');
  });
});

test('HTTP client: a server that sets its own read needs none', async () => {
  const { get, setServerGet } = await fresh();
  setServerGet((...args) => Promise.resolve(args));
  expect(await get('/api/a', { q: 'b' })).toEqual(['/api/a', { q: 'b' }, undefined]);
  expect(requests).toBe(0);
});

test('HTTP client: a write of a form waits two minutes', async () => {
  const { post, postForText } = await fresh();
  await post('/api/a');
  await postForText('/api/a', {});
  expect(calls.map(({ timeout }) => Math.ceil(timeout / 1000))).toEqual([120, 120]);
});
