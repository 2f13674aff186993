/** Journey of blocks side by side (`npm run long -- --project=editor-journeys`). */
import type { Locator } from '@playwright/test';
import {
  add,
  type Block,
  blocks,
  canvas,
  edit,
  form,
  openElsewhere,
  outline,
  publish,
  saved,
  setBlocks,
} from '../../e2e/editing.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 240_000 });

test('columns: a text and questions are put side by side in a band, and stand below each other on a phone [EDITOR]', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'columns', []);
  await add(page, 'Columns');
  await expect(canvas(page).locator('.columns > div')).toHaveCount(2);

  await expect(canvas(page).locator('[role="textbox"][contenteditable]')).toBeFocused();
  await page.keyboard.type('Grilled in the archipelago');
  const second = form(page).getByRole('group', { name: 'Second column' });
  await second.getByLabel('New block in “Second column”').selectOption('faq-list');
  await second.getByRole('button', { name: 'Add', exact: true }).click();
  const columns = canvas(page).locator('.columns');
  const background = form(page).getByLabel('Background');
  await background.selectOption('soft');
  await expect(columns).toHaveAttribute('data-background', 'soft');
  await background.selectOption('none');
  await expect(columns).not.toHaveAttribute('data-background');
  await background.selectOption({ label: 'Across the page' });
  await form(page).getByLabel('Wider column').selectOption('last');
  const fills = (element: HTMLElement) =>
    element.getBoundingClientRect().width === element.ownerDocument.documentElement.clientWidth;
  expect(await columns.evaluate(fills)).toBe(true);
  await expect(canvas(page).locator('.columns > div').first()).toHaveText('Grilled in the archipelago');
  await expect(canvas(page).locator('.columns > div').nth(1).getByRole('heading').first()).toBeVisible();
  await axe(page);
  await expect(saved(page)).toBeVisible();
  await form(page).getByRole('button', { name: 'Keep as they are' }).click();
  await publish(page);

  const visitor = await context.newPage();
  await visitor.goto(path);
  const [left, right] = [visitor.locator('.columns > div').first(), visitor.locator('.columns > div').nth(1)];
  await expect(left).toHaveText('Grilled in the archipelago');
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  expect(b!.x).toBeGreaterThan(a!.x + a!.width);
  expect(b!.y).toBe(a!.y);
  expect(b!.width / a!.width).toBeCloseTo(7 / 5, 1);
  expect(await visitor.locator('.columns').evaluate(fills)).toBe(true);
  await axe(visitor);
  await visitor.setViewportSize({ width: 375, height: 800 });
  const [top, below] = [await left.boundingBox(), await right.boundingBox()];
  expect(below!.y).toBeGreaterThanOrEqual(top!.y + top!.height);
  expect(below!.x).toBe(top!.x);
  await expect(outline(page)).toBeVisible();
});

test('hero: a title and a picture are put on the page, and visitors see them side by side [EDITOR]', async ({
  page,
  context,
}) => {
  const path = await edit(page, 'nosto', []);
  await add(page, 'Hero');
  const places = canvas(page).locator('.hero > div');
  await expect(canvas(page).locator('[role="textbox"][contenteditable]')).toBeFocused();
  await page.keyboard.type('Grilled in the archipelago');
  await page.keyboard.press('Enter');
  await page.keyboard.type('All summer.');
  await expect(places.getByRole('heading', { level: 1 })).toHaveText('Grilled in the archipelago');
  await expect(canvas(page).locator('[data-page-title]')).toBeHidden();
  await places.nth(1).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await dialog.getByLabel('Address of the picture').fill('/media/heroes/delise.svg');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Set picture' }).click();
  await expect(places.nth(1).locator('img[src*=delise]')).toBeVisible();
  await axe(page);
  await expect(saved(page)).toBeVisible();
  await publish(page);

  const visitor = await context.newPage();
  await visitor.goto(path);
  const title = visitor.getByRole('heading', { level: 1 });
  const picture = visitor.locator('.hero img');
  await expect(title).toHaveText('Grilled in the archipelago');
  const box = async (of: typeof title) => (await of.boundingBox())!;
  expect((await box(picture)).x).toBeGreaterThan((await box(title)).x);
  expect((await box(picture)).y).toBe((await box(visitor.locator('.hero'))).y);
  await axe(visitor);
  await visitor.setViewportSize({ width: 375, height: 800 });
  expect((await box(title)).y).toBeGreaterThan((await box(picture)).y + (await box(picture)).height);
});

test('hero: words beside its picture, a picture alone and a hero in a column stay in their places [EDITOR]', async ({
  page,
  context,
}) => {
  const picture: Block = { html: '<p><img src="/media/heroes/delise.svg" alt=""></p>' };
  const hero = (slots: Record<string, Block[]>): Block => ({ widget: 'hero', props: {}, slots });
  const words = (count: number): Block => ({ html: '<p>Grilled in the archipelago.</p>'.repeat(count) });
  const text: Block[] = [{ html: '<h2>Archipelago</h2>' }];
  const path = await edit(page, 'nostot', [
    hero({ text, picture: [picture, words(40)] }),
    hero({ picture: [picture] }),
    {
      widget: 'columns',
      props: {},
      slots: { first: [hero({ text, picture: [picture] })], second: [words(1)] },
    },
  ]);
  await publish(page);

  const visitor = await context.newPage();
  await visitor.goto(path);
  const heroes = visitor.locator('.hero');
  for (const width of [1280, 375]) {
    await visitor.setViewportSize({ width, height: 800 });
    expect(await heroes.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight))).toEqual([
      0, 0, 0,
    ]);
  }
  await visitor.setViewportSize({ width: 1280, height: 800 });
  const box = async (of: Locator) => (await of.boundingBox())!;
  expect((await box(heroes.nth(1).locator('img'))).width).toBe((await box(heroes.nth(1))).width);
  const [title, below] = [heroes.nth(2).getByRole('heading'), heroes.nth(2).locator('img')];
  expect((await box(title)).y).toBeGreaterThan((await box(below)).y + (await box(below)).height);
  await axe(visitor);
});

test('columns: texts and widgets in them are written on the page, by pointer and by keyboard [EDITOR]', async ({
  page,
}) => {
  await edit(page, 'palstoissa', [
    {
      widget: 'columns',
      props: { background: 'band', wide: 'last' },
      slots: {
        first: [{ html: '<h2>Saaristo</h2>' }],
        second: [
          { html: '<p>Ensimmäinen</p>' },
          {
            widget: 'campaign-card',
            props: { header: 'Kesä', link: '/', image: '/assets/pictures/hero-carousel.webp' },
          },
          { html: '<p>Viimeinen</p>' },
        ],
        third: [{ html: '<p></p>' }],
      },
    },
    { html: '<p>Alla</p>' },
  ]);
  const { keyboard } = page;
  const written = canvas(page).locator('[role="textbox"][contenteditable]');
  const columns = canvas(page).locator('.columns > div');
  await columns.getByText('Saaristo').dblclick({ force: true });
  await expect(written).toBeFocused();
  const size = (element: HTMLElement) => getComputedStyle(element.querySelector('h2')!).fontSize;
  const big = await columns.first().evaluate(size);
  await keyboard.press('End');
  await keyboard.type('n meri');
  expect(await columns.first().evaluate(size)).toBe(big);
  await expect(form(page).getByRole('textbox', { name: 'Rich text' })).toHaveText('Saariston meri');

  // Tab goes on through the blocks of the columns.
  await keyboard.press('Tab');
  await expect(written).toHaveText('Ensimmäinen');
  await keyboard.type(' rivi');
  await keyboard.press('Tab');
  await expect(written).toHaveAccessibleName('Heading');
  await keyboard.press('End');
  await keyboard.type(' alkaa');
  await keyboard.press('Shift+Tab');
  await expect(written).toHaveText('Ensimmäinen rivi');
  // A press on another text of the columns goes there.
  await columns.getByText('Viimeinen').click({ force: true });
  await expect(written).toHaveText('Viimeinen');
  await keyboard.press('End');
  await keyboard.type(' rivi');
  await keyboard.press('Tab');
  await keyboard.type('Kolmas');
  await keyboard.press('Tab');
  await expect(written).toHaveText('Alla');
  await keyboard.press('Escape');
  await expect(columns).toHaveText([
    'Saariston meri',
    /^Ensimmäinen rivi.*Kesä alkaa.*Viimeinen rivi$/,
    'Kolmas',
  ]);
  await expect(saved(page)).toBeVisible();

  // Enter on the block writes in its first text. Nothing typed changes nothing.
  await blocks(page).getByRole('button').first().click();
  await keyboard.press('Enter');
  await expect(written).toHaveText('Saariston meri');
  await keyboard.press('Escape');
  await expect(columns.first().locator('h2')).toHaveText('Saariston meri');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(columns.nth(2)).toHaveText('');
});

test('columns: two people write in them at the same time, and each letter is in its text [EDITOR]', async ({
  page,
  browser,
  context,
}) => {
  const columns = (slots: Record<string, Block[]>): Block => ({
    widget: 'columns',
    props: { background: 'band' },
    slots,
  });
  const [blank, end] = [{ html: '<p></p>' }, { html: '<p>Loppu</p>' }];
  await edit(page, 'palstat-kahdestaan', [columns({ first: [blank], second: [blank, end], third: [blank] })]);
  const theirs = await openElsewhere(page, browser);
  const written = canvas(page).locator('[role="textbox"][contenteditable]');
  const texts = canvas(page).locator('.columns > div');
  await blocks(page).getByRole('button').first().click();
  await page.keyboard.press('Enter');
  await expect(written).toBeFocused();

  // A colleague writes in the text that I am about to write in. The other columns are empty, too.
  await setBlocks(theirs, [
    columns({
      first: [{ html: '<p>Meri</p>' }],
      second: [{ html: '<p>Uusi</p>' }, blank, end],
      third: [blank],
    }),
  ]);
  await expect(written).toHaveText('Meri', { timeout: 15_000 });
  await page.keyboard.press('End');
  await page.keyboard.type('lle', { delay: 20 });

  // A press on a text whose place the canvas does not show yet.
  await texts.nth(1).getByText('Loppu').click({ force: true });
  await expect(written).toHaveText('Loppu');
  await page.keyboard.press('End');
  const session = await context.newCDPSession(page);
  for (const typed of ['に', 'にほ'])
    await session.send('Input.imeSetComposition', { text: typed, selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '日本' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved(page)).toBeVisible();
  await page.keyboard.type('!');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(texts).toHaveText(['Merille', /^Uusi\s*Loppu日本!$/, '']);
  await theirs.context().close();
});
