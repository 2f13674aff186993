import { afterEach, expect, test, vi } from 'vitest';
import { importChunk, isChunkError, setChunkContext } from '#mount/island/chunk-loader.ts';
import { fetchFile, getUrl, readLoads } from '#mount/fetch-file.ts';
import type { MountContext } from '#mount/types.ts';

const base = 'https://a.test/d/e.js';
const script = 'data:text/javascript,';

test('table of widgets: each name has the load strategy of its group [LOAD]', () => {
  expect([...readLoads('eager,a,b;media((width > 1px)),c;idle')]).toEqual([
    ['a', 'eager'],
    ['b', 'eager'],
    ['c', 'media((width > 1px))'],
  ]);
});

/** Requests a file in four attempts. Returns the URLs of the failed imports, or the errors of attempts without one. */
async function requestRepeatedly(catalogue: string): Promise<(string | undefined)[]> {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(catalogue));
  const attempts = await Promise.allSettled(
    [0, 1, 2, 3].map((attempt) => fetchFile('card', 'h4sh0', attempt)),
  );
  return attempts.map((attempt) => {
    const reason = String((attempt as PromiseRejectedResult).reason);
    return /import map/.test(reason) ? 'refused' : /chunks\/[^'"]+/.exec(reason)?.[0];
  });
}

afterEach(() => {
  document.head.replaceChildren();
});

test('file: two attempts import the known URL, later ones that of the catalogue [LOAD]', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const known = 'chunks/card-h4sh0.js';
  const next = 'chunks/card-n3w_h.js';
  expect(await requestRepeatedly(`["chunks/other-1.js","${next}"]`)).toEqual([known, known, next, next]);
  const request = [getUrl('widgets.json'), { cache: 'reload' }];
  expect(vi.mocked(fetch).mock.calls).toEqual([request, request]);
});

test('file: a browser that keeps failed imports gets other URLs [LOAD]', async () => {
  vi.stubGlobal('CSS', { supports: () => true });
  const known = 'chunks/card-h4sh0.js';
  expect(await requestRepeatedly(`["${known}"]`)).toEqual([
    known,
    ...[1, 2, 3].map((n) => `${known}?retry=${n}`),
  ]);
});

test('file: the catalogue’s name is refused if the import map has only the known one [EMB]', async () => {
  vi.stubGlobal('CSS', { supports: () => false });
  const url = getUrl('chunks/card-h4sh0.js').href;
  document.head.innerHTML = `<script type="importmap">{</script><script type="ImportMap">${JSON.stringify({ integrity: { [url]: 'sha384-a' } })}</script>`;
  const known = 'chunks/card-h4sh0.js';
  expect(await requestRepeatedly('["chunks/card-n3w_h.js"]')).toEqual([known, known, 'refused', 'refused']);
});

test('chunk: before a widget is mounted, it is loaded once, and its failure is a chunk’s [LOAD]', async () => {
  expect(await importChunk(() => Promise.resolve('part'), ['missing.js'], 'about:')).toBe('part');
  const error = new Error('503');
  const load = vi.fn(() => Promise.reject(error));
  await expect(importChunk(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledOnce();
  expect(isChunkError(error)).toBe(true);
  expect(isChunkError(new Error('503'))).toBe(false);
  expect(isChunkError('503')).toBe(false);
  // oxlint-disable-next-line typescript/prefer-promise-reject-errors
  await expect(importChunk(() => Promise.reject('a text'))).rejects.toBe('a text');
});

test('chunk: its files are requested with it, stylesheets as such, and the HTTP client from the third attempt by its name [LOAD]', async () => {
  const loadChunkStyle = vi.fn(() => Promise.resolve());
  const fetchAgain = vi.fn(() => Promise.resolve('client'));
  const attempts = [0, 1, 2];
  const retry = (load: (attempt: number) => Promise<unknown>) => Promise.all(attempts.map(load));
  setChunkContext({ retry, fetchFile: fetchAgain, loadChunkStyle } as unknown as MountContext);
  const load = () => Promise.resolve('part');
  expect(await importChunk(load)).toEqual(['part', 'part', 'part']);
  expect(await importChunk(load, ['/b.css', `${script}1`], base)).toEqual(['part', 'part', 'part']);
  expect(loadChunkStyle.mock.calls).toEqual(attempts.map(() => ['https://a.test/b.css']));
  expect(await importChunk(load, ['c.css'], base)).toEqual(['part', 'part', 'part']);
  expect(loadChunkStyle).toHaveBeenLastCalledWith('https://a.test/d/c.css');
  await expect(importChunk(load, [`${script}throw 5`], base)).rejects.toBe(5);
  expect(fetchAgain).not.toHaveBeenCalled();
  const client = `${script}1/*/http-client-*/`;
  expect(await importChunk(load, [client], base)).toEqual(['part', 'part', 'client']);
  expect(fetchAgain).toHaveBeenCalledExactlyOnceWith('http-client', 2);
});

test('chunk: one that neither comes nor fails is awaited for 30 s, and leaves no timer [LOAD]', async () => {
  vi.useFakeTimers();
  setChunkContext({ retry: (load: () => Promise<unknown>) => load() } as unknown as MountContext);
  const error = importChunk(() => new Promise(() => {})).catch((reason: unknown) => reason);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await error).toEqual(new Error('no answer in 30 s'));
  expect(isChunkError(await error)).toBe(true);
  expect(await importChunk(() => Promise.resolve('part'))).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
