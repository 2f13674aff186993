/**
 * `npm run bench -- peers`: mounting, hydrating, faults and memory of Saaristo's built bundle beside other systems that
 * mount React components into HTML, and beside a bare loop. Each system has its own page; they take turns in each round,
 * and each time is divided by that of the bare loop in the same round. `--quick` has fewer rounds.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium as playwright, type Browser, type Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';
import { saaristo } from '../../../packages/build/vite.ts';
import { ROOT } from '../../../packages/build/widgets.ts';
import { chromium } from '../../chromium.ts';
import type { Mounted } from './in-page.ts';
import { BARE, OWN, type Place, RAILS_CONTEXT, RENDERERS, type System, SYSTEMS } from './systems.ts';

const FOLDER = join(ROOT, '.cache/peers');
const BUILT = join(FOLDER, 'built');
const KNOWN = 'like-button';
/** Markers of the page with faults, and how many of them are faulty. */
const FAULT_COUNT = 20;
const FAULTY = { json: 5, name: 10 };

interface Amount {
  counts: readonly number[];
  rounds: number;
}
const FULL: Amount = { counts: [5, 20, 100, 1000], rounds: 15 };
const QUICK: Amount = { counts: [20, 1000], rounds: 5 };

/** Installs the peers' packages of `manifest.json`, unless they are there. */
function install(): void {
  const manifest = join(import.meta.dirname, 'manifest.json');
  const copy = join(FOLDER, 'package.json');
  const done = join(FOLDER, 'node_modules/.package-lock.json');
  if (existsSync(done) && existsSync(copy) && readFileSync(copy, 'utf8') === readFileSync(manifest, 'utf8'))
    return;
  mkdirSync(FOLDER, { recursive: true });
  cpSync(manifest, copy);
  console.log('Installing the peers');
  // React is the project's own, so that all systems mount with the same version.
  execFileSync(
    'npm',
    ['install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
  );
}

/** File name of a system's script. */
const getScriptName = ({ name }: System): string => name.replaceAll(/\W+/g, '-');

/** Creates the common part of both builds' configurations. */
const createConfig = (): InlineConfig => ({
  root: ROOT,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  base: '/peers/',
  // Builds only the scripts, without a bundle.
  plugins: [saaristo().filter(({ name }) => name !== 'saaristo-bundle'), react()],
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: {
      'peers/like': join(import.meta.dirname, 'like.tsx'),
      // Astro's build writes these files into pages; its package does not export them.
      'peers/astro': join(FOLDER, 'node_modules/astro/dist/runtime'),
      'peers/astro-react-server': join(FOLDER, 'node_modules/@astrojs/react/dist/server.js'),
      // Astro generates this module from the settings of a project.
      'astro:react:opts': 'data:text/javascript,export default {}',
    },
  },
});

/** Renders the component with props: the HTML, or an object or JSON with the HTML. */
type Render = (props: object) => unknown;

/** Builds and loads the functions that render the component in Node. */
async function buildRenderers(): Promise<Record<string, Render>> {
  const source = join(FOLDER, 'src/renderers.js');
  writeFileSync(source, RENDERERS);
  const outDir = join(FOLDER, 'renderers');
  await build({
    ...createConfig(),
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'renderers.mjs' } },
    },
  });
  const built = (await import(join(outDir, 'renderers.mjs'))) as { renderers: Record<string, Render> };
  return built.renderers;
}

/** Builds the script of each system, all with the same React and the same component. */
async function buildScripts(): Promise<void> {
  const sources = join(FOLDER, 'src');
  mkdirSync(sources, { recursive: true });
  const input: Record<string, string> = { measure: join(import.meta.dirname, 'in-page.ts') };
  for (const system of SYSTEMS)
    for (const [name, source] of Object.entries({
      ...system.modules,
      ...(system.script && { [getScriptName(system)]: system.script }),
    })) {
      input[name] = join(sources, `${name}.js`);
      writeFileSync(input[name], source);
    }
  await build({
    ...createConfig(),
    build: {
      outDir: BUILT,
      emptyOutDir: true,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js' },
      },
    },
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

function writePage(system: System): string {
  const own =
    '<link rel="stylesheet" href="/dist/saaristo.css"><script type="module" src="/dist/saaristo.js"></script>';
  const script = `<script type="module" src="/peers/${getScriptName(system)}.js"></script>`;
  return `<!doctype html><html lang="fi"><meta charset="utf-8"><title>${system.name}</title><link rel="icon" href="data:,">
${system.name === 'react-on-rails' ? RAILS_CONTEXT : ''}<script type="module" src="/peers/measure.js"></script>
${system.name === OWN ? own : script}<style>.place { display: block; height: 44px }</style><body></body></html>`;
}

/** Serves a page for each system below its script's name. API calls get an empty object. */
async function serve(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const [, prefix = '', ...rest] = path.split('/');
    const folder = { dist: join(ROOT, 'dist'), peers: BUILT }[prefix];
    const file = folder && join(folder, rest.join('/'));
    const system = SYSTEMS.find((one) => getScriptName(one) === prefix);
    if (file && existsSync(file))
      response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain').end(readFileSync(file));
    else if (system) response.setHeader('content-type', 'text/html').end(writePage(system));
    else if (prefix === 'api') response.setHeader('content-type', 'application/json').end('{}');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close().closeAllConnections(),
  };
}

const propsOf = (index: number): string => JSON.stringify({ contentId: `m${index}`, likeCount: index });
const placeAt = (index: number): Place => ({ index, json: propsOf(index), name: KNOWN });

const write = (system: System, places: readonly Place[]): string => places.map(system.write).join('');
const placesOf = (count: number): Place[] => Array.from({ length: count }, (_, index) => placeAt(index));

type Prerender = typeof import('../../../packages/server/server.ts').prerender;

/** Renders markers by the bundle's server. The HTML inside the islands is the same for all systems. */
async function renderPlaces(prerender: Prerender, count: number): Promise<Place[]> {
  const own = SYSTEMS.find(({ name }) => name === OWN)!;
  const html = await prerender(write(own, placesOf(count)), { timeoutMs: 60_000 });
  const found = [
    ...html.matchAll(
      /data-widget-prerendered="([^"]*)"[^>]*><template.*?<\/template><saaristo-root>(.*?)<\/saaristo-root>/gs,
    ),
  ];
  if (found.length !== count) throw new Error(`${found.length} of ${count} markers are rendered`);
  return found.map(([, prefix = '', inner = ''], index) => ({
    ...placeAt(index),
    rendered: { html: inner, prefix },
  }));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const round = (value: number): number => Math.round(value * 100) / 100;

/** The samples of one measure by system, in the order of the rounds. */
type Samples = Map<string, Mounted[]>;

/** Returns the median of a system's times, and of their ratios to the bare loop in the same round. */
function summarize(
  samples: Samples,
  name: string,
): { ms: number; ratio: number; longest: number } | undefined {
  const own = samples.get(name);
  const bare = samples.get(BARE)!;
  if (!own || own.length === 0) return undefined;
  return {
    ms: round(median(own.map(({ all }) => all))),
    ratio: round(median(own.map(({ all }, at) => all / bare[at]!.all))),
    longest: Math.round(median(own.map(({ longest }) => longest))),
  };
}

/** Lets the systems take turns, each round starting with another one. The first round is not counted. */
async function takeTurns(
  label: string,
  pages: ReadonlyMap<System, Page>,
  rounds: number,
  getHtml: (system: System) => string,
  count: number,
): Promise<Samples> {
  const systems = [...pages.keys()];
  const samples: Samples = new Map(systems.map(({ name }) => [name, []]));
  const html = new Map(systems.map((system) => [system, getHtml(system)]));
  for (let turn = 0; turn <= rounds; turn += 1)
    for (let at = 0; at < systems.length; at += 1) {
      const system = systems[(at + turn) % systems.length]!;
      const page = pages.get(system)!;
      await page.bringToFront();
      const taken = await page
        .evaluate((given) => window.measureMount(given), { html: html.get(system)!, count })
        .catch((error: unknown) => {
          throw new Error(`${system.name}: ${label}`, { cause: error });
        });
      if (turn > 0) samples.get(system.name)!.push(taken);
    }
  console.log(`${label}: done`);
  return samples;
}

async function openPages(browser: Browser, url: string, systems: readonly System[]) {
  const pages = new Map<System, Page>();
  for (const system of systems) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${url}/${getScriptName(system)}/`, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => 'measureMount' in window);
    pages.set(system, page);
  }
  return pages;
}

/** Returns kB of the heap that 1,000 mounted and removed markers leave, after 1,000 earlier ones. */
async function measureHeap(page: Page, html: string, count: number): Promise<number> {
  await page.bringToFront();
  const session = await page.context().newCDPSession(page);
  const used = async (): Promise<number> => {
    for (let times = 0; times < 3; times += 1) await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  await page.evaluate((given) => window.keepNothing(given), { html, count });
  const before = await used();
  await page.evaluate((given) => window.keepNothing(given), { html, count });
  return Math.round(((await used()) - before) / 1024);
}

/** Adds 20 markers, of which one has cut JSON and one an unknown name. */
async function tryFaults(browser: Browser, url: string, system: System): Promise<Record<string, number>> {
  const page = (await openPages(browser, url, [system])).get(system)!;
  let uncaught = 0;
  page.on('pageerror', () => (uncaught += 1));
  const places = placesOf(FAULT_COUNT);
  places[FAULTY.json]!.json = places[FAULTY.json]!.json.slice(0, -4);
  places[FAULTY.name]!.name = 'unknown-name';
  const mounted = await page
    .evaluate((html) => window.countMounted(html), write(system, places))
    // A system that throws synchronously ends the script that calls it.
    .catch(() => {
      uncaught += 1;
      return 0;
    });
  await page.close();
  return { 'mounted of 18': mounted, 'uncaught errors': uncaught };
}

/**
 * Renders 1,000 components on a server, the systems in turns. Saaristo's `prerender` reads them from the markers of a page
 * and checks their props; the other functions are called with props.
 */
async function benchPrerender(
  prerender: Prerender,
  renderers: Record<string, Render>,
  rounds: number,
): Promise<void> {
  const own = SYSTEMS.find(({ name }) => name === OWN)!;
  const html = write(own, placesOf(1000));
  const props = placesOf(1000).map(({ json }) => JSON.parse(json) as object);
  const tasks = new Map<string, () => Promise<unknown>>([
    [OWN, () => prerender(html, { timeoutMs: 60_000 })],
    ...Object.entries(renderers).map(([name, render]): [string, () => Promise<unknown>] => [
      name,
      async () => {
        for (const one of props)
          if (!JSON.stringify(await render(one)).includes('<button')) throw new Error(name);
      },
    ]),
  ]);
  const samples: Samples = new Map([...tasks.keys()].map((name) => [name, []]));
  for (let turn = 0; turn <= rounds; turn += 1)
    for (const [name, task] of tasks) {
      const started = performance.now();
      await task();
      if (turn > 0) samples.get(name)!.push({ all: performance.now() - started, longest: 0 });
    }
  console.log('\nRendering 1,000 components on a server: median ms, × a loop of renderToString');
  console.table(
    Object.fromEntries(
      [...tasks.keys()].map((name) => {
        const { ms, ratio } = summarize(samples, name)!;
        return [name, { ms, ratio }];
      }),
    ),
  );
}

/** Measures everything and prints the tables. */
export async function benchPeers(): Promise<void> {
  const { counts, rounds } = process.argv.includes('--quick') ? QUICK : FULL;
  install();
  await buildScripts();
  const renderers = await buildRenderers();
  const { prerender } = (await import(join(ROOT, 'dist/server.js'))) as { prerender: Prerender };
  const server = await serve();
  const browser = await playwright.launch({
    ...chromium,
    args: [...chromium.args, '--js-flags=--expose-gc --no-flush-bytecode'],
  });
  /** Each measure with its samples. */
  const measured = new Map<string, Samples>();
  const heap = new Map<string, number>();
  const faults = new Map<string, Record<string, number>>();
  try {
    const pages = await openPages(browser, server.url, SYSTEMS);
    for (const count of counts)
      measured.set(
        `mount ${count}`,
        await takeTurns(`mount ${count}`, pages, rounds, (system) => write(system, placesOf(count)), count),
      );
    const rendered = await renderPlaces(prerender, 1000);
    const hydrating = new Map([...pages].filter(([system]) => system.canHydrate));
    measured.set(
      'hydrate 1000',
      await takeTurns('hydrate 1000', hydrating, rounds, (system) => write(system, rendered), 1000),
    );
    for (const [system, page] of pages)
      heap.set(system.name, await measureHeap(page, write(system, placesOf(1000)), 1000));
    console.log('heap: done');
    for (const system of SYSTEMS) faults.set(system.name, await tryFaults(browser, server.url, system));
    console.log('faults: done');
  } finally {
    await browser.close();
    server.close();
  }

  console.log('\nMedian ms, × the bare loop of the same round, and the longest task');
  console.table(
    Object.fromEntries(
      SYSTEMS.map(({ name }) => [
        name,
        Object.fromEntries(
          [...measured].flatMap(([measure, samples]) => {
            const found = summarize(samples, name);
            if (!found) return [];
            return [
              [measure, found.ms],
              [`${measure} ×`, found.ratio],
              ...(measure.endsWith('1000') ? [[`${measure} task`, found.longest]] : []),
            ];
          }),
        ),
      ]),
    ),
  );
  console.log('\nHeap that 1,000 removed islands leave, kB; 20 markers of which two are faulty');
  console.table(
    Object.fromEntries(
      SYSTEMS.map(({ name }) => [name, { 'heap, kB': heap.get(name), ...faults.get(name) }]),
    ),
  );
  console.log('\nAhead of Saaristo by more than 10 %');
  for (const [measure, samples] of measured) {
    const own = summarize(samples, OWN)!.ratio;
    const ahead = SYSTEMS.flatMap(({ name }) => {
      const ratio = name === BARE ? undefined : summarize(samples, name)?.ratio;
      return ratio !== undefined && ratio < own * 0.9 ? [`${name} ${ratio}`] : [];
    });
    console.log(`${measure} (Saaristo ${own}): ${ahead.join(', ') || 'none'}`);
  }
  await benchPrerender(prerender, renderers, rounds);
}
