/** Journeys of the outline, sections and commands of the block editor: `npm run long -- --project=editor-journeys`. */
import type { Locator, Page } from '@playwright/test';
import { add, type Block, blocks, canvas, edit, opened, outline, publish, saved } from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const LIKE: Block = { widget: 'like-button', props: { contentId: 'outline' } };
const COUNTER: Block = { widget: 'number-counter', props: { value: 640, label: 'sopimustilaa' } };
const text = (words: string): Block => ({ html: `<h2>${words}</h2><p>Leipäteksti</p>` });
const row = (page: Page, name: string): Locator => outline(page).getByRole('button', { name, exact: true });
const headings = (page: Page): Locator => canvas(page).locator('editor-block h2');

test('outline: a name for editors is given by keyboard, is saved, and visitors do not get it', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'nimi', [LIKE, text('Teksti')]);
  await row(page, 'Like button').click();
  await page.keyboard.press('F2');
  await page.keyboard.type('Kampanjan tykkäys');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Kampanjan tykkäys')).toBeFocused();
  await expect(row(page, 'Kampanjan tykkäys')).toHaveAccessibleDescription('Like button');
  await page.keyboard.press('Control+z');
  await expect(row(page, 'Like button')).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(row(page, 'Kampanjan tykkäys')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(row(page, 'Kampanjan tykkäys')).toBeVisible();
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.locator('main [data-widget="like-button"]')).toBeVisible();
  expect(await visitor.content()).not.toContain('Kampanjan tykkäys');
});

test('outline: several blocks are moved, duplicated, cut and deleted in one undo step each', async ({
  page,
}) => {
  await edit(page, 'useita', [text('Yksi'), text('Kaksi'), text('Kolme'), LIKE]);
  const rows = outline(page).getByRole('button', { name: 'Rich text', exact: true });
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Alt+ArrowDown');
  await expect(headings(page)).toHaveText(['Kolme', 'Yksi', 'Kaksi']);
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveText(['Yksi', 'Kaksi', 'Kolme']);

  await row(page, 'Like button').click();
  await rows.nth(0).click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('Control+d');
  const four = ['Rich text', 'Rich text', 'Rich text', 'Like button'];
  await expect(blocks(page)).toHaveText([...four, 'Rich text', 'Like button']);
  await page.keyboard.press('Control+x');
  await expect(blocks(page)).toHaveText(four);
  await page.keyboard.press('Control+v');
  await expect(blocks(page)).toHaveCount(6);
  await page.keyboard.press('Control+z');
  await expect(blocks(page)).toHaveCount(4);

  await rows.nth(0).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(blocks(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(headings(page)).toHaveText(['Yksi', 'Kaksi', 'Kolme']);
});

test('outline: blocks copied with the keyboard are pasted into another page', async ({ page }) => {
  await edit(page, 'lahde', [text('Kopioitava'), LIKE]);
  await row(page, 'Rich text').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await edit(page, 'kohde', []);
  await row(page, 'Page').focus();
  await page.keyboard.press('Control+v');
  await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
  await expect(headings(page)).toHaveText(['Kopioitava']);
});

test('outline: blocks are dragged, several together', async ({ page }) => {
  await edit(page, 'raahaa', [text('Yksi'), text('Kaksi'), text('Kolme')]);
  const rows = outline(page).getByRole('listitem');
  await rows.nth(0).dragTo(rows.nth(2), { targetPosition: { x: 40, y: 36 } });
  await expect(headings(page)).toHaveText(['Kaksi', 'Kolme', 'Yksi']);
  await rows.nth(1).getByRole('button').click();
  await rows
    .nth(2)
    .getByRole('button')
    .click({ modifiers: ['Shift'] });
  await rows.nth(1).dragTo(rows.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect(headings(page)).toHaveText(['Kolme', 'Yksi', 'Kaksi']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings(page)).toHaveText(['Kaksi', 'Kolme', 'Yksi']);
});

/** Saves the selected blocks as a section. */
async function saveAsSection(page: Page, name: string): Promise<void> {
  await outline(page).getByRole('button', { name: 'Save as section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as section' });
  await expect(dialog.getByLabel('Name of the section')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('synced section: it is saved, inserted on another page, edited once, and shown on both', async ({
  page,
  context,
  allow,
}) => {
  // Expected when a section in use is deleted.
  allow(/409.*delete/);
  const name = `Tarjous ${Date.now()}`;
  const first = await edit(page, 'osio-yksi', [text('Alku'), text('Jaettu'), LIKE]);
  await outline(page).getByRole('listitem').nth(1).getByRole('button').click();
  await row(page, 'Like button').click({ modifiers: ['Shift'] });
  await saveAsSection(page, name);
  await expect(blocks(page)).toHaveText(['Rich text', /^Synced section/]);
  await expect(row(page, 'Synced section')).toHaveAccessibleDescription(name);
  await expect(headings(page)).toHaveText(['Alku', 'Jaettu']);
  await expect(
    canvas(page).locator('[data-widget="like-button"][data-widget-state="mounted"]'),
  ).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByLabel('Publish its unpublished section, too')).toBeChecked();
  await axe(page);
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText(/· Published$/)).toBeVisible();

  const second = await edit(page, 'osio-kaksi', []);
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByLabel('Search blocks').fill(name);
  await page.getByRole('button', { name: `Insert synced: ${name}` }).click();
  await expect(headings(page)).toHaveText(['Jaettu']);
  await publish(page);
  await expect(page.getByRole('heading', { name: 'Also used on 1 page' })).toBeVisible();

  // A section is written in the section.
  const edited = page.getByRole('link', { name: 'Edit section' });
  await headings(page).first().dblclick({ force: true });
  await expect(edited).toBeFocused();
  await row(page, 'Synced section').press('Enter');
  await expect(edited).toBeFocused();
  const [section] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Edit section' }).click(),
  ]);
  await opened(section);
  await expect(section.getByRole('heading', { name: 'Used on 2 pages' })).toBeVisible();
  await axe(section);
  // A section in use is not deleted.
  await section.getByText('More settings').click();
  await section.getByRole('button', { name: 'Delete section' }).click();
  await section.getByRole('button', { name: 'Delete section' }).last().click();
  await expect(section.getByRole('alert')).toContainText('osio-yksi');
  await outline(section).getByRole('button', { name: 'Rich text' }).click();
  await section.locator('.ProseMirror').first().press('Control+Home');
  await section.keyboard.type('Uusi ');
  await expect(canvas(section).getByRole('heading', { name: 'Uusi Jaettu' })).toBeVisible();
  await publish(section);
  await section.close();

  for (const path of [first, second]) {
    const visitor = await context.newPage();
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { name: 'Uusi Jaettu' })).toBeVisible();
    await expect(visitor.locator('main [data-widget="like-button"]')).toBeVisible();
    await expect(visitor.locator('[data-widget="synced-section"]')).toHaveCount(0);
    await visitor.close();
  }

  // The other tab shows it when it is used again.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(headings(page)).toHaveText(['Uusi Jaettu']);
  await page.getByRole('button', { name: 'Detach' }).click();
  await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(blocks(page)).toHaveText(['Synced section']);
});

test('saved section: an editor inserts a copy, and a section that is not published is a problem', async ({
  page,
}) => {
  const name = `Luonnos ${Date.now()}`;
  await edit(page, 'osio-luonnos', [text('Oma')], 'editor');
  await row(page, 'Rich text').click();
  await saveAsSection(page, name);
  await expect(outline(page).getByRole('img', { name: 'Problems' })).toBeVisible();
  await expect(page.getByText('The section is not published: visitors see nothing here.')).toBeVisible();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByRole('button', { name: `Insert a copy: ${name}` }).click();
  await expect(blocks(page)).toHaveText([/^Synced section/, 'Rich text']);
  await expect(headings(page)).toHaveText(['Oma', 'Oma']);
});

test('new page: a path is suggested from the title, and a published page has a link to the page of visitors', async ({
  page,
  context,
}) => {
  await signIn(page, 'publisher');
  await page.getByRole('link', { name: 'New page' }).click();
  const stamp = Date.now().toString(36);
  await page.getByLabel('Title').fill(`Kesän “hyvä” & paras ${stamp}`);
  await page.getByLabel('Site').selectOption('atriafi');
  await page.getByLabel('Language').selectOption('en');
  await expect(page.getByLabel('Path')).toHaveValue(`/en/kesan-hyva-paras-${stamp}`);
  await page.getByLabel('Language').selectOption('fi');
  await expect(page.getByLabel('Path')).toHaveValue(`/kesan-hyva-paras-${stamp}`);
  // A written path stays.
  await page.getByLabel('Path').fill(`/oma-${stamp}`);
  await page.getByLabel('Title').fill('Toinen');
  await expect(page.getByLabel('Path')).toHaveValue(`/oma-${stamp}`);
  await page.getByRole('button', { name: 'Create page' }).click();
  await opened(page);
  await add(page, 'Rich text');
  await expect(page.getByRole('link', { name: 'View page' })).toBeHidden();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const [visitor] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'View page' }).click(),
  ]);
  await expect(visitor).toHaveURL(new RegExp(`/oma-${stamp}$`));
  await expect(visitor).toHaveTitle(/Toinen/);
});

test('block hidden on phones: visitors see it in a wider window only', async ({ page, context }) => {
  const path = await edit(page, 'piilossa', [COUNTER, text('Aina')]);
  await row(page, 'Number counter').click();
  await page.getByText('Visibility').click();
  await page.getByRole('switch', { name: 'Hide on phones' }).check();
  await expect(row(page, 'Number counter')).toHaveAccessibleDescription(/^Hidden on phones/);
  await axe(page);
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.getByText('sopimustilaa')).toBeVisible();
  await visitor.setViewportSize({ width: 375, height: 800 });
  await expect(visitor.getByRole('heading', { name: 'Aina' })).toBeVisible();
  await expect(visitor.getByText('sopimustilaa')).toBeHidden();
});

test('commands: Ctrl+K finds blocks, pages and commands by keyboard, and ? lists the shortcuts', async ({
  page,
}) => {
  const other = `toinen-${Date.now().toString(36)}`;
  await edit(page, other, []);
  const otherAddress = page.url();
  await edit(page, 'komennot', [text('Alku'), COUNTER]);
  const palette = page.getByRole('dialog', { name: 'Commands' });
  const open = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(words);
  };

  await open('sopimus');
  await expect(palette.getByRole('option', { name: /Number counter/ }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(row(page, 'Number counter')).toBeFocused();

  await open('like button');
  await page.keyboard.press('Enter');
  await expect(blocks(page)).toHaveText(['Rich text', 'Number counter', 'Like button']);
  await open('undo');
  await page.keyboard.press('Enter');
  await expect(blocks(page)).toHaveText(['Rich text', 'Number counter']);

  await open('qqqxxxjjj');
  await expect(palette.getByText('Nothing was found.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await row(page, 'Rich text').focus();
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('row', { name: /Ctrl\+K/ })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');

  await open(other);
  await palette.getByRole('option', { name: other }).click();
  await expect(page).toHaveURL(otherAddress);
});

test('dark mode: the editor and its lists follow the device, and a command keeps another choice for both', async ({
  page,
}) => {
  const colour = (): Promise<string> =>
    page.locator('.ed-top').evaluate((element) => getComputedStyle(element).backgroundColor);
  await edit(page, 'tumma', [text('Yksi'), LIKE]);
  expect(await colour()).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colour()).toBe('rgb(27, 31, 30)');
  await row(page, 'Like button').click();
  await axe(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('colours: light');
  await page.keyboard.press('Enter');
  await expect.poll(colour).toBe('rgb(255, 255, 255)');
  await page.reload();
  await opened(page);
  expect(await colour()).toBe('rgb(255, 255, 255)');
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.goto('/editor');
  expect(await ground()).toBe('rgb(246, 241, 232)');
  await page.goBack();
  await opened(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('colours: as the device');
  await page.keyboard.press('Enter');
  await expect.poll(colour).toBe('rgb(27, 31, 30)');
  for (const list of ['', '/media', '/users', '/inbox', '/links', '/audit']) {
    await page.goto(`/editor${list}`);
    expect(await ground()).toBe('rgb(16, 19, 18)');
    await axe(page);
  }
});

test('tour: it is offered once, shows four steps by keyboard, and ends by Escape', async ({ page }) => {
  await edit(page, 'esittely', [LIKE]);
  await page.getByRole('button', { name: 'Start the tour' }).press('Enter');
  const step = page.getByRole('dialog');
  for (const name of ['Add blocks', 'The page', 'Settings', 'Save and publish']) {
    await expect(step).toHaveAccessibleName(name);
    if (name !== 'Save and publish') await page.keyboard.press('ArrowRight');
  }
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(step).toHaveCount(0);
  await page.reload();
  await opened(page);
  await expect(page.getByRole('heading', { name: 'Page settings' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start the tour' })).toHaveCount(0);
});
