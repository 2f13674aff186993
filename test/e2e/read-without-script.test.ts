/** Texts of widgets without JavaScript are the same as with it, and at the same place. */
import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';

/** Returns the distance in px between the portion size and its unit, as drawn. */
const gapOf = (page: Page): Promise<number> =>
  page.locator('[data-widget=portion-calculator] fieldset > div:nth-child(2)').evaluate((field) => {
    const number = field.querySelector('strong')!.getBoundingClientRect();
    const unit = field.querySelector('strong + span')!.getBoundingClientRect();
    return unit.left - number.right;
  });

test.describe('widgets', { tag: '@once' }, () => {
  test('portion calculator: the unit is beside its number, with JavaScript and without [POR-02]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const address = addressOf(
      'ammattilaiset',
      '/reseptit/lihapullat-ruskeassa-kastikkeessa-100-annosta',
      baseURL,
    );
    const still = await browser.newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    await plain.goto(address);
    const gap = await gapOf(plain);
    await still.close();
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(12);

    await page.goto(address);
    const calculator = page.locator('[data-widget=portion-calculator]');
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator).toHaveAttribute('data-widget-state', 'mounted');
    expect(await gapOf(page)).toBeCloseTo(gap, 0);
    // The typed number is centered, like the text without JavaScript.
    const size = calculator.getByRole('textbox').nth(1);
    await size.fill('1250');
    const [field, twin] = await Promise.all([
      size.boundingBox(),
      calculator.locator('fieldset > div:nth-child(2) strong').boundingBox(),
    ]);
    expect(twin!.x + twin!.width / 2).toBeCloseTo(field!.x + field!.width / 2, 0);
    expect(twin!.width).toBeGreaterThan(20);
    expect(await gapOf(page)).toBeCloseTo(gap, 0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

    test('number counter: the final numbers are shown at once [WID-06]', async ({ page, baseURL }) => {
      await page.goto(addressOf('export', '/en', baseURL));
      const counters = page.locator('main [data-widget=number-counter]');
      await expect(counters).toHaveText([/^30/, /^41,000/, /./, /^100/], { useInnerText: true });
      for (const number of await counters.locator('p:first-child > span').filter({ visible: true }).all())
        expect((await number.boundingBox())!.height).toBeGreaterThan(20);
    });
  });
});

test(
  'missing entry script: every marker is failed, and no button without effect is shown [BUILD]',
  { tag: '@long-narrow' },
  async ({ page, allow }) => {
    allow(/saaristo\.js|ERR_FAILED/);
    await page.route('**/saaristo.js', (route) => route.abort());
    await page.goto('/');
    const markers = page.locator('[data-widget]');
    const count = await markers.count();
    expect(count).toBeGreaterThan(3);
    await expect(page.locator('[data-widget][data-widget-state=failed]')).toHaveCount(count);
    const next = page.locator('[data-widget=hero-carousel] button').first();
    await expect(next).toBeAttached();
    await expect(next).toBeHidden();
  },
);
