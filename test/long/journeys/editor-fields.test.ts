/** Journeys of the block editor's fields: examples, pickers, links and pictures (`npm run long -- --project=editor-journeys`). */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  add,
  type Block,
  canvas,
  edit,
  form,
  freshPath,
  newPage,
  opened,
  outline,
  publish,
  saved,
  setBlocks,
} from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });
test.describe.configure({ timeout: 120_000 });

/** Creates an English page, opens it in the editor, and returns its path. */
async function editEnglish(page: Page, name: string): Promise<string> {
  await signIn(page, 'publisher');
  const path = `/en${freshPath(name)}`;
  await newPage(page, name, path, 'en');
  return path;
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

test('examples: an English page has English texts, and Publish names the values that are still examples [EDITOR]', async ({
  page,
  context,
}) => {
  const path = await editEnglish(page, 'examples');
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
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
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

  const visitor = await context.newPage();
  const answer = await visitor.request.get(path);
  const html = await answer.text();
  expect(html).toContain('Where do you deliver?');
  expect(html).not.toContain('data-example');
  expect(html).not.toContain('128');
  await expect(outline(page)).toBeVisible();
});

test('picker: four products fill a card grid in eight actions, in the language of the page [EDITOR]', async ({
  page,
}) => {
  await editEnglish(page, 'grid');
  await add(page, 'Card grid');
  await form(page).getByRole('button', { name: 'Choose products' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  const search = dialog.getByRole('searchbox', { name: 'Search' });
  await expect(search).toBeFocused();
  await expect(dialog.getByRole('checkbox').nth(3)).toBeVisible();
  for (const at of [0, 1, 2, 3]) await dialog.getByRole('checkbox').nth(at).check();
  await axe(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Add 4' }).click();
  const cards = canvas(page).locator('[data-widget="card-grid"] [data-type]');
  await expect(cards).toHaveCount(4);
  for (const card of await cards.all()) await expect(card).toHaveAttribute('data-type', 'product');
  await expect(canvas(page).locator('[data-widget="card-grid"] a').first()).toHaveAttribute(
    'href',
    /^\/en\/products\//,
  );
  // The example's cards are gone; its heading is left.
  await expect(form(page)).toContainText('One value is still an example.');

  await form(page).locator('.ed-list-title').first().click();
  await expect(form(page).getByRole('textbox', { name: 'Product number' })).toBeVisible();
  await expect(form(page).getByLabel('EAN code')).toBeVisible();
  await expect(form(page).getByLabel('Kind of release')).toHaveCount(0);
  await expect(form(page).getByLabel('Time')).toHaveCount(0);
  await form(page).getByRole('combobox', { name: 'Type', exact: true }).selectOption('news');
  await expect(form(page).getByLabel('Kind of release')).toBeVisible();
  await expect(form(page).getByRole('textbox', { name: 'Product number' })).toHaveCount(0);

  // A product makes the card one of a product again.
  await form(page).getByRole('button', { name: 'Choose a product', exact: true }).click();
  const one = page.getByRole('dialog', { name: 'Choose a product' });
  await one.getByRole('list').getByRole('button').nth(5).click();
  await expect(form(page).getByRole('combobox', { name: 'Type', exact: true })).toHaveValue('product');
  await expect(form(page).getByRole('textbox', { name: 'Product number' })).toHaveValue(/^\d+$/);
});

test('picker: recipes are searched, filtered, ordered and added by keyboard alone [EDITOR]', async ({
  page,
}) => {
  await edit(page, 'carousel', []);
  await add(page, 'Card carousel');
  const opener = form(page).getByRole('button', { name: 'Choose recipes' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose recipes' });
  const search = dialog.getByRole('searchbox', { name: 'Search' });
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.nth(2)).toBeVisible();
  const all = await boxes.count();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(boxes).not.toHaveCount(all);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Add 1' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(boxes.nth(1)).toBeChecked();
  const chosen = dialog.getByRole('group', { name: 'Chosen: 2' });
  const titles = await chosen.locator('.ed-list-title').allTextContents();
  await chosen.getByRole('button', { name: `Move up: ${titles[1]}` }).focus();
  await page.keyboard.press('Enter');
  await expect(chosen.locator('.ed-list-title')).toHaveText([titles[1]!, titles[0]!]);
  await expect(search).not.toBeFocused();
  await dialog.getByRole('button', { name: 'Add 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const cards = canvas(page).locator('[data-widget="card-carousel"] [data-type="recipe"]');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText(titles[1]!);
});

/** Uploads a picture to the media library, sets its focus point, and returns its address. */
async function addPicture(page: Page, focus: { x: number; y: number }): Promise<string> {
  const create = { width: 640, height: 480, channels: 3, background: '#a8452f' } as const;
  const bytes = [...(await sharp({ create }).png().toBuffer())];
  return page.evaluate(
    async ([file, point]) => {
      const { csrf } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
        csrf: { header: string; token: string };
      };
      const send = async (method: string, path: string, type: string, body: BodyInit) => {
        const headers = {
          'content-type': type,
          [csrf.header]: csrf.token,
          'x-alt': 'Kuva',
          'x-file-name': 'a.png',
        };
        return (await (await fetch(path, { method, headers, body })).json()) as { id: number; url: string };
      };
      const { id } = await send('POST', '/editor/api/media', 'image/png', new Uint8Array(file));
      const path = `/editor/api/media/${id}`;
      return (await send('PUT', path, 'application/json', JSON.stringify({ focus: point }))).url;
    },
    [bytes, focus] as const,
  );
}

test('focus point: each widget that cuts a picture keeps it in view, also without scripts [EDITOR]', async ({
  page,
  browser,
}) => {
  await edit(page, 'focus', []);
  const image = await addPicture(page, { x: 0.2, y: 0.9 });
  expect(image).toContain('.focus-x2-y9.');
  const card = { header: 'Kortti', link: '/', image };
  const widgets: Block[] = [
    { widget: 'hero-carousel', props: { slides: [{ image, text: '<h2>Kuva</h2>' }] } },
    { widget: 'campaign-card', props: { header: 'Kampanja', link: '/', image } },
    {
      widget: 'card-grid',
      props: {
        cards: ['square', 'wide', 'recipe', 'news', 'press-release', 'swedish-b', 'product'].map((type) => ({
          ...card,
          type,
          productCode: '10101',
        })),
      },
    },
    {
      widget: 'card-carousel',
      props: { cards: [{ ...card, type: 'tall', imagePreset: 'three-by-two-crop' }] },
    },
    { widget: 'contact-info-cards', props: { cards: [{ name: 'Aino', image }] } },
    {
      widget: 'social-cards',
      props: {
        cards: [{ header: 'Julkaisu', image, socialMedia: 'Palvelu', socialMediaProfilePictureUrl: image }],
      },
    },
  ];
  const path = await edit(page, 'focus-page', widgets);
  /** Returns the positions of the cut pictures, by widget. */
  const listPositions = (within: { evaluate: Page['evaluate'] }) =>
    within.evaluate(() =>
      [...document.querySelectorAll<HTMLImageElement>('[data-widget] img[src*="/media/library/"]')]
        .filter((one) => getComputedStyle(one).objectFit === 'cover')
        .map((one) => {
          const name = one.closest('[data-widget]')?.getAttribute('data-widget') ?? '';
          return `${name} ${getComputedStyle(one).objectPosition}`;
        }),
    );
  const expected = widgets.map((block) => ('widget' in block ? `${block.widget} 20% 90%` : ''));
  const frame = page.frame({ url: /\/editor\/canvas/ }) ?? page.frames()[1]!;
  await expect.poll(() => listPositions(frame)).toContain('hero-carousel 20% 90%');
  await publish(page);

  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled });
    const visitor = await context.newPage();
    await visitor.goto(new URL(path, page.url()).href);
    for (const widget of await visitor.locator('main [data-widget]').all())
      await widget.scrollIntoViewIfNeeded();
    await expect.poll(async () => [...new Set(await listPositions(visitor))]).toEqual(expected);
    await context.close();
  }
});

test('form: a long message stays within the panel, and the focus of its field does not move the editor [EDITOR]', async ({
  page,
  allow,
}) => {
  allow(/404/);
  const address = `/${'pitkapolku'.repeat(30)}`;
  await edit(page, 'long', [
    { widget: 'campaign-card', props: { header: 'Kortti', link: address, image: PIXEL } },
  ]);
  await outline(page).getByRole('button', { name: 'Campaign card' }).first().click();
  const problem = form(page).getByRole('button', { name: `There is no page at ${address}` });
  await expect(problem).toBeVisible({ timeout: 15_000 });
  const panel = (await form(page).boundingBox())!;
  const message = (await problem.boundingBox())!;
  expect(message.x + message.width).toBeLessThanOrEqual(panel.x + panel.width);
  expect(await form(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await problem.click();
  await expect(form(page).getByRole('textbox', { name: 'Address', exact: true })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('slots: blocks are put into a block, shown in it, saved, checked and published, and selected by a click [SLOT] [EDITOR]', async ({
  page,
  allow,
}) => {
  // A new button that has no content yet.
  allow(/\[saaristo\] like-button: prop "contentId"/);
  // No widget of this estate has slots.
  await page.route('**/widgets.json', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { widgets: { name: string; slots?: object[] }[] };
    const slots = [{ name: '', title: 'Content', description: 'Shown below the questions' }];
    json.widgets.find(({ name }) => name === 'faq-list')!.slots = slots;
    await route.fulfill({ response, json });
  });
  const faq = { widget: 'faq-list', props: { items: [{ question: 'Q', answer: '<p>A</p>' }] } };
  const path = await edit(page, 'slots', [
    { ...faq, slots: { '': [{ ...faq, slots: { '': [{ html: '<p>Deep</p>' }] } }] } },
  ]);
  await outline(page).getByRole('button', { name: 'Questions and answers' }).click();
  const slot = form(page).getByRole('group', { name: 'Content', exact: true }).first();
  await expect(slot.getByRole('listitem').first()).toContainText('Questions and answers: Q');
  // By keyboard alone.
  await slot.getByLabel('New block in “Content”').selectOption('Like button');
  await slot.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  await slot.getByLabel('Content id').fill('');
  await expect(slot.getByRole('button', { name: /^Like button/ })).toBeVisible();
  await axe(page);
  await slot.getByLabel('Content id').fill('kysely');
  await slot.getByRole('button', { name: 'Move up: Like button' }).press('Enter');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(saved(page)).toBeVisible();
  await publish(page);
  const html = await (await page.request.get(path)).text();
  const marker = html.slice(html.indexOf('data-widget="faq-list"'));
  expect(marker.indexOf('kysely')).toBeGreaterThan(0);
  expect(marker.indexOf('kysely')).toBeLessThan(marker.indexOf('<p>Deep</p>'));

  // A widget that is not shown leaves the content of its slots in the page.
  allow(/\[saaristo\] faq-list/);
  const inner = { widget: 'faq-list', props: { items: [{}] }, slots: { '': [{ html: '<p>Deep</p>' }] } };
  await setBlocks(page, [{ ...inner, slots: { '': [{ html: '<p>First</p>' }, inner] } }, faq]);
  const outlined = canvas(page).locator('[data-inner]');
  // The widget shows the default slot without an element around it.
  await expect(canvas(page).locator('[data-slot]')).toHaveCount(0);
  await canvas(page).getByText('Deep').click({ force: true });
  await expect(outlined).toHaveText('Deep');
  await expect(slot.getByRole('textbox', { name: 'Rich text' })).toBeFocused();
  await expect(slot.getByRole('textbox', { name: 'Rich text' })).toHaveText('Deep');
  await page.keyboard.type('Deeper ');
  await expect(outlined).toHaveText('Deeper Deep');
  await canvas(page).getByText('First').click({ force: true });
  await expect(outlined).toHaveText('First');
  await expect(slot.getByRole('textbox', { name: 'Rich text' })).toHaveText('First');
  await canvas(page).getByText('Q', { exact: true }).click({ force: true });
  await expect(outlined).toHaveCount(0);
});
