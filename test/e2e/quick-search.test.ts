import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';

const SUGGESTIONS = '**/api/search/suggestions/**';

/** Replaces a quick search of an estate page with one that has these props. */
async function place(page: Page, props: Record<string, unknown> = {}, load = 'eager') {
  if (!page.url().endsWith('/tietoa-meista')) await page.goto('/tietoa-meista');
  await page.getByRole('main').evaluate(
    (main, [json, when]) => {
      main.querySelector('[data-widget=quick-search]')?.remove();
      // The page requires trusted types, so it cannot parse HTML from strings.
      const marker = document.createElement('div');
      const fallback = document.createElement('form');
      const field = document.createElement('input');
      field.name = 'q';
      field.ariaLabel = 'Haku';
      fallback.append(field);
      marker.append(fallback);
      Object.assign(marker.dataset, { widget: 'quick-search', props: json, load: when });
      main.prepend(marker);
    },
    [JSON.stringify(props), load] as const,
  );
  const island = page.locator('main [data-widget="quick-search"]');
  return { island, box: island.getByRole('combobox'), grid: island.getByRole('grid') };
}

test('quick search: typing makkara finds hits, and a hit is opened by keyboard [QS-07] [API-07]', async ({
  page,
}) => {
  let clients = 0;
  page.on('request', (request) => {
    if (/http-client-/.test(request.url())) clients += 1;
  });
  const { island, box, grid } = await place(page);
  await expect(island).toHaveAttribute('data-widget-state', 'mounted');
  await page.waitForLoadState('networkidle');
  expect(clients).toBe(0);
  await box.focus();
  await expect.poll(() => clients).toBe(1);
  await box.fill('makkara');
  await expect(grid.getByRole('row')).toHaveCount(5);
  await expect(island.locator('[aria-live=polite]')).toHaveText('5 ehdotusta');
  await expect(grid.getByRole('row').first()).toContainText('Makkarat');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const chosen = grid.getByRole('row').nth(1);
  await expect(chosen.getByRole('gridcell')).toHaveAttribute('aria-selected', 'true');
  const title = await chosen.getByRole('link').textContent();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
});

test(
  'offline: no error is shown, and the box works again later [QS-15]',
  { tag: '@long' },
  async ({ page, context, allow }) => {
    allow(/ERR_INTERNET_DISCONNECTED/);
    const { island, box, grid } = await place(page);
    const code = page.waitForResponse(/\/SuggestionPanel-[^/]+\.js$/);
    await box.focus();
    await code;
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await box.fill('makkara');
    await failed;
    await expect(island.locator('[aria-live=polite]')).toBeEmpty();
    await expect(island.getByRole('button', { name: 'Sulje' })).toBeHidden();
    await context.setOffline(false);
    await box.fill('makkarat');
    await expect(grid).toBeVisible();
  },
);

test('missing chunk of suggestions: the box is a plain search form [QS-02] [QS-15]', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|ERR_FAILED/);
  let attempts = 0;
  await page.route(/\/SuggestionPanel-[^/]+\.js$/, (route) => {
    attempts++;
    return route.abort();
  });
  const { island, box } = await place(page);
  await box.focus();
  await expect.poll(() => attempts).toBe(1);
  await box.fill('makkara');
  // The chunk is requested again after the pause, or on typing if the first attempt has failed by then.
  await expect.poll(() => attempts).toBeGreaterThan(1);
  await expect(island.locator('[aria-live=polite]')).toBeEmpty();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=makkara$/);
});

test('text typed before the chunk of suggestions is loaded: it is searched for when it loads [QS-04]', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/SuggestionPanel-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const { island, box, grid } = await place(page);
  await box.fill('makkara');
  await expect(island.locator('[aria-live=polite]')).toBeEmpty();
  release();
  await expect(grid).toBeVisible();
  await expect(island.locator('[aria-live=polite]')).not.toBeEmpty();
  await expect(box).toHaveValue('makkara');
});

test('back from a hit: the box shows no old hits [QS-11]', { tag: '@long' }, async ({ page }) => {
  const { box, grid } = await place(page);
  await box.fill('makkara');
  await grid.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/tietoa-meista$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/tietoa-meista$/);
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('text typed before the island mounts: it counts as typed [QS-04]', async ({ page }) => {
  const { island, box, grid } = await place(page, {}, 'media((height < 500px))');
  await island.getByRole('textbox', { name: 'Haku' }).fill('makkara');
  await page.setViewportSize({ width: 800, height: 480 });
  await expect(box).toHaveValue('makkara');
  await expect(grid.getByRole('row')).toHaveCount(5);
});

test('layouts of the box: clearing, hostile answers, widths and trimming [QS-01] [QS-02] [QS-07] [QS-09] [QS-11] [NAV-23] [SRCH-01]', async ({
  page,
}) => {
  await test.step('a press outside and Tab close the hits and keep the text [QS-09] [QS-11]', async () => {
    const { island, box, grid } = await place(page);
    await box.fill('nakki');
    await expect(grid).toBeVisible();
    await page.mouse.click(4, 500);
    await expect(grid).toBeHidden();
    await expect(box).toHaveValue('nakki');
    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.fill('makkara');
    await expect(grid).toBeVisible();
    await island.getByRole('link', { name: 'Katso kaikki hakutulokset' }).focus();
    await expect(grid).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(grid).toBeHidden();
  });
  await test.step('hostile answers of a server run nothing [QS-07]', async () => {
    const hits = [
      {
        url: '/a',
        title: 'Ylipitkäyhdyssanahirviömakkarapaistoskastike'.repeat(6),
        teaserText: 'x'.repeat(999),
      },
      { url: '/b', title: '<img src=x onerror=alert(1)>', category: null, image: null, type: 7 },
      { url: 'javascript:alert(1)', title: 'Paha' },
      ...Array.from({ length: 50 }, (_, index) => ({ url: `/c${index}`, title: `Makkara ${index}` })),
    ];
    const { box, grid } = await place(page, { layout: 'mobile' });
    await page.route(SUGGESTIONS, (route) => route.fulfill({ json: { hits } }));
    await box.fill('grilli');
    await expect(grid.getByRole('link')).toHaveCount(5);
    await expect(grid.getByText('Paha')).toHaveCount(0);
    await expect(grid.locator('img')).toHaveCount(0);
    const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    await expect.poll(() => page.evaluate(tooWide)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    // The header changes its layout at this width.
    await expect.poll(() => page.evaluate(tooWide)).toBe(0);
    await page.unroute(SUGGESTIONS);
    await page.setViewportSize({ width: 1280, height: 900 });
  });
  // The stories test the closed layouts, and the open normal one.
  await test.step('axe finds nothing in the mobile layout, empty and open [QS-01]', async () => {
    const { island, box, grid } = await place(page, { layout: 'mobile' });
    await box.fill('makkara');
    await expect(grid).toBeVisible();
    await box.press('ArrowDown');
    await axe(page, 'main [data-widget="quick-search"]');
    await box.fill('xyzzyxyzzy');
    await expect(island.locator('[aria-live=polite]')).toHaveText('Ei ehdotuksia');
    await axe(page, 'main [data-widget="quick-search"]');
  });
  await test.step('the sticky box opens to 216 px, and axe finds nothing in its panel [QS-01] [NAV-23]', async () => {
    const { box, grid } = await place(page, { layout: 'sticky' });
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(216);
    await box.fill('makkara');
    await expect(grid).toBeVisible();
    await box.press('ArrowDown');
    await axe(page, 'main [data-widget="quick-search"]');
  });
  await test.step('the query of searchUrl is kept, and typed text is trimmed [QS-02] [SRCH-01]', async () => {
    const { island, box } = await place(page, { searchUrl: '/haku?contentGroup=recipe' });
    await box.fill(' ää & öö ');
    await island.getByRole('button', { name: 'Hae' }).click();
    await expect(page).toHaveURL(/\/haku\?contentGroup=recipe&q=%C3%A4%C3%A4\+%26\+%C3%B6%C3%B6$/);
  });
});
