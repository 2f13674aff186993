/** Journeys through the health of a page: `npm run editor-journeys`. */
import type { Page } from '@playwright/test';
import { opened } from './editing.ts';
import { signIn } from './editor-sign-in.ts';
import { expect, test } from './fixtures.ts';

test.skip(process.env['EDITOR_JOURNEYS'] === undefined, 'npm run editor-journeys');
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const health = (page: Page) => page.getByRole('region', { name: 'Page health' });

/** Opens the health, and waits until everything is checked. */
async function openHealth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Health', exact: true }).click();
  await expect(health(page).getByRole('status')).not.toHaveText(/Checking/);
}

test('estate probe', async ({ page }) => {
  test.setTimeout(1_200_000);
  await signIn(page, 'publisher');
  const ids: { id: number; path: string; site: string }[] = [];
  for (const site of (process.env['PROBE_SITES'] ?? 'atriafi').split(' '))
    ids.push(...((await (await page.request.get(`/editor/api/pages?q=&site=${site}`)).json()) as any).rows);
  console.log(ids.length);
  for (const { id, path, site } of ids) {
    await page.goto(`/editor/pages/${id}`);
    await opened(page);
    const start = Date.now();
    await openHealth(page);
    const findings = await health(page).locator('.ed-findings li').allInnerTexts();
    const total = (await health(page).locator('tfoot').allTextContents()).join();
    console.log(site, path, Date.now() - start, total, JSON.stringify(findings));
  }
});
