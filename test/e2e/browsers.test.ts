/** A sample of `npm run long -- --project=browsers`: its driver and some of its journeys, in Chromium only. */
import { startPuppeteer } from '../long/browsers/puppeteer.ts';
import { contract } from '../long/browsers/journeys/contract.ts';
import { play } from '../long/browsers/stage.ts';
import { chromium } from '../chromium.ts';
import { expect, test } from './fixtures.ts';

const SAMPLE = /markers reach|script API|trusted types/;

test('browsers: the journeys of the public contract pass in Chromium [MOUNT]', { tag: '@once' }, async () => {
  const browser = await startPuppeteer('chromium', chromium.executablePath);
  try {
    const sample = contract.filter(({ name }) => SAMPLE.test(name));
    expect(sample).toHaveLength(3);
    for (const journey of sample)
      expect.soft(await play(browser, journey, (path) => path), journey.name).toEqual([]);
  } finally {
    await browser.close();
  }
});
