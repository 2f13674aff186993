/**
 * The chunk that carries over what a visitor did before the islands were mounted. It loads only if the visitor did
 * something.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';

const fetches = (page: Page): string[] => {
  const found: string[] = [];
  page.on('request', (request) => {
    if (/\/carry-over-[^/]*\.js$/.test(request.url())) found.push(new URL(page.url()).pathname);
  });
  return found;
};

test.describe('carry-over', { tag: '@once' }, () => {
  test('a page without user input does not load the chunk, even with open details and selects [LOAD]', async ({
    page,
  }) => {
    const found = fetches(page);
    // Playwright's calls count as user activation, which a visitor's browser would not report.
    await page.addInitScript(() =>
      Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false }),
    );
    for (const path of ['/', '/sponsorointi', '/reseptit']) {
      await page.goto(path);
      await expect(page.locator('[data-widget=header]')).toHaveAttribute('data-widget-state', 'mounted');
      expect(await page.locator('details[open], select').count()).toBeGreaterThan(0);
      const island = page.locator('main [data-widget]').first();
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-widget-state', 'mounted');
    }
    expect(found).toEqual([]);
  });

  test('an option that is selected before the island mounts is kept [LOAD]', async ({ page }) => {
    const found = fetches(page);
    const release = await hold(page, /\/chunks\/sponsorship-form-[^/]*\.js$/);
    await page.goto('/sponsorointi');
    const list = page.locator('main select').first();
    const [, second = ''] = await list.locator('option').allTextContents();
    await list.selectOption({ label: second });
    release();
    await expect(page.locator('[data-widget=sponsorship-form]')).toHaveAttribute(
      'data-widget-state',
      'mounted',
    );
    expect(found).toEqual(['/sponsorointi']);
    await expect(list.locator('option:checked')).toHaveText(second);
  });
});
