import type { BrowserContext, CDPSession } from '@playwright/test';
import { chromium } from '../chromium.ts';
import { addressOf, SITES } from './estate.ts';
import { pathsOf } from './estate-paths.ts';
import { expect, test } from './fixtures.ts';
import { logIn, shopOf } from './shopping.ts';
import { LONG } from '../settings.ts';

/** `npm run long -- --project=bfcache` tests all pages, listings and searches. */
const ALL = LONG;

/** A small document that every site has, which visitors go back from. */
const ELSEWHERE = '/robots.txt';

// Playwright turns the cache off, and its pages lose track of restored documents: the tests talk to Chromium itself.
test.use({ launchOptions: { ...chromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] } });
test.skip(chromium.executablePath.includes('headless-shell'), 'the headless shell has no back/forward cache');

type Events = 'Page.loadEventFired' | 'Page.frameNavigated' | 'Page.lifecycleEvent';

/** Waits for the next event of a kind that `accepts` accepts. */
const next = (
  session: CDPSession,
  event: Events,
  accepts: (event: Record<string, unknown>) => boolean = () => true,
) =>
  new Promise<Record<string, unknown>>((resolve) => {
    const listen = (found: Record<string, unknown>): void => {
      if (!accepts(found)) return;
      session.off(event, listen as never);
      resolve(found);
    };
    session.on(event, listen as never);
  });

/** Whether an event is of the page itself, with a URL. The event of an earlier navigation may arrive late. */
const isPageAt =
  (address: string) =>
  ({ frame }: Record<string, unknown>): boolean => {
    const { parentId, url } = frame as { parentId?: string; url: string };
    return parentId === undefined && url === address;
  };

async function open(session: CDPSession, url: string): Promise<void> {
  let opened: string | undefined;
  // The load of an earlier page may be reported late.
  const loaded = next(
    session,
    'Page.lifecycleEvent',
    ({ name, loaderId }) => name === 'load' && loaderId === opened,
  );
  ({ loaderId: opened } = await session.send('Page.navigate', { url }));
  await loaded;
}

/** Runs an expression in the page, and returns its value. */
async function evaluate(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

interface HistoryEntry {
  id: number;
  url: string;
}

/** Returns the page's entry of the history. */
async function getEntry(session: CDPSession): Promise<HistoryEntry> {
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  return entries[currentIndex]!;
}

/** Goes back to an entry. Returns how Chromium shows it: `BackForwardCacheRestore`, or `Navigation`. */
async function goBack(session: CDPSession, entry: HistoryEntry): Promise<unknown> {
  const navigated = next(session, 'Page.frameNavigated', isPageAt(entry.url));
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  return (await navigated)['type'];
}

/** Runs before the page's scripts: collects the frames that have loaded. */
const COLLECT_FRAMES = `globalThis.loadedFrames = new WeakSet();
document.addEventListener('load', ({ target }) => target.localName === 'iframe' && loadedFrames.add(target), true);`;

/**
 * Waits until the islands of the page are mounted, for the listeners and requests that they have, and its frames are
 * loaded, for half a second: Chromium does not keep a page while a frame in it is navigating.
 */
const AT_REST = `new Promise((resolve) => {
  const end = performance.now() + 15000;
  let busyAt = performance.now();
  const look = () => {
    const markers = [...document.querySelectorAll('[data-widget]')];
    const isReady = markers.some(({ dataset }) => dataset.widgetState === 'mounted') || markers.length === 0;
    const isBusy =
      markers.some(({ dataset }) => dataset.widgetState === 'loading') ||
      [...document.querySelectorAll('iframe')].some((frame) => !loadedFrames.has(frame));
    if (isBusy || !isReady) busyAt = performance.now();
    if (performance.now() - busyAt > 500 || performance.now() > end) resolve();
    else setTimeout(look, 50);
  };
  // Content comes first, and pages may rest: a key starts the islands at once.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  look();
})`;

const start = async (context: BrowserContext): Promise<CDPSession> => {
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return session;
};

/** Reasons of a page whose frame is still loading or messaging when it is left. The page is then visited again. */
const MOMENTARY = ['SubframeIsNavigating', 'Loading', 'IgnoreEventAndEvict'];
const MAX_VISITS = 4;

/** Opens each page, leaves it, and goes back. Returns the pages that load again, with Chromium's reasons. */
async function faultsOf(context: BrowserContext, addresses: readonly string[]): Promise<string[]> {
  const session = await start(context);
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source: COLLECT_FRAMES });
  let reasons = '';
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: all }) => {
    reasons = all.map(({ reason }) => reason).join(', ');
  });
  const isRestored = async (address: string): Promise<boolean> => {
    reasons = '';
    await open(session, address);
    await evaluate(session, AT_REST);
    const entry = await getEntry(session);
    await open(session, new URL(ELSEWHERE, address).href);
    if ((await goBack(session, entry)) === 'BackForwardCacheRestore') return true;
    await expect.poll(() => reasons).not.toBe('');
    return false;
  };
  const faults: string[] = [];
  for (const address of addresses)
    for (let visits = 1; !(await isRestored(address)); visits += 1)
      if (!MOMENTARY.includes(reasons) || visits === MAX_VISITS) {
        faults.push(`${address}: ${reasons}`);
        break;
      }
  return faults;
}

if (ALL)
  for (const site of SITES)
    test(`pages of ${site}: each enters the back/forward cache [NAV-02]`, async ({ context, baseURL }) => {
      test.setTimeout(600_000);
      const paths = [...pathsOf(site), ...(site === 'lihakauppa' ? ['/ostoskori', '/kirjaudu'] : [])];
      console.log(`${site}: ${paths.length} pages`);
      expect(
        await faultsOf(
          context,
          paths.map((path) => addressOf(site, path, baseURL)),
        ),
      ).toEqual([]);
    });
/** Whether the page is one of the customer Aino, by its settings. */
const NAMED = 'document.querySelector("[data-widget-settings]").textContent.includes("Aino")';

test('session: a page that is restored after a login or logout loads again [SHP-14]', async ({
  page,
  context,
  baseURL,
}) => {
  await logIn(page, baseURL, 'aino@lihaluoto.example', 'aino-tilaa-tiskilta');
  await page.waitForURL(({ pathname }) => pathname !== '/kirjaudu');
  const session = await start(context);
  await open(session, shopOf(baseURL, '/ostoskori'));
  expect(await evaluate(session, NAMED)).toBe(true);
  const entry = await getEntry(session);
  await open(session, shopOf(baseURL, ELSEWHERE));
  await context.clearCookies();
  const loaded = next(session, 'Page.loadEventFired');
  await goBack(session, entry);
  await loaded;
  expect(await evaluate(session, NAMED)).toBe(false);
});
