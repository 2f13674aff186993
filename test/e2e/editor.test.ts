/** The editors' pages on a phone and at a desk. */
import { EDITOR_PASSWORD } from './editor-password.ts';
import { axe, expect, test } from './fixtures.ts';

const LISTS = ['', '/sign-ups', '/reviews', '/orders', '/synonyms'];

test('every list of the editors fits its window, down to 320 px, and axe finds nothing', async ({
  page,
  isMobile,
}) => {
  await page.goto('/editor');
  await page.locator('input[name=password]').fill(EDITOR_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
  if (isMobile) await page.setViewportSize({ width: 320, height: 700 });
  for (const list of LISTS) {
    await page.goto(`/editor${list}`);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([list, over]).toEqual([list, 0]);
    await axe(page);
  }
});
