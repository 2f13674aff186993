/** Forms that a visitor without JavaScript fills in and sends. */
import type { Locator, Page } from '@playwright/test';
import { addressOf } from './estate.ts';
import { expect, test } from './fixtures.ts';

const HOSTILE = '</textarea><script>document.title = "x"</script> "><img src=x>';
const NUMBERS = 'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän'.split(' ');

const widget = (page: Page, name: string) => page.locator(`[data-widget="${name}"]`);

/** Answers the plain question that replaces the captcha. */
async function answer(form: Locator): Promise<void> {
  const label = await form.locator('label', { hasText: 'numeroin luku' }).innerText();
  const number = NUMBERS.findIndex((word) => label.includes(` ${word}`));
  await form.getByLabel(/numeroin luku/).fill(String(number));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test(
    'question form: it is refused with the typed values, corrected, sent and thanked for [QUE-03] [QUE-05] [QUE-06] [FRM-09] [FRM-23]',
    { tag: '@long-narrow' },
    async ({ page }) => {
      await page.goto('/ota-yhteytta');
      const form = widget(page, 'question-form');
      const message = form.getByLabel('Viesti');
      const send = form.getByRole('button', { name: /^Lähetä/ });
      await message.fill(HOSTILE);
      await send.click();

      await expect(page).toHaveURL(/\/ota-yhteytta\?form-result=[\w-]{43}#/);
      await expect(message).toHaveValue(HOSTILE);
      await expect(message).toHaveAttribute('aria-invalid', 'true');
      await expect(message).toHaveAccessibleDescription(/erikoismerkkejä/);
      const list = form.getByRole('alert');
      await expect(list).toBeInViewport();
      await expect(list.getByRole('link')).toHaveText([
        'Poista viestistä erikoismerkit',
        'Kirjoita pyydetty luku numeroin',
      ]);
      await list.getByRole('link').first().click();
      await expect(message).toBeFocused();

      await answer(form);
      await send.click();
      // The answer to the plain question is kept too.
      await expect(list.getByRole('link')).toHaveText(['Poista viestistä erikoismerkit']);
      await expect(form.getByLabel(/numeroin luku/)).toHaveValue(/^\d$/);
      await message.fill('Mistä liha tulee?');
      const shown = page.waitForResponse(
        (response) => response.url().includes('form-result') && response.request().method() === 'GET',
      );
      await send.click();
      const headers = await (await shown).allHeaders();
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      await expect(form.getByRole('status')).toContainText('Kiitos');
      await expect(message).toHaveCount(0);
    },
  );

  test(
    'complaint form: after a refusal the picture has to be selected again [CMP-04] [CMP-12]',
    { tag: '@long-narrow' },
    async ({ page, baseURL }) => {
      await page.goto(addressOf('lihakauppa', '/reklamaatio', baseURL));
      const form = widget(page, 'complaint-form');
      const picture = { name: 'kuva.png', mimeType: 'image/png', buffer: PNG };
      const send = form.getByRole('button', { name: 'Lähetä' });
      await form.getByLabel('Kuvat tuotteesta').setInputFiles(picture);
      await form.getByLabel('Puhelimitse').check();
      await answer(form);
      await send.click();
      await expect(form.getByLabel('Puhelimitse')).toBeChecked();
      await expect(form.getByLabel('Puhelinnumero')).toHaveAccessibleDescription(/pakollinen/);
      await expect(form.getByText('Valitse tiedostot uudelleen')).toBeVisible();

      for (const [label, text] of Object.entries({
        Tuote: 'Kesäranta',
        Viesti: 'Paketti oli auki.',
        'Viimeinen käyttöpäivä': '31.12.2026',
        Etunimi: 'Aino',
        Sukunimi: 'Virtanen',
        Katuosoite: 'Saaristotie 1',
        Postinumero: '20100',
        Postitoimipaikka: 'Turku',
        Puhelinnumero: '040 123 4567',
      }))
        await form
          .getByRole('textbox', { name: label })
          .or(form.getByRole('combobox', { name: label }))
          .fill(text);
      await form.getByLabel('Kuvat tuotteesta').setInputFiles(picture);
      await send.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Kiitos');
    },
  );

  test(
    'complaint choice: it shows one of two forms, and after a refusal the sent one [CMP-01] [CMP-03]',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/palaute');
      const contact = widget(page, 'retail-contact-form');
      await expect(contact.getByLabel('Ostopaikka')).toBeVisible();
      await contact.getByRole('radio', { name: 'MUU ASIA' }).check();
      await expect(contact.getByLabel('Ostopaikka')).toBeHidden();
      await contact.getByLabel('Etunimi').filter({ visible: true }).fill('Aino');
      await contact.getByRole('button', { name: 'Lähetä' }).filter({ visible: true }).click();
      await expect(contact.getByLabel('Ostopaikka')).toBeHidden();
      await expect(contact.getByLabel('Etunimi').filter({ visible: true })).toHaveValue('Aino');
    },
  );
});

test(
  'form result key: an unknown key shows the empty form without an additional call [FRM-12]',
  { tag: '@long-narrow' },
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/ota-yhteytta?form-result=nobody');
    await expect(widget(page, 'question-form')).toHaveAttribute('data-widget-state', 'mounted');
    await expect(widget(page, 'question-form').getByRole('alert')).toHaveCount(0);
    expect(calls.filter((path) => path.includes('/forms/results'))).toEqual([]);
  },
);

test(
  'refused form: with JavaScript it continues with typed values and errors, and is sent with a captcha [FRM-12]',
  { tag: '@long-narrow' },
  async ({ browser, page, baseURL }) => {
    const without = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const plain = await without.newPage();
    await plain.goto('/ota-yhteytta');
    await widget(plain, 'question-form').getByLabel('Viesti').fill('<b>');
    await widget(plain, 'question-form')
      .getByRole('button', { name: /^Lähetä/ })
      .click();
    await plain.waitForURL(/form-result/);

    await page.goto(plain.url());
    await without.close();
    const form = widget(page, 'question-form');
    await expect(form).toHaveAttribute('data-widget-state', 'mounted');
    const message = form.getByRole('textbox', { name: 'Viesti' });
    await expect(message).toHaveValue('<b>');
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    await message.fill('Mistä liha tulee?');
    await expect(message).not.toHaveAttribute('aria-invalid');
    const answered = page.waitForResponse('**/api/contact/retail/question');
    await form.getByRole('button', { name: /^Lähetä/ }).click();
    expect(await (await answered).json()).toEqual({ isSuccess: true });
    await expect(form.getByRole('status')).toContainText('Kiitos');
  },
);

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
