import puppeteer from 'puppeteer-core';
import { chromium } from '../chromium.ts';
import type { Keys } from './perform.ts';
import type { TreePage } from './tree.ts';

/** Starts Chromium without a window, for the accessibility trees. */
export async function startHeadless(): Promise<{
  page: TreePage;
  keys: Keys;
  stop: () => Promise<void>;
}> {
  const browser = await puppeteer.launch({
    executablePath: chromium.executablePath,
    args: [...chromium.args, '--force-prefers-reduced-motion'],
    pipe: true,
  });
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Accessibility.enable');
  return {
    page: {
      evaluate: (run, arg) => page.evaluate(run as (given: unknown) => never, arg),
      goto: (url) => page.goto(url),
      setWidth: (width) => page.setViewport({ width, height: 960 }),
      readTree: async () => (await session.send('Accessibility.getFullAXTree')).nodes,
    },
    keys: {
      async press(...keys) {
        for (const key of keys) await page.keyboard.press(key === 'space' ? 'Space' : 'Enter');
      },
    },
    stop: () => browser.close(),
  };
}
