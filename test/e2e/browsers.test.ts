/** A part of `npm run long -- --project=browsers`: its driver and the journeys of the contract, in Chromium only. */
import { startPuppeteer } from '../long/browsers/puppeteer.ts';
import { contract } from '../long/browsers/journeys/contract.ts';
import { play } from '../long/browsers/stage.ts';
import { chromium } from '../chromium.ts';
import { expect, test } from './fixtures.ts';

/** The headless shell has no back/forward cache. */
const isPlayed = ({ name }: (typeof contract)[number]): boolean =>
  !name.startsWith('cache:') || !chromium.executablePath.includes('headless-shell');

test('browsers: the journeys of the public contract pass in Chromium [MOUNT]', { tag: '@once' }, async () => {
  const browser = await startPuppeteer('chromium', chromium.executablePath);
  try {
    for (const journey of contract.filter(isPlayed))
      expect.soft(await play(browser, journey, (path) => path), journey.name).toEqual([]);
  } finally {
    await browser.close();
  }
});
