/**
 * `npm run bench -- next`: the time from a click on a link to the largest paint of the next page, with and without
 * speculation rules, in turns, with a four times slower processor and a slow network.
 */
import type { Browser, Page } from '@playwright/test';
import { NETWORK, PHONE, PROCESSOR } from './conditions.ts';
import { median, serveEstate } from './visits.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

/** Pages whose first link in the content is followed. */
const FROM = [
  { site: 'atriafi', path: '/' },
  { site: 'atriafi', path: '/reseptit' },
  { site: 'atriacom', path: '/' },
  { site: 'ammattilaiset', path: '/' },
];

/** ms for which the pointer is over the link before the click. */
const HOVER_MS = 600;
/** ms for a page to come to rest. */
const SETTLE_MS = 2500;

const LINK = 'main a[href^="/"]';

const readLcp = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)!.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );

/** Opens a page, follows its first link, and returns the LCP of the next page in ms after the click. */
async function followLink(browser: Browser, from: string): Promise<number> {
  const context = await browser.newContext({ viewport: PHONE.viewport });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
    await page.goto(from, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(SETTLE_MS);
    const link = page.locator(LINK).filter({ visible: true }).first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    const left = page.waitForURL((url) => url.href !== from, { waitUntil: 'load', timeout: 60_000 });
    await page.mouse.down();
    await page.mouse.up();
    await left;
    await page.waitForTimeout(SETTLE_MS);
    return await readLcp(page);
  } finally {
    await context.close();
  }
}

/** Follows a link of each page with and without rules, in turns, and prints a table. */
export const benchNextPage = (): Promise<void> =>
  serveEstate(
    async ({ browser, addressOf }) => {
      const rows: Record<string, Record<string, number>> = {};
      for (const page of FROM) {
        const taken: Record<'with' | 'without', number[]> = { with: [], without: [] };
        // The first round warms up the server.
        for (let round = 0; round <= ROUNDS; round += 1)
          for (const way of ['with', 'without'] as const) {
            const lcp = await followLink(browser, addressOf(page, way === 'without'));
            if (round > 0) taken[way].push(lcp);
          }
        const [prefetched, plain] = [median(taken.with), median(taken.without)];
        rows[`${page.site}${page.path}`] = {
          'LCP, ms': Math.round(prefetched),
          'without rules': Math.round(plain),
          '÷': Math.round((100 * prefetched) / plain) / 100,
        };
      }
      console.log(`\nThe next page, processor ${PROCESSOR} times slower, slow 4G; medians of ${ROUNDS}`);
      console.table(rows);
    },
    { prefetches: false },
  );
