/** Pages that the browser has requested in advance, by speculation rules. */
import { expect, html, marker, startSite } from './site.ts';
import { test } from './fixtures.ts';

const cartOf = (...codes: string[]) => ({
  lineItems: codes.map((code) => ({
    code,
    productId: Number(code),
    name: `Tuote ${code}`,
    category: 'Nauta',
    quantity: 1,
    linePrice: '12,90',
    linePriceWithoutDiscounts: '12,90',
  })),
  lineItemCount: codes.length,
});

test('prefetched page: the basket of its HTML is loaded again when it is shown', async ({ page }) => {
  const site = await startSite((_, { pathname }) =>
    pathname.startsWith('/api/') ? cartOf('1', '2') : undefined,
  );
  const settings = (more: object) =>
    `<script type="application/json" data-widget-settings>${JSON.stringify({ site: 'lihakauppa', ...more })}</script>`;
  site.page(
    '/ostoskori',
    html(marker('cart', {}, '<p>fallback</p>', 'data-load="eager"'), settings({ cart: cartOf('1') })),
  );
  const rules = '{"prefetch":[{"source":"list","urls":["/ostoskori"],"eagerness":"immediate"}]}';
  await page.goto(
    site.page('/', html(`<a href="/ostoskori">kori</a><script type="speculationrules">${rules}</script>`)),
  );
  await expect.poll(() => site.requests).toContain('/ostoskori');
  await page.getByRole('link', { name: 'kori' }).click();
  await expect(page.getByText('Tuote 1').first()).toBeVisible();
  await expect(page.getByText('Tuote 2').first()).toBeVisible();
  const delivery = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
  expect(site.requests.filter((path) => path === '/ostoskori')).toHaveLength(1);
  await site.close();
});
