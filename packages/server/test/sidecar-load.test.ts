/** `saaristo-prerender` under more load than it accepts, and with slow or disconnecting clients. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import type { Prerender } from '../options.ts';
import { createSidecar, type SidecarOptions, stopSidecar } from '../sidecar.ts';

let server: ReturnType<typeof createSidecar> | undefined;
const open = new Set<ClientRequest>();
afterEach(async () => {
  for (const one of open) one.destroy();
  open.clear();
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve) ?? resolve(undefined));
  server = undefined;
});

/** A renderer that writes in capitals when it is released, and the pages that it renders. */
function createHeldRenderer() {
  const waiting: (() => void)[] = [];
  const state = { now: 0, most: 0, aborted: 0 };
  const prerender: Prerender = async (html, { signal } = {}) => {
    state.most = Math.max(state.most, (state.now += 1));
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      signal?.addEventListener('abort', () => {
        state.aborted += 1;
        resolve();
      });
    });
    state.now -= 1;
    return html.toUpperCase();
  };
  return { prerender, state, letGo: () => waiting.splice(0).forEach((go) => go()) };
}

async function start(prerender: Prerender, options?: Partial<SidecarOptions>) {
  server = createSidecar(prerender, options).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** A request whose body is not written yet. */
  const begin = (headers = {}): ClientRequest => {
    const one = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
    one.on('error', () => {});
    open.add(one);
    return one;
  };
  const answerTo = async (one: ClientRequest) => {
    const [answer] = await once(one, 'response');
    return [answer.statusCode as number, await text(answer)] as const;
  };
  const post = (body: string) => answerTo(begin().end(body));
  return { begin, answerTo, post };
}

const render: Prerender = (html) => Promise.resolve(html.toUpperCase());

it('sidecar: fifty pages at once are all rendered; pages beyond the bytes that may wait are refused with 503, later ones are rendered [SERVER]', async () => {
  const { prerender, state, letGo } = createHeldRenderer();
  const { post, begin, answerTo } = await start(prerender, { waitingBytes: 1000 });
  const answers = Array.from({ length: 50 }, (_, at) => post(`page ${at}`));
  await expect.poll(() => state.now, { timeout: 20_000 }).toBe(50);
  const [answer] = (await once(begin().end('a'.repeat(900)), 'response')) as [IncomingMessage];
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  letGo();
  expect((await Promise.all(answers)).filter(([, html]) => /^PAGE \d+$/.test(html))).toHaveLength(50);
  const next = answerTo(begin().end('a'.repeat(900)));
  await expect.poll(() => state.now).toBe(1);
  letGo();
  expect(await next).toEqual([200, 'A'.repeat(900)]);
});

it('sidecar: a client that disconnects while its page is rendered aborts the work and frees its place [SERVER]', async () => {
  const { prerender, state, letGo } = createHeldRenderer();
  const { begin, post } = await start(prerender);
  const gone = begin().end('gone');
  await expect.poll(() => state.now).toBe(1);
  gone.destroy();
  await expect.poll(() => state).toEqual({ now: 0, most: 1, aborted: 1 });
  const next = post('next');
  await expect.poll(() => state.now).toBe(1);
  letGo();
  expect(await next).toEqual([200, 'NEXT']);
});

it('sidecar: a client that disconnects leaves the rendering to others that wait for the same page [SERVER]', async () => {
  const { prerender, state, letGo } = createHeldRenderer();
  const { begin, post } = await start(prerender);
  const gone = begin().end('page');
  await expect.poll(() => state.now).toBe(1);
  const waiting = [post('page'), post('second')];
  await expect.poll(() => state.now).toBe(2);
  gone.destroy();
  waiting.push(post('third'));
  await expect.poll(() => state.now).toBe(3);
  expect(state.aborted).toBe(0);
  letGo();
  expect((await Promise.all(waiting)).map(([, html]) => html)).toEqual(['PAGE', 'SECOND', 'THIRD']);
});

it('sidecar: clients that send slowly take no place, and their pages are rendered when they are complete [SERVER]', async () => {
  const { begin, answerTo, post } = await start(render);
  const slow = Array.from({ length: 20 }, () => begin());
  for (const one of slow) one.write('slo');
  expect(await post('quick')).toEqual([200, 'QUICK']);
  for (const one of slow.slice(0, -1)) one.destroy();
  const last = answerTo(slow.at(-1)!);
  slow.at(-1)!.end('w');
  expect(await last).toEqual([200, 'SLOW']);
});

it('sidecar: clients that do not read their pages do not delay other clients [SERVER]', async () => {
  let renders = 0;
  // A page with calls is not cached.
  const repeat: Prerender = async (html, { fetch: ask } = {}) => {
    renders += 1;
    await ask!('data:text/plain,a');
    return html.repeat(1_000_000);
  };
  const { begin, post } = await start(repeat);
  for (let at = 0; at < 4; at += 1) {
    const [answer] = await once(begin().end('unread'), 'response');
    answer.pause();
  }
  expect((await post('quick'))[1]).toHaveLength(5_000_000);
  expect(renders).toBe(5);
});

it.each([
  ['that says its size', { 'content-length': '2001' }],
  ['that says none', {}],
])(
  'sidecar: a body above the limit %s is refused before it is complete, and the connection is closed [SERVER]',
  async (_, headers) => {
    const { begin, post } = await start(render, { maxBytes: 2000 });
    const large = begin(headers);
    if ('content-length' in headers) large.flushHeaders();
    else large.write('a'.repeat(2001));
    const [answer] = await once(large, 'response');
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    await once(answer.resume(), 'close');
    expect(await post('next')).toEqual([200, 'NEXT']);
  },
);

it('sidecar: one that is stopped sends all pending pages completely, then ends [SERVER]', async () => {
  const { prerender, state, letGo } = createHeldRenderer();
  const { post, begin } = await start(prerender);
  begin().write('never whole');
  const waiting = post('page');
  await expect.poll(() => state.now).toBe(1);
  const isEnded = once(server!, 'close');
  const TIMEOUT_MS = 100;
  stopSidecar(server!, TIMEOUT_MS);
  await expect(post('new')).rejects.toThrow(/ECONNREFUSED/);
  // Synchronous work takes longer than the time limit.
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS * 1.5));
  letGo();
  expect(await waiting).toEqual([200, 'PAGE']);
  await isEnded;
});

it('stopped sidecar: it ends in time, also with clients that keep sending [SERVER]', async () => {
  const { prerender, state } = createHeldRenderer();
  const { begin } = await start(prerender);
  begin().end('for ever');
  await expect.poll(() => state.now).toBe(1);
  const isEnded = once(server!, 'close');
  stopSidecar(server!, 30);
  await isEnded;
  await expect.poll(() => state.aborted).toBe(1);
});
