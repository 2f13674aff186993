/** The editors' screens on a phone and on a desktop. `npm run long -- --project=editor-screens` tests all of them. */
import type { Page } from '@playwright/test';
import { LONG, sampleOf } from '../settings.ts';
import { edit } from './editing.ts';
import { signIn } from './editor-sign-in.ts';
import { axe, expect, test } from './fixtures.ts';

const ALL = LONG;

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
  '/collections',
  '/collections/products',
  '/audit',
  '/for-you',
  '/second-factor',
  '/uses?q=makkara',
  '/links',
  '/reply-templates',
  '/people',
  '/password',
];

/** Expects that the screen fits widths down to 320 px, and that axe finds nothing. */
async function checkScreen(page: Page, name: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([name, width, over]).toEqual([name, width, 0]);
    if (!ALL) continue;
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
  }
  if (!ALL) await axe(page);
}

test('editor lists: each fits its window down to 320 px, and axe finds nothing @once', async ({ page }) => {
  // Each list is opened and examined at several widths.
  test.setTimeout(ALL ? 300_000 : 90_000);
  await signIn(page, 'publisher');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  for (const list of ALL ? LISTS : sampleOf(LISTS, 4)) {
    await page.goto(`/editor${list}`);
    await checkScreen(page, list, ALL ? [1280, 375, 320] : [1280, 320]);
  }
});

if (ALL) {
  test.use({ locale: 'en-GB' });

  test('editor sign-in: axe finds nothing', async ({ page }) => {
    await page.goto('/editor/login');
    await checkScreen(page, 'login', [1280, 375]);
  });

  test('block editor: axe finds nothing in its panels, dialogs and sheets', async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: 1280, height: 900 });
    await edit(page, 'axe', [
      { widget: 'hero-carousel', props: { slides: [{ text: '<p>Yksi</p>' }] } },
      { html: '<h2>Kaksi</h2><p>Teksti</p>' },
    ]);
    const name = (of: string) => page.getByRole('button', { name: of, exact: true });
    const close = () => page.keyboard.press('Escape');
    // The page that is edited has its own tests; its island may be loading.
    const check = () => axe(page, 'body');
    await check();
    for (const block of ['Hero carousel', 'Rich text']) {
      await page
        .getByRole('region', { name: 'Outline' })
        .getByRole('button', { name: block, exact: true })
        .click();
      await check();
    }
    for (const dialog of ['Add block', 'History', 'Health']) {
      await name(dialog).first().click();
      await check();
      await (dialog === 'Health' ? name(dialog).click() : close());
    }
    for (const keys of ['Control+k', 'Control+/']) {
      await page.keyboard.press(keys);
      await expect(page.getByRole('dialog')).toBeVisible();
      await check();
      await close();
    }
    const dark = async (): Promise<void> => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await check();
      await page.emulateMedia({ colorScheme: 'light' });
    };
    await dark();
    await page.setViewportSize({ width: 375, height: 700 });
    const sheets = page.getByRole('group', { name: 'Parts of the editor' }).getByRole('button');
    await expect(sheets.first()).toBeVisible();
    await check();
    await dark();
    for (const sheet of await sheets.all()) {
      await sheet.click();
      await check();
      await dark();
      await close();
    }
  });
}
