/** Pictures of the editor's screens for docs/editing.md. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from './faults/server.ts';
import { add, canvas, newPage, opened, outline, saved } from '../e2e/editing.ts';
import { signIn } from '../e2e/editor-sign-in.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { toWebp } from './pictures/to-webp.ts';

const FOLDER = join(import.meta.dirname, '../../docs/images');
const SMALL = { width: 375, height: 667 };
const LARGE = { width: 1280, height: 800 };

/** A plate on a table: the focus is at the side. */
const PLATE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#c9a47a"/><circle cx="330" cy="380" r="250" fill="#fff"/><circle cx="330" cy="380" r="170" fill="#8f3226"/></svg>';

test.use({ actionTimeout: 30_000 });
test.skip(process.env['PICTURES'] === 'compare', 'The pictures of docs/editing.md are no widgets.');

/** Returns whether every requested picture of a document is loaded; pictures outside of the window load later. */
const hasPictures = (): boolean =>
  [...document.images].every(
    ({ complete, currentSrc }) => complete || currentSrc === '' || currentSrc.startsWith('data:'),
  );

async function take(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () =>
      (await Promise.all(page.frames().map((frame) => frame.evaluate(hasPictures)))).every(Boolean),
    )
    .toBe(true);
  // Replaces the server's times.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.textContent = (node.textContent ?? '').replaceAll(
        /\d{1,2}(?:\/\d{2}\/| \w{3} )\d{4}, \d{2}:\d{2}(?: EES?T)?/g,
        '15/06/2026, 09:00 EEST',
      );
    return document.fonts.ready;
  });
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(join(FOLDER, `editor-${name}.webp`), await toWebp(page, png));
}

test('editor: pictures of its screens', async ({ browser }) => {
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-pictures-'));
  const server = await startServer(folder, { SAARISTO_DEMO_USERS: '1', SAARISTO_EDITOR_PASSWORD: '' });
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.origin, viewport: LARGE });
  try {
    const page = await context.newPage();
    await signIn(page, 'publisher');
    await take(page, 'pages');

    await newPage(page, 'Kesäkampanja', '/kesakampanja');
    for (const title of ['Hero carousel', 'Card grid', 'Campaign sign-up', 'Like button'])
      await add(page, title);
    await expect(saved(page)).toBeVisible();
    await outline(page).getByRole('button', { name: 'Hero carousel' }).click();
    await expect(canvas(page).locator('[data-widget="hero-carousel"]')).toBeInViewport();
    await page.getByRole('button', { name: /^Kesä maistuu savulta/ }).click();
    await take(page, 'compose');

    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByLabel('Search blocks').fill('product');
    await take(page, 'blocks');
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: /^Choose a picture: / }).click();
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await library.getByText('Add a picture').first().click();
    await library.getByLabel('File').setInputFiles({
      name: 'lautanen.png',
      mimeType: 'image/png',
      buffer: await sharp(Buffer.from(PLATE)).png().toBuffer(),
    });
    await library.getByLabel('Alternative text').fill('Lautanen pöydällä');
    await library.getByRole('button', { name: 'Add a picture' }).click();
    await page.getByRole('button', { name: /^Focus point: / }).click();
    const focus = page.getByRole('dialog', { name: 'Focus point' });
    await focus.getByLabel('From the left, %').fill('28');
    await expect(focus.locator('img')).toHaveJSProperty('complete', true);
    await take(page, 'focus');
    await focus.getByRole('button', { name: 'Close' }).click();

    await outline(page).getByRole('button', { name: 'Card grid' }).click();
    await page.getByRole('button', { name: 'Choose products' }).click();
    for (const at of [0, 1, 3]) await page.getByRole('checkbox').nth(at).check();
    const first = page.getByRole('dialog').locator('img').first();
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await take(page, 'product');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText(/· Published$/)).toBeVisible();

    await outline(page).getByRole('button', { name: 'Like button' }).click();
    await page.getByRole('textbox', { name: 'Content id' }).fill('');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
    await take(page, 'problems');
    await page.getByRole('dialog').getByRole('button', { name: 'Like button' }).click();
    await page.getByRole('textbox', { name: 'Content id' }).fill('kesakampanja');
    await expect(saved(page)).toBeVisible();

    await page.getByRole('button', { name: 'History' }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await take(page, 'history');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await page.setViewportSize(SMALL);
    await page.reload();
    await opened(page);
    await page.getByRole('button', { name: 'Blocks', exact: true }).click();
    await take(page, 'phone');
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
