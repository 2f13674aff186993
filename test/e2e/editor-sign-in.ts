import type { Page } from '@playwright/test';

/** Signs in at /editor with an account of the README. */
export async function signIn(page: Page, who: 'editor' | 'publisher'): Promise<void> {
  await page.goto('/editor/login');
  await page.getByLabel(/E-mail|Sähköposti/).fill(`${who}@saaristo.example`);
  await page.getByLabel(/Password|Salasana/).fill(`saaristo-${who}`);
  await page.getByRole('button', { name: /Sign in|Kirjaudu sisään/ }).click();
  await page.waitForURL(/\/editor$/);
}
