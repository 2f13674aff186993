/** Each form and sign-up of the estate as a visitor without JavaScript sends it: refused with what was typed, mended, and thanked for. */
import type { Locator } from '@playwright/test';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';

/** What is asked for in digits, in the languages of the forms. */
const NUMBERS = [
  'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
  'zero one two three four five six seven eight nine',
].map((words) => words.split(' '));

/** Right values of fields, by name; any other text is TYPED. */
const VALUES: Readonly<Record<string, string>> = {
  email: 'aino@example.fi',
  phone: '040 123 4567',
  postalcode: '20100',
  expirationdate: '31.12.2026',
};
const TYPED = 'Saaristo';
const THANKS = /kiitos|kiitämme|thank|tack/i;

/** Fills in what is asked for and still empty. */
async function complete(form: Locator): Promise<void> {
  // At least one of several.
  const materials = form.locator('[name="Materials"]');
  if ((await materials.count()) > 0) await materials.first().check();
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

/** Widget, site, page, the field that is typed into first, and its name. */
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
    ['shop-newsletter-modal', 'lihakauppa', '/', 'email'],
  ],
};

// One of each kind is in forms-without-script.test.ts.
test.describe('without JavaScript', { tag: ['@once', '@long'] }, () => {
  // Thirty posts an hour are what the server takes from one address.
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.0.0.7' } });
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  for (const [family, rows] of Object.entries(FAMILIES))
    test(`FRM-09 FRM-12 ${family}: each is refused with what was typed, then taken`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      for (const [name, site, path, first] of rows)
        await test.step(name, async () => {
          await page.goto(addressOf(site, path, baseURL));
          const widget = page.locator(`[data-widget="${name}"]`);
          // Some open above the page, where there is script; without, they open in it.
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
          // In the form's place, or on a page of its own.
          const thanks = widget
            .getByRole('status')
            .or(page.getByRole('heading', { level: 1 }))
            .filter({ hasText: THANKS });
          await expect(thanks).toBeVisible();
          await expect(form.locator(`[name="${first}"]`)).toHaveCount(0);
        });
    });
});
