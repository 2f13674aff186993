/** Journeys through the history of drafts: `npm run long -- --project=editor-journeys`. */
import type { Locator, Page } from '@playwright/test';
import { add, canvas, edit, saved } from '../../e2e/editing.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'History' });

test('history: an earlier draft is compared by field and restored, and the draft before is kept', async ({
  page,
}) => {
  await edit(page, 'luonnokset', [
    { html: '<h1>Kesä saapuu saaristoon</h1>' },
    { widget: 'number-counter', props: { value: 640, label: 'sopimustilaa' } },
  ]);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('Uusi otsikko');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await dialog(page).getByRole('button', { name: 'Drafts' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Compare/ })
    .last()
    .click();
  // Only open parts are compared by word.
  await expect(dialog(page).locator('ins, del')).toHaveCount(0);
  await dialog(page).getByText('Page settings').click();
  await expect(dialog(page).locator('del').first()).toContainText('Uusi otsikko');
  await expect(dialog(page).locator('ins').first()).toContainText('luonnokset');
  await expect(dialog(page).getByText('Removed: Number counter')).toBeVisible();
  await axe(page, 'dialog[open]');
  await page.setViewportSize({ width: 375, height: 812 });
  await axe(page, 'dialog[open]');
  await page.setViewportSize({ width: 1280, height: 900 });
  await dialog(page)
    .getByRole('button', { name: /^Restore/ })
    .last()
    .click();
  await expect(title).toHaveValue('luonnokset');
  await expect(canvas(page).locator('editor-block')).toHaveCount(0);
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'History' }).click();
  await dialog(page).getByRole('button', { name: 'Drafts' }).click();
  await dialog(page)
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click();
  await expect(title).toHaveValue('Uusi otsikko');
  await expect(canvas(page).locator('editor-block')).toHaveCount(2);
});

test("history: a text that differs only by the server's cleaning is the same as the draft", async ({
  page,
}) => {
  await edit(page, 'puhdistus', []);
  await add(page, 'Rich text');
  // The server removes a style that the canvas keeps.
  await page.evaluate(() => localStorage.clear());
  await page.route('**/editor/api/pages/*', async (route) => {
    const request = route.request();
    if (request.method() !== 'PUT') return route.continue();
    const body = JSON.parse(request.postData() ?? '{}') as { blocks: object[] };
    body.blocks = [{ html: '<p style="color: red">Sama&nbsp;teksti</p>' }];
    return route.continue({ postData: JSON.stringify(body) });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  await expect(anyway.or(page.getByText(/· Published/))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(page.getByText(/· Published/)).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(dialog(page).getByText('Same as the draft')).toBeVisible();
});
