/** Checks of the WordPress plugin: blocks in the editor. */
import { expect } from '../fixtures.ts';
import {
  addBlocks,
  blockAttributes,
  examples,
  fill,
  inCanvas,
  insert,
  logIn,
  mountedProps,
  newPost,
  openPost,
  publish,
  save,
} from '../wordpress.ts';
import { test } from './fixtures.ts';

for (const { name, title, example } of examples())
  test(`WordPress, ${name}: an inserted block has the example, and is mounted for visitors with the same props`, async ({
    page,
    site,
    visitor,
  }) => {
    await logIn(page, site.url, 'admin');
    await newPost(page, site.url, title);
    await insert(page, title, name);
    await visitor.goto(await publish(page));
    expect(await mountedProps(visitor, name)).toEqual(example);
  });

test('WordPress: a post of an author with all blocks reopens with all props', async ({ page, site }) => {
  const all = examples();
  await logIn(page, site.url, 'author');
  await newPost(page, site.url, 'Kaikki');
  await addBlocks(page, all);
  const id = await save(page);
  const written = await blockAttributes(page);
  expect(written.map(({ props }) => JSON.parse(props as string) as unknown)).toEqual(
    all.map(({ example }) => example),
  );
  await openPost(page, site.url, id);
  expect(await blockAttributes(page)).toEqual(written);
  expect(written.every(({ isValid }) => isValid)).toBe(true);
});

test('WordPress: an edit of a block is undone, redone and saved, and an older revision is restored', async ({
  page,
  site,
  visitor,
}) => {
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Muutos');
  await insert(page, 'Questions and answers', 'faq-list');
  const address = await publish(page);
  const heading = inCanvas(page, 'faq-list').getByRole('heading', { level: 2 });
  await fill(page, 'faq-list', 'Heading', 'Uusi otsikko');
  await expect(heading).toHaveText('Uusi otsikko');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).toHaveText('Usein kysyttyä');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(heading).toHaveText('Uusi otsikko');
  const id = await save(page);
  await visitor.goto(address);
  expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Uusi otsikko' });

  const revisions = site.php(`echo implode(' ', array_keys(wp_get_post_revisions(${id})));`).split(' ');
  await page.goto(`${site.url}/wp-admin/revision.php?revision=${revisions.at(-1)}`);
  await page.getByRole('button', { name: 'Restore This Revision' }).click();
  await page.waitForURL(/action=edit/);
  await visitor.reload();
  expect(await mountedProps(visitor, 'faq-list')).toMatchObject({ header: 'Usein kysyttyä' });
});

test('WordPress: a widget is mounted in a canvas in an iframe, and follows the form', async ({
  page,
  site,
}) => {
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Kehys');
  await addBlocks(page, examples(['faq-list']));
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Tablet' }).click();
  const frame = page.frameLocator('iframe[name="editor-canvas"]');
  const marker = frame.locator('[data-widget="faq-list"]');
  await expect(marker).toHaveAttribute('data-widget-state', 'mounted');
  await fill(page, 'faq-list', 'Heading', 'Kehyksessä');
  await expect(marker.getByRole('heading', { level: 2 })).toHaveText('Kehyksessä');
  await expect(frame.locator('html')).toHaveAttribute('data-site', 'atriafi');
});

test('WordPress: a new block has the width of its placement, and a floating one is inserted once and takes no space', async ({
  page,
  site,
  visitor,
}) => {
  const widgets = examples([
    'recipe-banner',
    'contact-info-cards',
    'hero-carousel',
    'product-card',
    'question-form',
  ]);
  await logIn(page, site.url, 'admin');
  await newPost(page, site.url, 'Asettelu');
  for (const { title, name } of widgets) await insert(page, title, name);
  const aligned = (await blockAttributes(page)).map(({ align }) => align);
  expect(aligned).toEqual([undefined, 'wide', 'full', undefined, undefined]);
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  await toggle.click();
  const list = page.getByRole('region', { name: 'Block Library' });
  await list.getByRole('searchbox').fill(widgets[0]!.title);
  await expect(list.locator('.editor-block-list-item-saaristo-recipe-banner')).toBeDisabled();
  await toggle.click();
  await visitor.goto(await publish(page));
  const around = (name: string) => visitor.locator(`:has(> [data-widget="${name}"])`);
  await expect(around('recipe-banner')).toHaveCSS('display', 'contents');
  await expect(around('contact-info-cards')).toHaveCSS('display', 'block');
});
