/**
 * The trial of a new editor: a whole campaign page in at most 40 actions, by mouse and by keyboard alone, from an empty page and from a
 * layout, and in at most 15 from a saved template (`npm run long -- --project=editor-journeys`). A click, a key and a filled field are one action each; a typed text counts once. Keys that only move
 * the focus are steps, which are counted separately.
 */
import type { Locator, Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { blocks, canvas, edit, form, opened, outline } from '../../e2e/editing.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { expect as expectSoon, test } from '../../e2e/fixtures.ts';

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 }, actionTimeout: 20_000 });
test.describe.configure({ timeout: 300_000 });

/** Waits as a person does: only the whole time is limited. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** The limits of the issue. */
const MAX_ACTIONS = 40;
const MAX_MS = 5 * 60_000;
/** Maximum keys that only move the focus. */
const MAX_STEPS = 60;

const MOVES = /^(?:(?:Shift\+)?(?:Tab|F6)|Arrow(?:Up|Down|Left|Right)|Home|End)$/;

/** Counts the actions of a person. */
class Person {
  actions = 0;
  steps = 0;
  readonly #page: Page;
  readonly #start = Date.now();

  constructor(page: Page) {
    this.#page = page;
  }

  async click(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.actions += 1;
    await target.fill(text);
  }

  /** Types where the focus is. */
  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.#page.keyboard.type(text);
  }

  async press(key: string): Promise<void> {
    if (MOVES.test(key)) this.steps += 1;
    else this.actions += 1;
    await this.#page.keyboard.press(key);
  }

  /** Moves the focus by a key until an element has it. */
  async go(key: string, target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isThere = (): Promise<boolean> =>
      target.evaluate((element) => element === element.ownerDocument.activeElement);
    for (let times = 0; times < MAX_STEPS && !(await isThere()); times += 1) await this.press(key);
    await expect(target).toBeFocused();
  }

  /** Runs a command of Ctrl+K. */
  async command(words: string): Promise<void> {
    await this.press('Control+k');
    await expect(this.#page.getByPlaceholder('Search blocks, pages and commands')).toBeFocused();
    await this.type(words);
    await expect(this.#page.locator('[cmdk-item][aria-selected="true"]')).toContainText(words);
    await this.press('Enter');
  }

  expectFew(info: TestInfo, most = MAX_ACTIONS): void {
    const seconds = Math.round((Date.now() - this.#start) / 1000);
    info.annotations.push({
      type: 'trial',
      description: `${this.actions} actions, ${this.steps} steps, ${seconds} s`,
    });
    process.stdout.write(`${info.title}: ${this.actions} actions, ${this.steps} steps, ${seconds} s\n`);
    expect(this.actions).toBeLessThanOrEqual(most);
    expect(this.steps).toBeLessThanOrEqual(MAX_STEPS);
    expect(Date.now() - this.#start).toBeLessThan(MAX_MS);
  }
}

const written = (page: Page): Locator => canvas(page).locator('[role="textbox"][contenteditable]');
const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Waits until the first text of a new block is written, with its example selected. */
async function writing(page: Page, name: string): Promise<void> {
  await expect(written(page)).toHaveAccessibleName(name);
  await expect(written(page)).toBeFocused();
}

/** Adds a picture to the media library, and returns its name. */
async function addPicture(page: Page): Promise<string> {
  const name = `grilli-${Date.now().toString(36)}`;
  const data = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#7a4a2b' } })
    .jpeg()
    .toBuffer();
  await page.goto('/editor/media');
  const token = await page.locator('input[name="token"]').first().inputValue();
  const answer = await page.request.post('/editor/api/media', {
    data,
    headers: {
      'content-type': 'image/jpeg',
      'x-editor-token': token,
      'x-file-name': `${name}.jpg`,
      'x-alt': encodeURIComponent('Makkaroita grillissä'),
      origin: new URL(page.url()).origin,
    },
  });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return name;
}

const DESCRIPTION =
  'Kesän parhaat grilliherkut, vinkit ja reseptit. Osallistu kampanjaan ja voita mökkiviikko saaristossa.';

/** Prepares the trial: signs in, and adds a picture. */
async function begin(page: Page): Promise<{ person: Person; picture: string; title: string; path: string }> {
  await signIn(page, 'publisher');
  const picture = await addPicture(page);
  await page.goto('/editor');
  const key = Date.now().toString(36);
  return { person: new Person(page), picture, title: `Kesän grillit ${key}`, path: `/kesan-grillit-${key}` };
}

/** Checks the visitor's view. */
async function expectCampaign(page: Page, path: string, picture: string): Promise<void> {
  await expect(page.getByText(/· Published$/)).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(path);
  await expect(visitor).toHaveTitle(/Kesän grillit/);
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', DESCRIPTION);
  await expect(visitor.getByRole('heading', { name: 'Nyt grillataan' })).toBeVisible();
  await expect(visitor.getByText('Makkarat, vartaat ja pihvit.')).toBeVisible();
  await expect(visitor.getByText('Näin onnistut')).toBeVisible();
  const image = visitor.locator('[data-widget="hero-carousel"] img').first();
  await expect(image).toHaveAttribute('src', /\/media\//);
  await expect(image).toHaveAttribute('alt', 'Makkaroita grillissä');
  expect(picture).not.toBe('');
  await expect(visitor.locator('[data-widget="card-grid"] [data-type="product"]')).toHaveCount(4);
  await expect(visitor.getByRole('heading', { name: 'Kampanjan tuotteet' })).toBeVisible();
  await expect(visitor.locator('form').last()).toBeAttached();
  await visitor.close();
}

/** Writes the texts of the hero, whose example is selected. */
async function writeHero(person: Person): Promise<void> {
  await person.type('Nyt grillataan');
  await person.press('Enter');
  await person.type('Makkarat, vartaat ja pihvit.');
}

async function choosePicture(page: Page, person: Person, picture: string): Promise<void> {
  await person.click(form(page).getByRole('button', { name: /^Choose a picture/ }));
  await person.type(picture);
  await person.click(page.getByRole('dialog').getByRole('button', { name: picture }));
}

async function choosePictureByKey(page: Page, person: Person, picture: string): Promise<void> {
  await person.press('F6');
  // F6 leads to the field of the text, which stands below the picture.
  await person.go('Shift+Tab', form(page).getByRole('button', { name: /^Choose a picture/ }));
  await person.press('Enter');
  await person.type(picture);
  await person.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function chooseProducts(page: Page, person: Person): Promise<void> {
  await person.click(button(page, 'Choose products'));
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  await expect(dialog.getByRole('checkbox').nth(3)).toBeVisible();
  for (const at of [0, 1, 2, 3]) await person.click(dialog.getByRole('checkbox').nth(at));
  await person.click(dialog.getByRole('button', { name: 'Add 4' }));
}

async function chooseProductsByKey(page: Page, person: Person): Promise<void> {
  await person.press('F6');
  await person.go('Shift+Tab', button(page, 'Choose products'));
  await person.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose products' });
  await expect(dialog.getByRole('checkbox').nth(3)).toBeVisible();
  for (const at of [0, 1, 2, 3]) {
    await person.go('ArrowDown', dialog.getByRole('checkbox').nth(at));
    await person.press('Space');
  }
  await person.press('Enter');
  await expect(dialog).toBeHidden();
}

test('trial: by mouse, a campaign page is made from an empty page in at most 40 actions [EDITOR]', async ({
  page,
}, info) => {
  const { person, picture, title, path } = await begin(page);
  const addBlock = async (name: string): Promise<void> => {
    await person.click(button(page, 'Add block'));
    await person.type(name);
    await person.click(page.locator('.ed-choice').filter({ hasText: name }));
  };
  await person.click(page.getByRole('link', { name: 'New page' }));
  await expect(page.getByLabel('Title')).toBeFocused();
  await person.type(title);
  await expect(page.getByLabel('Path')).toHaveValue(path);
  await person.click(button(page, 'Create page'));
  await opened(page);
  await person.fill(page.getByLabel('Description'), DESCRIPTION);

  await addBlock('Hero carousel');
  await writing(page, 'Text');
  await writeHero(person);
  await choosePicture(page, person, picture);
  const removals = form(page).getByRole('button', { name: /^Delete: / });
  for (let left = await removals.count(); left > 1; left -= 1) await person.click(removals.last());

  await addBlock('Rich text');
  await writing(page, 'Rich text');
  await person.type('Näin onnistut: kuumenna grilli ja kääntele usein.');

  await addBlock('Card grid');
  await writing(page, 'Heading');
  await person.type('Kampanjan tuotteet');
  await chooseProducts(page, person);

  await addBlock('Question form');
  await expect(blocks(page)).toHaveCount(4);
  await person.click(button(page, 'Keep as they are'));
  await person.click(button(page, 'Publish'));
  await expectCampaign(page, path, picture);
  person.expectFew(info);
});

test('trial: by keyboard alone, a campaign page is made from a layout in at most 40 actions [EDITOR]', async ({
  page,
}, info) => {
  const { person, picture, title, path } = await begin(page);
  await person.go('Tab', page.getByRole('link', { name: 'New page' }));
  await person.press('Enter');
  await expect(page.getByLabel('Title')).toBeFocused();
  await person.type(title);
  await person.go('Tab', page.getByLabel('Start with'));
  await person.press('ArrowDown');
  await expect(page.getByLabel('Start with')).toHaveValue('campaign');
  await person.press('Tab');
  await person.press('Enter');
  await opened(page);
  await expect(blocks(page)).toHaveCount(4);
  await person.command('Page settings: Description');
  await expect(page.getByLabel('Description')).toBeFocused();
  await person.type(DESCRIPTION);
  await person.command('Hero carousel');
  await expect(outline(page).getByRole('button', { name: 'Hero carousel' })).toBeFocused();
  await person.press('Enter');
  await writing(page, 'Text');
  await writeHero(person);
  await choosePictureByKey(page, person, picture);

  await person.command('Rich text');
  await person.press('Enter');
  await writing(page, 'Rich text');
  await person.type('Näin onnistut: kuumenna grilli ja kääntele usein.');
  await person.press('Tab');
  await writing(page, 'Heading');
  await person.type('Kampanjan tuotteet');
  await chooseProductsByKey(page, person);

  await person.command('Campaign sign-up');
  await expect(outline(page).getByRole('button', { name: 'Campaign sign-up' })).toBeFocused();
  await person.press('F6');
  await person.press('F6');
  await person.go('Tab', form(page).getByLabel('Campaign number'));
  await page.keyboard.press('Control+a');
  await person.type('2026-77');
  await person.go('Tab', form(page).getByRole('textbox', { name: 'Label', exact: true }));
  await person.type('Kampanjan säännöt');
  await person.command('Publish');
  await expectCampaign(page, path, picture);
  person.expectFew(info);
});

test('trial: by mouse, a campaign page is made from a saved template in at most 15 actions [EDITOR]', async ({
  page,
}, info) => {
  const key = Date.now().toString(36);
  await edit(page, `pohja-${key}`, [
    { widget: 'hero-carousel', props: { slides: [{ text: '<h2>Vanha kampanja</h2>' }] } },
    { html: '<p>Näin onnistut: kuumenna grilli ja kääntele usein.</p>' },
  ]);
  await form(page).getByText('More settings', { exact: true }).click();
  await page.getByRole('button', { name: 'Save as template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByLabel('Name of the template').fill(`Kampanja ${key}`);
  await dialog.getByRole('button', { name: 'Save as template' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/editor');
  const person = new Person(page);
  await person.click(page.getByRole('link', { name: 'New page' }));
  await person.type(`Kesän grillit ${key}`);
  person.actions += 1;
  await page.getByLabel('Start with').selectOption({ label: `Kampanja ${key} – Saaristo, Finnish` });
  await person.click(button(page, 'Create page'));
  await opened(page);
  await person.fill(page.getByLabel('Description'), DESCRIPTION);
  await person.click(outline(page).getByRole('button', { name: 'Hero carousel' }));
  await person.press('Enter');
  await expect(written(page)).toBeFocused();
  await person.press('Control+a');
  await person.type('Nyt grillataan');
  await person.click(button(page, 'Publish'));
  await expect(page.getByText(/· Published$/)).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto(`/kesan-grillit-${key}`);
  await expect(visitor.getByText('Nyt grillataan')).toBeVisible();
  await visitor.close();
  person.expectFew(info, 15);
});
