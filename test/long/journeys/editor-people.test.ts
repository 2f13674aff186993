/** Journeys of several people: schedules, reviews, notes and accounts: `npm run long -- --project=editor-journeys`. */
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import {
  blocks,
  canvas,
  edit,
  form,
  openElsewhere,
  opened,
  outline,
  publish,
  saved,
  setBlocks,
} from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

// The editor travels; the times are those of the site.
test.use({ locale: 'en-GB', timezoneId: 'America/New_York', viewport: { width: 1280, height: 900 } });
test.describe.configure({ timeout: 120_000 });

/** Opens the second part of the page's settings. */
const openMore = (page: Page): Promise<void> =>
  form(page).getByText('More settings', { exact: true }).click();

/** Makes a call of the block editor in the open page. */
const call = (page: Page, action: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([name, sent]) => {
      const { pageId, csrf } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
        pageId: number;
        csrf: { header: string; token: string };
      };
      const answer = await fetch(`/editor/api/pages/${pageId}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [csrf.header]: csrf.token },
        body: JSON.stringify(sent),
      });
      if (!answer.ok) throw new Error(`${answer.status}`);
      return answer.json() as Promise<unknown>;
    },
    [action, body] as const,
  );

test('schedule: times are those of the site, and an open editor shows that the page is published and unpublished', async ({
  page,
  allow,
}) => {
  allow(/400.*unpublish-at/);
  await edit(page, 'ajastus', [{ html: '<h2>Joulu</h2>' }]);
  await openMore(page);
  await page.getByLabel('Publish at', { exact: true }).fill('2099-12-24T08:00');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const drafts = form(page).getByRole('group').filter({ hasText: 'Drafts' });
  await expect(drafts).toContainText('Publishes 24 Dec 2099, 08:00 EET.');
  const notice = page.getByRole('status').filter({ hasText: 'Unpublishes' });
  await page.getByLabel('Unpublish at', { exact: true }).fill('2099-12-27T08:00');
  await page.getByRole('button', { name: 'Schedule unpublishing' }).click();
  await expect(notice).toContainText('Unpublishes 27 Dec 2099, 08:00 EET.');

  // The clocks skip this time.
  await page.getByLabel('Unpublish at', { exact: true }).fill('2099-03-29T03:30');
  await page.getByRole('button', { name: 'Schedule unpublishing' }).click();
  await expect(page.getByRole('alert')).toContainText('the clocks go forward an hour');

  // A job or another publisher does this.
  const { version } = (await page.evaluate(async () => {
    const { pageId } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
      pageId: number;
    };
    return (await fetch(`/editor/api/pages/${pageId}`)).json() as Promise<unknown>;
  })) as { version: number };
  await call(page, 'publish', { version });
  await expect(page.getByText(/· Published$/)).toBeVisible({ timeout: 15_000 });
  // Publishing now leaves what is scheduled.
  await expect(drafts).toContainText('Publishes 24');
  await expect(notice).toContainText('Unpublishes 27 Dec 2099');
  await call(page, 'unpublish', {});
  await expect(page.getByText(/· Draft$/)).toBeVisible({ timeout: 15_000 });
  await expect(notice).not.toBeAttached();
});

test('drafts side by side: a mend is published while two later versions stay scheduled, and the first one goes out', async ({
  page,
  browser,
}) => {
  const path = await edit(page, 'joulu', [{ html: '<h2>Nyt avona</h2>' }]);
  await publish(page);
  const drafts = form(page).locator('.ed-editions');
  await drafts.getByText('Drafts', { exact: true }).click();

  for (const [name, text, at] of [
    ['Christmas', 'Joulun aukiolo', '2099-12-01T06:00'],
    ['Epiphany', 'Loppiaisen aukiolo', '2099-12-27T06:00'],
  ] as const) {
    await drafts.getByLabel('Name of the new draft').fill(name);
    await drafts.getByRole('button', { name: 'Create' }).click();
    await opened(page);
    await expect(page.locator('.ed-name')).toContainText(name);
    await setBlocks(page, [{ html: `<h2>${text}</h2>` }]);
    await openMore(page);
    await page.getByLabel('Publish at', { exact: true }).fill(at);
    await expect(page.getByLabel('Name, such as Christmas')).toHaveValue(name);
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(drafts.locator('[aria-current]')).toContainText('Publishes');
  }
  await expect(drafts.getByRole('listitem')).toHaveCount(3);

  // A colleague mends the main draft.
  const other = await openElsewhere(page, browser, 'publisher');
  const theirs = form(other).locator('.ed-editions');
  await theirs.getByRole('button', { name: 'Edit Main draft' }).click();
  await expect(other.getByRole('dialog')).toContainText('also has the page open');
  await other.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await expect(canvas(other).getByText('Nyt avona')).toBeVisible({ timeout: 20_000 });
  await setBlocks(other, [{ html: '<h2>Nyt avoinna</h2>' }]);
  await publish(other);
  await expect(theirs).toContainText(/Christmas[\s\S]*1 Dec 2099[\s\S]*Epiphany[\s\S]*27 Dec 2099/);
  // The first browser shows the draft that is edited now.
  await expect(canvas(page).getByText('Nyt avoinna')).toBeVisible({ timeout: 15_000 });

  const visitor = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'Nyt avoinna' })).toBeVisible();
  await other.goto('/editor/scheduled?site=atriafi');
  const day = other.getByRole('region', { name: /1 December 2099/ });
  await axe(other);
  await day
    .getByRole('row')
    .filter({ hasText: path })
    .getByRole('link', { name: 'See what is published' })
    .click();
  await expect(other.getByRole('heading', { name: 'Joulun aukiolo' })).toBeVisible();

  // Its day comes.
  const { editions } = (await page.evaluate(async () => {
    const { pageId } = JSON.parse(document.getElementById('editor-settings')!.textContent) as {
      pageId: number;
    };
    return (await fetch(`/editor/api/pages/${pageId}`)).json() as Promise<unknown>;
  })) as { editions: { id: number; name: string; version: number }[] };
  const { id, version } = editions.find(({ name }) => name === 'Christmas')!;
  await call(page, `editions/${id}/publish`, { version, at: new Date(Date.now() + 2000).toISOString() });
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Joulun aukiolo' })).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  // The draft had no other changes, so it is what visitors see. Epiphany stays.
  await expect(canvas(page).getByText('Joulun aukiolo')).toBeVisible({ timeout: 15_000 });
  await expect(drafts).toContainText(/Epiphany[\s\S]*27 Dec 2099/);
  await expect(drafts).not.toContainText('1 Dec 2099');
});

test('review and notes: an editor asks, a publisher writes a note on a block and approves the reviewed draft', async ({
  page,
  browser,
}) => {
  await edit(page, 'yhdessa', [{ html: '<h2>Hinta</h2>' }, { html: '<h2>Aika</h2>' }], 'editor');
  const panel = form(page);
  await panel.getByText('Ask for a review', { exact: true }).first().click();
  await panel.getByLabel('Message to the publishers').fill('Onko hinta oikein?');
  await panel.getByRole('button', { name: 'Ask for a review' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toContainText(
    'Eero Toimittaja asked for a review',
  );

  const other = await openElsewhere(page, browser, 'publisher');
  await expect(other.getByRole('region', { name: 'Review' })).toContainText('Onko hinta oikein?');
  await axe(other);
  await blocks(other).nth(1).getByRole('button').first().click();
  const theirs = form(other);
  await theirs.getByText('Notes', { exact: true }).click();
  await theirs.getByLabel('New note').fill('Tarkista aika. ');
  await theirs.getByLabel('New note').press('End');
  await theirs.getByLabel('Mention somebody').selectOption('Eero Toimittaja');
  await other.setViewportSize({ width: 375, height: 700 });
  await other
    .getByRole('group', { name: 'Parts of the editor' })
    .getByRole('button', { name: 'Rich text' })
    .click();
  const mention = theirs.getByLabel('Mention somebody');
  await mention.scrollIntoViewIfNeeded();
  await expect(mention).toBeInViewport({ ratio: 1 });
  await theirs.getByRole('button', { name: 'Add note' }).click();
  await expect(theirs.getByText('Tarkista aika. @Eero Toimittaja')).toBeVisible();
  await other.setViewportSize({ width: 1280, height: 900 });
  await expect(blocks(other).nth(1).getByRole('img', { name: '1 open note' })).toBeVisible();

  // The editor's open tab shows the note, which follows its block.
  await expect(blocks(page).nth(1).getByRole('img', { name: '1 open note' })).toBeVisible({
    timeout: 15_000,
  });
  await blocks(page).nth(1).getByRole('button').first().click();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(blocks(page).first().getByRole('img', { name: '1 open note' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await opened(page);
  await expect(blocks(page).first().getByRole('img', { name: '1 open note' })).toBeVisible();
  await blocks(page).first().getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Resolve' }).click();
  await expect(panel.getByText('Resolved (1)')).toBeVisible();

  await outline(other).getByRole('button', { name: 'Page', exact: true }).click();
  const review = other.getByRole('region', { name: 'Review' });
  await expect(review).toContainText('The draft was changed after that', { timeout: 15_000 });
  await review.getByRole('button', { name: 'Approve and publish' }).click();
  await expect(other.getByText(/· Published, draft changed$/)).toBeVisible();
  await other.close();
});

test('preview link: a person without an account sees the draft until the link is revoked', async ({
  page,
  browser,
}) => {
  await edit(page, 'linkki', [{ html: '<h2>Vain luonnoksessa</h2>' }], 'editor');
  const panel = form(page);
  await panel.getByText('Preview links', { exact: true }).click();
  await panel.getByRole('button', { name: 'Create link' }).click();
  const url = await panel.getByLabel('New preview link, shown only now').inputValue();
  const guest = await browser.newPage();
  await guest.goto(url);
  await expect(guest.getByRole('heading', { name: 'Vain luonnoksessa' })).toBeVisible();
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await expect(panel.getByRole('button', { name: 'Revoke' })).not.toBeAttached();
  expect((await guest.request.get(url)).status()).toBe(404);
  await guest.close();
});

test('invitation: a new user chooses a password by the link, turns on two-step sign-in, and is deleted after a question', async ({
  page,
  browser,
}) => {
  await signIn(page, 'publisher');
  await page.goto('/editor/users');
  const email = `uusi-${Date.now().toString(36)}@saaristo.example`;
  await page.locator('form[action="/editor/users"]').getByLabel('E-mail').fill(email);
  await page.locator('form[action="/editor/users"]').getByLabel('Name').fill('Uusi Tekijä');
  await page.getByRole('button', { name: 'Invite' }).click();
  const link = await page.getByLabel('One-time link').inputValue();
  await axe(page);

  const guest = await browser.newPage({ locale: 'en-GB' });
  await guest.goto(link);
  await guest.getByLabel('Password').fill('kolme sinistä venettä');
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.waitForURL(/\/editor$/);
  await guest.goto('/editor/second-factor');
  await guest.getByLabel('Current password').fill('kolme sinistä venettä');
  await guest.getByRole('button', { name: 'Turn on' }).click();
  await expect(guest.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await axe(guest);
  const secret = (await guest.locator('code').first().textContent())!.replaceAll(' ', '');
  await guest
    .getByRole('textbox', { name: 'Code' })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await guest.getByRole('button', { name: 'Confirm' }).click();
  const recovery = (await guest.locator('.editor-codes code').first().textContent())!;
  await guest.getByRole('button', { name: 'Sign out' }).click();
  await guest.getByLabel('E-mail').fill(email);
  await guest.getByLabel('Password').fill('kolme sinistä venettä');
  await guest.getByRole('button', { name: 'Sign in' }).click();
  await axe(guest);
  await guest.getByLabel('Code').fill(recovery);
  await guest.getByRole('button', { name: 'Continue' }).click();
  await guest.waitForURL(/\/editor$/);
  await guest.close();

  await page.goto(`/editor/audit?q=${encodeURIComponent('Uusi Tekijä')}`);
  await expect(page.getByRole('row').filter({ hasText: 'Turned on two-step sign-in' })).toBeVisible();
  await axe(page);

  await page.goto('/editor/users');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Delete', { exact: true }).click();
  await expect(row).toContainText('This can’t be undone.');
  await axe(page);
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
});

const written = (page: Page) => canvas(page).locator('[role="textbox"][contenteditable]');

/** Begins to write by a double click, and goes to the end of the text. */
async function write(page: Page, words: string): Promise<void> {
  await canvas(page).getByText(words).dblclick({ force: true });
  await expect(written(page)).toBeFocused();
  await page.keyboard.press('End');
}

test('two writers: paragraphs of one text and fields of one block merge while both type, without a dialog', async ({
  page,
  browser,
  allow,
}) => {
  test.slow();
  allow(/409/);
  await edit(page, 'kirjoittajat', [
    { html: '<h2>Otsikko</h2><p>Minun kappale</p><p>Sinun kappale</p>' },
    {
      widget: 'campaign-card',
      props: { header: 'Kesä', link: '/', image: '/assets/pictures/hero-carousel.webp', ctaButton: 'Katso' },
    },
  ]);
  const theirs = await openElsewhere(page, browser);
  await write(page, 'Minun kappale');
  await write(theirs, 'Sinun kappale');
  for (const word of ['yksi', 'kaksi', 'kolme']) {
    await page.keyboard.type(` ${word}`, { delay: 20 });
    await theirs.keyboard.type(` muu${word}`, { delay: 20 });
    await expect(written(page)).toContainText(`muu${word}`, { timeout: 20_000 });
    await expect(written(theirs)).toContainText(` ${word}`, { timeout: 20_000 });
  }
  for (const one of [page, theirs])
    await expect(written(one)).toHaveText(
      'OtsikkoMinun kappale yksi kaksi kolmeSinun kappale muuyksi muukaksi muukolme',
    );

  // Other fields of the block, its settings, its place, and its end.
  await write(page, 'Kesä');
  await outline(theirs).getByRole('button', { name: 'Campaign card' }).click();
  await theirs.getByRole('textbox', { name: 'Button' }).fill('Avaa');
  await expect(page.getByRole('textbox', { name: 'Button' })).toHaveValue('Avaa', { timeout: 20_000 });
  await page.keyboard.type(' alkaa');
  await outline(theirs).getByRole('button', { name: 'Campaign card' }).press('Alt+ArrowUp');
  await expect(blocks(page).first()).toContainText('Campaign card', { timeout: 20_000 });
  await expect(written(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue('Kesä alkaa!');
  await expect(theirs.getByRole('textbox', { name: 'Heading' })).toHaveValue('Kesä alkaa!', {
    timeout: 20_000,
  });
  await theirs.keyboard.press('Delete');
  await expect(blocks(page)).toHaveCount(1, { timeout: 20_000 });
  for (const key of ['a', 'Delete', 'Backspace', 'Control+x']) await page.keyboard.press(key);
  await expect(blocks(page)).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await theirs.context().close();
});

/** Writes words at a person's pace until a time. @returns all that was typed */
async function typeUntil(page: Page, word: string, end: number): Promise<string> {
  let typed = '';
  for (let number = 1; Date.now() < end; number += 1) {
    const next = ` ${word}${number}`;
    await page.keyboard.type(next, { delay: 80 });
    typed += next;
  }
  return typed;
}

test('two writers, for minutes: no letter of two paragraphs is lost, and no dialog opens (MINUTES=5 for five)', async ({
  page,
  browser,
  allow,
}) => {
  const minutes = Number(process.env['MINUTES'] ?? 1);
  test.setTimeout((minutes + 3) * 60_000);
  allow(/409/);
  await edit(page, 'pitkaan', [{ html: '<p>Minun kappale</p><p>Sinun kappale</p>' }]);
  const theirs = await openElsewhere(page, browser);
  await write(page, 'Minun kappale');
  await write(theirs, 'Sinun kappale');
  const end = Date.now() + minutes * 60_000;
  const typed = await Promise.all([typeUntil(page, 'oma', end), typeUntil(theirs, 'muu', end)]);
  const whole = `Minun kappale${typed[0]}Sinun kappale${typed[1]}`;
  for (const one of [page, theirs]) {
    await expect(written(one)).toHaveText(whole, { timeout: 30_000 });
    await expect(one.getByRole('dialog')).toHaveCount(0);
  }
  const letters = typed.join('').length;
  process.stdout.write(`two writers, ${minutes} minutes: ${letters} letters, 0 lost\n`);
  await theirs.context().close();
});
