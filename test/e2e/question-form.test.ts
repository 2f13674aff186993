import { fileURLToPath } from 'node:url';
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

test('HTTP client: a page that is only read does not load it, focusing a widget does [API-01] [LOAD]', async ({
  page,
}) => {
  let fetched = 0;
  page.on('request', (request) => {
    if (/http-client-/.test(request.url())) fetched += 1;
  });
  await open(page);
  await expect(form(page)).toHaveAttribute('data-widget-state', 'mounted');
  await page.waitForLoadState('networkidle');
  expect(fetched).toBe(0);
  await message(page).focus();
  await expect.poll(() => fetched).toBe(1);
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

test('captcha: without a worker the challenge is solved in the page [FRM-30]', async ({ page, allow }) => {
  allow(/altcha\.worker/);
  const requests = page.waitForRequest(/altcha\.worker/);
  await page.route('**/*altcha.worker*', (route) => route.abort());
  await open(page);
  await message(page).focus();
  await requests;
  await message(page).fill(QUESTION);
  await button(page).click();
  await expect(thanks(page)).toContainText('Kiitos');
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

/** Page settings with MTCaptcha. The page's own server serves its script, because the policy allows no other. */
const withMtcaptcha = (source: string): string =>
  source.replace(
    /"captcha":\{[^}]*\}/,
    '"captcha":{"provider":"mtcaptcha","siteKey":"MTPublic-test","scriptUrl":"/provider/mtcaptcha.js"}',
  );
const standIn = fileURLToPath(new URL('./mtcaptcha-stand-in.js', import.meta.url));
const captcha = (page: Page) => form(page).getByRole('button', { name: 'Captcha MTPublic-test fi' });

test(
  'MTCaptcha: two forms share one script and have separate captchas [FRM-30]',
  { tag: '@long' },
  async ({ page }) => {
    await page.route('**/provider/mtcaptcha.js', (route) => route.fulfill({ path: standIn }));
    await open(page, withMtcaptcha);
    await form(page).evaluate((first) => {
      const second = document.createElement('div');
      second.dataset['widget'] = 'question-form';
      second.dataset['props'] = JSON.stringify({ header: 'Toinen', successText: 'Kiitos toisesta!' });
      first.after(second);
    });
    await expect(message(page)).toHaveCount(2);
    await message(page).first().focus();
    await message(page).last().focus();
    await expect(captcha(page)).toHaveCount(2);
    await expect(page.locator('script[src="/provider/mtcaptcha.js"]')).toHaveCount(1);

    const bodies = watchCalls(page);
    await page.route(CALL, (route) => route.fulfill({ json: {} }));
    await captcha(page).first().click();
    await message(page).last().fill(QUESTION);
    await button(page).last().click();
    await expect(form(page).last().locator('form')).toHaveAttribute('data-state', 'idle');
    expect(bodies).toEqual([]);
    await captcha(page).last().click();
    await button(page).last().click();
    await expect(page.getByText('Kiitos toisesta!')).toBeVisible();
  },
);

test(
  'MTCaptcha: if the script does not load, nothing is sent or reported, and the next press loads it again [FRM-08]',
  { tag: '@long' },
  async ({ page, allow }) => {
    allow(/provider\/mtcaptcha|ERR_FAILED/);
    await page.route('**/provider/mtcaptcha.js', (route) => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await open(page, withMtcaptcha);
    await message(page).fill(QUESTION);
    await refused;
    const bodies = watchCalls(page);
    await page.route('**/provider/mtcaptcha.js', (route) => route.fulfill({ path: standIn }));
    await button(page).click();
    await expect(captcha(page)).toBeVisible();
    await expect(message(page)).toHaveValue(QUESTION);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.route(CALL, (route) => route.fulfill({ json: {} }));
    await captcha(page).click();
    await button(page).click();
    await expect(thanks(page)).toContainText('Kiitos');
    expect(bodies).toMatchObject([{ MTCaptchaToken: 'token-1' }]);
  },
);
