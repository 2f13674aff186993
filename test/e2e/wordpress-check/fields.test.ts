/** Checks of the WordPress plugin: the fields of a form. */
import { expect } from '../fixtures.ts';
import {
  addBlocks,
  blockAttributes,
  blockSettings,
  examples,
  inCanvas,
  logIn,
  newPost,
} from '../wordpress.ts';
import { test } from './fixtures.ts';

test('WordPress: each kind of field changes the block at once', async ({ page, site, allow }) => {
  allow(/\[saaristo\] number-counter: prop "value": expected a number/);
  await logIn(page, site.url, 'author');
  await newPost(page, site.url, 'Kentät');
  await addBlocks(page, examples(['faq-list', 'quick-search', 'number-counter', 'image-list']));
  const settings = await blockSettings(page, 'faq-list');
  // A list with rich text.
  await settings.getByRole('button', { name: 'Add: Questions *' }).click();
  await settings.getByLabel('Question *').fill('Uusi kysymys?');
  const answer = settings.getByRole('textbox', { name: 'Answer *' });
  await answer.click();
  await page.keyboard.type('Vastaus');
  await page.keyboard.press('ControlOrMeta+a');
  await settings.getByRole('button', { name: 'Bold' }).click();
  const faq = (await blockAttributes(page))[0]!;
  expect(JSON.parse(faq['props'] as string)).toMatchObject({
    items: [
      {},
      {},
      {},
      { question: 'Uusi kysymys?', answer: expect.stringMatching(/<(b|strong)>Vastaus</) as unknown },
    ],
  });
  await settings.getByRole('button', { name: 'Move up: Uusi kysymys?' }).click();
  await expect(inCanvas(page, 'faq-list').getByText('Uusi kysymys?')).toBeVisible();
  // The form and the block report a missing required prop.
  await settings.getByLabel('Question *').fill('');
  await settings.getByRole('button', { name: 'Remove: Mistä liha tulee?' }).click();
  expect(
    (JSON.parse((await blockAttributes(page))[0]!['props'] as string) as { items: unknown[] }).items,
  ).toHaveLength(3);

  // A link from WordPress's link control, which finds pages.
  const quick = await blockSettings(page, 'quick-search');
  await quick
    .getByRole('button', { name: /^Choose a page: / })
    .first()
    .click();
  const search = page.getByRole('combobox', { name: 'URL' });
  await search.fill('Sample Page');
  await page
    .getByRole('option', { name: /Sample Page/ })
    .first()
    .click();
  expect(JSON.parse((await blockAttributes(page))[1]!['props'] as string)).toMatchObject({
    searchUrl: expect.stringContaining('/sample-page/'),
  });

  // A picture of the media library, with its alternative text.
  site.php(`require ABSPATH . 'wp-admin/includes/image.php';
    $made = wp_upload_bits('saari.png', null, base64_decode('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='));
    $id = wp_insert_attachment(array('post_mime_type' => 'image/png', 'post_title' => 'saari', 'post_status' => 'inherit', 'post_author' => 2), $made['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $made['file']));
    update_post_meta($id, '_wp_attachment_image_alt', 'Saari meressä');`);
  const list = await blockSettings(page, 'image-list');
  await list.locator('.saaristo-list-title').first().click();
  await list
    .getByRole('button', { name: /^Media library: / })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Media Library' }).click();
  await page.getByRole('checkbox', { name: /saari/ }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect(inCanvas(page, 'image-list').locator('img[src*="saari"]').first()).toBeAttached();

  const counter = await blockSettings(page, 'number-counter');
  const number = counter.getByRole('spinbutton').first();
  await number.fill('');
  await expect(counter.getByText('This must be filled in.').first()).toBeVisible();
  await number.fill('12');
  await expect(counter.getByText('This must be filled in.')).toHaveCount(0);
});
