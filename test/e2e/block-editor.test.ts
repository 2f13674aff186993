import { add, blocks, canvas, freshPath, newPage, outline, saved } from './editing.ts';
import { signIn } from './editor-sign-in.ts';
import { expect, test } from './fixtures.ts';
import { expectSamePixels, findCanvas } from './pixels.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });

// The test loads an editor and a page three times.
test.describe.configure({ timeout: 90_000 });

test('block editor: a composed and published page is shown to visitors @once', async ({ page, context }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'publisher');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  const path = freshPath('kampanja');
  await newPage(page, 'Kesäkampanja', path);

  await add(page, 'Hero carousel');
  await add(page, 'Like button');
  await expect(
    canvas(page).locator('[data-widget="hero-carousel"][data-widget-state="mounted"]'),
  ).toBeVisible();
  await expect(blocks(page)).toHaveText(['Hero carousel', 'Like button']);

  // Each press is a separate undo step, even in quick succession.
  await outline(page).getByRole('button', { name: 'Move up' }).click();
  await outline(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(blocks(page)).toHaveText(['Like button', 'Like button', 'Hero carousel']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blocks(page)).toHaveText(['Like button', 'Hero carousel']);
  await page.keyboard.press('Control+z');
  await expect(blocks(page)).toHaveText(['Hero carousel', 'Like button']);
  await page.keyboard.press('Control+Shift+z');
  await expect(blocks(page)).toHaveText(['Like button', 'Hero carousel']);

  await outline(page).getByRole('button', { name: 'Hero carousel' }).click();
  await page.getByRole('button', { name: /^Kesä maistuu savulta/ }).click();
  const text = page.getByRole('group', { name: 'Text' }).locator('.ProseMirror');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('Nyt: ');
  await expect(canvas(page).getByRole('heading', { name: 'Nyt: Kesä maistuu savulta' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Publish' })).toContainText('Still an example: ');
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText(/· Published$/)).toBeVisible();
  await expect(saved(page)).toBeVisible();

  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Nyt: Kesä maistuu savulta' })).toBeVisible();

  // The canvas looks like the page, here in two blocks: `npm run long -- --project=editor-journeys` compares all.
  await outline(page).getByRole('button', { name: 'Page', exact: true }).click();
  await page.setViewportSize({ width: 1980, height: 900 });
  await visitor.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.setViewportSize({ width: 1280, height: await findCanvas(page).evaluate(() => innerHeight) });
  await expectSamePixels(page, visitor, () => true);
});
