import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import type { PageContent } from '../../cms/content/types.ts';
import { entriesOf, type Entry } from '../../cms/content/entries.ts';
import { listingPath, searchPath } from '../../cms/content/paths.ts';
import { shippedContent } from '../../cms/demo/shipped-content.ts';
import { addressOf, SITES, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

/** Windows that are open at a time. */
const AT_ONCE = 3;

/** `npm run check-widget` looks at the pages of one widget, one of each site that shows it. */
const WIDGET = process.env['WIDGET'];

const WORDS = { fi: 'makkara', se: 'korv', en: 'sausage', de: 'sausage' };

/** Pages without a block of their own have nothing but the header that could move. */
const hasBlocks = ({ details }: Entry): boolean =>
  (details as PageContent).blocks.some((block) => 'widget' in block);

/** `npm run every-page` looks at all pages; otherwise those of which there are many of a kind stand for each other. */
const ALL = process.env['EVERY_PAGE'] !== undefined;

/** A site of the main brand, one in Swedish and the shop: listings and searches of the others are the same pages in other colours. */
const LISTED: readonly Site[] = ['atriafi', 'lithellsse', 'lihakauppa'];

const widgetsOf = ({ details }: Entry): string[] =>
  (details as PageContent).blocks.flatMap((block) => ('widget' in block ? [block.widget] : []));

/** Those that show a widget which none before them shows. */
function firstToShow(pages: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return pages.filter((page) => {
    const fresh = widgetsOf(page).filter((widget) => !seen.has(widget));
    fresh.forEach((widget) => seen.add(widget));
    return fresh.length > 0;
  });
}

const ENTRIES = entriesOf(shippedContent);

/** Together they show every widget of the estate. */
const SHOWING = new Set(firstToShow(ENTRIES.filter((entry) => entry.kind === 'page')));

/** The home pages in turns: half of them wide, the others narrow. */
const hasHomeShown = (site: Site, isPhone: boolean): boolean => (SITES.indexOf(site) % 2 === 0) === isPhone;

/**
 * The pages of a site that show a widget for the first time in the estate, and its home page; of sites with listings also one without any
 * block, which has nothing but the header of all others, listings and searches in the first language, and one of each page that the data
 * makes by the dozen.
 * @param isPhone leaves out what search-pages.test.ts measures on a phone, and pages without blocks
 */
function pathsOf(site: Site, isPhone: boolean): string[] {
  const entries = ENTRIES.filter((entry) => entry.site === site);
  const pages = entries.filter((entry) => entry.kind === 'page');
  const written = (
    ALL
      ? pages
      : pages.filter((page) => SHOWING.has(page) || (page.path === '/' && hasHomeShown(site, isPhone)))
  ).map(({ path }) => path);
  if (!ALL && (isPhone || !LISTED.includes(site))) return written;
  const plain = pages.filter((entry) => !hasBlocks(entry)).slice(0, 1);
  const languages = shippedContent.sites.find((one) => one.site === site)!.languages;
  const sampled = (['product', 'recipe', 'news'] as const).flatMap(
    (kind) => entries.find((entry) => entry.kind === kind) ?? [],
  );
  const listed = languages
    .slice(0, ALL ? undefined : 1)
    .flatMap((language) => [
      ...(['product', 'recipe', 'news'] as const).map((kind) => listingPath(language, kind)),
      searchPath(language),
      `${searchPath(language)}?q=${WORDS[language]}`,
    ]);
  const single = [...(ALL ? [] : plain), ...sampled].map(({ path }) => path);
  return [...written, ...single, ...listed, `${listed[0]}?q=asdfqwer`];
}

/** Goes down the page from island to island, until each stands; then to the end of it. Gives the widgets that don't. */
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

async function faultOf(page: Page, address: string): Promise<string | undefined> {
  const answer = await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (answer?.status() !== 200) return `${address} answers ${answer?.status()}`;
  const missing = await goThrough(page);
  if (missing.length > 0) return `${address}: ${missing.join(', ')}`;
  const { sum, sources } = await shifts(page);
  return sum === 0 ? undefined : `${address} moved: ${sources.join(' | ')}`;
}

/** Looks at pages, some at a time. Gives what is wrong with them. */
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

/** The first page of each site that shows a widget, whether by a block or by a page of its own. */
async function pagesWith(widget: string, request: APIRequestContext, baseURL: string | undefined) {
  const found: string[] = [];
  for (const site of SITES)
    for (const path of pathsOf(site, false)) {
      const address = addressOf(site, path, baseURL);
      // The sites' own names are known to the browser alone.
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
  test(`NAV-02 CLS 0: on the pages that show ${WIDGET} every island stands and nothing moves`, async ({
    context,
    baseURL,
    request,
  }) => {
    test.setTimeout(300_000);
    const addresses = await pagesWith(WIDGET, request, baseURL);
    test.skip(addresses.length === 0, 'no page shows it');
    expect(await faultsOf(context, addresses)).toEqual([]);
  });
else
  for (const [at, sites] of [SITES.slice(0, 4), SITES.slice(4, 9), SITES.slice(9)].entries())
    test(`NAV-02 CLS 0: on every kind of page of the estate (${at + 1}/3) every island stands and nothing moves`, async ({
      context,
      baseURL,
      isMobile,
    }) => {
      test.setTimeout(300_000);
      const addresses = sites.flatMap((site) =>
        pathsOf(site, isMobile).map((path) => addressOf(site, path, baseURL)),
      );
      expect(addresses.length).toBeGreaterThan(2);
      expect(await faultsOf(context, addresses)).toEqual([]);
    });
