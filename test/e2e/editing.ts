/** Steps that many tests of the block editor share. */
import { type Browser, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { signIn } from './editor-sign-in.ts';

export type Block =
  | {
      widget: string;
      props: Record<string, unknown>;
      version?: number;
      load?: string;
      slots?: Record<string, Block[]>;
    }
  | { html: string };

/** The editor, its canvas and a page load slowly on a busy machine. */
const TIMEOUT_MS = 20_000;

export const outline = (page: Page): Locator => page.getByRole('region', { name: 'Outline' });
export const blocks = (page: Page): Locator => outline(page).getByRole('listitem');
export const canvas = (page: Page): FrameLocator => page.frameLocator('iframe[title="Page"]');
export const form = (page: Page): Locator => page.getByRole('complementary', { name: 'Form' });
export const saved = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Saved$/ });

/** Returns a path that no other test uses. */
export const freshPath = (name: string): string =>
  `/${name}-${Date.now().toString(36)}${Math.floor(performance.now()).toString(36)}`;

/** Creates a page in the list of pages. The editor opens it. */
export async function newPage(page: Page, title: string, path: string, language = 'fi'): Promise<void> {
  await page.getByRole('link', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Site').selectOption('atriafi');
  await page.getByLabel('Language').selectOption(language);
  await page.getByLabel('Path').fill(path);
  await page.getByRole('button', { name: 'Create page' }).click();
  await opened(page);
}

/** Waits until the page can be edited. */
export async function opened(page: Page): Promise<void> {
  await expect(canvas(page).locator('[data-puck-dropzone]')).toBeAttached({ timeout: TIMEOUT_MS });
}

/** Adds a block from the list of blocks. */
export async function add(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add block' }).click();
  await page.getByLabel('Search blocks').fill(title);
  await page.getByRole('button', { name: title, exact: true }).click();
}

/** Saves the draft of the open page and reloads it. */
export async function setBlocks(page: Page, written: readonly Block[]): Promise<void> {
  await page.evaluate(async (given) => {
    const settings = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
      pageId: number;
      csrf: { header: string; token: string };
    };
    const address = `/editor/api/pages/${settings.pageId}`;
    const now = (await (await fetch(address)).json()) as Record<string, unknown>;
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', [settings.csrf.header]: settings.csrf.token },
      body: JSON.stringify({ ...now, blocks: given }),
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
  }, written);
  await page.reload();
  await opened(page);
}

/** Creates a page with these blocks and opens it in the editor. */
export async function edit(
  page: Page,
  name: string,
  written: readonly Block[],
  who: 'editor' | 'publisher' = 'publisher',
): Promise<string> {
  await signIn(page, who);
  const path = freshPath(name);
  await newPage(page, name, path);
  if (written.length > 0) await setBlocks(page, written);
  return path;
}

/** Publishes the open page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/· Published$/)).toBeVisible();
}

/** Opens the page of the editor in another browser, as another person. */
export async function openElsewhere(
  page: Page,
  browser: Browser,
  who: 'editor' | 'publisher' = 'editor',
): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: new URL(page.url()).origin });
  const theirs = await context.newPage();
  await signIn(theirs, who);
  await theirs.goto(page.url());
  await opened(theirs);
  return theirs;
}
