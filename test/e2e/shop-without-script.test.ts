/** The shop and the kitchens' pages as the server renders them, used without JavaScript. */
import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { MINCE, STEAK } from './shopping.ts';

const shop = (path: string, baseURL: string | undefined) => addressOf('lihakauppa', path, baseURL);
const kitchens = (path: string, baseURL: string | undefined) => addressOf('ammattilaiset', path, baseURL);
const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`).first();

test.use({ javaScriptEnabled: false });
test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

test(
  'cart: it is changed, ordered and paid [SHP-15] [SHP-21] [CHK-10] [CHK-18]',
  { tag: '@long-narrow' },
  async ({ page, baseURL }) => {
    for (const path of [STEAK, MINCE]) {
      await page.goto(shop(path, baseURL));
      await widget(page, 'add-to-cart').getByRole('button').click();
      await expect(page).toHaveURL(/\/ostoskori$/);
    }
    const lines = widget(page, 'cart')
      .getByRole('listitem')
      .filter({ has: page.getByRole('spinbutton') });
    await expect(lines).toHaveCount(2);
    await expect(widget(page, 'cart').getByRole('button')).toHaveText([
      'Päivitä',
      'Poista',
      'Päivitä',
      'Poista',
      'Lisää etukoodi',
    ]);
    await lines.first().getByRole('spinbutton').fill('2');
    await lines.first().getByRole('button', { name: 'Päivitä' }).click();
    await expect(lines.first().getByRole('spinbutton')).toHaveValue('2');
    await lines.last().getByRole('button', { name: 'Poista' }).click();
    await expect(lines).toHaveCount(1);
    const coupon = widget(page, 'cart').getByRole('textbox', { name: 'Etukoodi' });
    await coupon.fill('OLEMATON');
    await coupon.press('Enter');
    await expect(widget(page, 'cart').getByText('Etukoodi on virheellinen')).toBeVisible();
    await expect(coupon).toHaveValue('OLEMATON');
    expect(page.url()).not.toContain('OLEMATON');

    const order = page.getByRole('region', { name: 'Toimitus ja maksu' });
    const askFor = async (code: string) => {
      await order.getByLabel('Postinumero').fill(code);
      await order.getByRole('button', { name: 'Näytä toimitusajat' }).click();
    };
    await askFor('99999');
    await expect(order.getByText('Emme vielä toimita tähän postinumeroon.')).toBeVisible();
    await askFor('00100');
    await order.getByLabel('Etunimi').fill('Aino');
    await order.getByLabel('Sukunimi').fill('Åberg');
    await order.getByLabel('Katuosoite').fill('Rantakatu 1');
    await order.getByLabel('Postitoimipaikka').fill('Helsinki');
    await order.getByLabel('Sähköpostiosoite').fill('aino@saaristo');
    await order.getByRole('button', { name: 'Maksa' }).click();
    await expect(widget(page, 'cart').getByText('Anna sähköpostiosoitteesi.')).toBeVisible();
    await expect(order.getByLabel('Katuosoite')).toHaveValue('Rantakatu 1');
    await order.getByLabel('Sähköpostiosoite').fill('aino@saaristo.example');
    await order.getByRole('button', { name: 'Maksa' }).click();
    await expect(page).toHaveURL(/\/maksu\//);
  },
);

test('brand site: it links to the shop [PRD-14]', { tag: '@long-narrow' }, async ({ page, baseURL }) => {
  await page.goto(addressOf('atriafi', '/tuotteet/rantalenkki', baseURL));
  const buy = widget(page, 'add-to-cart');
  await expect(buy.getByRole('button')).toHaveCount(0);
  await expect(buy.getByRole('link')).toHaveAttribute('href', shop('/', baseURL));
});

test(
  'delivery check: it is reached, and answers in its place [DLV-04] [DLV-05] [DLV-06] [DLV-08]',
  { tag: '@long-wide' },
  async ({ page, baseURL }) => {
    await page.goto(shop('/', baseURL));
    await widget(page, 'delivery-sticky-bar').getByRole('link', { name: 'Tarkista postinumero' }).click();
    const check = widget(page, 'delivery-check');
    await expect(check).toBeInViewport();
    const ask = async (code: string) => {
      await check.getByLabel('Postinumero').fill(code);
      await check.getByRole('button', { name: 'Tarkista' }).click();
      await expect(check.getByLabel('Postinumero')).toHaveValue(code);
      await expect(check).toBeInViewport();
    };
    await ask('00100');
    await expect(check.getByText('Toimitamme tuotteita postinumeroalueellesi.')).toBeVisible();
    await ask('99999');
    await expect(check.getByText(/^Valitettavasti emme vielä toimita/)).toBeVisible();
  },
);

test(
  'product in a modal: it is shown on its own page [PRD-15]',
  { tag: '@long-narrow' },
  async ({ page, baseURL }) => {
    await page.goto(shop('/', baseURL));
    const modal = widget(page, 'product-modal');
    await expect(modal.getByRole('button')).toHaveCount(0);
    await modal.getByRole('link').click();
    await expect(page).toHaveURL(shop(STEAK, baseURL));
  },
);

test(
  'reviews: all of them can be read in full [REV-02] [REV-04] [REV-07]',
  { tag: '@long-narrow' },
  async ({ page, baseURL }) => {
    await page.goto(shop(STEAK, baseURL));
    const reviews = widget(page, 'reviews');
    const cards = reviews.getByRole('article');
    await expect(cards).toHaveCount(9);
    await expect(reviews.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await cards.getByText('Lue lisää').first().click();
    await expect(cards.locator('details[open] p')).not.toContainText('…');
    const more = reviews.getByRole('link', { name: 'Näytä lisää' });
    // Other tests may have written reviews meanwhile.
    for (let shown = 9; (await more.count()) > 0; shown = await cards.count()) {
      await more.click();
      await expect(cards).not.toHaveCount(shown);
    }
    expect(await cards.count()).toBeGreaterThanOrEqual(27);
    await expect(reviews).toBeInViewport();
  },
);

test(
  'menu: all weeks are shown, and a lunch menu can be written [MNU-04] [MNU-19]',
  { tag: '@long-narrow' },
  async ({ page, baseURL }) => {
    await page.goto(kitchens('/lounaslista', baseURL));
    const menu = widget(page, 'weekly-menu-builder');
    await expect(menu.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveCount(2);
    await expect(menu.getByRole('link', { name: 'Juureslasagne' }).last()).toBeVisible();
    await expect(menu.getByRole('button').filter({ visible: true })).toHaveCount(0);

    await page.goto(kitchens('/lounaslistapohja', baseURL));
    const sheet = widget(page, 'lunch-menu-editor');
    await expect(sheet.getByText(/tulosta se selaimen valikosta/)).toBeVisible();
    await expect(sheet.getByRole('button').or(sheet.getByRole('tab'))).toHaveCount(0);
    await sheet.getByLabel('Otsikko').fill('Perjantain lounas');
    await expect(sheet.getByLabel('Otsikko')).toHaveValue('Perjantain lounas');
  },
);
