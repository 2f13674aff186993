/** Journeys of people who work together: schedules, reviews, notes, accounts: `npm run editor-journeys`. */
import type { Page } from '@playwright/test';
import { edit } from './editing.ts';
import { expect, test } from './fixtures.ts';

test.skip(process.env['EDITOR_JOURNEYS'] === undefined, 'npm run editor-journeys');
// The editor travels; the times are those of the site.
test.use({ locale: 'en-GB', timezoneId: 'America/New_York', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

/** Opens the second part of the page's settings. */
const openMore = (page: Page): Promise<void> =>
  page.getByRole('complementary', { name: 'Form' }).getByText('More settings', { exact: true }).click();

/** Makes a call of the block editor in the open page. */
const call = (page: Page, action: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([name, sent]) => {
      const { pageId, token } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
        pageId: number;
        token: string;
      };
      const answer = await fetch(`/editor/api/pages/${pageId}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-editor-token': token },
        body: JSON.stringify(sent),
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json() as Promise<unknown>;
    },
    [action, body] as const,
  );

test('schedule: times are those of the site, and an open editor is told when the page goes out and ends', async ({
  page,
  allow,
}) => {
  allow(/400.*unpublish-at/);
  await edit(page, 'ajastus', [{ html: '<h2>Joulu</h2>' }]);
  await openMore(page);
  await page.getByLabel('Publish at', { exact: true }).fill('2099-12-24T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const notice = page.getByRole('status').filter({ hasText: /Publishes|Unpublishes/ });
  await expect(notice).toContainText('Publishes 24 Dec 2099, 08:00 EET.');
  await page.getByLabel('Unpublish at', { exact: true }).fill('2099-12-27T08:00');
  await page.getByRole('button', { name: 'Schedule unpublishing' }).click();
  await expect(notice).toContainText('Unpublishes 27 Dec 2099, 08:00 EET.');

  // The clocks skip this time.
  await page.getByLabel('Unpublish at', { exact: true }).fill('2099-03-29T03:30');
  await page.getByRole('button', { name: 'Schedule unpublishing' }).click();
  await expect(page.getByRole('alert')).toContainText('the clocks go forward an hour');

  // As the job does at its time, or a colleague.
  const { version } = (await page.evaluate(async () => {
    const { pageId } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
      pageId: number;
    };
    return (await fetch(`/editor/api/pages/${pageId}`)).json() as Promise<unknown>;
  })) as { version: number };
  await call(page, 'publish', { version });
  await expect(page.getByText(/· Published$/)).toBeVisible({ timeout: 15_000 });
  await expect(notice).not.toContainText('Publishes 24');
  await expect(notice).toContainText('Unpublishes 27 Dec 2099');
  await call(page, 'unpublish', {});
  await expect(page.getByText(/· Draft$/)).toBeVisible({ timeout: 15_000 });
  await expect(notice).not.toBeAttached();
});
