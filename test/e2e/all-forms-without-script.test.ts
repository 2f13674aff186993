/**
 * Sends each form and sign-up of the estate without JavaScript: refused with the typed values, corrected, and thanked
 * for.
 */
import type { Locator } from '@playwright/test';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';

/** Labels of fields that require digits, in the languages of the forms. */
const NUMBERS = [
  'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
  'zero one two three four five six seven eight nine',
].map((words) => words.split(' '));

/** Valid values of fields by name; other text fields get TYPED. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'aino@example.fi',
  phone: '040 123 4567',
  postalcode: '20100',
  expirationdate: '31.12.2026',
};
const TYPED = 'Saaristo';
const THANKS = /kiitos|kiitämme|thank|tack/i;

/** Fills in required fields that are empty. */
async function complete(form: Locator): Promise<void> {
  // At least one option is required.
  const options = form.locator('[name="Materials"], [name="informationTypes"]');
  if ((await options.count()) > 0) await options.first().check();
  for (const field of await form
    .locator('[aria-required="true"], [required]')
    .filter({ visible: true })
    .all()) {
    const name = (await field.getAttribute('name'))!;
    const type = await field.getAttribute('type');
    if (name === 'form-answer') {
      const words = await field.evaluate((input: HTMLInputElement) => input.labels![0]!.textContent);
      const number = NUMBERS.map((all) => all.findIndex((word) => words.includes(` ${word} `)));
      await field.fill(String(Math.max(...number)));
    } else if (type === 'checkbox') await field.check();
    else if (type === 'radio') {
      const isLast = await field.evaluate(
        (radio: HTMLInputElement) =>
          radio === [...radio.form!.querySelectorAll(`[name="${radio.name}"]`)].at(-1),
      );
      if (isLast) await field.check();
    } else if ((await field.evaluate((element) => element.localName)) !== 'select')
      if ((await field.inputValue()) === '') await field.fill(VALUES[name.toLowerCase()] ?? TYPED);
  }
}

/** Widget, site, page, the label of the first field, and its name. */
type Row = readonly [widget: string, site: Site, path: string, first: string];

const FAMILIES: Readonly<Record<string, readonly Row[]>> = {
  'forms for consumers': [
    ['brand-address-contact-form', 'mestariforsmanfi', '/ota-yhteytta', 'FirstName'],
    ['brand-contact-form', 'jyvabroiler', '/ota-yhteytta', 'FirstName'],
    ['feedback-form', 'sibylla', '/palaute', 'Firstname'],
    ['retail-contact-form', 'atriafi', '/palaute', 'Firstname'],
  ],
  'forms for those who take part': [
    ['promotional-photo-form', 'atriafi', '/kuvakilpailu', 'FirstName'],
    ['school-material-form', 'atriacom', '/kouluille', 'FirstName'],
    ['sponsorship-form', 'atriafi', '/sponsorointi', 'Firstname'],
  ],
  'forms for businesses': [
    ['export-contact-form', 'export', '/en/contact', 'FullName'],
    ['food-service-overlay', 'ammattilaiset', '/', 'FullName'],
    ['request-contact-form', 'ammattilaiset', '/yhteydenottopyynto', 'FullName'],
    ['sales-form', 'ammattilaiset', '/palaute', 'firstName'],
  ],
  'sign-ups': [
    ['campaign-form', 'ridderheimsse', '/kampanj', 'email'],
    ['newsletter-modal', 'atriacom', '/', 'email'],
    ['news-release-modal', 'atriacom', '/', 'email'],
    ['shop-newsletter-modal', 'lihakauppa', '/', 'email'],
  ],
};

// forms-without-script.test.ts tests one form of each kind.
test.describe('without JavaScript', { tag: ['@once', '@long'] }, () => {
  // The server accepts thirty posts an hour from one address.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.0.0.7' } });
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  for (const [family, rows] of Object.entries(FAMILIES))
    test(`${family}: each form is refused with the typed values, then accepted [FRM-01] [FRM-03] [FRM-09] [FRM-12] [CNT-09]`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      for (const [name, site, path, first] of rows)
        await test.step(name, async () => {
          await page.goto(addressOf(site, path, baseURL));
          const widget = page.locator(`[data-widget="${name}"]`);
          // Some forms open in a modal; without JavaScript they open in the page.
          const opener = widget.locator('details', { has: page.locator(`[name="${first}"]`) });
          if ((await opener.count()) > 0) await opener.locator('summary').click();
          const form = widget.locator('form').filter({ has: page.locator(`[name="${first}"]:visible`) });
          const field = form.locator(`[name="${first}"]`);
          const send = form.locator('button:not([type="button"])');
          const wrong = first === 'email' ? 'aino' : 'Aino';
          await field.fill(wrong);
          await send.click();

          await expect(page).toHaveURL(/form-result=[\w-]{43}#/);
          await expect(field).toHaveValue(wrong);
          const refused = form.locator('[aria-invalid="true"]').filter({ visible: true });
          await expect(refused.first()).toBeVisible();
          for (const one of await refused.all()) await expect(one).toHaveAccessibleDescription(/\S/);

          if (first === 'email') await field.fill(VALUES['email']!);
          await complete(form);
          await send.click();
          // The thanks replace the form or are on a separate page.
          const thanks = widget
            .getByRole('status')
            .or(page.getByRole('heading', { level: 1 }))
            .filter({ hasText: THANKS });
          await expect(thanks).toBeVisible();
          await expect(form.locator(`[name="${first}"]`)).toHaveCount(0);
        });
    });
});
