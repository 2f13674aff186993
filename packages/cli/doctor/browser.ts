import { existsSync } from 'node:fs';
import type { Browser, HTTPRequest, Page } from 'puppeteer-core';
import { CHROMIUM_PLACES } from './chromium-places.ts';
import type { Finding } from './faults.ts';

/** Time in milliseconds for the page itself. */
const PAGE_TIMEOUT_MS = 10_000;
/** Time in milliseconds in which all islands should be mounted. */
const ISLANDS_TIMEOUT_MS = 5000;

/** A row of `saaristo.report()`. */
interface Row {
  widget: string;
  state: string;
  why: string;
}

/** Returns the path of a Chromium; undefined if there is none. */
const findChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], ...CHROMIUM_PLACES].find((place) => place && existsSync(place));

/**
 * Starts Chromium.
 * @returns undefined if there is no Chromium, or if the package `puppeteer-core` is not installed
 */
export async function startBrowser(): Promise<Browser | undefined> {
  const executablePath = findChromium();
  if (executablePath === undefined) return undefined;
  try {
    const { launch } = await import('puppeteer-core');
    return await launch({
      executablePath,
      args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : [],
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Reads the state of each island, after all of them have come into view. Resolves when none is being loaded, or when the time is over. */
async function readReport(page: Page): Promise<Row[]> {
  return await page.evaluate(async (timeout) => {
    type Bundle = { report?: () => Promise<Row[]> | Row[] };
    const find = (): Bundle | undefined => (globalThis as { saaristo?: Bundle }).saaristo;
    const end = Date.now() + timeout;
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const { document } = globalThis as unknown as {
      document: { querySelectorAll: (selector: string) => Iterable<{ scrollIntoView: () => void }> };
    };
    for (const marker of document.querySelectorAll('[data-widget]')) {
      marker.scrollIntoView();
      await pause(20);
    }
    // A use of the page starts the islands of a page at rest.
    (globalThis as unknown as EventTarget).dispatchEvent(new Event('keydown'));
    let rows: Row[] = [];
    do {
      await pause(100);
      const found = await find()?.report?.();
      rows = (found ?? []).map(({ widget, state, why }) => ({ widget, state, why }));
    } while (Date.now() < end && (!find() || rows.some(({ state }) => state === 'loading')));
    return rows;
  }, ISLANDS_TIMEOUT_MS);
}

/** Describes a request that failed; undefined if the page has cancelled it. */
function describeRequest(request: HTTPRequest, pageUrl: string): Finding | undefined {
  const reason = request.failure()?.errorText ?? '';
  if (reason === 'net::ERR_ABORTED') return undefined;
  const url = request.url();
  const isOwn = URL.canParse(url) && new URL(url).origin === new URL(pageUrl).origin;
  return {
    code: isOwn ? 'call-failed' : 'third-party-blocked',
    what: isOwn
      ? `A request of the page fails: ${reason}`
      : `The browser can't load a file of another host: ${reason}`,
    where: url,
  };
}

/** Opens a page in Chromium and returns the faults that only a browser sees. */
export async function checkInBrowser(browser: Browser, url: string): Promise<Finding[]> {
  const page = await browser.newPage();
  const found: Finding[] = [];
  try {
    page.on('pageerror', (error) =>
      found.push({
        code: 'script-error',
        what: `A script throws: ${error instanceof Error ? error.message : String(error)}`,
      }),
    );
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() !== 'error') return;
      if (/content security policy/i.test(text))
        found.push({ code: 'policy-violated', what: text, where: message.location().url });
      else if (!text.startsWith('Failed to load resource') && !text.startsWith('[saaristo]'))
        found.push({ code: 'script-error', what: text, where: message.location().url });
    });
    page.on('requestfailed', (request) => {
      const finding = describeRequest(request, url);
      if (finding) found.push(finding);
    });
    page.on('response', (response) => {
      if (response.status() < 400 || !['fetch', 'xhr'].includes(response.request().resourceType())) return;
      found.push({
        code: 'call-failed',
        what: `A call of a widget is answered with ${response.status()}`,
        where: response.url(),
      });
    });
    await page.goto(url, { waitUntil: 'load', timeout: PAGE_TIMEOUT_MS });
    for (const { widget, state, why } of await readReport(page))
      if (state === 'failed' || state === 'invalid')
        found.push({ code: 'island-failed', what: `An island is ${state}: ${why}`, where: widget });
  } catch (error) {
    found.push({
      code: 'page-unreachable',
      what: `Chromium can't open the page: ${error instanceof Error ? error.message : String(error)}`,
    });
  } finally {
    await page.close();
  }
  return found;
}
