/** The editors' pages on a phone and at a desk. */
import { EDITOR_PASSWORD } from './editor-password.ts';
import { axe, expect, test } from './fixtures.ts';

const LISTS = ['', '/sign-ups', '/reviews', '/orders', '/synonyms'];

test('every list of the editors fits its window, down to 320 px, and axe finds nothing @once', async ({
  page,
}) => {
  await page.goto('/editor');
  await page.locator('input[name=password]').fill(EDITOR_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
  for (const list of LISTS) {
    await page.goto(`/editor${list}`);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([list, width, over]).toEqual([list, width, 0]);
    }
    await axe(page);
  }
});
