/** Journeys through the health of a page: `npm run long -- --project=editor-journeys`. */
import type { Locator, Page } from '@playwright/test';
import { createEntries } from '../../../packages/cms/content/entries.ts';
import { shippedContent } from '../../../packages/cms/demo/shipped-content.ts';
import { THOROUGH } from '../../settings.ts';
import {
  type Block,
  edit,
  form,
  freshPath,
  newPage,
  opened,
  publish,
  saved,
  setBlocks,
} from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { axe, expect, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });

const health = (page: Page): Locator => page.getByRole('region', { name: 'Page health' });
const findings = (page: Page): Locator => health(page).locator('.ed-findings button');
/** Returns the finding with a message. */
const finding = (page: Page, message: string | RegExp): Locator =>
  findings(page).filter({ has: page.getByText(message) });

/** Opens the health, and waits until everything is checked. */
async function openHealth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Health', exact: true }).click();
  await expect(health(page).getByRole('status')).not.toHaveText(/Checking/);
}

/** A fault in a draft: the message that it causes, and a selector of the field that the message leads to. */
interface Fault {
  message: string | RegExp;
  field: string;
}

const html = (content: string): Block => ({ html: content });
const MAIN = html('<h1>Kesä</h1>');
const SAME_TITLE = `Sama otsikko ${Date.now()}`;
/** The editor of a rich text, or the fields of one with a layout. */
const RICH = '#ed-form .ed-richtext, #ed-form .ed-field';
const at = (path: string): string => `[data-path="${path}"]`;

/** Drafts with their title, description, blocks and faults. */
const DRAFTS: { title: string; description: string; blocks: Block[]; faults: Fault[] }[] = [
  {
    title: 'Kesä',
    description: 'Kesän parhaat ruoat.',
    blocks: [
      MAIN,
      html('<h2>A</h2><h4>Ohi tason</h4>'),
      html('<h2> </h2><p>x</p>'),
      html('<h1>Toinen</h1>'),
      html('<p><img src="/theme/logos/atriafi-mark.svg"></p>'),
      html('<p><img src="/theme/logos/atriafi-mark.svg" alt="IMG_0042.JPG"></p>'),
      html('<p><img src="/media/ei-kuvaa.webp" alt="Kuva"></p>'),
      html('<p><a href="/ei-ole-sivua">Lue</a></p>'),
      html('<p><a href="/tietoa-meista"> </a></p>'),
      html('<p><a href="#ei-kohtaa">Alas</a></p>'),
      html('<p><a href="http://">Rikki</a></p>'),
      html('<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>'),
      html('<p><font color="#dddddd">Vaalea teksti valkoisella</font></p>'),
      html('<li>Irrallinen kohta</li>'),
      html('<ul><p>Ei kohta</p></ul>'),
      html('<dt>Irrallinen termi</dt>'),
      html('<p lang="xyzzy">Kieli</p>'),
      html('<table><tbody><tr><th></th><td>a</td></tr><tr><th>x</th><td>b</td></tr></tbody></table>'),
      html(`<table><tbody><tr>${`<th>${'L'.repeat(40)}</th>`.repeat(20)}</tr></tbody></table>`),
    ],
    faults: [
      { message: /“Ohi tason” has level 4 below level 2/, field: RICH },
      { message: 'A heading has no text.', field: RICH },
      { message: /“Toinen” is a second main heading/, field: RICH },
      { message: /^Say what the picture shows/, field: RICH },
      { message: /“IMG_0042.JPG” is the name of a file/, field: RICH },
      { message: 'There is no picture at /media/ei-kuvaa.webp.', field: RICH },
      { message: 'There is no page at /ei-ole-sivua.', field: RICH },
      { message: 'A link has no text.', field: RICH },
      { message: 'Nothing on this page has the name #ei-kohtaa.', field: RICH },
      { message: /^Write an address that begins/, field: RICH },
      { message: 'A table has no heading cells.', field: RICH },
      { message: 'Text is hard to read on its background.', field: RICH },
      { message: 'An item stands outside of a list.', field: RICH },
      { message: 'A list holds something other than items.', field: RICH },
      { message: 'A term stands outside of a list of terms.', field: RICH },
      { message: 'A text names a language that does not exist.', field: RICH },
      { message: 'A heading cell of a table is empty.', field: RICH },
      { message: /^The content is wider than the page/, field: RICH },
    ],
  },
  {
    title: 'x'.repeat(70),
    description: 'y'.repeat(170),
    blocks: [
      MAIN,
      { widget: 'like-button', props: {} },
      { widget: 'number-counter', props: { value: 'monta' } },
      { widget: 'ei-olemassa', props: {} },
      {
        widget: 'card-grid',
        props: {
          cards: [
            { type: 'recipe', header: 'Keitto', link: '/reseptit/ei-ole', image: '/media/poissa.webp' },
          ],
        },
      },
      {
        widget: 'image-list',
        props: { items: [{ image: { url: '/theme/logos/atriafi-mark.svg' } }] },
      },
      {
        widget: 'image-list',
        props: { items: [{ image: { url: '/theme/logos/atriafi-mark.svg', alt: 'kuva.png' } }] },
      },
    ],
    faults: [
      { message: /^The title is longer than/, field: '#ed-title' },
      { message: /^The description is longer than/, field: '#ed-description' },
      { message: 'This is needed.', field: at('contentId') },
      { message: 'Write a number.', field: at('value') },
      { message: /^There is no block “ei-olemassa”/, field: '#ed-block-title' },
      { message: 'There is no page at /reseptit/ei-ole.', field: at('cards.0.link') },
      { message: 'There is no picture at /media/poissa.webp.', field: at('cards.0.image') },
      { message: /^Say what the picture shows/, field: at('items.0.image') },
      { message: /“kuva.png” is the name of a file/, field: at('items.0.image') },
    ],
  },
  {
    title: SAME_TITLE,
    description: '',
    blocks: [html('<h2>Ilman pääotsikkoa</h2>')],
    faults: [
      { message: /^The page \/\S+ has the same title/, field: '#ed-title' },
      { message: /^The description is missing/, field: '#ed-description' },
    ],
  },
  {
    title: 'Ruoka',
    description: 'ruoka ',
    blocks: [MAIN],
    faults: [{ message: 'The description repeats the title.', field: '#ed-description' }],
  },
  {
    title: '',
    description: 'Kuvaus',
    blocks: [MAIN],
    faults: [{ message: 'The title is missing.', field: '#ed-title' }],
  },
];

test('health: each of 31 faults in drafts is found, and leads to its field', async ({ page, allow }) => {
  // Caused by the faults.
  allow(/status of 404.*\/media\/|\[saaristo\]|value "monta" cannot be parsed/);
  expect(DRAFTS.flatMap(({ faults }) => faults)).toHaveLength(31);
  await signIn(page, 'publisher');
  await newPage(page, SAME_TITLE, freshPath('sama'));
  for (const { title, description, blocks, faults } of DRAFTS) {
    await page.goto('/editor');
    await newPage(page, 'kunto', freshPath('kunto'));
    await setBlocks(page, blocks);
    await page.getByLabel('Title', { exact: true }).fill(title);
    await page.getByLabel('Description', { exact: true }).fill(description);
    await expect(saved(page)).toBeVisible();
    const start = performance.now();
    await openHealth(page);
    for (const { message } of faults) await expect(finding(page, message)).toBeVisible();
    const found = performance.now() - start;
    if (process.env['CALM']) expect(found).toBeLessThan(2000);
    await expect(findings(page)).toHaveCount(faults.length);
    for (const { message, field } of faults) {
      await finding(page, message).click();
      await expect(page.locator(field).first()).toBeVisible();
      if (field.startsWith('#ed-block')) continue;
      await expect
        .poll(() => page.evaluate((one) => document.activeElement?.closest(one) !== null, field))
        .toBe(true);
    }
  }
});

test('health: the page is checked again as its faults are repaired, and publishing names the remaining ones', async ({
  page,
}) => {
  await edit(page, 'korjaus', [MAIN, html('<h2>A</h2><h4>B</h4>'), html('<p><a href="/ei-ole">x</a></p>')]);
  await openHealth(page);
  await expect(findings(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await expect(dialog.getByRole('button', { name: /“B” has level 4/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'There is no page at /ei-ole.' }).click();
  await expect(dialog).not.toBeVisible();
  await expect(form(page).getByRole('heading', { name: 'Block: Rich text' })).toBeVisible();
  const text = form(page).locator('[contenteditable="true"]');
  await expect(text).toBeFocused();
  await text.fill('Ilman linkkiä');
  await expect(findings(page)).toHaveCount(2);
  await findings(page).filter({ hasText: 'description' }).click();
  await page.keyboard.type('Kuvaus kesän ruoista.');
  await expect(findings(page)).toHaveCount(1);
  await expect(health(page).getByText('Kuvaus kesän ruoista.').first()).toBeVisible();
  await axe(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Blocks', exact: true }).click();
  await expect(health(page)).toBeVisible();
  await axe(page, '#ed-blocks');
});

test('health: it shows the links of the page in both directions, and the weight of its blocks', async ({
  page,
}) => {
  const path = await edit(page, 'linkit', [
    html('<h1>A</h1><p><a href="/tietoa-meista">x</a> <a href="https://example.com/">y</a></p>'),
    { widget: 'number-counter', props: { value: 640, label: 'sopimustilaa' } },
  ]);
  await publish(page);
  await page.goto('/editor');
  await newPage(page, 'linkittaja', freshPath('linkittaja'));
  await setBlocks(page, [html(`<h1>B</h1><p><a href="${path}">x</a></p>`)]);
  await publish(page);
  await page.goto('/editor');
  await page.getByRole('searchbox').fill(path);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'linkit' }).click();
  await opened(page);
  await openHealth(page);
  await health(page).locator('summary', { hasText: 'Links' }).click();
  await expect(health(page).getByRole('listitem').filter({ hasText: 'https://example.com/' })).toContainText(
    'another site',
  );
  await expect(health(page).getByRole('link', { name: 'linkittaja' })).toBeVisible();
  await health(page).locator('summary', { hasText: 'Weight' }).click();
  await expect(health(page).getByRole('row', { name: /Number counter/ })).toContainText(/\d+ kB/);
});

/** Pages of the estate that the journey opens: all with `npm test -- --thorough`. */
const SAMPLE = THOROUGH ? 1 : 12;

test('health: no page of the estate has a finding', async ({ page }) => {
  test.setTimeout(1_800_000);
  await signIn(page, 'publisher');
  const written = createEntries(shippedContent).filter(({ kind }) => kind === 'page');
  const wrong: unknown[] = [];
  const findId = async ({ site, path, title, language }: (typeof written)[number]) => {
    const query = new URLSearchParams({ q: title, site, language });
    const answer = await page.request.get(`/editor/api/pages?${query}`);
    const { rows } = (await answer.json()) as { rows: { id: number; path: string }[] };
    const trim = (one: string): string => one.replace(/\/$/, '');
    const row = rows.find((one) => trim(one.path) === trim(path));
    expect(row, `${site} ${path}`).toBeDefined();
    return row!.id;
  };
  const sample = written.filter((_, index) => index % SAMPLE === 0);
  for (const entry of sample) {
    const { site, path } = entry;
    await page.goto(`/editor/pages/${await findId(entry)}`);
    await opened(page);
    await openHealth(page);
    wrong.push(...(await findings(page).allInnerTexts()).map((one) => [site, path, one]));
  }
  expect(wrong).toEqual([]);
  process.stdout.write(`health: ${sample.length} pages of the estate\n`);
});
