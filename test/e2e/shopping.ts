/** Steps of the shop's visitors for the journeys. */
import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { expect } from './fixtures.ts';

export const shopOf = (baseURL: string | undefined, path = '/') => addressOf('lihakauppa', path, baseURL);

/** A product of the shop with a large stock (20108), and one with reviews. */
export const MINCE = '/tuotteet/leikkurin-jauheliha-karkea';
export const STEAK = '/tuotteet/naudan-entrecote-raakakypsytetty-21-vrk';

/** Opens the page of a product. */
export async function openProduct(page: Page, baseURL: string | undefined, path = MINCE): Promise<void> {
  await page.goto(shopOf(baseURL, path));
  await expect(page.locator('[data-widget="add-to-cart"]')).toHaveAttribute('data-widget-state', 'mounted');
}

/** Adds the product of the page to the cart, and opens the cart. */
export async function buy(page: Page, pieces = 1): Promise<void> {
  await page.getByRole('spinbutton', { name: 'Määrä' }).first().fill(String(pieces));
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await page.getByRole('link', { name: 'Avaa ostoskori' }).click();
  await expect(page.getByRole('button', { name: 'Siirry kassalle' })).toBeVisible();
  // Presses before the entry script runs are lost.
  await page.waitForFunction(() => 'saaristo' in globalThis);
}

export const ADDRESS = {
  Etunimi: 'Åsa',
  Sukunimi: 'Öhman',
  Katuosoite: 'Rantakatu 1 A',
  Postitoimipaikka: 'Helsinki',
  Sähköposti: 'asa@example.fi',
};

/** Fills text fields by the beginning of their labels. */
export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(value);
}

/** Selects the first day and its last time, which are radio buttons of two groups. */
export async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Toimituspäivä' }).getByRole('radio').first().check({ force: true });
  await page.getByRole('group', { name: 'Kellonaika' }).getByRole('radio').last().check({ force: true });
}

/** Goes from the cart to the delivery step without an account. */
export async function goOnAnonymously(page: Page, postalCode = '00100'): Promise<void> {
  await page.getByRole('button', { name: 'Siirry kassalle' }).click();
  await expect(page).toHaveURL(/#kirjaudu$/);
  await page.getByRole('textbox', { name: 'Postinumero' }).fill(postalCode);
  await page.getByRole('button', { name: 'Tarkista' }).click();
  await expect(page).toHaveURL(new RegExp(`/ostoskori\\?postinumero=${postalCode}#toimitus$`));
}

export async function logIn(page: Page, baseURL: string | undefined, email: string, password: string) {
  await page.goto(shopOf(baseURL, '/kirjaudu'));
  await page.getByRole('textbox', { name: 'Sähköposti' }).fill(email);
  await page.getByLabel('Salasana').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Kirjaudu' }).click();
}

/** Pays at the demo payment service, and reads the receipt. */
export async function pay(page: Page): Promise<void> {
  await page.waitForURL(/\/maksu\//);
  await page.getByRole('button', { name: /^Maksa / }).click();
  await expectReceipt(page);
}

export async function expectReceipt(page: Page): Promise<void> {
  await page.waitForURL(/\/kuitti\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Kiitos tilauksesta');
  await expect(page.getByRole('main')).toContainText(/Tilaus \d{4,}/);
}

/** Stores the events of every page of the tab for `events`. */
export async function keepEvents(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pagehide', () => {
      const before = JSON.parse(sessionStorage.getItem('events') ?? '[]') as unknown[];
      sessionStorage.setItem(
        'events',
        JSON.stringify([...before, ...((window.dataLayer ?? []) as unknown[])]),
      );
    }),
  );
}

export interface Told {
  event: string;
  currency: string;
  value: number;
  items: { code: string; price: number; quantity: number }[];
  payment_type?: string;
}

/** Returns the events of all pages of the shop so far. */
export const events = (page: Page): Promise<Told[]> =>
  page.evaluate(() => [
    ...(JSON.parse(sessionStorage.getItem('events') ?? '[]') as Told[]),
    ...((window.dataLayer ?? []) as Told[]),
  ]);
