/** Journeys of the lists of pages, media and the inbox: `npm run long -- --project=editor-journeys`. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { askedNumber, NATIVE } from '#schemas/native.ts';
import { blocks, edit, newPage, opened } from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

/** Sends the question form as a browser without JavaScript does. */
async function ask(page: Page, baseURL: string, message: string): Promise<void> {
  const answer = await page.request.post('/api/contact/retail/question', {
    headers: {
      origin: baseURL,
      referer: `${baseURL}/ota-yhteytta`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    },
    form: {
      [NATIVE.id]: 'sp1-x-_R_1_',
      [NATIVE.kind]: 'question',
      [NATIVE.labels]: '[]',
      [NATIVE.answer]: String(askedNumber('question')),
      [NATIVE.honeypot]: '',
      Message: message,
    },
  });
  expect(answer.status()).toBeLessThan(400);
}

test('inbox: the message stands on the line of its row', async ({ page, baseURL }) => {
  const message = `Mistä liha tulee? ${Date.now()}`;
  await ask(page, baseURL!, message);
  await signIn(page, 'editor');
  await page.goto('/editor/inbox');
  const row = page.getByRole('row').filter({ hasText: message });
  const topOf = (text: string) =>
    row.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.textContent!.includes(wanted)) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          return [...range.getClientRects()].find(({ width }) => width > 0)!.top;
        }
      throw new Error(`The row does not have ${wanted}`);
    }, text);
  expect(Math.abs((await topOf(message)) - (await topOf('Question')))).toBeLessThan(2);
});

test('list of pages: several pages are selected and moved by keyboard alone', async ({ page }) => {
  await signIn(page, 'publisher');
  const stem = `nappain-${Date.now().toString(36)}`;
  for (const name of ['a', 'b', 'c']) {
    await newPage(page, `${stem} ${name}`, `/${stem}/${name}`);
    await page.goto('/editor');
  }
  await page.goto(`/editor?q=${stem}`);
  const box = (name: string) => page.getByRole('checkbox', { name: `Select ${stem} ${name}` });
  await box('a').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('1 page selected');
  await page.getByRole('checkbox', { name: 'Select all on this page of the list' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status')).toHaveText('3 pages selected');
  await box('c').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Move 2 pages?' })).toBeVisible();
  await axe(page);
  await page.keyboard.type(`/uusi-${stem}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('2 pages done');
  await axe(page);
  await page.getByRole('link', { name: 'Back to the list of pages' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('cell', { name: `/uusi-${stem}/a` })).toBeVisible();
  await expect(page.getByRole('cell', { name: `/${stem}/c` })).toBeVisible();
  await axe(page);
});

test('broken link: the list leads to its block in the editor', async ({ page }) => {
  const address = `/ei-ole-${Date.now().toString(36)}`;
  await edit(page, 'rikki', [{ html: '<p>Ehjä</p>' }, { html: `<p><a href="${address}">Rikki</a></p>` }]);
  await page.goto('/editor');
  await page.getByRole('link', { name: 'Broken links' }).click();
  const row = page.getByRole('row').filter({ hasText: address });
  await axe(page);
  await row.getByRole('link', { name: 'Rich text (block 2)' }).click();
  await opened(page);
  await expect(blocks(page).nth(1).getByRole('button', { pressed: true })).toBeVisible();
  await page.goto(`/editor/uses?q=${address}`);
  await page.getByRole('link', { name: address }).click();
  await expect(page.getByRole('link', { name: 'Rich text (block 2)' })).toBeVisible();
});

test('media: several pictures are uploaded with their texts and a document without, a refused one stays, and a replacement is shown first', async ({
  page,
  allow,
}) => {
  allow(/415/);
  // Playwright's trace reads the pictures that are shown before they are sent.
  allow(/Connecting to 'blob:/);
  await signIn(page, 'editor');
  await page.goto('/editor/media');
  await page.locator('summary').filter({ hasText: 'Add files' }).click();
  const stem = `kuva-${Date.now().toString(36)}`;
  const png = async (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  await page.getByLabel('File').setInputFiles([
    { name: `${stem}-a.png`, mimeType: 'image/png', buffer: await png('red') },
    { name: `${stem}-b.png`, mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: `${stem}-c.png`, mimeType: 'image/png', buffer: await png('blue') },
    { name: `${stem}-d.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') },
  ]);
  for (const name of ['a', 'b', 'c'])
    await page.getByLabel(`Alternative text: ${stem}-${name}.png`).fill('Pinta');
  await page.getByLabel('Tags').fill(stem);
  await axe(page);
  await page.getByRole('button', { name: 'Add the files' }).click();
  await expect(page.getByRole('status')).toHaveText('1 could not be added.');
  await expect(page.getByRole('listitem').filter({ hasText: `${stem}-b.png` })).toContainText(
    'This is no picture or document that can be added.',
  );
  await page.getByRole('button', { name: `Leave out: ${stem}-b.png` }).click();
  await page.goto(`/editor/media?tag=${stem}`);
  await expect(page.locator('.editor-media li')).toHaveCount(3);
  await axe(page);
  await page.getByRole('link', { name: `${stem}-a` }).click();
  await page
    .locator('form[data-replacement]')
    .getByLabel('File')
    .setInputFiles({ name: 'uusi.png', mimeType: 'image/png', buffer: await png('green') });
  await expect(page.getByRole('figure')).toContainText('New picture: 300 × 200 px');
  await axe(page);
  await page.goto('/editor/media?unused=1');
  await page.getByRole('checkbox', { name: `Select ${stem}-c` }).check();
  await expect(page.getByRole('status')).toHaveText('1 file selected');
  await axe(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('1 file deleted');
});
