import { sampleOf } from '../settings.ts';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

/** A phone on a fair connection; throughput in bytes per second. */
const CONNECTION = { offline: false, latency: 20, downloadThroughput: 1_000_000, uploadThroughput: 100_000 };

/** One site of each header: with a search box, corporate, brand with hover menus, shop. */
const SITES: readonly Site[] = ['atriafi', 'atriacom', 'jyvabroiler', 'lihakauppa'];

test('layout shift measurement: it reports a moved element', { tag: '@once' }, async ({ page }) => {
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
  'home pages: nothing moves on sites with different headers [NAV-26] [NAV-42] [CLS 0]',
  { tag: '@long-wide' },
  async ({ page, baseURL, isMobile }) => {
    test.slow();
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
    await browser.send('Network.emulateNetworkConditions', CONNECTION);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 2 });
    await startMeasuring(page);
    // Each site in one window, because they are slow; `npm run long -- --project=every-page` tests all sites in both.
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
