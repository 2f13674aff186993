/** More journeys of the block editor: `npm run long -- --project=editor-journeys`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from '../faults/server.ts';
import {
  add,
  type Block,
  blocks,
  canvas,
  edit,
  openElsewhere,
  opened,
  outline,
  publish,
  saved,
} from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const LIKE: Block = { widget: 'like-button', props: { contentId: 'journey' } };
const COUNTER: Block = { widget: 'number-counter', props: { value: 640, label: 'sopimustilaa' } };
const text = (words: string): Block => ({ html: `<h2>${words}</h2><p>${words}</p>` });
const title = (page: Page): Locator => page.getByRole('textbox', { name: 'Title', exact: true });
const blockOnCanvas = (page: Page, at: number): Locator => canvas(page).locator('editor-block').nth(at);

/** Returns the buttons that open the side panels in a narrow window. */
const sheets = (page: Page): Locator =>
  page.getByRole('group', { name: 'Parts of the editor' }).getByRole('button');

/** Drags with the mouse in small steps, with a pause at the end. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const line = canvas(page).locator('[data-puck-dragging]');
  // A press becomes a drag after a moment.
  await expect
    .poll(async () => {
      await page.mouse.move(from.x + 1 + Math.random(), from.y + 1 + Math.random());
      return (await line.count()) + (await page.locator('[data-dnd-dragging]').count());
    })
    .toBeGreaterThan(0);
  await page.mouse.move(to.x, to.y, { steps: 30 });
  // The drop target is fixed when the pointer rests.
  await expect
    .poll(async () => {
      await page.mouse.move(to.x, to.y + Math.random());
      return canvas(page).locator('[data-dnd-placeholder], [class*="inePlaceholder"]').count();
    })
    .toBeGreaterThan(0);
  await page.mouse.up();
  await expect(line).not.toBeAttached();
}

const middle = async (locator: Locator, down = 0.5): Promise<{ x: number; y: number }> => {
  const box = (await locator.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height * down };
};

test('drag and drop: the mouse moves blocks on the page and adds them from the list', async ({ page }) => {
  await edit(page, 'veto', [text('Yksi'), text('Kaksi'), text('Kolme')]);
  const headings = canvas(page).locator('editor-block h2');
  await drag(page, await middle(blockOnCanvas(page, 0)), await middle(blockOnCanvas(page, 1), 0.9));
  await expect(headings).toHaveText(['Kaksi', 'Yksi', 'Kolme']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(headings).toHaveText(['Yksi', 'Kaksi', 'Kolme']);

  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByLabel('Search blocks').fill('like button');
  const choice = page.getByRole('button', { name: 'Like button', exact: true });
  await drag(page, await middle(choice), await middle(blockOnCanvas(page, 1), 0.05));
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(blocks(page)).toHaveText(['Rich text', 'Like button', 'Rich text', 'Rich text']);
});

test('keyboard: a page is composed and published without a mouse', async ({ page }) => {
  await edit(page, 'nappaimisto', []);
  await page.getByRole('button', { name: 'Add block' }).focus();
  for (const name of ['Like button', 'Rich text']) {
    if (name === 'Rich text') {
      await page.keyboard.press('Shift+Tab');
      await expect(page.getByRole('button', { name: 'Add block' })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Search blocks')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(outline(page).getByRole('button', { name, exact: true })).toBeFocused();
  }
  await expect(blocks(page)).toHaveText(['Like button', 'Rich text']);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
  await expect(outline(page).getByRole('button', { name: 'Rich text' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(outline(page).getByRole('button', { name: 'Like button' })).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(blocks(page)).toHaveText(['Rich text']);
  await expect(outline(page).getByRole('button', { name: 'Rich text' })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(blocks(page)).toHaveText(['Rich text', 'Like button']);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/· Published$/)).toBeVisible();

  // Undoing all changes restores the published state.
  await outline(page).getByRole('button', { name: 'Rich text' }).press('Delete');
  await expect(page.getByText(/· Published, draft changed$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/· Published$/)).toBeVisible();
});

test('keyboard: F6 moves between the parts of the editor, and back', async ({ page }) => {
  await edit(page, 'osat', [text('Yksi'), LIKE]);
  await outline(page).getByRole('button', { name: 'Like button' }).click();
  const parts = [
    page.getByRole('link', { name: 'Pages' }),
    outline(page).getByRole('button', { name: 'Like button', exact: true }),
    blockOnCanvas(page, 0),
    page.getByRole('button', { name: 'Form', exact: true }),
  ];
  await parts[0]!.focus();
  for (const part of [...parts.slice(1), parts[0]!]) {
    await page.keyboard.press('F6');
    await expect(part).toBeFocused();
  }
  for (const part of parts.toReversed()) {
    await page.keyboard.press('Shift+F6');
    await expect(part).toBeFocused();
  }
});

test('draft: of ten crashes at random moments, none loses a letter older than a second [EDITOR]', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await edit(page, 'kaatuu-usein', [LIKE]);
  const address = page.url();
  let open = page;
  for (let crash = 1; crash <= 10; crash += 1) {
    const typed: [at: number, words: string][] = [];
    await title(open).fill('');
    await title(open).focus();
    const end = Date.now() + 1500 + ((crash * 7919) % 3000);
    let words = '';
    while (Date.now() < end) {
      const next = words === '' ? `${crash}:` : 'a';
      await open.keyboard.type(next);
      words += next;
      typed.push([Date.now(), words]);
    }
    const closed = Date.now();
    await open.close({ runBeforeUnload: false });
    open = await context.newPage();
    await open.goto(address);
    await opened(open);
    const restore = open.getByRole('status').getByRole('button', { name: 'Restore' });
    const old = typed.findLast(([at]) => at <= closed - 1000)?.[1] ?? '';
    if (!(await title(open).inputValue()).startsWith(old)) await restore.click();
    expect((await title(open).inputValue()).startsWith(old), `crash ${crash}: ${old}`).toBe(true);
  }
});

test('draft: a letter that is typed on the page in the moment of leaving it is there again [EDITOR]', async ({
  page,
}) => {
  await edit(page, 'viime-hetki', [{ html: '<p>Luoto</p>' }]);
  await canvas(page).getByText('Luoto').dblclick({ force: true });
  const written = canvas(page).locator('[role="textbox"][contenteditable]');
  await expect(written).toBeFocused();
  await page.keyboard.press('End');
  page.on('dialog', (dialog) => void dialog.accept());
  const isLoaded = page.waitForEvent('load');
  await written.evaluate(({ ownerDocument }) => {
    ownerDocument.execCommand('insertText', false, 'lla');
    ownerDocument.defaultView!.top!.location.reload();
  });
  await isLoaded;
  await opened(page);
  await expect(canvas(page).getByText('Luotolla')).toBeVisible();
});

test('session: if it ends while typing, the text is saved after signing in in another tab', async ({
  page,
  context,
  allow,
}) => {
  // Expected until the sign-in, and until the first call has the new token.
  allow(/401|403.*presence/);
  await edit(page, 'istunto', [LIKE]);
  await context.clearCookies();
  await title(page).fill('Kirjoitettu ilman istuntoa');
  await expect(page.getByRole('alert').filter({ hasText: 'Your session has ended' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Could not save' })).toBeVisible();
  const other = await context.newPage();
  await signIn(other, 'publisher');
  await expect(saved(page)).toBeVisible({ timeout: 15_000 });
  await other.goto(page.url());
  await opened(other);
  await expect(title(other)).toHaveValue('Kirjoitettu ilman istuntoa');
});

/** Selects a block in the outline and fills a field of it. */
async function fill(page: Page, block: string, field: string, value: string): Promise<void> {
  await outline(page).getByRole('button', { name: block }).click();
  await page.getByRole('textbox', { name: field }).fill(value);
}

/** A block, a field of it and its value. */
type Change = [block: string, field: string, value: string];

/** Changes one version of a page in two browsers: `page` is saved after `theirs`. */
async function changeBoth(page: Page, mine: Change, theirs: Page, other: Change): Promise<void> {
  let isFree = false;
  await page.route('**/editor/api/pages/*', (route) =>
    route.request().method() === 'PUT' && !isFree ? route.abort() : route.fallback(),
  );
  await fill(page, ...mine);
  await fill(theirs, ...other);
  await expect(saved(theirs)).toBeVisible();
  isFree = true;
}

test("two editors: publishing stops if another editor's changes are merged first, and says so", async ({
  page,
  browser,
  allow,
}) => {
  allow(/409|ERR_FAILED/);
  await edit(page, 'kaksi', [LIKE, COUNTER]);
  const theirs = await openElsewhere(page, browser);
  await changeBoth(page, ['Number counter', 'Label', 'minun tilaa'], theirs, [
    'Like button',
    'Content id',
    'heidan',
  ]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('check them, then publish again');
  await expect(page.getByText(/· Draft/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/· Published/)).toBeVisible();
  await theirs.context().close();
});

test('two editors: different changes of one field, are shown side by side, and the choice is saved', async ({
  page,
  browser,
  allow,
}) => {
  allow(/409|ERR_FAILED/);
  await edit(page, 'kaksi', [LIKE, COUNTER]);
  const theirs = await openElsewhere(page, browser);
  await changeBoth(page, ['Number counter', 'Label', 'minun tilaa'], theirs, [
    'Number counter',
    'Label',
    'heidän tilaa',
  ]);
  const dialog = page.getByRole('dialog', { name: 'Somebody else has changed the same part' });
  // A bar waits until it is asked, so that typing goes on.
  const compare = page.getByRole('alert').getByRole('button', { name: 'Compare' });
  await expect(compare).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('textbox', { name: 'Label' })).toBeFocused();
  await compare.click();
  await expect(dialog.getByRole('listitem')).toHaveText(['Label: minun tilaa', 'Label: heidän tilaa']);
  await expect(dialog.frameLocator('iframe').last().getByText('heidän tilaa')).toBeVisible();

  // Escape leaves the way back.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await compare.click();
  await dialog.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('heidän tilaa');
  await theirs.context().close();
});

test('draft: text typed while the server is down is saved when it is back', async ({ browser, allow }) => {
  allow(/./);
  test.setTimeout(480_000);
  const folder = mkdtempSync(join(tmpdir(), 'saaristo-editor-'));
  const settings = { SAARISTO_DEMO_USERS: '1', SAARISTO_EDITOR_PASSWORD: '' };
  let server = await startServer(folder, settings);
  const port = new URL(server.origin).port;
  const context = await browser.newContext({ locale: 'en-GB', baseURL: server.origin });
  try {
    const page = await context.newPage();
    await edit(page, 'tapettu', [LIKE]);
    await server.kill();
    await title(page).fill('Kirjoitettu palvelimen ollessa poissa');
    await expect(page.getByRole('status').filter({ hasText: 'Could not save' })).toBeVisible({
      timeout: 15_000,
    });
    server = await startServer(folder, { ...settings, PORT: port });
    await expect(saved(page)).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await opened(page);
    await expect(title(page)).toHaveValue('Kirjoitettu palvelimen ollessa poissa');
  } finally {
    await context.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('publishing: text that is typed and saved while publishing is published too', async ({
  page,
  allow,
}) => {
  allow(/409 \(Conflict\)/);
  await edit(page, 'julkaisu', [LIKE]);
  let held = 0;
  await page.route(/\/publish$/, async (route) => {
    if (held++ > 0) return route.continue();
    const saving = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await title(page).fill('Kirjoitettu julkaistaessa');
    await saving;
    return route.continue();
  });
  await title(page).fill('Julkaistava');
  await publish(page);
  expect(held).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kirjoitettu julkaistaessa');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('validation: errors are shown in the block, in the outline and before publishing', async ({
  page,
  allow,
}) => {
  allow(/404|\[saaristo\]/);
  await edit(page, 'viat', [
    { widget: 'no-such-widget', props: {} },
    { widget: 'like-button', props: {} },
    { html: '<p><a href="/ei-ole-olemassa">Linkki</a></p>' },
    { html: '<p><img src="/media/ei-ole.png" alt=""></p>' },
    LIKE,
  ]);
  await expect(outline(page).getByRole('img', { name: 'Problems' })).toHaveCount(4, { timeout: 15_000 });
  await expect(canvas(page).locator('editor-block[data-problem]')).toHaveCount(4);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog).toContainText('Something is wrong in 4 places');
  await expect(dialog).toContainText('There is no page at /ei-ole-olemassa.');
  await expect(dialog).toContainText('There is no picture at /media/ei-ole.png.');
  await dialog.getByRole('button', { name: 'Like button' }).click();
  await page.getByRole('button', { name: 'Content id: This is needed.' }).click();
  await expect(page.getByLabel('Content id')).toBeFocused();
  await page.keyboard.type('korjattu');
  await expect(outline(page).getByRole('img', { name: 'Problems' })).toHaveCount(3);
});

test('canvas: a selected or added block is scrolled into view', async ({ page }) => {
  const words = Array.from({ length: 30 }, (_, at) => text(`Lohko ${at}`));
  await edit(page, 'nakyy', [...words, LIKE]);
  const first = canvas(page).getByRole('heading', { name: 'Lohko 0', exact: true });
  const like = canvas(page).locator('[data-widget="like-button"]').first();
  await expect(first).toBeInViewport();
  await expect(like).not.toBeInViewport();
  await outline(page).getByRole('button', { name: 'Like button' }).click();
  await expect(like).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await outline(page).getByRole('listitem').first().getByRole('button').click();
  await expect(first).toBeInViewport();
  await outline(page).getByRole('button', { name: 'Like button' }).click();
  await add(page, 'Question form');
  await expect(canvas(page).locator('[data-widget="question-form"]')).toBeInViewport();
});

test('preview: links stay in the editor while the page is tried out', async ({ page }) => {
  await edit(page, 'kokeilu', [{ html: '<p><a href="/yhteys">Yhteys</a></p>' }]);
  await page.getByRole('button', { name: 'Interact' }).click();
  const frame = page.frame({ name: 'Page' })!;
  const address = frame.url();
  await canvas(page).getByRole('link', { name: 'Yhteys' }).click();
  expect(frame.url()).toBe(address);
  await expect(canvas(page).getByRole('link', { name: 'Yhteys' })).toBeVisible();
});

test('large page: a page of 300 blocks is opened, changed and saved', async ({ page }) => {
  test.setTimeout(240_000);
  const many = Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? LIKE : text(`Lohko ${at}`)));
  await edit(page, 'kolmesataa', many);
  await expect(blocks(page)).toHaveCount(300, { timeout: 60_000 });
  await add(page, 'Like button');
  await expect(blocks(page)).toHaveCount(301);
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await opened(page);
  await expect(blocks(page)).toHaveCount(301, { timeout: 60_000 });
});

const richText = (page: Page): Locator => page.getByRole('textbox', { name: 'Rich text' });

test('rich text: focusing it without typing changes nothing', async ({ page }) => {
  await edit(page, 'katsottu', [{ html: '<p>Yksi</p>\n<p>Kaksi</p>' }]);
  await outline(page).getByRole('button', { name: 'Rich text' }).click();
  await richText(page).click();
  await expect(richText(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
});

test('rich text: the last typed letters are saved, published and previewed, even if the button is pressed at once', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'viimeiset', [{ html: '<p>Alku</p>' }]);
  await outline(page).getByRole('button', { name: 'Rich text' }).click();
  await richText(page).focus();
  await page.keyboard.press('Control+End');
  /** Types, and presses the button at the same moment. */
  const typeAndPress = (words: string, button: Locator): Promise<void> =>
    button.evaluate((element: HTMLElement, typed) => {
      for (const letter of typed) document.execCommand('insertText', false, letter);
      element.click();
    }, words);

  const put = page.waitForRequest((request) => request.method() === 'PUT');
  await typeAndPress(' tallennettu', page.getByRole('button', { name: 'Save', exact: true }));
  expect((await put).postData()).toContain('Alku tallennettu');
  await expect(saved(page)).toBeVisible();

  const opens = context.waitForEvent('page');
  await typeAndPress(' esikatseltu', page.getByRole('link', { name: 'Preview' }));
  const preview = await opens;
  await expect(preview.locator('main')).toContainText('Alku tallennettu esikatseltu');
  await preview.close();

  await typeAndPress(' julkaistu', page.getByRole('button', { name: 'Publish', exact: true }));
  await expect(page.getByText(/· Published$/)).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(path);
  await expect(visitor.locator('main')).toContainText('Alku tallennettu esikatseltu julkaistu');

  const address = page.url();
  await typeAndPress(' ja viety', page.getByRole('link', { name: 'Pages' }));
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.goto(address);
  await opened(page);
  await expect(canvas(page).locator('editor-block')).toHaveText(
    'Alku tallennettu esikatseltu julkaistu ja viety',
  );
  await expect(page.getByText('had not been saved')).toHaveCount(0);
});

test('rich text: a word becomes a link that is edited, followed by a visitor, and removed', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'linkki', [{ html: '<p>Lue meistä</p>' }]);
  const link = page.getByRole('button', { name: 'Link', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const shown = canvas(page).locator('editor-block').getByRole('link', { name: 'meistä', exact: true });
  await outline(page).getByRole('button', { name: 'Rich text' }).click();
  await richText(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Remove link' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(
    /^Write an address that begins with/,
  );
  await axe(page, 'dialog[open]');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('https://example.com/');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(shown).toHaveAttribute('href', 'https://example.com/');
  // Typing replaces the selection. Text after a link does not belong to the link.
  await expect(richText(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('!');
  await expect(canvas(page).locator('editor-block p')).toHaveText('Lue meistä!');

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await link.click();
  await expect(dialog.getByLabel('Address')).toHaveValue('https://example.com/');
  await dialog.getByRole('searchbox').fill('keittiokoulu');
  await dialog.getByRole('button', { name: /\/keittiokoulu$/ }).click();
  await expect(shown).toHaveAttribute('href', '/keittiokoulu');
  await publish(page);
  const visitor = await context.newPage();
  await visitor.goto(path);
  const found = visitor.locator('main').getByRole('link', { name: 'meistä', exact: true });
  await expect(found).toHaveAttribute('href', '/keittiokoulu');
  await expect(found).not.toHaveAttribute('target');

  await link.click();
  await dialog.getByRole('button', { name: 'Remove link' }).click();
  await expect(shown).toHaveCount(0);
  await expect(canvas(page).locator('editor-block p')).toHaveText('Lue meistä!');
  await page.keyboard.press('Control+End');
  await link.click();
  await dialog.getByRole('searchbox').fill('keittiokoulu');
  await dialog.getByRole('button', { name: /\/keittiokoulu$/ }).click();
  await expect(canvas(page).locator('editor-block a')).toHaveAttribute('href', '/keittiokoulu');
});

const BALL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="#fff"/><circle cx="300" cy="540" r="40" fill="#c33"/></svg>';

test("focus point: a press or the keyboard sets it in the block's form, and the page shows it", async ({
  page,
}) => {
  await edit(page, 'keskipiste', []);
  await add(page, 'Campaign card');
  const chooser = page.getByRole('button', { name: 'Choose a picture: Picture' });
  await chooser.click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await expect(library.getByRole('searchbox', { name: 'Search' })).toBeFocused();
  await library.getByText('Add a picture').first().click();
  await library.getByLabel('File').setInputFiles({
    name: 'pallo.png',
    mimeType: 'image/png',
    buffer: await sharp(Buffer.from(BALL)).png().toBuffer(),
  });
  await library.getByLabel('Alternative text').fill('Punainen pallo');
  await axe(page, 'dialog[open]');
  await library.getByRole('button', { name: 'Add a picture' }).click();
  await expect(library).toBeHidden();
  await expect(chooser).toBeFocused();
  const address = page.getByRole('textbox', { name: 'Address of the picture' });
  await expect(address).toHaveValue(/^\/media\/library\//);
  await expect(page.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('Punainen pallo');
  const before = await address.inputValue();

  const opener = page.getByRole('button', { name: 'Focus point: Picture' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Focus point' });
  const pick = dialog.getByRole('button', { name: 'Pick the focus point in the picture' });
  const { width, height } = (await pick.boundingBox())!;
  await pick.click({ position: { x: width * 0.2, y: height * 0.9 } });
  const left = dialog.getByRole('spinbutton', { name: 'From the left, %' });
  const top = dialog.getByRole('spinbutton', { name: 'From the top, %' });
  await expect(left).toHaveValue('20');
  await expect(top).toHaveValue('90');
  await axe(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Set focus point' }).click();
  await expect(dialog).toBeHidden();
  await expect(address).not.toHaveValue(before);
  const pressed = await address.inputValue();
  const shown = canvas(page).locator('[data-widget="campaign-card"] img').first();
  await expect(shown).toHaveAttribute('src', new RegExp(`^${pressed}`));

  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(left).toHaveValue('20');
  await expect(top).toHaveValue('90');
  await left.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('80');
  await page.keyboard.press('Tab');
  await expect(top).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(address).not.toHaveValue(pressed);
  await expect(shown).toHaveAttribute('src', new RegExp(`^${await address.inputValue()}`));
  await expect(saved(page)).toBeVisible();
});

test('phone: the page fills the window, and blocks and settings open as sheets above it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await edit(page, 'puhelin', [text('Yksi')]);
  const parts = sheets(page);
  await expect(parts).toHaveText(['Blocks', 'Page settings']);
  await expect(outline(page)).toBeHidden();
  await expect(title(page)).toBeHidden();
  for (const name of ['Publish', 'Interact', 'Commands'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await parts.first().click();
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByLabel('Search blocks').fill('like button');
  await page.getByRole('button', { name: 'Like button', exact: true }).click();
  await expect(parts).toHaveText(['Blocks', 'Like button']);
  await expect(parts.first()).toBeFocused();
  await expect(blockOnCanvas(page, 1)).toBeInViewport();
  await parts.nth(1).press('Enter');
  const id = page.getByRole('textbox', { name: 'Content id' });
  await id.fill('puhelimesta');
  await id.press('Escape');
  await expect(id).toBeHidden();
  await expect(parts.nth(1)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await publish(page);
});
