/** Journeys of writing on the page: `npm run editor-journeys`. */
import type { Locator, Page } from '@playwright/test';
import { type Block, blocks, canvas, edit, outline, saved } from './editing.ts';
import { axe, expect, test } from './fixtures.ts';

test.skip(process.env['EDITOR_JOURNEYS'] === undefined, 'npm run editor-journeys');
test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const PICTURE = '/assets/pictures/hero-carousel.webp';
const CAMPAIGN: Block = {
  widget: 'campaign-card',
  props: { header: 'Kesän grillikausi', link: '/', image: PICTURE, ctaButton: 'Katso' },
};
const text = (words: string): Block => ({ html: `<h2>${words}</h2><p>Ensimmäinen kappale.</p>` });
const written = (page: Page): Locator => canvas(page).locator('[role="textbox"][contenteditable]');

/** Begins to write by a double click on a text. The block around it takes the press. */
async function write(page: Page, words: Locator): Promise<void> {
  await words.dblclick({ force: true });
  await expect(written(page)).toBeFocused();
}

test('inline: a text of a widget is typed on the page, and the field follows', async ({ page }) => {
  await edit(page, 'kirjoitus', [CAMPAIGN]);
  await write(page, canvas(page).getByText('Kesän grillikausi'));
  await expect(written(page)).toHaveText('Kesän grillikausi');
  await page.keyboard.press('End');
  await page.keyboard.type(' alkaa');
  await expect(page.getByLabel('Heading')).toHaveValue('Kesän grillikausi alkaa');
  await page.keyboard.press('Escape');
  await expect(written(page)).toHaveCount(0);
  await expect(canvas(page).getByRole('heading', { name: 'Kesän grillikausi alkaa' })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Kesän grillikausi', exact: true })).toBeVisible();
});

test('inline: by keyboard, Enter writes, Tab goes on through texts and blocks, Escape leaves', async ({
  page,
}) => {
  await edit(page, 'napein', [CAMPAIGN, text('Toinen')]);
  const { keyboard } = page;
  await outline(page).getByRole('button', { name: 'Campaign card' }).click();
  await keyboard.press('F6');
  const block = canvas(page).locator('[data-block]').first();
  await expect(block).toBeFocused();
  await keyboard.press('Enter');
  await expect(written(page)).toHaveAccessibleName('Heading');
  await keyboard.type('!');
  await keyboard.press('Tab');
  await expect(written(page)).toHaveAccessibleName('Button');
  await keyboard.type(' nyt kaikki');
  await keyboard.press('Tab');
  await expect(written(page)).toHaveAccessibleName('Rich text');
  await keyboard.press('Shift+Tab');
  await expect(written(page)).toHaveText('Katso nyt kaikki');
  await keyboard.press('Escape');
  await expect(block).toBeFocused();
  await expect(canvas(page).getByText('Kesän grillikausi!')).toBeVisible();
  await expect(blocks(page)).toHaveText(['Campaign card', 'Rich text']);
});

test('inline: equal texts of a list are told apart, and an empty text can be written', async ({ page }) => {
  await edit(page, 'samat', [
    {
      widget: 'faq-list',
      props: { items: ['a', 'b', 'c'].map((id) => ({ question: 'Kysymys', answer: `<p>${id}</p>` })) },
    },
  ]);
  const questions = canvas(page).getByText('Kysymys');
  await write(page, questions.nth(1));
  await page.keyboard.press('End');
  await page.keyboard.type(' kaksi');
  await page.keyboard.press('Escape');
  await expect(questions).toHaveText(['Kysymys', 'Kysymys kaksi', 'Kysymys']);
  // The answers are closed.
  await page.keyboard.press('Enter');
  await expect(written(page)).toHaveAccessibleName('Question');
  await page.keyboard.press('Tab');
  await expect(written(page)).toHaveAccessibleName('Answer');
  await expect(written(page)).toHaveText('a');
  // The list has no heading yet. It is the last text.
  await write(page, questions.nth(2));
  await page.keyboard.press('Tab');
  await expect(written(page)).toHaveText('c');
  await page.keyboard.press('Tab');
  await expect(written(page)).toHaveAccessibleName('Heading');
  await page.keyboard.type('Kysyttyä');
  await page.keyboard.press('Enter');
  await expect(canvas(page).getByRole('heading', { name: 'Kysyttyä' })).toBeVisible();
});

test('inline: a text of a button takes spaces, pasted lines and emoji, and can become empty', async ({
  page,
}) => {
  await edit(page, 'nappi', [CAMPAIGN]);
  await write(page, canvas(page).getByText('Katso', { exact: true }));
  await expect(written(page)).toHaveAccessibleName('Button');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Osta 2 🧀 nyt');
  await expect(page.getByLabel('Button', { exact: true })).toHaveValue('Osta 2 🧀 nyt');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByLabel('Button', { exact: true })).toHaveValue('');
  await written(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Yksi\nkaksi');
    data.setData('text/html', '<b>Yksi</b><br>kaksi');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByLabel('Button', { exact: true })).toHaveValue('Yksi kaksi');
  await page.keyboard.press('Enter');
  await expect(canvas(page).getByText('Yksi kaksi')).toBeVisible();
});

test('inline: undo and redo are those of the page, one step for typing without a pause', async ({ page }) => {
  await edit(page, 'kumous', [CAMPAIGN]);
  await write(page, canvas(page).getByText('Kesän grillikausi'));
  await page.keyboard.press('End');
  await page.keyboard.type(' yksi');
  await expect(page.getByLabel('Heading')).toHaveValue('Kesän grillikausi yksi');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(written(page)).toHaveText('Kesän grillikausi');
  await expect(page.getByLabel('Heading')).toHaveValue('Kesän grillikausi');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(written(page)).toHaveText('Kesän grillikausi yksi');
  await page.keyboard.type('!');
  await expect(page.getByLabel('Heading')).toHaveValue('Kesän grillikausi yksi!');
});

test('inline: text that an input method composes is kept', async ({ page, context }) => {
  await edit(page, 'sommittelu', [CAMPAIGN]);
  await write(page, canvas(page).getByText('Kesän grillikausi'));
  await page.keyboard.press('End');
  const session = await context.newCDPSession(page);
  for (const typed of ['に', 'にほ', 'にほん'])
    await session.send('Input.imeSetComposition', {
      text: typed,
      selectionStart: typed.length,
      selectionEnd: typed.length,
    });
  await session.send('Input.insertText', { text: '日本' });
  await expect(written(page)).toHaveText('Kesän grillikausi日本');
  await expect(page.getByLabel('Heading')).toHaveValue('Kesän grillikausi日本');
});

test('inline: a rich text is written on the page, with its bar, links and lists', async ({ page }) => {
  await edit(page, 'teksti', [text('Otsikko')]);
  await write(page, canvas(page).getByText('Ensimmäinen kappale.'));
  await expect(written(page)).toHaveAccessibleName('Rich text');
  const bar = page.locator('.ed-main').getByRole('toolbar', { name: 'Formatting' });
  await expect(bar).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Toinen kappale');
  await bar.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type(' lihavana');
  await expect(bar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);
  await expect(canvas(page).locator('li strong')).toHaveText('lihavana');
  await page.keyboard.press('Enter');
  await expect(bar).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(canvas(page).locator('li strong')).toHaveCount(0);
  await axe(page);
});

test('inline: rich text of a widget is written in its place', async ({ page }) => {
  await edit(page, 'hero', [
    {
      widget: 'school-header',
      props: { header: 'Ruoka', text: '<p>Lyhyt <strong>johdanto</strong>.</p>', image: PICTURE },
    },
  ]);
  await write(page, canvas(page).getByText('johdanto'));
  await expect(written(page)).toHaveAccessibleName('Text');
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Lisää.');
  await page.keyboard.press('Escape');
  await expect(canvas(page).getByText('Lyhyt johdanto. Lisää.')).toBeVisible();
  await expect(page.locator('.ed-right').getByRole('textbox', { name: 'Text', exact: true })).toHaveText(
    'Lyhyt johdanto. Lisää.',
  );
});
