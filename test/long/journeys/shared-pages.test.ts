/** Pages that all visitors share: the server renders the parts of one visitor, and a script puts them into the page. */
import { test, expect } from '../../e2e/fixtures.ts';
import { hold } from '../../e2e/hold.ts';
import { shifts, startMeasuring } from '../../e2e/layout-shift.ts';
import { logIn, openProduct, shopOf, STEAK } from '../../e2e/shopping.ts';

// `npm run long -- --project=shared-pages` starts the server with pages that caches share.

const CALLS = /\/api\/(lk\/customer|v1\/lihakauppa\/shoppingcart\/load)/;

test('shared page: header and cart of a customer are rendered by the server, and nothing moves [NAV-43] [SHP-14]', async ({
  page,
  baseURL,
  allow,
}) => {
  await logIn(page, baseURL, 'aino@lihaluoto.example', 'aino-tilaa-tiskilta');
  await openProduct(page, baseURL);
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).first().click();
  const count = page.locator('[data-widget=header] a[href*="ostoskori"]').locator('visible=true');
  const account = page.locator('[data-widget=header] a[href="/tili"]').first();
  await expect(count).toContainText(/[1-9]/);
  const calls: string[] = [];
  page.on('request', (request) => CALLS.test(request.url()) && calls.push(request.url()));

  await test.step('in time: the parts are in the page before its islands, which make no calls', async () => {
    await startMeasuring(page);
    await page.goto(shopOf(baseURL, STEAK));
    await expect(page.locator('[data-widget=header]')).toHaveAttribute('data-widget-state', 'mounted');
    await expect(count).toContainText(/[1-9]/);
    if ((page.viewportSize()?.width ?? 0) > 1000) await expect(account).toHaveText('Oma tili');
    expect(calls).toEqual([]);
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    await expect(page.locator('[data-widget=address-modal]')).toHaveAttribute('data-widget-state', 'mounted');
  });

  await test.step('used: a part that the visitor uses stays, and its island makes the calls', async () => {
    const release = await hold(page, '**/personal-parts*');
    await page.goto(shopOf(baseURL, '/'));
    const link = page.locator('[data-widget=header] a:visible').first();
    await link.focus();
    // The newsletter's dialog takes the focus, and gives it back.
    const close = page.getByRole('dialog').getByRole('button', { name: 'Sulje' });
    await expect(close).toBeFocused();
    release();
    await expect(page.locator('[data-widget=header]')).toHaveAttribute('data-widget-state', 'mounted');
    await close.press('Escape');
    await expect(link).toBeFocused();
    await expect(count).toContainText(/[1-9]/);
    expect(calls.length).toBeGreaterThan(0);
    await page.unroute('**/personal-parts*');
  });

  await test.step('failed: the islands make their own calls', async () => {
    allow(/personal-parts/);
    await page.route('**/personal-parts*', (route) => route.abort());
    await page.goto(shopOf(baseURL, '/'));
    await expect(count).toContainText(/[1-9]/);
  });
});
