import Fastify, { type FastifyRequest } from 'fastify';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createInternalFetch, createPrerender } from '../../pages/render/prerender.ts';

const anywhere = { widgets: new Set<string>(), url: 'http://localhost:4000/', fetch, timeoutMs: 800 };

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'saaristo-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

/** Writes a build whose pages end with a word and the list of widgets to render. */
function build(word: string, seconds: number): void {
  const file = path.join(dist, 'pool.js');
  writeFileSync(
    file,
    `export const createPrerenderPool = () => ({
      prerender: async (html, { widgets }) => html + '${word} ' + [...widgets].join(),
      ready: Promise.resolve(),
      close: async () => {},
    });`,
  );
  utimesSync(file, seconds, seconds);
}

it('prerender: a page is rendered by the current build, also after a new one [SERVER]', async () => {
  const prerender = createPrerender(dist);
  const widgets = { ...anywhere, widgets: new Set(['image-list', 'number-counter']) };
  build('one', 1000);
  expect(await prerender('<p>page</p>', widgets)).toBe('<p>page</p>one image-list,number-counter');
  build('two', 2000);
  expect(await prerender('<p>page</p>', widgets)).toBe('<p>page</p>two image-list,number-counter');
});

it('prerender: without a build a page is unchanged [SERVER]', async () => {
  expect(await createPrerender(dist)('<p>page</p>', anywhere)).toBe('<p>page</p>');
});

it("prerender: calls of widgets reach the server itself, on the page's site and without cookies [SERVER]", async () => {
  const app = Fastify();
  app.get('/api/who', (request) => ({
    host: request.headers.host,
    cookie: request.headers.cookie ?? null,
    query: request.query,
  }));
  const page = {
    // The visitor's host. A proxy could pass its own.
    host: 'lihakauppa.localhost:4000',
    headers: { host: 'inside:4000', cookie: 'login=1' },
  } as FastifyRequest;
  const answer = await createInternalFetch(app, page)('http://lihakauppa.localhost:4000/api/who?a=1');
  expect(await answer.json()).toEqual({ host: 'lihakauppa.localhost:4000', cookie: null, query: { a: '1' } });
  expect((await createInternalFetch(app, page)('http://x/api/none')).status).toBe(404);
  await app.close();
});
