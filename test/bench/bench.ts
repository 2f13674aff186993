/**
 * `npm run bench`: compares mounting 10, 100 and 1,000 markers with a loop of bare `createRoot().render()` of the same
 * component, in the same page and run. Then measures what every kind of page loads, the duration of a search, fifty
 * concurrent shoppers, adding to the cart, rendering on a server, and interactions. Times are compared, never asserted. A name after
 * `npm run bench --` measures only that: one of `measures` below, or `prerender` for everything about rendering on a
 * server.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium as playwright, type CDPSession, type Page } from '@playwright/test';
import { build } from 'vite';
import { saaristo } from '../../tools/build/vite.ts';
import { ROOT } from '../../tools/build/widgets.ts';
import { chromium } from '../chromium.ts';
import type { HydrationSample } from './hydration.ts';
import type { Sample } from './measure.ts';
import { benchCart } from './cart.ts';
import { benchInteractions } from './interactions.ts';
import { benchPeers } from './peers/peers.ts';
import { benchRendering } from './rendering.ts';
import { benchSearch } from './search.ts';
import { benchNextPage } from './next-page.ts';
import { servePages } from './serve.ts';
import { benchShop } from './shop.ts';
import { benchLcp, benchPersonal, benchVisits } from './visits.ts';

const ROUNDS = 7;
const HYDRATION_ROUNDS = 21;
/** Lets the page collect garbage between two measurements, without discarding compiled code. */
const GARBAGE = '--js-flags=--expose-gc --no-flush-bytecode';
const COUNTS = [10, 100, 1000];
const CLICK_EVERY_MS = 100;
const bareFolder = join(ROOT, '.cache/bench');

async function inPage(measure: (page: Page) => Promise<void>): Promise<void> {
  await mkdir(bareFolder, { recursive: true });
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Builds only the page, without a bundle.
    plugins: [saaristo().filter(({ name }) => name !== 'saaristo-bundle'), react()],
    build: {
      outDir: bareFolder,
      emptyOutDir: true,
      rolldownOptions: { input: join(ROOT, 'test/bench/bare.tsx'), output: { entryFileNames: 'bare.js' } },
    },
  });

  const server = await servePages({ '/dist/': join(ROOT, 'dist'), '/bench/': bareFolder });
  const browser = await playwright.launch({ ...chromium, args: [...chromium.args, GARBAGE] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => 'mountBare' in window);
    await measure(page);
  } finally {
    await browser.close();
    await server.close();
  }
}

const benchMounting = (): Promise<void> =>
  inPage(async (page) => {
    const client = await page.context().newCDPSession(page);
    for (const slowdown of [1, 4]) await compare(page, client, slowdown);
  });

/** Compares hydrating a server's HTML by the runtime and by a loop of `hydrateRoot`, in turns. */
const benchHydration = (): Promise<void> =>
  inPage(async (page) => {
    const { prerender } = (await import(
      join(ROOT, 'dist/server.js')
    )) as typeof import('../../prerender/server.ts');
    const markers = Array.from(
      { length: 1000 },
      (_, at) =>
        `<div class="place" data-widget="like-button" data-load="eager" data-props='{"contentId":"m${at}","likeCount":${at}}'></div>`,
    ).join('');
    const html = await prerender(markers, { timeoutMs: 60_000 });
    const loop = html.replaceAll(
      /<div class="place"[^>]*data-widget-prerendered="([^"]*)"><saaristo-root>/g,
      '<div class="place"><saaristo-root data-prefix="$1">',
    );
    const client = await page.context().newCDPSession(page);
    for (const slowdown of [1, 4]) await compareHydration(page, client, slowdown, { runtime: html, loop });
  });

async function compareHydration(
  page: Page,
  client: CDPSession,
  slowdown: number,
  html: Record<'runtime' | 'loop', string>,
): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const taken: Record<'runtime' | 'loop', HydrationSample[]> = { runtime: [], loop: [] };
  for (let turn = 0; turn <= HYDRATION_ROUNDS; turn += 1)
    for (const by of ['runtime', 'loop'] as const) {
      const given = { html: html[by], bare: by === 'loop' };
      const found = await page.evaluate((one) => window.sampleHydration(one), given);
      if (turn > 0) taken[by].push(found);
    }
  const rowOf = (by: 'runtime' | 'loop') => ({
    all: round(median(taken[by].map(({ all }) => all))),
    'longest task': Math.max(...taken[by].map(({ longest }) => longest)),
  });
  const [runtime, other] = [rowOf('runtime'), rowOf('loop')];
  console.log(
    `\nHydrating 1,000 like buttons, ms, median of ${HYDRATION_ROUNDS}, the longest task of all${slowedDown(slowdown)}`,
  );
  console.table({
    runtime: { ...runtime, '×': round(runtime.all / other.all) },
    'loop of hydrateRoot': other,
  });
}

const slowedDown = (slowdown: number): string => (slowdown > 1 ? `, processor ${slowdown} times slower` : '');

async function compare(page: Page, client: CDPSession, slowdown: number): Promise<void> {
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`\nMounting like buttons, ms, median of ${ROUNDS}${slowedDown(slowdown)}`);
  const rows = [];
  for (const count of COUNTS) {
    const samples: Record<'runtime' | 'bare', Sample[]> = { runtime: [], bare: [] };
    // Alternates, so that other load of the machine affects both; the first round warms up.
    for (let turn = 0; turn <= ROUNDS; turn += 1)
      for (const kind of ['runtime', 'bare'] as const) {
        const taken = await takeSample(page, { count, bare: kind === 'bare' });
        if (turn > 0) samples[kind].push(taken);
      }
    const of = (kind: 'runtime' | 'bare', key: keyof Sample): number =>
      median(samples[kind].map((one) => one[key]));
    const ratio = (key: keyof Sample): number => round(of('runtime', key) / of('bare', key));
    for (const kind of ['runtime', 'bare'] as const)
      rows.push({
        markers: count,
        by: kind,
        first: round(of(kind, 'first')),
        'in view': round(of(kind, 'inView')),
        all: round(of(kind, 'all')),
        'click waits': round(of(kind, 'click')),
        ...(kind === 'runtime'
          ? { 'first ×': ratio('first'), 'in view ×': ratio('inView'), 'all ×': ratio('all') }
          : {}),
      });
  }
  console.table(rows);
}

/** Takes one sample with a visitor who clicks a few times a second: more clicks would take most of the time. */
async function takeSample(page: Page, what: { count: number; bare: boolean }): Promise<Sample> {
  const taken = page.evaluate((given) => window.sample(given), what);
  const over = taken.then(() => true);
  const pause = (): Promise<false> =>
    new Promise((resolve) => setTimeout(() => resolve(false), CLICK_EVERY_MS));
  do await page.mouse.click(1200, 5);
  while (!(await Promise.race([over, pause()])));
  return taken;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const measures: Record<string, () => Promise<unknown>> = {
  mounting: benchMounting,
  size: () => import('../../tools/size/size.ts'),
  search: benchSearch,
  shop: benchShop,
  cart: benchCart,
  rendering: benchRendering,
  hydration: benchHydration,
  visits: benchVisits,
  next: benchNextPage,
  lcp: benchLcp,
  personal: benchPersonal,
  interactions: benchInteractions,
  // Installs packages of others: only by its name.
  peers: benchPeers,
};
/** The measures of rendering on a server: its duration and its benefit for visitors. */
const PRERENDER = ['rendering', 'hydration', 'visits', 'lcp'];

const only = process.argv[2];
const wanted =
  only === 'prerender'
    ? PRERENDER
    : only === undefined
      ? Object.keys(measures).filter((name) => name !== 'peers')
      : [only];
for (const name of wanted) {
  const measure = measures[name];
  if (!measure)
    throw new Error(`There is no bench "${name}", but ${Object.keys(measures).join(', ')}, prerender`);
  await measure();
}
