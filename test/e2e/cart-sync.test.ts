import type { Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';
import { findStored } from './stored.ts';

/** Returns the first product of a site that the shop sells, found by a visitor's script. */
async function productOf(page: Page, home: string): Promise<string> {
  await page.goto(home);
  const { hits } = await page.evaluate(
    async () =>
      (await (await fetch('/api/search/products?pageSize=100')).json()) as {
        hits: { url: string; price: string | null }[];
      },
  );
  const sold = hits.find(({ price }) => price !== null);
  if (!sold) throw new Error(`${home} sells nothing.`);
  return new URL(sold.url, home).href;
}

const count = (page: Page) => page.locator('[data-widget="header"]').getByRole('link', { name: /Ostoskori/ });
const add = async (page: Page) => {
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Tuote on lisätty ostoskoriin.' })).toBeVisible();
};

/** A brand site of the same site as the shop, in the browser's sense, and one of another site. */
const PLACES = [
  {
    where: 'of the same site',
    brand: (baseURL: string) => {
      const home = new URL(baseURL);
      home.hostname = 'www.example.test';
      return home.href;
    },
  },
  { where: 'of another site', brand: (baseURL: string) => addressOf('atriafi', '/', baseURL) },
] as const;

for (const { where, brand } of PLACES)
  test(
    `cart: a product added on a brand site ${where} is in the shop's cart once, both counts agree, and nothing is stored before [PRD-14] [SYN-01] [SYN-02] [SYN-03]`,
    { tag: where === 'of another site' ? [] : '@long' },
    async ({ page, baseURL }) => {
      const product = await productOf(page, brand(baseURL!));
      await page.goto(product);
      await page.keyboard.press('End');
      await expect(page.locator('[data-widget="cart-sync"]')).toHaveAttribute('data-widget-state', 'mounted');
      await expect(page.locator('[data-widget="add-to-cart"]').first()).toHaveAttribute(
        'data-widget-state',
        'mounted',
      );
      expect(await findStored(page)).toEqual([]);
      await add(page);
      await expect(count(page)).toContainText('1');
      await page.getByRole('button', { name: 'Jatka ostoksia' }).click();
      await add(page);
      await expect(count(page)).toContainText('2');
      const inStorage = await page.evaluate(
        () => JSON.parse(localStorage.getItem('cart') ?? '{}') as unknown,
      );
      expect(inStorage).toMatchObject({ lineItemCount: 2, lineItems: [{ quantity: 2 }] });

      await page.getByRole('link', { name: 'Avaa ostoskori' }).click();
      await page.waitForURL(/\/ostoskori#tuotteet$/);
      await expect(count(page)).toContainText('2');
      // Following the same link again or reloading the page adds nothing.
      await page.reload();
      await expect(count(page)).toContainText('2');

      // The brand site shows changes made on the shop when the visitor returns.
      await page.goto(new URL('/tuotteet', page.url()).href);
      await add(page);
      await expect(count(page)).toContainText('3');
      await page.goto(product);
      await expect(count(page)).toContainText('3');
      await add(page);
      await page.getByRole('link', { name: 'Avaa ostoskori' }).click();
      await page.waitForURL(/\/ostoskori#tuotteet$/);
      await expect(count(page)).toContainText('4');
    },
  );
