/** Checks of the WordPress plugin: hostile props. */
import { expect } from '../fixtures.ts';
import { HOSTILE_TEXTS } from '../../fixtures/fuzz/rich-texts.ts';
import {
  addBlocks,
  blockAttributes,
  blockSettings,
  inCanvas,
  logIn,
  newPost,
  openPost,
  save,
} from '../wordpress.ts';
import { test } from './fixtures.ts';

// The pictures do not exist.
test.use({ mayMiss: true });

test('WordPress: hostile props of an author run no script in the editor of others and on the page', async ({
  page,
  site,
  visitor,
  allow,
}) => {
  allow(/Failed to load resource|ERR_|request failed/);
  const ran: string[] = [];
  for (const one of [page, visitor])
    one.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
  const texts = HOSTILE_TEXTS.slice(0, 60);
  const faq = {
    header: `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)>[gallery]<!-- /wp:saaristo/faq-list --><script>alert(1)</script>`,
    items: texts.map((answer, index) => ({ question: `${index} ${answer}`, answer })),
  };
  const links = { title: '"><svg onload=alert(1)>', url: 'javascript:alert(1)' };
  await logIn(page, site.url, 'author');
  await newPost(page, site.url, 'Vihamielinen');
  await addBlocks(page, [
    { name: 'faq-list', title: '', example: faq },
    { name: 'quick-search', title: '', example: { searchUrl: 'javascript:alert(1)' } },
    { name: 'like-button', title: '', example: { contentId: `' onmouseover='alert(1)`, texts: links } },
  ]);
  const id = await save(page);
  const address = await page.evaluate(() =>
    (window as unknown as { wp: { data: { select(s: string): { getPermalink(): string } } } }).wp.data
      .select('core/editor')
      .getPermalink(),
  );
  const stored = (await blockAttributes(page)).map(({ props }) => JSON.parse(props as string) as unknown);
  expect(stored[0]).toEqual(faq);

  // The author no longer edits the post.
  site.php(`delete_post_meta(${id}, '_edit_lock');`);
  await logIn(page, site.url, 'admin');
  await openPost(page, site.url, id);
  const settings = await blockSettings(page, 'faq-list');
  for (const index of [0, 1, 2, 17]) await settings.locator('.saaristo-list-title').nth(index).click();
  await expect(inCanvas(page, 'faq-list')).toHaveAttribute('data-widget-state', 'mounted');

  await visitor.goto(address);
  await expect(visitor.locator('[data-widget="faq-list"]')).toHaveAttribute('data-widget-state', 'mounted');
  expect(await visitor.locator('[data-widget="faq-list"]').count()).toBe(1);
  site.php(`require ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('saaristo/saaristo.php');`);
  await visitor.goto(address);
  await expect(visitor.getByText('before').first()).toBeAttached();
  site.php(`require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('saaristo/saaristo.php');`);
  expect(ran).toEqual([]);
});
