import type { Page } from '@playwright/test';
import { shifts, startMeasuring } from './layout-shift.ts';
import { axe, expect, html, marker, test } from './site.ts';

const settings = (language: string): string =>
  `<script type="application/json" data-widget-settings>{"editMode":true,"language":"${language}"}</script>`;

const body = [
  marker('like-button', { contentId: 'a', likeCount: 3 }, '', 'data-load="eager"'),
  marker('like-button', { contentId: 5 }, '<p>fallback</p>', 'data-load="eager"'),
  marker('like-button', { contentId: 'b' }, '<p>later</p>', 'data-load="interaction"'),
].join('<p>between</p>');

/** Returns the runtime's files that the page has requested. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test(
  'edit mode: Alt+W marks every island and lists pending and invalid markers until it is closed [EDIT]',
  { tag: '@long-narrow' },
  async ({ page, site, allow }) => {
    allow(/^console\.error: \[saaristo\] /);
    await startMeasuring(page);
    await page.goto(site.page('/', html(body, settings('en'))));
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(1);
    await expect(page.locator('[data-widget-state=invalid]')).toHaveCount(1);
    const height = () =>
      page.evaluate(() => [document.body.scrollHeight, document.documentElement.scrollWidth]);
    const before = await height();
    // Shifts of the islands and of the notice themselves.
    const { sum } = await shifts(page);
    const open = page.getByRole('button', { name: 'Show the blocks of the page (Alt+W)' });
    await page.keyboard.press('Alt+KeyW');
    const list = page.getByRole('dialog', { name: 'Blocks of the page' });
    await expect(list.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(list.getByRole('listitem')).toHaveText([
      /^like-button · shown · at once · [\d.]+ ms · [\d.]+ kB$/,
      /like-button · wrong settings · at once.*Correct the settings: contentId\./,
      /like-button · waiting · when touched.*Waits for a press, a focus or typing\./,
    ]);
    await expect(page.locator('saaristo-overlay .box')).toHaveCount(3);
    expect(await height()).toEqual(before);
    expect((await shifts(page)).sum).toBe(sum);
    const box = await page.locator('saaristo-overlay .box').first().boundingBox();
    expect(box).toEqual(await page.locator('[data-widget]').first().boundingBox());
    await axe(page, 'saaristo-overlay');
    // The overlay updates while it is open.
    await page.getByText('later').click();
    await expect(list.getByRole('listitem').last()).toHaveText(/like-button · shown · when touched/);
    await list.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(page.locator('saaristo-overlay .box')).toHaveCount(0);
    await expect(open).toBeFocused();
    await axe(page, 'saaristo-overlay');
    await test.step('a document that is written again has the button, too', async () => {
      await page.evaluate(
        (text) => {
          document.open();
          document.write(text);
          document.close();
        },
        `<!doctype html><html><head>${settings('en')}</head><body><p>another</p></body></html>`,
      );
      await expect(page.getByText('another')).toBeVisible();
      await expect(open).toHaveCount(1);
    });
  },
);

test(
  'edit mode: a visitor downloads none of it, and Alt+W shows nothing [EDIT]',
  { tag: '@long-narrow' },
  async ({ page, site, allow }) => {
    allow(/^console\.error: \[saaristo\] /);
    await page.goto(site.page('/', html(body)));
    await expect(page.locator('[data-widget-state=mounted]')).toHaveCount(1);
    await page.keyboard.press('Alt+KeyW');
    await expect(page.locator('saaristo-overlay')).toHaveCount(0);
    expect((await fetched(page)).filter((name) => /edit-mode|overlay|report/.test(name))).toEqual([]);
  },
);
