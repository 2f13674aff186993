import { expect, html, marker, test } from './site.ts';

/** A shop frame that is not ready for the first three requests, answers every later one, and records the messages. */
const SHOP = `<!doctype html><title>Kauppa</title><script>
  window.heard = [];
  let pieces = 2;
  addEventListener('message', ({ data, source, origin }) => {
    heard.push(data);
    if (heard.length <= 3) return;
    if (data.type === 'add-to-cart') pieces += data.quantity;
    const line = { code: '7', name: 'Pihvi', category: 'Nauta', quantity: pieces, linePrice: '10,00' };
    const cart = JSON.stringify({ lineItems: [line], lineItemCount: pieces });
    source.postMessage({ type: 'cart', cart }, origin);
  });
</script>`;

/** Another frame of the page that sends the shop's messages. */
const STRANGER = `<iframe title="x" srcdoc="&lt;script&gt;
  parent.postMessage({ type: 'cart', cart: JSON.stringify({ lineItems: [], lineItemCount: 99 }) }, '*');
&lt;/script&gt;"></iframe>`;

test('shop frame: the page asks until the frame answers, sends each change once, and ignores other frames [SYN-05] [SYN-06] [SYN-07] [PRD-14] [API-56]', async ({
  page,
  site,
}) => {
  const settings = JSON.stringify({ site: 'jyvabroiler', shopOrigin: site.otherOrigin });
  site.page('/', SHOP);
  const address = site.page(
    '/brand',
    html(
      `<h1>Tuote</h1>${marker('add-to-cart', { code: '7', price: '5,00' }, '', 'data-load="eager"')}${STRANGER}`,
      `<script type="application/json" data-widget-settings>${settings}</script>`,
    ),
  );
  await page.goto(address);
  const frame = page.locator('iframe[hidden]');
  await expect(frame).toHaveAttribute('src', `${site.otherOrigin}/`);
  await page.getByRole('button', { name: 'Lisää määrää' }).click();
  await page.getByRole('button', { name: 'Lisää ostoskoriin' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Avaa ostoskori' })).toHaveAttribute(
    'href',
    '/ostoskori#tuotteet',
  );
  const heard = await page
    .frames()
    .find((one) => one.url() === `${site.otherOrigin}/`)!
    .evaluate(() => (window as unknown as { heard: { type: string }[] }).heard);
  expect(heard.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ({ type: 'sync-cart' })));
  expect(heard.filter(({ type }) => type === 'add-to-cart')).toEqual([
    { type: 'add-to-cart', code: '7', quantity: 2 },
  ]);
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '') as object);
  expect(stored).toMatchObject({ lineItemCount: 4, lineItems: [{ code: '7', quantity: 4 }] });
  const told = await page.evaluate(() => window.dataLayer);
  expect(told).toMatchObject([{ event: 'add_to_cart', value: 5, items: [{ code: '7', quantity: 2 }] }]);
});
