import type { Page } from '@playwright/test';
import { axe, expect, html, marker, test, type Site } from './site.ts';

const settings = { captcha: { provider: 'mtcaptcha', siteKey: 'MTPublic-test' } };
const head = `<script type="application/json" data-widget-settings>${JSON.stringify(settings)}</script>`;
const PERSON: Record<string, string> = {
  Etunimi: 'Aino',
  Sukunimi: 'Virtanen',
  Katuosoite: 'Saaristotie 1',
  Postinumero: '20100',
  Postitoimipaikka: 'Turku',
};

interface Sent {
  Data: Record<string, unknown>;
  Files: { Name: string; Data: string }[] | null;
  MTCaptchaToken: string;
}

/** Opens a page with only this widget, a verified captcha, a product list, and an API that accepts every call. */
async function open(page: Page, site: Site, widget: string, props: object, around = (body: string) => body) {
  const sent: Sent[] = [];
  await page.addInitScript(() => {
    let count = 0;
    Object.assign(window, {
      mtcaptcha: { getVerifiedToken: () => `token-${count}`, renderUI() {}, resetUI: () => void count++ },
    });
  });
  await page.route('**/api/search/all-products?*', (route) =>
    route.fulfill({
      json: [
        { productId: 11, title: 'Rantalenkki' },
        { productId: 12, title: 'Kesäranta' },
      ],
    }),
  );
  await page.route('**/api/contact/**', async (route) => {
    sent.push(route.request().postDataJSON() as Sent);
    await route.fulfill({ json: { isSuccess: true } });
  });
  await page.goto(site.page('/lomake', html(around(marker(widget, props)), head)));
  await expect(button(page)).toBeVisible();
  return sent;
}

const button = (page: Page) => page.getByRole('button', { name: 'Lähetä', exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const product = (page: Page) => page.getByRole('combobox', { name: 'Tuote' });
const day = (page: Page) => field(page, 'Viimeinen käyttöpäivä');
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Viimeinen käyttöpäivä' });
const openCalendar = (page: Page) => page.getByRole('button', { name: 'Avaa kalenteri' }).click();
const pictures = (page: Page) => page.locator('input[type=file]');
const thanks = (page: Page) => page.getByText('Kiitos viestistäsi!');

async function fillComplaint(page: Page): Promise<void> {
  await product(page).fill('Muu makkara');
  await field(page, 'Viesti').fill('Paketti oli auki.');
  await day(page).fill('31.12.2026');
  await field(page, 'Ostopaikka').fill('Tori');
  for (const [name, text] of Object.entries(PERSON)) await field(page, name).fill(text);
  await page.getByRole('radio', { name: 'Ei yhteydenottoa' }).check();
}

test('complaint form: by keyboard alone it is sent, with the event and then the success page [CMP-02] to [CMP-14] [FRM-11]', async ({
  page,
  site,
}) => {
  site.page('/kiitos', html('<h1>Kiitos!</h1>'));
  const heard: string[] = [];
  await page.exposeFunction('noteEvent', (line: string) => void heard.push(line));
  await page.addInitScript(() => {
    const { noteEvent } = window as unknown as { noteEvent: (line: string) => void };
    const push = ({ event }: { event: string }) => noteEvent(`${event} on ${location.pathname}`);
    window.dataLayer = Object.assign([], { push });
  });
  const sent = await open(page, site, 'retail-contact-form', { successPage: '/kiitos' });
  const { keyboard } = page;
  await page.getByRole('radio', { name: 'VIRHEELLINEN TUOTE' }).focus();
  await keyboard.press('Tab');
  await expect(product(page)).toBeFocused();
  await keyboard.type('ranta');
  await expect(page.getByRole('option')).toHaveCount(2);
  await axe(page, '[data-widget]');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(product(page)).toHaveValue('Kesäranta');
  for (const text of ['Paketti oli auki.', '31.12.2026']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(day(page)).toHaveValue('31/12/2026');
  for (const text of ['L 1', 'Tori']) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await expect(pictures(page)).toBeFocused();
  for (const text of Object.values(PERSON)) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: 'Sähköpostitse' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('aino@saaristo.fi');
  await keyboard.press('Enter');
  await page.waitForURL('**/kiitos');
  expect(heard).toEqual(['reklamaatio_form_submit on /lomake']);
  expect(sent).toMatchObject([
    {
      Data: { ProductId: 12, ExpirationDate: '2026-12-31', ContactByEmail: true, Email: 'aino@saaristo.fi' },
      Files: [],
      MTCaptchaToken: 'token-0',
    },
  ]);
});

test.describe('14 hours ahead of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });
  test('date field: the selected day is sent, and its chunk loads when the calendar opens [CMP-10]', async ({
    page,
    site,
  }) => {
    const sent = await open(page, site, 'complaint-form', {});
    await fillComplaint(page);
    const code = () => site.requests.filter((path) => /\/Calendar[^/]*\.js$/.test(path)).length;
    expect(code()).toBe(0);
    await openCalendar(page);
    await expect(calendar(page).getByText('joulukuu 2026')).toBeVisible();
    expect(code()).toBe(1);
    await expect(calendar(page).getByRole('button', { name: /31\. joulukuuta 2026/ })).toBeFocused();
    await axe(page, '[data-widget]');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(day(page)).toHaveValue('01/01/2027');
    await openCalendar(page);
    await calendar(page)
      .getByRole('button', { name: /(^|\D)2\. tammikuuta 2027/ })
      .click();
    await expect(day(page)).toHaveValue('02/01/2027');
    await button(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toMatchObject([{ Data: { ExpirationDate: '2027-01-02' } }]);
  });
});
