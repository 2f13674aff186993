import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';

const company = (path: string, baseURL: string | undefined) => addressOf('atriacom', path, baseURL);
const top = (page: Page, year: number) =>
  page.locator(`[id="${year}"]`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const currentYear = (page: Page) => page.locator('[data-widget="timeline"] [aria-current="true"]');

test(
  'timeline: the hash opens a year, scrolling sets the current year, print has the years without the navigation [CORP-04] [CORP-05] [CORP-07]',
  { tag: '@long-narrow' },
  async ({ page, baseURL, isMobile }) => {
    await page.goto(company('/historia#1958', baseURL));
    await expect(page.locator('[data-widget="timeline"]')).toHaveAttribute('data-widget-state', 'mounted');
    const third = page.viewportSize()!.height / 3;
    // The year is below the sticky header, in the upper third of the window.
    await expect.poll(() => top(page, 1958)).toBeLessThan(third);
    expect(await top(page, 1958)).toBeGreaterThan(40);
    if (isMobile) {
      const toggle = page.getByRole('button', { name: 'Valitse vuosi: 1958' });
      await expect(currentYear(page)).toBeHidden();
      await toggle.click();
      await axe(page, '[data-widget="timeline"]');
    }
    await expect(currentYear(page)).toHaveText('1958');
    const years = page.getByRole('navigation', { name: 'Vuodet' }).getByRole('link');
    await expect(years).toHaveText(['1958', '1963', '1975']);
    await years.getByText('1975').click();
    await expect(page).toHaveURL(/#1975$/);
    if (!isMobile) await expect(currentYear(page)).toHaveText('1975');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Vuodet' })).toBeHidden();
    await expect(page.getByRole('heading', { name: '1987 Ruotsiin' })).toBeVisible();
  },
);

// The following tests do not depend on the window.
test('video: it loads when its dialog opens and is removed when it closes [WID-05]', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(addressOf('mestariforsmanfi', '/savustamo', baseURL));
  const opener = page.getByRole('link', { name: 'Toista video: Yö savustamolla' });
  await opener.scrollIntoViewIfNeeded();
  // Before mounting, the opener is a link to the video file.
  await expect(page.locator('[data-widget]', { has: opener })).toHaveAttribute(
    'data-widget-state',
    'mounted',
  );
  const videos = () => requests.filter((url) => url.endsWith('.webm')).length;
  expect(videos()).toBe(0);

  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Yö savustamolla' });
  await expect
    .poll(() => dialog.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(0);
  expect(videos()).toBeGreaterThan(0);
  await page.mouse.click(5, 5);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('number counter and region map: the numbers end exactly, the open region is outlined on the map [WID-06] [CORP-11]', async ({
  page,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile);
  await page.goto(company('/toimipaikat', baseURL));
  const numbers = page.locator('[data-widget="number-counter"] [aria-hidden]');
  await numbers.last().scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText([/^2\s900$/, '640', '30', '98,2']);
  await page.locator('[data-widget="region-map"] summary', { hasText: 'Saaristo' }).click();
  await expect(page.getByText('Ensimmäinen jäähuone on museona.')).toBeVisible();
  const drawn = page.locator('[data-widget="region-map"] use');
  await expect.poll(() => drawn.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(50);
  await axe(page, 'main');
});
