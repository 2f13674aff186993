import { SHOP } from '../../packages/cms/platform/model/shop-site.ts';
import { signIn } from './editor-sign-in.ts';
import { axe, expect, test } from './fixtures.ts';

test.use({ locale: 'en-GB' });

test('price: five actions change it in the list, on the page and in the search of the shop @once', async ({
  page,
  baseURL,
}) => {
  const shop = new URL(baseURL!);
  shop.hostname = `${SHOP}.localhost`;
  await signIn(page, 'publisher');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.goto('/editor/collections/products?q=20111');
  await page.getByRole('link', { name: /Talon grillimakkara/ }).click();
  const price = page.getByLabel('Price in euros');
  await expect(price).toHaveValue('8.9');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const { x, width: own } = (await page.getByRole('button', { name: 'Preview' }).boundingBox())!;
    expect(x + own).toBeLessThanOrEqual(width);
  }
  await axe(page);
  await price.fill('7.35');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(/Published/);
  await page.goto('/editor/collections/products?q=20111');
  await expect(page.getByRole('row', { name: /Talon grillimakkara/ })).toContainText('7,35');
  await page.goto(`${shop.origin}/tuotteet/talon-grillimakkara-raaka`);
  await expect(page.getByRole('main')).toContainText('7,35');
  await page.goto(`${shop.origin}/tuotteet?q=talon%20grillimakkara`);
  await expect(page.getByRole('main')).toContainText('7,35');
  // A button that drops typed text asks first.
  await page.goto('/editor/collections/products?q=20111');
  await page.getByRole('link', { name: /Talon grillimakkara/ }).click();
  await page.getByLabel('Price in euros').fill('1');
  await page.getByText(/^Published versions/).click();
  const asked = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Make it the draft' }).last().click({ noWaitAfter: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Price in euros')).toHaveValue('1');
  page.once('dialog', (second) => second.accept());
  await page.getByRole('button', { name: 'Make it the draft' }).last().click();
  await expect(page.getByLabel('Price in euros')).toHaveValue('8.9');
});

test('recipe: it is written by keyboard, kept with its problems, published with a picture and found @once', async ({
  page,
  allow,
}) => {
  // The answer with the problems of a draft.
  allow(/status of 422/);
  await signIn(page, 'publisher');
  await page.goto('/editor/collections/recipes');
  await page.getByLabel('New recipe').selectOption({ label: 'Saaristo, Finnish' });
  await page.getByRole('button', { name: 'New recipe' }).click();
  const { keyboard } = page;
  await page.getByLabel('Title').focus();
  await keyboard.type('Talkooväen pannukakku');
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const problems = page.locator('#problems');
  await expect(problems).toContainText('Category');
  await expect(page.getByLabel('Title')).toHaveValue('Talkooväen pannukakku');
  await problems.getByRole('link', { name: /^Category/ }).press('Enter');
  await expect(page.getByLabel('Category')).toBeFocused();
  await keyboard.type('Jälkiruoat');
  await page.getByLabel('Time in minutes').fill('45');
  const ingredients = page.getByRole('group', { name: 'Ingredients' });
  await ingredients.getByLabel('Ingredient').focus();
  await keyboard.type('vehnäjauhoja');
  // Enter adds a row, and the focus is in it.
  await keyboard.press('Enter');
  await expect(ingredients.getByRole('listitem')).toHaveCount(2);
  await keyboard.type('8');
  await keyboard.press('Tab');
  await keyboard.type('dl');
  await keyboard.press('Tab');
  await keyboard.type('maitoa');
  await page.getByRole('group', { name: 'Steps' }).getByRole('textbox').fill('Sekoita ja paista.');
  await page.getByRole('button', { name: 'Choose a picture: Picture' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByText('Add a picture').first().click();
  await library.getByLabel('File').setInputFiles('docs/pictures/product-card.webp');
  await library.getByLabel('Alternative text').fill('Pannukakku vuoassa');
  await library.getByRole('button', { name: 'Add a picture' }).click();
  await expect(library).toBeHidden();
  await keyboard.press('Control+s');
  await expect(page.getByRole('status').first()).toHaveText(/saved/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(/Published/);
  await page.goto('/reseptit?q=pannukakku');
  await page.getByRole('link', { name: 'Talkooväen pannukakku' }).first().click();
  await expect(page.locator('main img[src^="/media/library/"]').first()).toBeVisible();
  await expect(page.getByRole('main')).toContainText('8 dl maitoa');
  await expect(page.getByRole('main')).toContainText('Sekoita ja paista.');
});

test('menu entry: eight actions add it, and it is seen on the site, on phones too @once', async ({
  page,
}) => {
  await signIn(page, 'publisher');
  let actions = 0;
  const act = (action: Promise<unknown>): Promise<unknown> => {
    actions += 1;
    return action;
  };
  await act(page.getByRole('link', { name: 'Content', exact: true }).click());
  await act(page.getByRole('link', { name: 'Navigation and footer' }).click());
  await act(page.getByRole('link', { name: 'Saaristo, English' }).click());
  const menu = page.getByRole('group', { name: 'Main menu' });
  await act(menu.getByRole('button', { name: 'Add', exact: true }).click());
  await act(menu.getByLabel('Label').fill('Our islands'));
  await act(menu.getByLabel(/^Link/).fill('/en/about'));
  await act(page.getByRole('button', { name: 'Publish', exact: true }).click());
  await expect(page.getByRole('status').first()).toHaveText(/Published/);
  const address = await page.getByRole('link', { name: /^View/ }).getAttribute('href');
  await act(page.goto(address!));
  expect(actions).toBeLessThanOrEqual(8);
  await expect(page.getByRole('banner')).toContainText('Our islands');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('banner').getByRole('button', { name: /menu/i }).first().click();
  await expect(
    page.getByRole('link', { name: 'Our islands' }).filter({ visible: true }).first(),
  ).toBeVisible();
});
