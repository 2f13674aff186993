import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SidecarMetrics } from '../metrics.ts';
import type { Prerender } from '../options.ts';
import { createSidecar, type SidecarOptions } from '../sidecar.ts';
import { expectConsole } from '../../../test/setup-node.ts';

let server: ReturnType<typeof createSidecar> | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  server = undefined;
});

async function start(prerender: Prerender, options?: Partial<SidecarOptions>) {
  server = createSidecar(prerender, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const post = async (body: string, type = 'text/html') => {
    const answer = await fetch(origin, { method: 'POST', body, headers: { 'content-type': type } });
    return [answer.status, await answer.text()] as const;
  };
  return { origin, port, post };
}

/** Renders by writing in capitals, and adds the settings. */
const render = vi.fn<Prerender>((html, { settings } = {}) =>
  Promise.resolve(html.toUpperCase() + JSON.stringify(settings ?? null)),
);

const createMetrics = (addPage: SidecarMetrics['addPage']): SidecarMetrics => ({
  addPage,
  addRender() {},
  watch() {},
  read: () => Promise.resolve({ type: '', text: '' }),
});

describe('saaristo-prerender', () => {
  it('a page, or JSON with settings, is answered with the page [SERVER]', async () => {
    const { post, origin } = await start(render);
    expect(await post('<p>å</p>')).toEqual([200, '<P>Å</P>null']);
    const asked = JSON.stringify({ html: '<p>a</p>', settings: { site: 'x' } });
    expect(await post(asked, 'application/json; charset=utf-8')).toEqual([200, '<P>A</P>{"site":"x"}']);
    expect(await post('a', 'text/html; profile=application/json')).toEqual([200, 'Anull']);
    const { headers } = await fetch(origin, { method: 'POST', body: 'a' });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const health = await fetch(`${origin}/healthz`);
    expect(health.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await health.json()).toEqual({ healthy: true });
  });

  it('the same page is rendered once [SERVER]', async () => {
    render.mockClear();
    const { post } = await start(render);
    for (const page of ['<p>a</p>', '<p>a</p>', '<p>b</p>']) await post(page);
    await post(JSON.stringify({ html: '<p>a</p>', settings: {} }), 'application/json');
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('the given apiBase is used, and pages with calls are not cached [SERVER]', async () => {
    const calling = vi.fn<Prerender>(async (html, { url, apiBase, idPrefix, fetch: ask } = {}) => {
      const answer = html.includes('call') ? await (await ask!('data:text/plain,answered')).text() : '';
      return `${html} ${url} ${apiBase} ${idPrefix} ${answer}`;
    });
    const { post } = await start(calling, { apiBase: 'https://api.example.test' });
    const url = 'https://www.example.test/haku?q=a';
    const asked = JSON.stringify({ html: '<p>call', url, idPrefix: 'side' });
    for (let time = 0; time < 2; time += 1)
      expect(await post(asked, 'application/json')).toEqual([
        200,
        '<p>call https://www.example.test/haku?q=a https://api.example.test side answered',
      ]);
    expect(calling).toHaveBeenCalledTimes(2);
    for (let time = 0; time < 2; time += 1) await post('<p>still');
    expect(calling).toHaveBeenCalledTimes(3);
  });

  it('options of a wrong type are ignored [SERVER]', async () => {
    const { post } = await start(render);
    const asked = { html: 'a', url: 1, idPrefix: 1, settings: 1, tags: 1 };
    await post(JSON.stringify(asked), 'application/json');
    expect(Object.keys(render.mock.lastCall![1]!).toSorted()).toEqual(['fetch', 'signal', 'timeoutMs']);
  });

  it('cache: the same body of another type is another page [SERVER]', async () => {
    const { post } = await start(render);
    const body = '{"html":"a"}';
    expect(await post(body, 'application/json')).toEqual([200, 'Anull']);
    expect(await post(body, 'text/html')).toEqual([200, '{"HTML":"A"}null']);
  });

  it('cache: a page that is late is rendered again [SERVER]', async () => {
    render.mockClear();
    const results: string[] = [];
    const metrics = createMetrics((result) => results.push(result));
    const { post } = await start(render, { timeoutMs: 0, metrics });
    for (let time = 0; time < 2; time += 1) await post('<p>a</p>');
    expect(render).toHaveBeenCalledTimes(2);
    expect(results).toEqual(['late', 'late']);
  });

  it('cache: without bytes for it every page is rendered, and nothing is purged [SERVER]', async () => {
    render.mockClear();
    const { post, origin } = await start(render, { cacheBytes: 0, purgeToken: 'secret' });
    for (let time = 0; time < 2; time += 1) await post('<p>a</p>');
    expect(render).toHaveBeenCalledTimes(2);
    expect(await createPurge(origin)('a', 'secret')).toEqual([200, '{"purged":0}']);
  });

  const createPurge = (origin: string) => async (tags: string, token?: string) => {
    const answer = await fetch(origin, {
      method: 'PURGE',
      headers: { 'x-purge-tags': tags, ...(token && { authorization: `Bearer ${token}` }) },
    });
    return [answer.status, await answer.text()] as const;
  };

  it('cache: pages are purged by widget and by their own tags, with the token alone [SERVER]', async () => {
    render.mockClear();
    const { post, origin } = await start(render, { purgeToken: 'secret' });
    const purge = createPurge(origin);
    const liked = JSON.stringify({
      html: '<div data-widget="like-button"></div>',
      tags: ['page-7', 'product-501'],
    });
    const tags = Array.from({ length: 201 }, (_, at) => `page-${at + 100}`);
    const other = JSON.stringify({ html: '<div data-widget=faq-list></div>', tags });
    const postBoth = async () => {
      for (const page of [liked, other]) await post(page, 'application/json');
      return render.mock.calls.length;
    };
    expect(await postBoth()).toBe(2);
    expect(await purge('widget-like-button')).toEqual([403, 'The token of a purge is missing or wrong.']);
    expect(await purge('widget-like-button', 'wrong')).toEqual([403, expect.any(String)]);
    expect(await purge(' ', 'secret')).toEqual([400, 'X-Purge-Tags is missing.']);
    expect(await postBoth()).toBe(2);
    expect(await purge('widget-like-button', 'secret')).toEqual([200, '{"purged":1}']);
    expect(await postBoth()).toBe(3);
    expect(await purge('product-501 page-9', 'secret')).toEqual([200, '{"purged":1}']);
    expect(await postBoth()).toBe(4);
    expect(await purge('page-300', 'secret')).toEqual([200, '{"purged":0}']);
    expect(await purge('page-299', 'secret')).toEqual([200, '{"purged":1}']);
    expect(await postBoth()).toBe(5);
    expect(await purge('widget-like-button widget-faq-list', 'secret')).toEqual([200, '{"purged":2}']);
    await fetch(origin, { method: 'POST', body: '<p>', headers: { 'cache-tag': 'page-1, page-2' } });
    expect(await purge('page-2', 'secret')).toEqual([200, '{"purged":1}']);
  });

  it('cache: without a token of the sidecar nothing is purged [SERVER]', async () => {
    const { origin } = await start(render);
    expect((await createPurge(origin)('a', 'undefined'))[0]).toBe(403);
  });

  it('cache: a page is rendered again after its time, and with calls only if they have a time [SERVER]', async () => {
    const calling = vi.fn<Prerender>(async (html, { fetch: ask } = {}) => {
      if (html.includes('call')) await ask!('data:text/plain,answered');
      return html;
    });
    const now = vi.spyOn(performance, 'now');
    const { post } = await start(calling, { ttlMs: 60_000, callTtlMs: 10_000 });
    const postBoth = async (at: number) => {
      now.mockReturnValue(at);
      for (const page of ['<p>call', '<p>still']) await post(page);
      return calling.mock.calls.map(([html]) => html);
    };
    const both = ['<p>call', '<p>still'];
    expect(await postBoth(1)).toEqual(both);
    expect(await postBoth(9000)).toEqual(both);
    expect(await postBoth(20_000)).toEqual([...both, '<p>call']);
    expect(await postBoth(70_000)).toEqual([...both, '<p>call', ...both]);
  });

  it('cache: equal requests at a time are rendered once, and a purge meanwhile stores nothing [SERVER]', async () => {
    let finish = () => {};
    const slow = vi.fn<Prerender>(async (html) => {
      await new Promise<void>((resolve) => (finish = resolve));
      return `${html} rendered`;
    });
    const results: string[] = [];
    const metrics = createMetrics((result) => results.push(result));
    const { post, origin } = await start(slow, { purgeToken: 'secret', metrics });
    const all = Promise.all(Array.from({ length: 20 }, () => post('<p data-widget="a">')));
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(1));
    expect((await createPurge(origin)('widget-a', 'secret'))[0]).toBe(200);
    finish();
    expect(new Set((await all).map(([, page]) => page))).toEqual(new Set(['<p data-widget="a"> rendered']));
    expect(results.toSorted()).toEqual(['rendered', ...Array<string>(19).fill('shared')]);
    const again = post('<p data-widget="a">');
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));
    finish();
    await again;
  });

  it('a page that can not be rendered is returned unchanged [SERVER]', async () => {
    const { post } = await start(() => Promise.reject(new Error('out of order')));
    expectConsole('error', /a page could not be rendered/);
    expect(await post('<p>a</p>')).toEqual([200, '<p>a</p>']);
  });

  it('a page that is not UTF-8 is returned unchanged, byte for byte [SERVER]', async () => {
    const { origin } = await start(render);
    const page = Buffer.from('<p>\xE4iti</p>', 'latin1');
    const type = 'text/html; charset=iso-8859-1';
    const answer = await fetch(origin, { method: 'POST', body: page, headers: { 'content-type': type } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(page);
    const untyped = await fetch(origin, { method: 'POST', body: page });
    expect(untyped.headers.get('content-type')).toBe('text/html');
  });

  it('requests of web pages and of unknown names are refused; programs and local names are answered [SERVER]', async () => {
    const { port } = await start(render, { allowedHosts: ['sidecar.default.svc'] });
    const ask = async (headers: Record<string, string>) => {
      const one = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false }).end('a');
      const [answer] = (await once(one, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const cases: [status: number, headers: Record<string, string>][] = [
      [403, { origin: 'https://evil.example' }],
      [403, { origin: 'null' }],
      [403, { origin: `http://127.0.0.1:${port}` }],
      [403, { 'sec-fetch-site': 'cross-site' }],
      [403, { 'sec-fetch-site': 'same-origin' }],
      [403, { host: `evil.example:${port}` }],
      [403, { host: 'localhost.evil.example' }],
      [403, { host: '127.0.0.1.evil.example' }],
      [403, { host: 'evil.example.' }],
      [200, { 'sec-fetch-mode': 'cors' }],
      [200, { 'sec-fetch-site': 'none' }],
      [200, { host: `localhost:${port}` }],
      [200, { host: '[::1]:4180' }],
      [200, { host: '10.0.0.7' }],
      [200, { host: 'sidecar:4180' }],
      [200, { host: 'Sidecar.default.svc:4180' }],
    ];
    const got = await Promise.all(cases.map(async ([, headers]) => [await ask(headers), headers]));
    expect(got).toEqual(cases);
  });

  it.each([
    ['no JSON', '{', 'application/json', 400, 'The body is not valid JSON.'],
    ['JSON of something else', '["a"]', 'application/json', 400, /^The body has to be \{"html": /],
    ['JSON without a page', '{"url":"/"}', 'application/json', 400, /^The body has to be \{"html": /],
    ['a page that is too large', 'a'.repeat(2001), 'text/html', 413, 'A page may have 2000 bytes.'],
  ])('%s is refused [SERVER]', async (_what, body, type, status, message) => {
    const { post } = await start(render, { maxBytes: 2000 });
    expect(await post(body, type)).toEqual([status, expect.stringMatching(message)]);
    expect(await post('a'.repeat(2000))).toEqual([200, `${'A'.repeat(2000)}null`]);
  });

  it('other methods and paths are refused [SERVER]', async () => {
    const { origin } = await start(render);
    const other = await fetch(origin);
    expect([other.status, await other.text()]).toEqual([405, 'A page is posted.']);
    expect(other.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    for (const path of ['/x', '/page']) {
      const answer = await fetch(origin + path, { method: 'POST', body: '{}' });
      expect([answer.status, await answer.text()]).toEqual([404, 'Pages are posted to /.']);
    }
    expect(server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 10_000 });
    const unreadable = await fetch(`${origin}//`, { method: 'POST', body: 'a' });
    expect([unreadable.status, await unreadable.text()]).toEqual([400, 'The request can not be read.']);
  });
});
