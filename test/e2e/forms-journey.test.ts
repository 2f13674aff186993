import type { Locator, Page } from '@playwright/test';
import { signIn } from './editor-sign-in.ts';
import { addressOf, type Site } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';

/** Pictures of two by two pixels, each in one color. */
const PICTURES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPYoiEHRAwQCgAdvgPpVtRnnwAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGOQi1oARAwQCgAcpgRhDbYChgAAAABJRU5ErkJggg==',
].map((data, at) => ({
  name: `paketti-${at + 1}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(data, 'base64'),
}));

/**
 * Opens the page of a form and waits until it is mounted. Stores the page's events so that the next page can read them.
 */
async function open(page: Page, address: string, widget: string): Promise<Locator> {
  await page.addInitScript(() =>
    addEventListener('pagehide', () =>
      sessionStorage.setItem('events', JSON.stringify(window.dataLayer ?? [])),
    ),
  );
  await page.goto(address);
  const form = page.locator(`[data-widget="${widget}"]`);
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveAttribute('data-widget-state', 'mounted');
  return form;
}

/** Fills text fields by label. */
async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label }).fill(value);
}

const PERSON = {
  Etunimi: 'Åsa',
  Sukunimi: 'Öhman',
  Katuosoite: 'Rantakatu 1 A',
  Postinumero: '20100',
  Postitoimipaikka: 'Turku',
};

/** Returns the stored events of the previous page. */
const eventsBefore = (page: Page) => page.evaluate(() => sessionStorage.getItem('events'));

const homeOf = (baseURL: string | undefined, site: Site, path: string) => addressOf(site, path, baseURL);

/** Returns a name that no other test of the run uses. */
const ownName = (project: string, test_: string) => `${test_} ${project} ${Date.now()}`;

test("complaint: sent with two pictures on the shop's page, it reaches the editors' inbox [CMP-11] [CMP-12] [CMP-14]", async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const form = await open(page, homeOf(baseURL, 'lihakauppa', '/reklamaatio'), 'complaint-form');
  const name = ownName(project.name, 'Reklamoija');
  const place = form.getByRole('textbox', { name: 'Ostopaikka' });
  await expect(place).toHaveValue('Lihaluodon verkkokauppa');
  await expect(place).not.toBeEditable();
  await form.getByRole('combobox', { name: 'Tuote' }).pressSequentially('entre');
  const option = form.getByRole('option').first();
  const product = (await option.textContent()) ?? '';
  await option.click();
  await expect(form.getByRole('combobox', { name: 'Tuote' })).toHaveValue(product);
  await fill(form, {
    ...PERSON,
    Sukunimi: name,
    Viesti: 'Pakkaus oli auki.',
    'Viimeinen käyttöpäivä': '31.12.2026',
  });
  await form.getByRole('radio', { name: 'Sähköpostitse' }).check();
  await fill(form, { Sähköpostiosoite: 'asa@saaristo.example' });
  await form.locator('input[type=file]').setInputFiles(PICTURES);
  await form.getByRole('button', { name: 'Lähetä' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kiitos ilmoituksesta' })).toBeVisible();
  await expect(page).toHaveURL(/\/reklamaatio\/kiitos$/);
  expect(await eventsBefore(page)).toBe('[{"event":"reklamaatio_form_submit"}]');
  await axe(page);

  await signIn(page, 'editor');
  await page.goto('/editor/inbox');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Pakkaus oli auki.');
  await row.getByRole('link').click();
  await expect(page.getByText(product, { exact: true })).toBeVisible();
  await expect(page.getByText('Lihaluodon verkkokauppa')).toBeVisible();
  for (const { name: file, buffer } of PICTURES) {
    const link = page.getByRole('link', { name: file });
    const image = link.getByRole('presentation');
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(2);
    const download = page.waitForEvent('download');
    await link.click();
    const chunks: Uint8Array[] = [];
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Uint8Array);
    expect(Buffer.concat(chunks).equals(buffer)).toBe(true);
  }
});

test("sign-up modals: a link opens the newsletter, the address's hash opens the releases [NWS-06] [NWS-08] [NWS-09]", async ({
  page,
  baseURL,
}) => {
  await page.goto(homeOf(baseURL, 'atriacom', '/'));
  await expect(page.locator('[data-widget="newsletter-modal"]')).toHaveAttribute(
    'data-widget-state',
    'mounted',
  );
  await page.getByRole('main').getByRole('link', { name: 'Tilaa uutiskirje' }).click();
  const newsletter = page.getByRole('dialog', { name: 'Tilaa uutiskirje' });
  await newsletter.getByRole('textbox').fill('asa@saaristo.fi');
  await page.keyboard.press('Enter');
  await expect(newsletter.getByRole('status')).toHaveText('Kiitos tilauksesta!');
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/#/);

  await page.goto(homeOf(baseURL, 'atriacom', '/en/#newsreleases'));
  const releases = page.getByRole('dialog', { name: 'Subscribe to releases' });
  await releases.getByRole('textbox').fill('asa@saaristo.fi');
  await releases.getByRole('checkbox').first().check();
  const answer = page.waitForResponse('**/api/cision-liana/subscribe');
  await page.keyboard.press('Enter');
  expect(await (await answer).json()).toEqual({ success: true });
  await expect(releases.getByRole('status')).toBeVisible();
});
