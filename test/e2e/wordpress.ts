/** Actions in a real WordPress: logging in, inserting blocks, publishing. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { LOGINS } from '../../scripts/wordpress/site.ts';
import { answerApi } from './answer-api.ts';
import { expect } from './fixtures.ts';

export { NoWordPress } from '../../scripts/wordpress/packages.ts';
export { LOGINS, startWordPress, type WordPress } from '../../scripts/wordpress/site.ts';

/** Console messages of WordPress 6.1 itself: its editor requests data that an author may not read. */
export const ITS_OWN_MESSAGES = /JQMIGRATE|403 \(Forbidden\) \(\S+\/wp-json\/wp\/v2\/(settings|categories)\?/;

interface Widget {
  name: string;
  title: string;
  example: Record<string, unknown>;
}

/** Returns the named widgets of the built catalogue, or all of them. */
export function examples(names?: readonly string[]): Widget[] {
  const { widgets } = JSON.parse(readFileSync('dist/widgets.json', 'utf8')) as { widgets: Widget[] };
  return names ? names.map((name) => widgets.find((one) => one.name === name)!) : widgets;
}

/** Logs in, also if another user was logged in. */
export async function logIn(page: Page, url: string, name: keyof typeof LOGINS): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/wp-login.php`);
  const user = page.getByLabel('Username or Email Address');
  // The page's script selects the field when the page is loaded, which would mix the texts.
  await expect(user).toBeFocused();
  await user.fill(name);
  await page.locator('#user_pass').fill(LOGINS[name]);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/wp-admin\//, { timeout: 30_000 });
}

/** Opens the editor for a new post with a title. Answers the calls of the widgets. */
export async function newPost(page: Page, url: string, title: string): Promise<void> {
  await answerApi(page);
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
}

/** Returns the markers of a widget in the editor's canvas. */
export const inCanvas = (page: Page, name: string): Locator =>
  page.locator(`.editor-styles-wrapper [data-widget="${name}"]`);

/** Inserts a block from the editor's list, found by its title, and waits for its widget. */
export async function insert(page: Page, title: string, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  const list = page.getByRole('region', { name: 'Block Library' });
  await list.getByRole('searchbox').fill(title);
  // By class, because WordPress has its own block called Video.
  await list.locator(`.editor-block-list-item-saaristo-${name}`).click();
  await expect(inCanvas(page, name).last()).toHaveAttribute('data-widget-state', 'mounted');
  await toggle.click();
}

/** Fills a field of a block's form. */
export async function fill(page: Page, widget: string, label: string, text: string): Promise<void> {
  await (await blockSettings(page, widget)).getByLabel(label).first().fill(text);
}

interface Block {
  name: string;
  clientId: string;
  isValid: boolean;
  attributes: Record<string, unknown>;
}

/** The part of WordPress's data that the tests read. */
export interface Wp {
  data: {
    select(store: string): { getBlocks(): Block[]; getPermalink(): string; getCurrentPostId(): number };
    dispatch(
      store: string,
    ): Record<
      'selectBlock' | 'openGeneralSidebar' | 'editPost' | 'savePost' | 'insertBlocks' | 'undo' | 'redo',
      (...args: unknown[]) => Promise<void>
    >;
  };
  blocks: { createBlock(name: string, attributes?: object): Block };
}

/**
 * Returns the attributes of every block of the open post without the saved text, which WordPress may write differently.
 */
export const blockAttributes = (page: Page): Promise<Record<string, unknown>[]> =>
  page.evaluate(() => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    return data
      .select('core/block-editor')
      .getBlocks()
      .map(({ name, isValid, attributes: { fallback: _, ...attributes } }) => ({
        name,
        isValid,
        ...attributes,
      }));
  });

/** Publishes the post that is open by the editor's own buttons. @returns its address */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const address = await panel.getByRole('link', { name: /^View (Post|Page)$/ }).getAttribute('href');
  await panel.getByRole('button', { name: 'Close panel' }).click();
  return address!;
}

/** Returns the props of a mounted widget. */
export async function mountedProps(page: Page, name: string): Promise<unknown> {
  const marker = page.locator(`[data-widget="${name}"]`).first();
  await expect(marker).toBeAttached();
  await marker.evaluate((element) => element.scrollIntoView());
  await expect(marker).toHaveAttribute('data-widget-state', 'mounted');
  return JSON.parse((await marker.getAttribute('data-props'))!) as unknown;
}

/** Appends blocks with their examples to the open post. */
export async function addBlocks(page: Page, widgets: readonly Widget[]): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { wp?: Partial<Wp> }).wp?.data !== undefined);
  await page.getByRole('textbox', { name: /Add title|Lisää otsikko/ }).waitFor();
  await page.evaluate((all) => {
    const { blocks, data } = (window as unknown as { wp: Wp }).wp;
    void data
      .dispatch('core/block-editor')
      .insertBlocks(
        all.map(({ name, example }) => blocks.createBlock(`saaristo/${name}`, { props: example })),
      );
  }, widgets);
  for (const { name } of widgets) await expect(inCanvas(page, name).first()).toBeAttached();
}

/** Publishes and saves the open post. @returns the post's id */
export const save = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    const editor = data.dispatch('core/editor');
    await editor.editPost({ status: 'publish' });
    await editor.savePost();
    return data.select('core/editor').getCurrentPostId();
  });

/** Opens a post in the editor, and waits for its blocks. */
export async function openPost(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}/wp-admin/post.php?post=${id}&action=edit`);
  await page.locator('.editor-styles-wrapper [data-block]').first().waitFor();
}

/** Returns the form of a block. */
export async function blockSettings(page: Page, widget: string): Promise<Locator> {
  await page.evaluate((name) => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    const block = data
      .select('core/block-editor')
      .getBlocks()
      .find((one) => one.name === `saaristo/${name}`);
    void data.dispatch('core/block-editor').selectBlock(block!.clientId);
    void data.dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  }, widget);
  return page.locator('.interface-interface-skeleton__sidebar');
}
