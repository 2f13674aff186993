/**
 * `npm run bench -- visits` and `-- personal`: metrics of prerendered pages in Chromium with a four times slower processor
 * and a slow network, with the reference CMS. Each visit opens a fresh page.
 */
import { type Browser, type BrowserContext, chromium as playwright } from '@playwright/test';
import { openDatabase } from '../../packages/cms/platform/database/open.ts';
import { IN_MEMORY } from '../../packages/cms/platform/database/pglite.ts';
import { readPicture } from '../../packages/cms/demo/pictures.ts';
import { createEntries } from '../../packages/cms/content/entries.ts';
import { seed } from '../../packages/cms/server/seed.ts';
import { shippedContent } from '../../packages/cms/demo/shipped-content.ts';
import { getListingPath, getSearchPath } from '../../packages/cms/platform/model/paths.ts';
import { createApp } from '../../packages/cms/server/app.ts';
import { DIST } from '../e2e/site.ts';
import { chromium } from '../chromium.ts';
import { logIn, openProduct, STEAK } from '../e2e/shopping.ts';
import { NETWORK, PHONE, PROCESSOR } from './conditions.ts';
import { DEFAULT_SITE } from '#lib/site.ts';

/** Number of visits of each page in each way. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

/** ms without a request after which a page counts as loaded. */
const QUIET_MS = 1000;

export interface Visit {
  /** ms after the start of the navigation. */
  lcp: number;
  cls: number;
  /** ms from the page's first byte to the first mounted island; undefined without JavaScript. */
  mounted: number | undefined;
  /** ms from the page's first byte to the first effective press on an island's control; undefined without a press. */
  interactive: number | undefined;
  requests: number;
  /** Transferred bytes of stylesheets. */
  css: number;
  /** API calls of the browser, by path with query. */
  calls: string[];
}

type Way = 'with script' | 'without script' | 'bare' | 'pressed' | 'bare and pressed';

const WAYS: readonly Way[] = ['with script', 'without script', 'bare', 'pressed', 'bare and pressed'];

/** Runs in the page: presses the first control of an island that opens something, once per frame until it is open. */
function press(): void {
  const timer = setInterval(() => {
    if (document.querySelector(':popover-open, details[open], dialog[open]')) {
      clearInterval(timer);
      Object.assign(window, { firstEffect: performance.now() });
    } else {
      [...document.querySelectorAll<HTMLElement>('[data-widget] :is(summary, button[popovertarget])')]
        .find((control) => control.checkVisibility())
        ?.click();
    }
  }, 16);
}

/** Returns one page of each kind, and all home pages. */
export function visitedPages(): { site: string; path: string }[] {
  const entries = createEntries(shippedContent);
  const homes = entries.filter(({ kind, path }) => kind === 'page' && path === '/');
  const kinds = (['product', 'recipe', 'news'] as const).flatMap(
    (kind) => entries.find((one) => one.kind === kind) ?? [],
  );
  const onMain = [
    ...(['product', 'recipe', 'news'] as const).map((kind) => getListingPath('fi', kind)),
    getSearchPath('fi'),
  ];
  return [
    ...homes.map(({ site, path }) => ({ site, path })),
    ...kinds.map(({ site, path }) => ({ site, path })),
    ...onMain.map((path) => ({ site: 'atriafi', path })),
    { site: 'atriafi', path: '/ota-yhteytta' },
    { site: 'lihakauppa', path: '/ostoskori' },
    ...entries
      .filter(({ site, kind }) => site === 'lihakauppa' && kind === 'product')
      .slice(0, 1)
      .map(({ site, path }) => ({ site, path })),
  ];
}

/** Cookies of a visitor. */
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Opens a page in a new window, and waits until it is loaded. */
async function visit(browser: Browser, url: string, way: Way, cookies: Cookies = []): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: way !== 'without script' });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  const paints: number[] = [];
  let cls = 0;
  // The browser records it without JavaScript too.
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    if (event.lcpDetails) paints.push(event.lcpDetails.renderTime || event.lcpDetails.loadTime);
    if (event.layoutShiftDetails) cls += event.layoutShiftDetails.value;
  });
  await session.send('PerformanceTimeline.enable', {
    eventTypes: ['largest-contentful-paint', 'layout-shift'],
  });
  const kinds = new Map<string, string>();
  const calls: string[] = [];
  let css = 0;
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    last = performance.now();
    if (request.url.startsWith('data:')) return;
    kinds.set(requestId, type ?? 'Other');
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/api/')) calls.push(`${request.method} ${pathname}${search}`);
  });
  session.on('Network.loadingFinished', () => {
    last = performance.now();
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Stylesheet') css += encodedDataLength;
  });
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-widget-state=mounted]')) return;
      Object.assign(window, { firstIsland: performance.now() });
      watch.disconnect();
    });
    watch.observe(document, { subtree: true, attributeFilter: ['data-widget-state'] });
  });
  if (way.endsWith('pressed')) await page.addInitScript(press);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  while (performance.now() - last < QUIET_MS) await new Promise((resolve) => setTimeout(resolve, 100));
  const found = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const { firstIsland, firstEffect } = window as { firstIsland?: number; firstEffect?: number };
    return { origin: performance.timeOrigin, html: navigation!.responseStart, firstIsland, firstEffect };
  });
  const sinceHtml = (time: number | undefined): number | undefined => time && time - found.html;
  await context.close();
  return {
    lcp: Math.max(...paints) * 1000 - found.origin,
    cls,
    mounted: sinceHtml(found.firstIsland),
    interactive: sinceHtml(found.firstEffect),
    requests: kinds.size,
    css,
    calls,
  };
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Served {
  browser: Browser;
  /** Requests of a page's widgets while a server rendered it; the reader empties it. */
  asked: Set<string>;
  /** Returns the address of a page on the first or the second server. */
  addressOf: (place: { site: string; path: string }, isOther?: boolean) => string;
}

/** Serves pages with the markers of the content, without rendering islands. */
const BARE: Partial<Parameters<typeof createApp>[0]> = { prerender: (page) => Promise.resolve(page) };

/**
 * Serves the demo content twice while `measure` runs.
 * @param other options of the second server. Default: bare markers
 */
export async function serveEstate(
  measure: (served: Served) => Promise<void>,
  other: Partial<Parameters<typeof createApp>[0]> = BARE,
): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataFolder: IN_MEMORY });
  const browser = await playwright.launch(chromium);
  try {
    await seed(database, shippedContent);
    const asked = new Set<string>();
    const options = { database, dist: DIST, readPicture };
    const app = await createApp(options);
    // Requests of widgets during server rendering do not pass through the network.
    app.addHook('onRequest', (request, _, done) => {
      if (request.headers['user-agent'] === 'lightMyRequest') asked.add(`GET ${request.url}`);
      done();
    });
    const bare = await createApp({ ...options, ...other });
    const [port, barePort] = await Promise.all(
      [app, bare].map(async (one) => new URL(await one.listen({ port: 0, host: '127.0.0.1' })).port),
    );
    await measure({
      browser,
      asked,
      addressOf({ site, path }, isBare = false) {
        // The server's own host name for other sites, which the shop's frame accepts.
        const host = site === DEFAULT_SITE ? 'localhost' : `${site}.localhost`;
        return `http://${host}:${isBare ? barePort : port}${path}`;
      },
    });
    await app.close();
    await bare.close();
  } finally {
    await browser.close();
    await database.close();
  }
}

const nameOf = ({ site, path }: { site: string; path: string }): string => `${site}${path}`;

/** Returns the pages to visit: `PAGE=…` selects those whose name contains it. */
const wantedPages = () => visitedPages().filter((page) => nameOf(page).includes(process.env['PAGE'] ?? ''));

const share = (part: number, whole: number): number => Math.round((100 * part) / whole) / 100;

/** Visits every page in each way, alternating, and prints a table. */
export const benchVisits = (): Promise<void> =>
  serveEstate(async ({ browser, asked, addressOf }) => {
    const rows: Record<string, Record<string, number>> = {};
    for (const page of wantedPages()) {
      const name = nameOf(page);
      const taken = Object.fromEntries(WAYS.map((way) => [way, [] as Visit[]])) as Record<Way, Visit[]>;
      const repeated = new Set<string>();
      // Not measured: a server joins a page's stylesheets at the first request.
      for (const isBare of [false, true]) await visit(browser, addressOf(page, isBare), 'without script');
      for (let round = 0; round < ROUNDS; round += 1)
        for (const way of WAYS) {
          asked.clear();
          const visited = await visit(browser, addressOf(page, way.startsWith('bare')), way);
          taken[way].push(visited);
          if (way === 'with script')
            for (const call of visited.calls) if (asked.has(call)) repeated.add(call);
        }
      const of = (way: Way, key: 'lcp' | 'mounted' | 'interactive'): number =>
        median(taken[way].map((one) => one[key] ?? Number.NaN));
      const most = (way: Way, key: 'cls' | 'requests' | 'css'): number =>
        Math.max(...taken[way].map((one) => one[key]));
      rows[name] = {
        LCP: Math.round(of('with script', 'lcp')),
        'without script': Math.round(of('without script', 'lcp')),
        '÷': share(of('with script', 'lcp'), of('without script', 'lcp')),
        'LCP afresh': Math.round(of('bare', 'lcp')),
        CLS: most('with script', 'cls'),
        'CLS without': most('without script', 'cls'),
        'CLS afresh': most('bare', 'cls'),
        mounted: Math.round(of('with script', 'mounted')),
        'mounted afresh': Math.round(of('bare', 'mounted')),
        '÷ ': share(of('with script', 'mounted'), of('bare', 'mounted')),
        interactive: Math.round(of('pressed', 'interactive')),
        'interactive afresh': Math.round(of('bare and pressed', 'interactive')),
        '÷  ': share(of('pressed', 'interactive'), of('bare and pressed', 'interactive')),
        'CSS, kB': Math.round(most('with script', 'css') / 100) / 10,
        requests: most('with script', 'requests'),
        'calls repeated': repeated.size,
      };
      console.log(name, JSON.stringify(rows[name]), [...repeated].join(' '));
    }
    console.log(
      `\nVisits, processor ${PROCESSOR} times slower, slow 4G, 375 pixels; medians of ${ROUNDS}, of counts the most`,
    );
    console.table(rows);
  });

/** Number of pairs of visits. */
const LCP_ROUNDS = Number(process.env['ROUNDS'] ?? 9);

/** Logs in as a customer with a product in the cart. Returns the cookies. */
async function becomeCustomer(browser: Browser, baseURL: string): Promise<Cookies> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await logIn(page, baseURL, 'aino@lihaluoto.example', 'aino-tilaa-tiskilta');
  await openProduct(page, baseURL);
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await page.locator('[data-widget=header] a[href*="ostoskori"]', { hasText: /[1-9]/ }).first().waitFor();
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/**
 * Visits pages of the shop that all visitors share, in pairs: as a customer, whose header and cart the server renders into them, and as a new
 * visitor. Prints the ratios of the pairs and the layout shift.
 */
export const benchPersonal = (): Promise<void> =>
  serveEstate(
    async ({ browser, addressOf }) => {
      const cookies = await becomeCustomer(browser, addressOf({ site: DEFAULT_SITE, path: '' }, true));
      const rows: Record<string, Record<string, number>> = {};
      for (const path of ['/', STEAK]) {
        const url = addressOf({ site: 'lihakauppa', path }, true);
        const taken: { customer: number[]; visitor: number[] } = { customer: [], visitor: [] };
        let cls = 0;
        await visit(browser, url, 'with script');
        for (let round = 0; round < LCP_ROUNDS; round += 1) {
          const ways = ['customer', 'visitor'] as const;
          for (const who of round % 2 === 0 ? ways : ways.toReversed()) {
            const visited = await visit(browser, url, 'with script', who === 'customer' ? cookies : []);
            taken[who].push(visited.lcp);
            cls = Math.max(cls, visited.cls);
          }
        }
        const ratios = taken.customer.map((lcp, round) => lcp / taken.visitor[round]!);
        rows[path] = {
          'LCP of a customer': Math.round(median(taken.customer)),
          'of a visitor': Math.round(median(taken.visitor)),
          '÷ of medians': share(median(taken.customer), median(taken.visitor)),
          'median of ÷': share(median(ratios), 1),
          CLS: cls,
        };
        console.log(path, JSON.stringify(rows[path]), JSON.stringify(ratios.map((one) => share(one, 1))));
      }
      console.log(
        `\nShared pages, ms, processor ${PROCESSOR} times slower, slow 4G, 375 pixels; ${LCP_ROUNDS} pairs`,
      );
      console.table(rows);
    },
    { cacheTimes: { freshSeconds: 60, staleSeconds: 600 } },
  );
