/** Journeys through pages in several languages: `npm run long -- --project=editor-journeys`. */
import { readFile } from 'node:fs/promises';
import { edit, opened, saved } from '../../e2e/editing.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

test('languages: a page is copied, translated side by side and by a file, and linked for visitors', async ({
  page,
}) => {
  const path = await edit(page, 'kielet', [
    { html: '<h1>Kesä saapuu</h1><p>Lue <a href="/">lisää</a>.</p>' },
    { widget: 'number-counter', props: { value: 640, label: 'Sopimustilaa' } },
  ]);
  const finnish = page.url();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/· Published/)).toBeVisible();
  await page.getByRole('button', { name: 'Copy into English' }).click();
  await expect(page.getByRole('link', { name: 'kielet' })).toBeVisible();
  await opened(page);
  await page.getByRole('button', { name: 'Translate side by side' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate side by side' });
  await expect(dialog.getByText('3 left')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Languages');
  await expect(dialog.getByText('2 left')).toBeVisible();
  await axe(page, 'dialog[open]');

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export XLIFF' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const done = file
    .replace(
      /(<source[^>]*>)(<ph[^>]*>)Kesä saapuu(.*?)<\/source>/,
      (all, _open: string, first: string, rest: string) =>
        `${all}<target>${first}Summer arrives${rest}</target>`,
    )
    .replace(/(<source[^>]*>)Sopimustilaa<\/source>/, '$&<target>Contract farms</target>');
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'en.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(done) });
  await expect(dialog.getByText('3 texts imported, 0 did not fit.')).toBeVisible();
  await expect(dialog.getByText('Everything is translated.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/· Published/)).toBeVisible();
  const english = page.url();

  await page.goto(path);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', new RegExp(`/en${path}$`));

  await page.goto(finnish);
  await opened(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Kielet uusiksi');
  await expect(saved(page)).toBeVisible();
  await page.goto(english);
  await opened(page);
  await page.getByRole('button', { name: 'Translate side by side' }).click();
  await expect(dialog.getByText('1 left')).toBeVisible();
  await expect(dialog.getByText('Source changed')).toBeVisible();
  await dialog.getByRole('button', { name: 'Right as it is: Title' }).click();
  await expect(dialog.getByText('Everything is translated.')).toBeVisible();
});
