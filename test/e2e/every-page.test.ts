import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { addressOf, SITES, type Site } from './estate.ts';
import { pathsOf } from './estate-paths.ts';
import { expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';
import { findStored } from './stored.ts';
import { LONG } from '../settings.ts';

/** Number of pages that are open at the same time. */
const AT_ONCE = 3;

/** `npm run check-widget` tests the pages of one widget, one of each site that shows it. */
const WIDGET = process.env['WIDGET'];

/** `npm run long -- --project=every-page` tests all pages. */
const ALL = LONG;

/** One page of each kind, on sites with different headers; search-pages.test.ts tests the search pages. */
const SAMPLE: Readonly<Record<'wide' | 'narrow', readonly (readonly [Site, string])[]>> = {
  wide: [
    ['atriafi', '/'],
    ['lihakauppa', '/tuotteet/naudan-entrecote-raakakypsytetty-21-vrk'],
    ['atriacom', '/kouluille/tilalta-lautaselle'],
    ['ammattilaiset', '/reseptit/lihapullat-ruskeassa-kastikkeessa-100-annosta'],
  ],
  narrow: [
    ['jyvabroiler', '/'],
    ['lithellsse', '/produkter'],
    ['atriafi', '/palaute'],
  ],
};

/** Scrolls from island to island until each is mounted, then to the end. Returns the widgets that do not mount. */
const goThrough = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const faults: string[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    const islands = document.querySelectorAll<HTMLElement>('[data-widget]');
    if (islands.length === 0) faults.push('no island at all');
    for (const island of islands) {
      island.scrollIntoView({ block: 'center', behavior: 'instant' });
      const end = performance.now() + 20_000;
      while (island.dataset['widgetState'] !== 'mounted' && performance.now() < end) await frame();
      if (island.dataset['widgetState'] !== 'mounted')
        faults.push(`${island.dataset['widget']} is ${island.dataset['widgetState']}`);
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await frame();
    return faults;
  });

/** Returns by how many pixels text of twice the size makes a page wider than a window of 320 px. */
async function measureLargeText(page: Page): Promise<number> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ ...size, width: 320 });
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    return root.scrollWidth - root.clientWidth;
  });
  await page.setViewportSize(size);
  return over;
}

async function faultOf(page: Page, address: string): Promise<string | undefined> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (answer?.status() !== 200) return `${address} answers ${answer?.status()}`;
  const missing = await goThrough(page);
  if (missing.length > 0) return `${address}: ${missing.join(', ')}`;
  const stored = await findStored(page);
  if (stored.length > 0) return `${address} stores ${stored.join(', ')} before a press`;
  const { sum, sources } = await shifts(page);
  if (sum > 0) return `${address} moved: ${sources.join(' | ')}`;
  const over = await measureLargeText(page);
  return over > 0 ? `${address} is ${over} px too wide with large text` : undefined;
}

/** Tests pages, several at a time. Returns their faults. */
async function faultsOf(context: BrowserContext, addresses: string[]): Promise<string[]> {
  const faults: string[] = [];
  const work = async () => {
    const page = await context.newPage();
    await startMeasuring(page);
    for (let next = addresses.pop(); next; next = addresses.pop()) {
      const fault = await faultOf(page, next);
      if (fault) faults.push(fault);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults;
}

/** Returns the first page of each site that shows a widget, in a block or on its own page. */
async function pagesWith(widget: string, request: APIRequestContext, baseURL: string | undefined) {
  const found: string[] = [];
  for (const site of SITES)
    for (const path of pathsOf(site)) {
      const address = addressOf(site, path, baseURL);
      // Only the browser resolves the host names of the sites.
      const answer = await request.get(new URL(path, baseURL).href, {
        headers: { host: new URL(address).host },
      });
      if (!(await answer.text()).includes(`data-widget="${widget}"`)) continue;
      found.push(address);
      break;
    }
  return found;
}

if (WIDGET !== undefined)
  test(`pages with ${WIDGET}: every island is mounted, nothing moves, nothing is stored and large text fits [NAV-02] [CLS 0]`, async ({
    context,
    baseURL,
    request,
  }) => {
    test.setTimeout(300_000);
    const addresses = await pagesWith(WIDGET, request, baseURL);
    test.skip(addresses.length === 0, 'no page shows it');
    expect(await faultsOf(context, addresses)).toEqual([]);
  });
else if (ALL)
  for (const site of SITES)
    test(`pages of ${site}: every island is mounted, nothing moves, nothing is stored and large text fits [NAV-02] [CLS 0]`, async ({
      context,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const addresses = pathsOf(site).map((path) => addressOf(site, path, baseURL));
      expect(addresses.length).toBeGreaterThan(2);
      expect(await faultsOf(context, addresses)).toEqual([]);
    });
else
  test('one page of each kind: every island is mounted, nothing moves, nothing is stored and large text fits [NAV-02] [CLS 0]', async ({
    context,
    baseURL,
    isMobile,
  }) => {
    test.slow();
    const pages = SAMPLE[isMobile ? 'narrow' : 'wide'];
    expect(
      await faultsOf(
        context,
        pages.map(([site, path]) => addressOf(site, path, baseURL)),
      ),
    ).toEqual([]);
  });
