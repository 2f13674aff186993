/**
 * `npm run bench -- rendering`: how long `dist/server.js` takes for the estate's pages when warm, and how many of them
 * `saaristo-prerender` renders per second. The reference CMS with its embedded database answers the widgets' calls.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '../../cms/database/open.ts';
import { IN_MEMORY } from '../../cms/database/pglite.ts';
import { createEntries } from '../../cms/content/entries.ts';
import { seed } from '../../cms/server/seed.ts';
import { shippedContent } from '../../cms/demo/shipped-content.ts';
import { createApp } from '../../cms/server/app.ts';
import { ROOT } from '../../tools/build/widgets.ts';

const ROUNDS = 5;
const HEAVIEST_ROUNDS = 40;
/** Number of concurrent requests, and their duration. */
const AT_ONCE = 4;
const SECONDS = 15;

interface Page {
  url: string;
  html: string;
  islands: number;
}

const part = (times: number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN;
const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Returns every page that an editor has written, as the CMS sends it without rendering. */
async function estatePages(app: Awaited<ReturnType<typeof createApp>>, port: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (const { site, path, kind } of createEntries(shippedContent)) {
    if (kind !== 'page') continue;
    const host = `${site}.localhost:${port}`;
    const { body } = await app.inject({ url: path, headers: { host } });
    pages.push({
      url: `http://${host}${path}`,
      html: body,
      islands: body.split(' data-widget="').length - 1,
    });
  }
  return pages;
}

type Prerender = (
  html: string,
  options: { url: string; apiBase: string; timeoutMs: number; fetch?: typeof fetch },
) => Promise<string>;

/** Answers each URL once over HTTP, and then from memory, so that only the rendering is measured. */
function rememberingFetch(): typeof fetch {
  const answers = new Map<string, Promise<[body: string, status: number]>>();
  return async (input) => {
    const { url } = new Request(input);
    const ask = async (): Promise<[string, number]> => {
      const answer = await fetch(url);
      return [await answer.text(), answer.status];
    };
    let answer = answers.get(url);
    if (!answer) answers.set(url, (answer = ask()));
    const [body, status] = await answer;
    return new Response(body, { status });
  };
}

/** Returns the ms for each page when warm. */
async function timesOf(
  prerender: Prerender,
  page: Page,
  options: Omit<Parameters<Prerender>[1], 'url' | 'timeoutMs'>,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const began = performance.now();
    await prerender(page.html, { ...options, url: page.url, timeoutMs: 10_000 });
    if (round > 0) times.push(performance.now() - began);
  }
  return times;
}

async function renderEach(pages: readonly Page[], apiBase: string): Promise<void> {
  const { prerender } = (await import(join(ROOT, 'dist/server.js'))) as { prerender: Prerender };
  const rows: { page: Page; ms: number }[] = [];
  for (const page of pages) {
    const times = await timesOf(prerender, page, { apiBase }, ROUNDS);
    rows.push({ page, ms: part(times, 0.5) });
  }
  const heaviest = rows.reduce((most, row) => (row.ms > most.ms ? row : most));
  const alone = await timesOf(
    prerender,
    heaviest.page,
    { apiBase, fetch: rememberingFetch() },
    HEAVIEST_ROUNDS,
  );
  const all = rows.map(({ ms }) => ms);
  console.log(`\nRendering each of ${pages.length} pages, warm, ms, median of ${ROUNDS}`);
  console.table({
    'all pages': { median: tenths(part(all, 0.5)), p95: tenths(part(all, 0.95)), islands: '' },
    [heaviest.page.url]: { median: tenths(heaviest.ms), p95: '', islands: heaviest.page.islands },
    'the same, its calls answered from memory': {
      median: tenths(part(alone, 0.5)),
      p95: tenths(part(alone, 0.95)),
      islands: heaviest.page.islands,
    },
  });
}

async function postThem(
  pages: readonly Page[],
  apiBase: string,
  cache: string,
): Promise<Record<string, number>> {
  const args = ['--port', '0', '--cache', cache, '--api-base', apiBase, '--timeout', '2000'];
  const sidecar = spawn(process.execPath, [join(ROOT, 'dist/prerender.js'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(sidecar, 'exit');
  try {
    const [line] = (await once(createInterface(sidecar.stdout), 'line')) as [string];
    const [origin = ''] = /http:\S+/.exec(line) ?? [];
    const times: number[] = [];
    let next = 0;
    let rendered = 0;
    const post = async (ends: number, isCounted: boolean): Promise<void> => {
      while (performance.now() < ends) {
        const { html, url } = pages[next++ % pages.length]!;
        const began = performance.now();
        const answer = await fetch(origin, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ html, url }),
        });
        const text = await answer.text();
        if (!isCounted) continue;
        times.push(performance.now() - began);
        if (text.includes('data-widget-prerendered="')) rendered += 1;
      }
    };
    const run = (seconds: number, isCounted: boolean) =>
      Promise.all(Array.from({ length: AT_ONCE }, () => post(performance.now() + seconds * 1000, isCounted)));
    await run(5, false);
    const began = performance.now();
    await run(SECONDS, true);
    const seconds = (performance.now() - began) / 1000;
    return {
      'pages a second': tenths(times.length / seconds),
      'median ms': tenths(part(times, 0.5)),
      'p95 ms': tenths(part(times, 0.95)),
      'with islands, %': Math.round((100 * rendered) / times.length),
    };
  } finally {
    sidecar.kill();
    await ended;
  }
}

/** Fills a database, renders the estate's pages with it, and prints two tables. */
export async function benchRendering(): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: IN_MEMORY });
  try {
    await seed(database, shippedContent);
    const app = await createApp({ database, dist: '/nonexistent', readPicture: () => null });
    const apiBase = await app.listen({ port: 0, host: '127.0.0.1' });
    const pages = await estatePages(app, Number(new URL(apiBase).port));
    await renderEach(pages, apiBase);
    console.log(`\nsaaristo-prerender, ${AT_ONCE} pages at a time`);
    console.table({
      'every page rendered': await postThem(pages, apiBase, '0'),
      'pages kept': await postThem(pages, apiBase, '32'),
    });
    await app.close();
  } finally {
    await database.close();
  }
}
