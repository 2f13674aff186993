/** Chromium over its DevTools protocol, and Firefox over WebDriver BiDi. */
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core';
import { chromium } from '../../chromium.ts';
import { AWAY, type Browser, type Driver, type Engine } from './driver.ts';

/** Paths of Debian's browsers. Only the whole Chromium has a back/forward cache, the headless shell of the gate has none. */
export const FIREFOX = '/usr/bin/firefox-esr';
export const CHROMIUM = '/usr/bin/chromium';

const LAUNCH = {
  chromium: {
    browser: 'chrome',
    args: chromium.args,
    // Journeys test the cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  firefox: {
    browser: 'firefox',
    extraPrefsFirefox: {
      // Firefox has touch events only where it finds a touch screen.
      'dom.w3c_touch_events.enabled': 1,
      // Puppeteer disables the cache for pages that a visitor goes back to.
      'fission.bfcacheInParent': true,
    },
  },
} as const;

/** Reports errors that the browser does not pass to the protocol. */
const reportViolations = (): void =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, disposition }) =>
    console.error(`csp ${disposition}: ${violatedDirective} ${blockedURI} ${sample}`),
  );

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'error' && type !== 'warn') return;
    // Firefox passes objects without a text.
    const text =
      message.text() +
      message
        .stackTrace()
        .map(({ url }) => ` (${url})`)
        .join('');
    faults.push(`console.${type}: ${text}`);
  });
  page.on('pageerror', (error) =>
    faults.push(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`),
  );
}

async function openTab(
  page: Page,
  engine: Exclude<Engine, 'webkit'>,
  version: string,
  close: () => Promise<void>,
): Promise<Driver> {
  const faults: string[] = [];
  watch(page, faults);
  await page.evaluateOnNewDocument(reportViolations);
  return {
    engine,
    version,
    hasRealTouch: true,
    faults,
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    move: ({ x, y }) => page.mouse.move(x, y),
    async drag(pointer, [first, ...others], holdMs = 0) {
      const hold = () => new Promise((resolve) => setTimeout(resolve, holdMs));
      const { x, y } = first!;
      if (pointer === 'touch') {
        const touch = await page.touchscreen.touchStart(x, y);
        await hold();
        for (const point of others) await touch.move(point.x, point.y);
        return touch.end();
      }
      await page.mouse.move(x, y);
      await page.mouse.down();
      await hold();
      for (const point of others) await page.mouse.move(point.x, point.y);
      return page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    async press(key, shift = false) {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key as KeyInput);
      if (shift) await page.keyboard.up('Shift');
    },
    async chooseFiles(selector, paths) {
      const input = await page.$(selector);
      await (input as import('puppeteer-core').ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

/** Starts Chromium or Firefox without a window. */
export async function startPuppeteer(
  engine: Exclude<Engine, 'webkit'>,
  executablePath: string,
): Promise<Browser> {
  const browser = await puppeteer.launch({
    headless: true,
    env: AWAY,
    executablePath,
    ...LAUNCH[engine],
  } as Parameters<typeof puppeteer.launch>[0]);
  const version = (await browser.version()).replace(/^.*\//, '');
  return {
    version,
    async openTab() {
      const context = await browser.createBrowserContext();
      return openTab(await context.newPage(), engine, version, () => context.close());
    },
    close: () => browser.close(),
  };
}
