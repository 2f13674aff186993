/** Journeys of the block editor's fields: examples, pickers, links and pictures (`npm run editor-journeys`). */
import type { Page } from '@playwright/test';
import { add, canvas, freshPath, opened, outline, saved } from './editing.ts';
import { signIn } from './editor-sign-in.ts';
import { axe, expect, test } from './fixtures.ts';

test.skip(process.env['EDITOR_JOURNEYS'] === undefined, 'npm run editor-journeys');
test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 120_000 });

/** Creates a page of a site in a language, opens it in the editor, and returns its path. */
async function createPage(page: Page, name: string, site = 'atriafi', language = 'fi'): Promise<string> {
  await signIn(page, 'publisher');
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(name);
  await page.getByLabel('Site').selectOption(site);
  await page.getByLabel('Language').selectOption(language);
  const path = (language === 'en' ? '/en' : '') + freshPath(name);
  await page.getByLabel('Path').fill(path);
  await page.getByRole('button', { name: 'Create page' }).click();
  await opened(page);
  return path;
}

const form = (page: Page) => page.getByRole('complementary', { name: 'Form' });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

test('examples: an English page has English texts, and Publish names what is still an example [EDITOR]', async ({
  page,
  context,
}) => {
  const path = await createPage(page, 'examples', 'atriafi', 'en');
  await add(page, 'Like button');
  await expect(form(page).getByLabel('Content id')).toHaveValue(`atriafi${path}`);
  await expect(form(page).getByLabel('Likes')).toHaveValue('');
  await expect(form(page)).not.toContainText('example');
  await add(page, 'Questions and answers');
  await expect(canvas(page).getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
  await expect(form(page)).toContainText('7 values are still examples.');
  await axe(page);
  await expect(saved(page)).toBeVisible();

  // The mark is kept.
  await page.reload();
  await opened(page);
  await publish(page);
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('Still an example: Questions › No. 1 › Question');
  await axe(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Questions and answers' }).click();
  const question = form(page).getByRole('textbox', { name: 'Question', exact: true });
  await expect(question).toBeFocused();
  await expect(question).toHaveAccessibleDescription(/^Example: replace it with your own\./);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Where do you deliver?');
  await expect(question).not.toHaveAccessibleDescription(/Example/);
  await expect(form(page)).toContainText('6 values are still examples.');
  await form(page).getByRole('button', { name: 'Keep as they are' }).click();
  await expect(form(page)).not.toContainText('still examples');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form(page)).toContainText('6 values are still examples.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await publish(page);
  await expect(page.getByText(/· Published$/)).toBeVisible();

  const visitor = await context.newPage();
  const answer = await visitor.request.get(path);
  const html = await answer.text();
  expect(html).toContain('Where do you deliver?');
  expect(html).not.toContain('data-example');
  expect(html).not.toContain('128');
  await expect(outline(page)).toBeVisible();
});
