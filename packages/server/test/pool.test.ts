/** The pool of threads, with a test double for the module that renders. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPrerenderPool, type PrerenderPool, type PrerenderPoolOptions } from '../pool.ts';
import { createSidecar } from '../sidecar.ts';
import { expectConsole } from '../../../test/setup-node.ts';

/** Executes the command that a page contains. */
const WORKER = `
export const start = () => {};
export const check = (page) => {
  if (page.title === 'for ever') for (;;);
  return { details: page, faults: [] };
};
export default async function render({ html, options, reports, endsAt, port }) {
  if (html.includes('for ever')) for (;;);
  if (html.includes('memory')) { const all = []; for (;;) all.push(Array.from({ length: 1000 }, () => ({}))); }
  if (html.includes('throws')) throw new Error('out of order');
  let told = '';
  if (html.includes('time')) told = Math.round((endsAt - performance.timeOrigin - performance.now()) / 1000);
  for (let at = 0; reports && at < 50; at += 1) port.postMessage({ render: { ms: at } });
  if (html.includes('later')) setTimeout(() => { throw new Error('out of order'); }, 20);
  if (html.includes('calls')) {
    const answer = new Promise((resolve) => port.once('message', resolve));
    port.postMessage({ id: 1, url: 'https://cms.example/api', method: 'POST', headers: [['accept', 'a/b']], body: Uint8Array.of(65).buffer });
    const { status, headers, body, error } = await answer;
    told = error ?? status + Buffer.from(body).toString() + new Map(headers).get('etag');
  }
  if (html.includes('waits')) told = await new Promise((resolve) => port.once('message', resolve));
  port.close();
  return html.toUpperCase() + told + (options.settings?.site ?? '') + (reports ? ' reported' : '');
}`;

const folder = mkdtempSync(join(tmpdir(), 'saaristo-pool-'));
const worker = pathToFileURL(join(folder, 'worker.mjs'));
beforeAll(() => writeFileSync(worker, WORKER));
afterAll(() => rmSync(folder, { recursive: true }));

let pool: PrerenderPool | undefined;
afterEach(async () => {
  await pool?.close();
  pool = undefined;
});
async function start(options: PrerenderPoolOptions = {}): Promise<PrerenderPool> {
  pool = createPrerenderPool({ threads: 1, worker, ...options });
  await pool.ready;
  return pool;
}
/** Time in ms in which a thread starts and terminates on a busy machine. */
const START_MS = 15_000;

describe('pool', () => {
  it('a page is rendered with its settings, unless no widget is selected or it is aborted [SERVER]', async () => {
    const { prerender } = await start();
    expect(await prerender('page', { settings: { site: 'x' } })).toBe('PAGEx');
    expect(await prerender('time', { timeoutMs: START_MS })).toBe(`TIME${START_MS / 1000}`);
    expect(await prerender('page', { widgets: new Set() })).toBe('page');
    expect(await prerender('page', { signal: AbortSignal.abort() })).toBe('page');
  });

  it('a thread that exceeds the time of its page is terminated; the page is returned unchanged and the next is rendered [SERVER]', async () => {
    const { prerender } = await start();
    expect(await prerender('for ever', { timeoutMs: 100 })).toBe('for ever');
    expect(await prerender('next', { timeoutMs: START_MS })).toBe('NEXT');
  });

  it('a thread that exceeds its memory is terminated with an error, and the next page is rendered [SERVER]', async () => {
    const { prerender } = await start({ heapMb: 32 });
    await expect(prerender('memory', { timeoutMs: START_MS })).rejects.toThrow(/memory/);
    expect(await prerender('next', { timeoutMs: START_MS })).toBe('NEXT');
  });

  it('a page that waits too long for a thread is returned unchanged, and the page before it is rendered [SERVER]', async () => {
    const { prerender } = await start();
    const gone = new AbortController();
    const first = prerender('waits', { timeoutMs: START_MS, signal: gone.signal });
    expect(await prerender('second', { timeoutMs: 50 })).toBe('second');
    gone.abort();
    expect(await first).toBe('WAITSabort');
  });

  it('the calls of a page are made in the main thread [SERVER]', async () => {
    const { prerender } = await start();
    const asked: unknown[] = [];
    const call: typeof fetch = async (input, init) => {
      asked.push([input, init]);
      return new Response(' answered', { status: 201, headers: { etag: 'a' } });
    };
    expect(await prerender('calls', { fetch: call })).toBe('CALLS201 answereda');
    const body = Uint8Array.of(65).buffer;
    expect(asked).toEqual([
      ['https://cms.example/api', { method: 'POST', headers: [['accept', 'a/b']], body }],
    ]);
    const failing = () => Promise.reject(new Error('away'));
    expect(await prerender('calls', { fetch: failing })).toBe('CALLSError: away');
  });

  it('the reports of a page arrive before it, if they are wanted [SERVER]', async () => {
    const { prerender } = await start();
    const reports: number[] = [];
    const onRender = ({ ms }: { ms: number }) => reports.push(ms);
    expect(await prerender('page', { onRender, timeoutMs: START_MS })).toBe('PAGE reported');
    expect(reports).toEqual(Array.from({ length: 50 }, (_, at) => at));
  });

  it('a page of the editor is checked in a thread, and a thread that fails without a page is replaced [SERVER]', async () => {
    const { prerender, checkPage } = await start();
    expect(await checkPage({ title: 'A' })).toEqual({ details: { title: 'A' }, faults: [] });
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await prerender('later', { timeoutMs: START_MS })).toBe('LATER');
    await expect
      .poll(() => log.mock.calls)
      .toEqual([[expect.stringMatching(/^\[saaristo\] a thread of the pool failed: Error: out of order\n/)]]);
    log.mockRestore();
    expect(await prerender('next', { timeoutMs: START_MS })).toBe('NEXT');
  });

  it('a check that takes too long is refused and delays no page; the next check and a page too large are answered [SERVER]', async () => {
    const { prerender, checkPage } = await start({ maxCheckMs: 2000 });
    const check = checkPage({ title: 'for ever' }).catch((error: unknown) => error);
    const pages = Array.from({ length: 20 }, () => prerender('page', { timeoutMs: 800 }));
    expect(await Promise.all(pages)).toEqual(Array(20).fill('PAGE'));
    expect(await check).toMatchObject({ reason: 'late', status: 503 });
    await expect.poll(() => checkPage({ title: 'A' }).catch(() => 'late')).toHaveProperty('details');
    let deep: unknown = [];
    for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
    for (const blocks of ['a'.repeat(3_000_000), Array(60_000).fill(1), deep])
      expect(await checkPage({ title: '', blocks })).toEqual({
        error: expect.stringContaining('The page') as string,
      });
  });

  it('pages wait for a thread until their own deadline, and are bounded in bytes [SERVER]', async () => {
    const { prerender } = await start({ waitingMb: 1 });
    const gone = new AbortController();
    const first = prerender('waits', { timeoutMs: START_MS, signal: gone.signal });
    const pages = Array.from({ length: 20 }, (_, at) => prerender(`page ${at}`, { timeoutMs: START_MS }));
    await expect(prerender('a'.repeat(2 ** 20))).rejects.toMatchObject({ reason: 'full' });
    gone.abort();
    await first;
    expect(await Promise.all(pages)).toEqual(Array.from({ length: 20 }, (_, at) => `PAGE ${at}`));
    expect(await prerender('a'.repeat(2 ** 20 - 1), { timeoutMs: START_MS })).toMatch(/^A/);
  });

  it('`ready` rejects if the module of the threads is missing [SERVER]', async () => {
    // The build puts it beside the pool.
    const missing = createPrerenderPool({ threads: 1 });
    await expect(missing.ready).rejects.toThrow(/prerender-worker\.js/);
    await missing.close();
  });

  it('a sidecar returns every page, rendered or unchanged [SERVER]', async () => {
    const { prerender } = await start({ threads: 2, heapMb: 32 });
    const server = createSidecar(prerender, { timeoutMs: 1000 }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const post = async (body: string, type = 'text/html') => {
      const answer = await fetch(origin, { method: 'POST', body, headers: { 'content-type': type } });
      return [answer.status, await answer.text()];
    };
    expectConsole('error', /a page could not be rendered/);
    expect(await post('throws')).toEqual([200, 'throws']);
    // Neither the main thread nor a message between threads may read the page recursively.
    const deep = `{"site":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect(await post(`{"html":"page","settings":${deep}}`, 'application/json')).toEqual([200, 'page']);
    expect(await Promise.all(['for ever', 'other', 'other'].map((one) => post(one)))).toEqual([
      [200, 'for ever'],
      [200, 'OTHER'],
      [200, 'OTHER'],
    ]);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});
