import { expect, test, vi } from 'vitest';
import { importChunk, isChunkError, setChunkContext } from '#mount/chunk-loader.ts';
import { fetchFile, readLoads } from '#mount/fetch-file.ts';
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

test('file: the first attempt imports the known URL, the second another one, later ones that of the catalogue [LOAD]', async () => {
  const catalogue = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('["chunks/other-1.js","chunks/card-n3w_h4sh.js"]'));
  const attempts = await Promise.allSettled(
    [0, 1, 2, 3].map((attempt) => fetchFile('card', 'h4sh', attempt)),
  );
  const urls = attempts.map(
    (attempt) => /chunks\/[^'"]+/.exec(String((attempt as PromiseRejectedResult).reason))?.[0],
  );
  expect(urls).toEqual([
    'chunks/card-h4sh.js',
    'chunks/card-h4sh.js?retry=1',
    'chunks/card-n3w_h4sh.js?retry=2',
    'chunks/card-n3w_h4sh.js?retry=3',
  ]);
  expect(
    catalogue.mock.calls.map(([url, options]) => [new URL(url as URL).pathname.replace(/.*\//, ''), options]),
  ).toEqual([
    ['widgets.json', { cache: 'reload' }],
    ['widgets.json', { cache: 'reload' }],
  ]);
  catalogue.mockRestore();
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
