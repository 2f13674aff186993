/** A real WordPress and what people do in it: log in, insert blocks, publish. */
import type { Page } from '@playwright/test';
import { LOGINS } from '../../tools/wordpress/site.ts';
import { answerApi } from './answer-api.ts';
import { expect } from './fixtures.ts';

export { NoWordPress } from '../../tools/wordpress/packages.ts';
export { startWordPress, type WordPress } from '../../tools/wordpress/site.ts';

/** What WordPress 6.1 itself says in the console of its administration. */
export const ITS_OWN = /JQMIGRATE|wp-includes\/|load-scripts\.php/;

/** Logs in, whoever was before. */
export async function logIn(page: Page, url: string, name: keyof typeof LOGINS): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${url}/wp-login.php`);
  await page.getByLabel('Username or Email Address').fill(name);
  await page.locator('#user_pass').fill(LOGINS[name]);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.waitForURL(/\/wp-admin\//);
}

/** Opens the editor for a new post, with a title. Calls of the widgets are answered. */
export async function newPost(page: Page, url: string, title: string): Promise<void> {
  await answerApi(page);
  await page.goto(`${url}/wp-admin/post-new.php`);
  await page.getByRole('textbox', { name: 'Add title' }).fill(title);
}

/** Inserts a block by the editor's own list of blocks, by the title that it has there. */
export async function insert(page: Page, title: string, name: string): Promise<void> {
  const toggle = page.getByRole('button', { name: 'Toggle block inserter' });
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click();
  await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill(title);
  await page
    .getByRole('region', { name: 'Block Library' })
    .getByRole('option', { name: title, exact: true })
    .first()
    .click();
  await expect(inCanvas(page, name).last()).toBeAttached();
}

/** The markers of a widget in the editor's canvas. */
export const inCanvas = (page: Page, name: string) =>
  page.locator(`.editor-styles-wrapper [data-widget="${name}"]`);

/** Publishes the post that is open. @returns its address */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('region', { name: 'Editor publish' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const link = page.getByRole('region', { name: 'Editor publish' }).getByRole('link', { name: 'View Post' });
  return (await link.getAttribute('href'))!;
}
