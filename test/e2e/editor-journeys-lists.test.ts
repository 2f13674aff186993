/** Journeys of the lists of pages, media and the inbox: `npm run editor-journeys`. */
import type { Page } from '@playwright/test';
import { askedNumber, NATIVE } from '#schemas/native.ts';
import { signIn } from './editor-sign-in.ts';
import { expect, test } from './fixtures.ts';

test.skip(process.env['EDITOR_JOURNEYS'] === undefined, 'npm run editor-journeys');
test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

/** Sends the question form as a browser without JavaScript does. */
async function ask(page: Page, baseURL: string, message: string): Promise<void> {
  const answer = await page.request.post('/api/contact/retail/question', {
    headers: {
      origin: baseURL,
      referer: `${baseURL}/ota-yhteytta`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    },
    form: {
      [NATIVE.id]: 'sp1-x-_R_1_',
      [NATIVE.kind]: 'question',
      [NATIVE.labels]: '[]',
      [NATIVE.answer]: String(askedNumber('question')),
      [NATIVE.honeypot]: '',
      Message: message,
    },
  });
  expect(answer.status()).toBeLessThan(400);
}

test('inbox: the message stands on the line of its row', async ({ page, baseURL }) => {
  const message = `Mistä liha tulee? ${Date.now()}`;
  await ask(page, baseURL!, message);
  await signIn(page, 'editor');
  await page.goto('/editor/inbox');
  const row = page.getByRole('row').filter({ hasText: message });
  const topOf = (text: string) =>
    row.evaluate((element, wanted) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode())
        if (walker.currentNode.textContent!.includes(wanted)) {
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          return [...range.getClientRects()].find(({ width }) => width > 0)!.top;
        }
      throw new Error(`The row does not have ${wanted}`);
    }, text);
  expect(Math.abs((await topOf(message)) - (await topOf('Question')))).toBeLessThan(2);
});
