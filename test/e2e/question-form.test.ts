import type { Page } from '@playwright/test';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { axe, expect, html, marker, test } from './site.ts';

const CALL = '**/api/contact/retail/question';
const QUESTION = 'Onko lauantaimakkarassa 75 % lihaa? Kiitos vastauksesta!';

/** Opens the page with the form, unchanged or changed by `change`. */
async function open(page: Page, change?: (html: string, headers: Record<string, string>) => string) {
  if (change)
    await page.route('**/ota-yhteytta', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const body = change(await response.text(), headers);
      await route.fulfill({ response, headers, body });
    });
  await page.goto('/ota-yhteytta');
  await form(page).scrollIntoViewIfNeeded();
  await expect(message(page)).toBeVisible();
}

const form = (page: Page) => page.locator('[data-widget="question-form"]');
const message = (page: Page) => page.getByRole('textbox', { name: 'Viesti' });
const button = (page: Page) => form(page).getByRole('button', { name: /^Lähetä(?!än)/ });
const thanks = (page: Page) => form(page).getByRole('status');
const events = (page: Page) => page.evaluate(() => JSON.stringify(window.dataLayer ?? []));

/** Records the bodies of the calls that the page makes from now on. */
function watchCalls(page: Page): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contact/retail/question'))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  return bodies;
}

test('captcha: the challenge starts when a visitor focuses the form [FRM-30]', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/captcha/challenge')) calls.push(request.method());
  });
  await open(page);
  await expect(form(page)).toHaveAttribute('data-widget-state', 'mounted');
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
  await message(page).focus();
  await expect.poll(() => calls).toEqual(['GET']);
});

test('question form: it is sent with a solved captcha [QUE-01] [QUE-02] [QUE-05] [QUE-06] [QUE-07] [FRM-30] [EVT]', async ({
  page,
}) => {
  await open(page);
  const bodies = watchCalls(page);
  const sent = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('form:sent', ({ detail, target }) =>
          resolve([detail, (target as Element).getAttribute('data-widget')]),
        ),
      ),
  );
  await message(page).fill(QUESTION);
  const answer = page.waitForResponse(CALL);
  await button(page).click();
  expect(await (await answer).json()).toEqual({ isSuccess: true });
  await expect(thanks(page)).toContainText('Kiitos');
  await expect(thanks(page).getByRole('group')).toBeFocused();
  expect(await sent).toEqual([{ version: 1, widget: 'question-form', form: 'question' }, 'question-form']);
  await expect(message(page)).toHaveCount(0);
  expect(bodies).toEqual([
    { Data: { Message: QUESTION }, Files: null, MTCaptchaToken: expect.any(String) as unknown },
  ]);
  expect(await events(page)).toBe('[{"event":"kysymys_form_submit"}]');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await axe(page, '[data-widget="question-form"]');
});

test(
  'captcha: a bundle of another origin solves the challenge in the page [FRM-30]',
  { tag: '@long' },
  async ({ page, site }) => {
    const settings = JSON.stringify({ captcha: { provider: 'altcha', challengeUrl: '/challenge' } });
    const address = site.page(
      '/kysy',
      html(
        marker('question-form', { successText: 'Kiitos!' }),
        `<script type="application/json" data-widget-settings>${settings}</script>`,
      ).replaceAll('"/dist/', `"${site.otherOrigin}/dist/`),
    );
    const secrets = { hmacSignatureSecret: 'secret' };
    const challenge = await createChallenge({
      ...secrets,
      algorithm: 'PBKDF2/SHA-256',
      cost: 1000,
      counter: 50,
      deriveKey,
    });
    await page.route('**/challenge', (route) => route.fulfill({ json: challenge }));
    await page.route(CALL, (route) => route.fulfill({ json: {} }));
    await page.goto(address);
    const bodies = watchCalls(page);
    await message(page).fill(QUESTION);
    await button(page).click();
    await expect(thanks(page)).toContainText('Kiitos');
    const token = JSON.parse(
      Buffer.from(String(bodies[0]?.['MTCaptchaToken']), 'base64').toString(),
    ) as Payload;
    expect(await verifySolution({ ...secrets, ...token, deriveKey })).toMatchObject({ verified: true });
    expect(page.workers()).toEqual([]);
  },
);
