import type { Page } from '@playwright/test';
import { axe, expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import {
  ADDRESS,
  buy,
  chooseTime,
  events,
  expectReceipt,
  fill,
  goOnAnonymously,
  keepEvents,
  logIn,
  openProduct,
  pay,
  shopOf,
  STEAK,
} from './shopping.ts';

/** Listens on each page as a script of the page does (docs/reference.md#events). Returns the events and slices so far. */
async function listenAsOwnScript(page: Page): Promise<[name: string, detail: unknown][]> {
  const told: [string, unknown][] = [];
  await page.exposeFunction('tell', (name: string, detail: unknown) => void told.push([name, detail]));
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { tell } = window as unknown as { tell: (name: string, detail: unknown) => void };
      const script = document.querySelector<HTMLScriptElement>('script[src*="saaristo.js"]');
      if (!script) return;
      for (const name of ['cart:changed', 'product:added'] as const)
        document.addEventListener(name, ({ detail }) => tell(name, detail));
      type Module = { subscribeState: (name: string, listener: (state: unknown) => void) => void };
      void import(new URL('page-state.js', script.src).href).then(({ subscribeState }: Module) => {
        for (const name of ['cart.v1', 'customer.v1']) subscribeState(name, (state) => tell(name, state));
      });
    }),
  );
  return told;
}

const header = (page: Page) => page.locator('[data-widget="header"]');
const count = (page: Page) => header(page).getByRole('link', { name: /Ostoskori/ });

test(
  'shop: a visitor without an account buys, pays and gets a receipt, and each event is pushed once [SHP-01] [SHP-02] [SHP-09] [SHP-10] [CHK-07] [CHK-16] [CHK-18] [ANA-03] [ANA-04]',
  { tag: '@long-narrow' },
  async ({ page, baseURL }) => {
    test.slow();
    await keepEvents(page);
    await openProduct(page, baseURL);
    await buy(page, 2);
    await goOnAnonymously(page);
    await axe(page, 'main');
    await fill(page, ADDRESS);
    await chooseTime(page);
    // A reload keeps the selections and typed text.
    await page.reload();
    await expect(page.getByRole('group', { name: 'Kellonaika' }).getByRole('radio').last()).toBeChecked();
    await expect(page.getByRole('textbox', { name: /^Katuosoite/ })).toHaveValue('Rantakatu 1 A');
    await page.getByRole('button', { name: 'Siirry maksamaan' }).click();
    await expect(page).toHaveURL(/#maksu$/);
    await axe(page, 'main');
    // Back and forward move between the steps.
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Siirry maksamaan' })).toBeVisible();
    await page.goForward();
    await page.getByRole('radio', { name: 'Mobiilimaksu' }).check({ force: true });
    await page.getByRole('button', { name: 'Maksa', exact: true }).click();
    await page.waitForURL(/\/maksu\//);
    // After canceling the payment the order can be sent again.
    await page.getByRole('button', { name: 'Peruuta' }).click();
    await page.waitForURL(/\/ostoskori/);
    await expect(page.getByRole('radio', { name: 'Mobiilimaksu' })).toBeVisible();
    await page.getByRole('radio', { name: 'Pankki- tai luottokortti' }).check({ force: true });
    await page.getByRole('button', { name: 'Maksa', exact: true }).click();
    await pay(page);
    await page.goto(shopOf(baseURL));
    // Paid products are removed from the cart.
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (JSON.parse(localStorage.getItem('cart') ?? '{}') as { lineItemCount?: number }).lineItemCount,
        ),
      )
      .toBe(0);

    const told = await events(page);
    const named = (event: string) => told.filter((one) => one.event === event);
    expect(named('view_item')).toHaveLength(1);
    expect(named('add_to_cart')).toMatchObject([
      { currency: 'EUR', items: [{ code: '20108', quantity: 2 }] },
    ]);
    expect(named('view_cart')).toHaveLength(1);
    expect(named('add_shipping_info')).toHaveLength(1);
    expect(named('add_payment_info').map((one) => one.payment_type)).toEqual(['mobile pay', 'card payment']);
    expect(named('purchase')).toHaveLength(2);
    for (const one of told) expect(typeof one.value).toBe('number');
  },
);

test(
  "gift card: it makes the order free, which is confirmed without a payment, and the page's own script gets its events and state [CHK-15] [SHP-22] [SHP-25] [EVT]",
  { tag: '@once' },
  async ({ page, baseURL }) => {
    const told = await listenAsOwnScript(page);
    await openProduct(page, baseURL);
    await expect.poll(() => told).toHaveLength(3);
    expect(told).toContainEqual([
      'cart:changed',
      { version: 1, count: 0, total: '0,00', currency: 'EUR', lines: [] },
    ]);
    expect(told).toContainEqual(['customer.v1', { isLoggedIn: false }]);
    expect(told.map(([name]) => name)).toContain('cart.v1');
    told.length = 0;
    await buy(page);
    expect(told).toContainEqual(['product:added', { version: 1, code: '20108', quantity: 1 }]);
    const detail = {
      version: 1,
      count: 1,
      total: expect.stringMatching(/^\d+,\d\d$/) as unknown,
      currency: 'EUR',
      lines: [{ code: '20108', quantity: 1 }],
    };
    expect(told).toContainEqual(['cart:changed', detail]);
    const name = expect.stringContaining('jauheliha') as unknown;
    const { version: _, ...cart } = { ...detail, lines: [{ code: '20108', name, quantity: 1 }] };
    expect(told).toContainEqual(['cart.v1', cart]);
    const coupon = page.getByRole('textbox', { name: 'Etukoodi' });
    await coupon.fill('EI-OLE');
    await coupon.press('Enter');
    await expect(page.getByText('Etukoodi on virheellinen tai se ei ole voimassa.')).toBeVisible();
    await coupon.fill(' lahja-500 ');
    await coupon.press('Enter');
    await expect(page.getByRole('button', { name: 'Poista etukoodi LAHJA-500' })).toBeVisible();
    await goOnAnonymously(page, '20100');
    await fill(page, ADDRESS);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Vahvista tilaus' }).click();
    await expectReceipt(page);
  },
);

test(
  'customer: the cart leads directly to the delivery step, which shows missing data [CHK-20] [CHK-17] [SHP-09]',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await logIn(page, baseURL, 'aino@lihaluoto.example', 'aino-tilaa-tiskilta');
    await openProduct(page, baseURL);
    await buy(page);
    await page.getByRole('button', { name: 'Siirry kassalle' }).click();
    await expect(page).toHaveURL(/postinumero=00160#toimitus$/);
    await expect(page.getByText('Satamakatu 12 B 7')).toBeVisible();
    // No delivery time is selected: the step is not left.
    await page.getByRole('button', { name: 'Siirry maksamaan' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: 'Toimituspäivä' })).toBeVisible();
    await expect(page).toHaveURL(/#toimitus$/);
    await chooseTime(page);
    await page.getByRole('button', { name: 'Siirry maksamaan' }).click();
    await page.getByRole('radio', { name: 'Rantapankki' }).check({ force: true });
    await page.getByRole('button', { name: 'Maksa', exact: true }).click();
    await pay(page);
    await page.goto(shopOf(baseURL, '/tili'));
    await expect(page.getByRole('main')).toContainText('Maksettu');
  },
);

test(
  'customer without an address: the site asks for one, but not on help pages [CHK-23] [CHK-25] [CHK-26]',
  { tag: ['@once', '@long'] },
  async ({ page, baseURL }) => {
    await logIn(page, baseURL, 'veikko@lihaluoto.example', 'veikko-uusi-asiakas');
    await page.goto(shopOf(baseURL, '/ohje'));
    await expect(page.locator('[data-widget="address-modal"]')).toHaveAttribute(
      'data-widget-state',
      'mounted',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto(shopOf(baseURL, '/tuotteet'));
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    await axe(page, 'dialog');
    const save = modal.getByRole('button', { name: 'Tallenna' });
    await expect(save).toBeDisabled();
    await fill(page, { Etunimi: 'Veikko', Sukunimi: 'Luoto', Katuosoite: 'Kuja 2', Postinumero: '33100' });
    await fill(page, { Postitoimipaikka: 'Tampere', Puhelinnumero: '50123123' });
    await modal.getByRole('checkbox').check({ force: true });
    await save.click();
    await expect(modal).toBeHidden();
    await page.reload();
    await expect(page.locator('[data-widget="address-modal"]')).toHaveAttribute(
      'data-widget-state',
      'mounted',
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'cart: header, two tabs and a page restored from the cache show the same one [NAV-19] [SHP-17] [SHP-18]',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await openProduct(page, baseURL);
    await buy(page, 2);
    const other = await page.context().newPage();
    await other.goto(shopOf(baseURL, '/ostoskori'));
    const pieces = (tab: Page) => tab.getByRole('spinbutton', { name: 'Määrä' });
    await expect(pieces(other)).toHaveValue('2');
    for (const widget of ['cart', 'header'])
      await expect(other.locator(`[data-widget="${widget}"]`)).toHaveAttribute(
        'data-widget-state',
        'mounted',
      );
    const calls: string[] = [];
    other.on('request', (request) => {
      if (request.url().endsWith('/changequantity')) calls.push(request.postData() ?? '');
    });
    // Dispatches the clicks inside the page: from here a busy machine could take longer than the second between them.
    const shown = await other.getByRole('button', { name: 'Lisää määrää' }).evaluate(async (button) => {
      for (let press = 0; press < 3; press += 1) {
        (button as HTMLElement).click();
        await new Promise((resolve) => setTimeout(resolve));
      }
      return document.querySelector('[data-widget="header"] a[href*="/ostoskori"]')?.textContent;
    });
    // The header follows before the call.
    expect(shown).toContain('5');
    await expect(pieces(page)).toHaveValue('5');
    await expect.poll(() => calls).toHaveLength(1);
    await page.goto(shopOf(baseURL, '/ohje'));
    await other.getByRole('button', { name: 'Vähennä määrää' }).click();
    await expect(count(page)).toContainText('4');
    await page.goBack();
    await expect(pieces(page)).toHaveValue('4');
  },
);

test(
  'reviews: a customer reads them and writes one, which counts [REV-04] [REV-06] [REV-11]',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    await logIn(page, baseURL, 'kerttu@lihaluoto.example', 'kerttu-kantaasiakas');
    await openProduct(page, baseURL, STEAK);
    const reviews = page.locator('[data-widget="reviews"]');
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews).toHaveAttribute('data-widget-state', 'mounted');
    await reviews.getByRole('button', { name: 'Kirjoita arvostelu' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: /^Nimimerkki/ })).toHaveValue('Kerttu');
    await expect(dialog).toHaveCSS('text-align', 'start');
    await dialog.getByRole('button', { name: 'Lähetä' }).click();
    await expect(dialog.getByText('Anna tuotteelle arvosana').first()).toBeVisible();
    await dialog.getByRole('radio', { name: '5 tähteä' }).check({ force: true });
    await dialog.getByRole('textbox', { name: /^Arvostelu/ }).fill('Mureaa ja <b>maukasta</b>.');
    await dialog.getByRole('button', { name: 'Lähetä' }).click();
    await expect(dialog.getByText('Mureaa ja <b>maukasta</b>.')).toBeVisible();
    await page.keyboard.press('Escape');
    const own = reviews.getByRole('listitem').filter({ hasText: 'Mureaa ja <b>maukasta</b>.' });
    await expect(own).toContainText('Vahvistettu asiakas');
  },
);

test('cart: the HTML has it for cart page and header, and it stays the same when its script loads [SHP-14] [LOAD]', async ({
  page,
  baseURL,
}) => {
  await openProduct(page, baseURL, STEAK);
  await buy(page, 2);
  const release = await hold(page, '**/assets/saaristo.js');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/shoppingcart/')) calls.push(request.url());
  });
  await page.goto(shopOf(baseURL, '/ostoskori'), { waitUntil: 'commit' });
  const cart = page.locator('[data-widget="cart"]');
  const line = cart.getByRole('listitem').filter({ hasText: 'Naudan entrecôte' });
  await expect(line.getByRole('spinbutton')).toHaveValue('2');
  // Both layouts of the header are visible until the styles are loaded.
  await expect(count(page)).toHaveCount(1);
  await expect(count(page)).toHaveText(/2/);
  expect(await cart.getAttribute('data-widget-state')).toBeNull();
  const before = await line.elementHandle();
  release();
  await expect(cart).toHaveAttribute('data-widget-state', 'mounted');
  expect(await line.evaluate((element, same) => element === same, before)).toBe(true);
  // The hydrated cart can be changed.
  await line.getByRole('button', { name: 'Poista' }).click();
  await expect(
    cart.getByText('Naudan entrecôte, raakakypsytetty 21 vrk poistettiin ostoskorista.').first(),
  ).toBeVisible();
  await expect
    .poll(() => calls.map((url) => new URL(url).pathname.split('/').pop()))
    .toEqual(['changequantity']);
});

test('checkout step in the address: the cart does not cover it while its script loads [SHP-03]', async ({
  page,
  baseURL,
}) => {
  await openProduct(page, baseURL, STEAK);
  await buy(page);
  await goOnAnonymously(page);
  const release = await hold(page, '**/assets/saaristo.js');
  await page.reload({ waitUntil: 'commit' });
  const cart = page.locator('[data-widget="cart"]');
  await expect(cart.getByRole('listitem', { includeHidden: true }).first()).toBeHidden();
  expect(await cart.getAttribute('data-widget-state')).toBeNull();
  release();
  await expect(page.getByRole('button', { name: 'Siirry maksamaan' })).toBeVisible();
  await expect(cart.getByRole('listitem')).toHaveCount(0);
});

test("benefit code: sent before the cart's code is loaded, the field keeps it [SHP-25] [LOAD]", async ({
  page,
  baseURL,
}) => {
  await openProduct(page, baseURL, STEAK);
  await buy(page);
  const release = await hold(page, '**/chunks/runtime-*.js');
  await page.reload({ waitUntil: 'commit' });
  const coupon = page.getByRole('textbox', { name: 'Etukoodi' });
  await coupon.fill('EI-OLE');
  // The entry script records presses once it runs.
  await page.waitForFunction(() => 'saaristo' in window);
  await coupon.press('Enter');
  release();
  await expect(page.getByText('Etukoodi on virheellinen tai se ei ole voimassa.')).toBeVisible();
  await expect(coupon).toHaveValue('EI-OLE');
});
