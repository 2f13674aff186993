/** Checks of the WordPress plugin: its settings, and its installation from the zip. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZip } from '../../../scripts/wordpress/plugin.ts';
import { answerApi } from '../answer-api.ts';
import { expect } from '../fixtures.ts';
import {
  addBlocks,
  blockSettings,
  examples,
  fill,
  insert,
  logIn,
  mountedProps,
  publish,
  startWordPress,
} from '../wordpress.ts';
import { test } from './fixtures.ts';

test('WordPress: the settings have a self-check, report invalid addresses without storing them, are in Finnish and Swedish, and uninstalling removes everything', async ({
  page,
  site,
  visitor,
}) => {
  await logIn(page, site.url, 'admin');
  const settings = `${site.url}/wp-admin/options-general.php?page=saaristo`;
  await page.goto(settings);
  const checked = { timeout: 20_000 };
  await expect(page.getByText('There are 60 blocks')).toBeVisible(checked);
  await expect(page.getByText('The script of the widgets is reached.')).toBeVisible();
  await page.getByLabel('Address of the rendering server').fill('http://127.0.0.1:9');
  await page.getByLabel('Site', { exact: true }).selectOption('lihakauppa');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The rendering server is not reached at http://127.0.0.1:9')).toBeVisible(
    checked,
  );
  await page.getByLabel('Address of the rendering server').evaluate((input: HTMLInputElement) => {
    input.type = 'text';
    input.value = 'javascript:alert(1)';
  });
  await page.getByLabel('More page settings').fill('["no object"]');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Address of the rendering server: this is no address.')).toBeVisible();
  await expect(page.getByText('More page settings: this is no JSON object.')).toBeVisible();
  await expect(page.getByLabel('Address of the rendering server')).toHaveValue('http://127.0.0.1:9');
  await visitor.goto(site.url);
  await expect(visitor.locator('html')).toHaveAttribute('data-site', 'lihakauppa');

  for (const [locale, words] of [
    ['fi', 'Itsetarkistus'],
    ['sv_SE', 'Självkontroll'],
  ]) {
    site.php(`update_user_meta(1, 'locale', '${locale}');`);
    await page.goto(settings);
    await expect(page.getByRole('heading', { name: words! })).toBeVisible();
  }
  site.php(`update_user_meta(1, 'locale', 'fi');`);
  await answerApi(page);
  await page.goto(`${site.url}/wp-admin/post-new.php`);
  await addBlocks(page, examples(['faq-list']));
  await expect(
    (await blockSettings(page, 'faq-list')).getByRole('button', { name: /^Lisää: / }),
  ).toBeVisible();
  site.php(`delete_user_meta(1, 'locale');`);

  const left = site.php(
    `define('WP_UNINSTALL_PLUGIN', 'saaristo/saaristo.php'); include WP_PLUGIN_DIR . '/saaristo/uninstall.php'; global $wpdb;
     echo $wpdb->get_var("SELECT (SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%saaristo%') + (SELECT COUNT(*) FROM {$wpdb->postmeta} WHERE meta_key LIKE '%saaristo%')");`,
  );
  expect(left.trim()).toBe('0');
});

test('WordPress: an administrator installs the zip, activates the plugin and publishes five blocks', async ({
  page,
  visitor,
}, { parallelIndex }) => {
  const site = await startWordPress({ name: `check-zip-${parallelIndex}`, isFresh: true, hasPlugin: false });
  const pictures = '.cache/wordpress/pictures';
  try {
    const zip = join(tmpdir(), `saaristo-${parallelIndex}.zip`);
    await writeZip(zip);
    await logIn(page, site.url, 'admin');
    await page.goto(`${site.url}/wp-admin/plugin-install.php?tab=upload`);
    await page.getByLabel('Plugin zip file').setInputFiles(zip);
    await page.getByRole('button', { name: 'Install Now' }).click();
    await page.screenshot({ path: `${pictures}/1-installed.png` });
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.screenshot({ path: `${pictures}/2-activated.png` });
    await page.locator('[data-slug="saaristo"]').getByRole('link', { name: 'Settings' }).click();
    await expect(page.locator('.saaristo-check').first()).toBeVisible({ timeout: 20_000 });
    await page.screenshot({ path: `${pictures}/3-settings.png`, fullPage: true });
    await answerApi(page);
    await page.goto(`${site.url}/wp-admin/post-new.php?post_type=page`);
    await page.getByRole('textbox', { name: 'Add title' }).fill('Viisi lohkoa');
    const five = examples(['hero-carousel', 'faq-list', 'contact-info-cards', 'number-counter', 'timeline']);
    for (const { title, name } of five) await insert(page, title, name);
    await fill(page, 'faq-list', 'Heading', 'Kysyttyä');
    await page.screenshot({ path: `${pictures}/4-editor.png` });
    await visitor.goto(await publish(page));
    for (const { name } of five) await mountedProps(visitor, name);
    await visitor.evaluate(() => scrollTo(0, 0));
    await visitor.screenshot({ path: `${pictures}/5-page.png`, fullPage: true });
  } finally {
    await site.stop();
  }
});
