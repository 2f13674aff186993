/** The editors' pages on a phone and on a desktop. */
import { signIn } from './editor-sign-in.ts';
import { sampleOf } from '../thorough.ts';
import { axe, expect, test } from './fixtures.ts';

/** The gate tests the first ones, which have all elements of the others. */
const LISTS = [
  '/media',
  '',
  '/inbox',
  '/users',
  '/pages/new',
  '?bin=1',
  '/sign-ups',
  '/reviews',
  '/orders',
  '/synonyms',
];

test('editor lists: each fits its window down to 320 px, and axe finds nothing @once', async ({ page }) => {
  await signIn(page, 'publisher');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const list of sampleOf(LISTS, 4)) {
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
