import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

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
  await expect(island.locator('p[aria-live=polite]')).toHaveText('5 ehdotusta');
  await expect(grid.getByRole('row').first()).toContainText('Makkarat');
  await box.press('ArrowDown');
  await box.press('ArrowDown');
  const chosen = grid.getByRole('row').nth(1);
  await expect(chosen.getByRole('gridcell')).toHaveAttribute('aria-selected', 'true');
  const title = await chosen.getByRole('link').textContent();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
});

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
  await expect(island.locator('p[aria-live=polite]')).toBeEmpty();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/haku\?q=makkara$/);
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
