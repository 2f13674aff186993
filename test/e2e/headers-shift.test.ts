import { sampleOf } from '../thorough.ts';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

/** A phone on a fair connection, bytes a second. */
const CONNECTION = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 100_000 };

/** One site of each header: with a search box, of the company, of a lively brand, of the shop. */
const SITES: readonly Site[] = ['atriafi', 'atriacom', 'jyvabroiler', 'lihakauppa'];

test('the measuring sees what moves', { tag: '@once' }, async ({ page }) => {
  await startMeasuring(page);
  await page.goto('/');
  await page.getByRole('main').evaluate((main) => {
    const late = document.createElement('p');
    late.style.height = '200px';
    main.before(late);
  });
  await expect.poll(async () => (await shifts(page)).sum).toBeGreaterThan(0.05);
  expect((await shifts(page)).sources.join()).toContain('main');
});

test(
  'NAV-26 NAV-42 CLS 0: nothing moves on the home pages of sites of different headers',
  { tag: '@long-wide' },
  async ({ page, baseURL, isMobile }) => {
    test.slow();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.send('Network.emulateNetworkConditions', CONNECTION);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await startMeasuring(page);
    // Each in one window, slowly; npm run every-page looks at all of them in both.
    for (const site of sampleOf(isMobile ? SITES.slice(2) : SITES.slice(0, 2))) {
      await page.goto(addressOf(site, '/', baseURL));
      await expect(page.locator('[data-widget=header][data-widget-state=mounted]')).toBeVisible({
        timeout: 20_000,
      });
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const { sum, sources } = await shifts(page);
      expect({ site, sum, sources }).toEqual({ site, sum: 0, sources: [] });
    }
  },
);
