/**
 * Each collection of the back office in the browser, by each kind of account: `npm run long -- --project=collections`, on PostgreSQL with
 * `npx tsx scripts/with-postgres.ts npm run long -- --project=collections`.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { type Mail, receiveMails } from './mails.ts';
import { addressOf, type Site } from '../../e2e/estate.ts';
import { signIn } from '../../e2e/editor-sign-in.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { edit, opened as waitForEditor, publish, saved } from '../../e2e/editing.ts';
import { ADDRESS, buy, chooseTime, fill, goOnAnonymously, openProduct, pay } from '../../e2e/shopping.ts';

test.use({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });

const ACCOUNTS = ['publisher', 'editor', 'limited'] as const;

/** The values of one test. */
interface Entry {
  /** A word that nothing else has. */
  word: string;
  /** 1 to 3: the number of the account. */
  number: number;
  site: Site;
  baseURL: string;
}

interface Row {
  /** The last part of the collection's address. */
  collection: string;
  /** The site of the items, by account if a site has one item of a kind; none for items of the whole estate. */
  site?: Site | readonly [Site, Site, Site];
  /** The language of the items, if they have one. */
  language?: 'Finnish' | 'English';
  /** The name of the item that is opened. Without it a new item is created. */
  opened?: string;
  /** Whether accounts see only what they may change. */
  isPrivate?: boolean;
  /** The item's name in the list. Default: the word. */
  getName?: (entry: Entry) => string;
  /** Fills in the form. */
  fill: (form: Page, entry: Entry) => Promise<void>;
  /** Expects that visitors see the item, or that they do not. */
  see: (visitor: Page, entry: Entry, isShown: boolean) => Promise<void>;
}

const SITE_NAMES: Partial<Record<Site, string>> = {
  ammattilaiset: 'Keittiöluotsi',
  atriacom: 'Saaristo Foods',
  atriafi: 'Saaristo',
  lihakauppa: 'Lihaluoto',
  mestariforsmanfi: 'Kuparisavu',
  ridderheimsse: 'Rosenskär',
  sibylla: 'Majakkagrilli',
};

const field = (place: Page | Locator, name: string) => place.getByRole('textbox', { name, exact: true });
const number = (place: Page | Locator, name: string) => place.getByRole('spinbutton', { name, exact: true });
const group = (place: Page | Locator, name: string) => place.getByRole('group', { name, exact: true });
const price = ({ number: one }: Entry): string => `7.1${one}`;

/** Opens a page of the entry's site, and expects a text in a part of it. */
async function seeText(
  visitor: Page,
  { site, baseURL }: Entry,
  path: string,
  text: string,
  isShown: boolean,
  part: Locator = visitor.getByRole('main'),
): Promise<void> {
  await visitor.goto(addressOf(site, path, baseURL));
  // A list that a script loads is there.
  if (!isShown) await visitor.waitForLoadState('networkidle');
  await (isShown ? expect(part) : expect(part).not).toContainText(text);
}

/** Opens a search of the entry's site, and expects a text among its results. */
async function seeHit(
  visitor: Page,
  { site, baseURL }: Entry,
  path: string,
  text: string,
  isShown: boolean,
): Promise<void> {
  await visitor.goto(addressOf(site, path, baseURL));
  await visitor.waitForLoadState('networkidle');
  const hits = visitor.getByRole('list', { name: 'Hakutulokset' }).getByRole('listitem');
  await expect(hits.filter({ hasText: text })).toHaveCount(isShown ? 1 : 0);
}

/** Puts a product into the shop's cart, which is open then. */
async function fillCart(visitor: Page, { baseURL }: Entry): Promise<void> {
  await openProduct(visitor, baseURL);
  await buy(visitor);
}

let mails: Mail[] = [];

const ROWS: readonly Row[] = [
  {
    collection: 'recipes',
    site: 'atriafi',
    language: 'Finnish',
    async fill(form, { word }) {
      await field(form, 'Title').fill(word);
      await field(form, 'Category').fill('Arki');
      await number(form, 'Time in minutes').fill('30');
      await field(group(form, 'Ingredients'), 'Ingredient').fill('perunoita');
      await field(group(form, 'Steps'), 'Step').fill('Keitä.');
    },
    async see(visitor, entry, isShown) {
      await seeText(visitor, entry, `/reseptit/${entry.word.toLowerCase()}`, entry.word, isShown);
      await seeHit(visitor, entry, `/reseptit?q=${entry.word}`, entry.word, isShown);
    },
  },
  {
    collection: 'products',
    site: 'lihakauppa',
    async fill(form, entry) {
      await field(group(form, 'Name'), 'Finnish').fill(entry.word);
      await field(form, 'Product number').fill(`9000${entry.number}`);
      await number(form, 'Price in euros').fill(price(entry));
      await field(form, 'Category').fill('Makkarat');
      await number(form, 'Weight in grams').fill('400');
    },
    async see(visitor, entry, isShown) {
      const path = `/tuotteet/${entry.word.toLowerCase()}`;
      await seeText(visitor, entry, path, `7,1${entry.number}`, isShown);
      if (!isShown) return;
      await openProduct(visitor, entry.baseURL, path);
      await buy(visitor);
      await expect(visitor.getByRole('main')).toContainText(entry.word);
    },
  },
  {
    collection: 'news',
    site: 'atriafi',
    language: 'Finnish',
    async fill(form, { word }) {
      await field(form, 'Title').fill(word);
      await field(group(form, 'Paragraphs'), 'Paragraph').fill('Uutinen.');
      await field(form, 'Category').fill('Vastuullisuus');
    },
    see: (visitor, entry, isShown) =>
      seeText(visitor, entry, `/uutiset/${entry.word.toLowerCase()}`, entry.word, isShown),
  },
  {
    collection: 'jobs',
    site: 'atriacom',
    // The Finnish list has several pages.
    language: 'English',
    async fill(form, { word }) {
      await field(form, 'Position').fill(word);
      await field(form, 'City').fill('Turku');
      await field(form, 'Link').fill('/en/careers');
    },
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/en/careers', entry.word, isShown),
  },
  {
    collection: 'contacts',
    site: 'ammattilaiset',
    language: 'Finnish',
    async fill(form, { word }) {
      await field(form, 'Name').fill(word);
      await field(form, 'Phone').fill('010 555 0199');
    },
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/ota-yhteytta', entry.word, isShown),
  },
  {
    collection: 'kiosks',
    site: 'sibylla',
    async fill(form, { word }) {
      await field(form, 'City').fill(word);
      await field(form, 'Street address').fill('Rantakatu 1');
      await field(group(form, 'Opening hours'), 'Finnish').fill('ma–pe 9–17');
    },
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/kioskit', entry.word, isShown),
  },
  {
    collection: 'menus',
    site: 'sibylla',
    language: 'Finnish',
    async fill(form, { word }) {
      await field(form, 'Title').fill(word);
      const groups = group(form, 'Groups or days');
      await groups.getByRole('button', { name: 'No. 1' }).first().click();
      await field(groups, 'Title').fill('Keitot');
      await field(group(groups, 'Dishes'), 'Name').fill(`${word}keitto`);
    },
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/ruokalista', `${entry.word}keitto`, isShown),
  },
  {
    collection: 'notices',
    site: 'ammattilaiset',
    fill: (form, { word }) => field(group(form, 'Text'), 'Finnish').fill(word),
    see: (visitor, entry, isShown) =>
      seeText(visitor, entry, '/ota-yhteytta', entry.word, isShown, visitor.locator('body')),
  },
  {
    collection: 'navigation',
    site: 'mestariforsmanfi',
    language: 'English',
    opened: 'Kuparisavu, English',
    async fill(form, { word }) {
      const menu = group(form, 'Main menu');
      await menu.getByRole('button', { name: 'Add', exact: true }).click();
      await field(menu, 'Label').fill(word);
      await field(menu, 'Link').fill('/en');
    },
    see: (visitor, entry, isShown) =>
      seeText(visitor, entry, '/en', entry.word, isShown, visitor.getByRole('banner')),
  },
  {
    collection: 'redirects',
    site: 'mestariforsmanfi',
    getName: ({ word }) => `/${word.toLowerCase()}`,
    async fill(form, { word }) {
      await field(form, 'From the address').fill(`/${word.toLowerCase()}`);
      await field(form, 'To').fill('/ota-yhteytta');
    },
    async see(visitor, { word, site, baseURL }, isShown) {
      const answer = await visitor.goto(addressOf(site, `/${word.toLowerCase()}`, baseURL));
      expect(answer!.status()).toBe(isShown ? 200 : 404);
      expect(new URL(visitor.url()).pathname).toBe(isShown ? '/ota-yhteytta' : `/${word.toLowerCase()}`);
    },
  },
  {
    collection: 'forms',
    // A form of a site has its settings once.
    site: ['atriacom', 'ammattilaiset', 'sibylla'],
    isPrivate: true,
    getName: () => 'Kysymys',
    async fill(form, { word }) {
      await form.getByRole('combobox', { name: 'Form' }).selectOption({ label: 'Question' });
      const recipients = group(form, 'Recipients of new messages');
      await recipients.getByRole('button', { name: 'Add', exact: true }).click();
      await field(recipients, 'E-mail address').fill(`${word.toLowerCase()}@saaristo.example`);
    },
    async see(visitor, { word, site, baseURL }, isShown) {
      await visitor.goto(addressOf(site, '/ota-yhteytta', baseURL));
      const form = visitor.locator('[data-widget="question-form"]');
      await form.getByRole('textbox', { name: 'Viesti' }).fill(`Mistä liha tulee? ${isShown}`);
      await form.getByRole('button', { name: /^Lähetä(?!än)/ }).click();
      await expect(form.getByRole('status')).toContainText('Kiitos');
      const sent = () =>
        mails.filter(({ to }) => to.includes(`${word.toLowerCase()}@saaristo.example`)).length;
      if (isShown) await expect.poll(sent, { timeout: 30_000 }).toBe(1);
      else expect(sent()).toBe(0);
    },
  },
  {
    collection: 'coupons',
    site: 'lihakauppa',
    isPrivate: true,
    getName: ({ word }) => word.toUpperCase(),
    async fill(form, { word }) {
      await field(form, 'Code').fill(word);
      await form.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Gift card' });
      await number(form, 'Amount').fill('5');
    },
    async see(visitor, entry, isShown) {
      await fillCart(visitor, entry);
      const coupon = visitor.getByRole('textbox', { name: 'Etukoodi' });
      await coupon.fill(entry.word);
      await coupon.press('Enter');
      await expect(
        isShown
          ? visitor.getByRole('button', { name: `Poista etukoodi ${entry.word.toUpperCase()}` })
          : visitor.getByText('Etukoodi on virheellinen tai se ei ole voimassa.'),
      ).toBeVisible();
    },
  },
  {
    collection: 'shop-terms',
    site: 'lihakauppa',
    opened: 'Lihaluoto',
    fill: (form, entry) => number(form, 'Shipping in euros').fill(price(entry)),
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/toimitus', `7,1${entry.number} €`, isShown),
  },
  {
    collection: 'delivery-areas',
    site: 'lihakauppa',
    async fill(form, { word, number: one }) {
      await field(form, 'Name').fill(word);
      await field(form, 'First postal code').fill(`7${one}100`);
      await field(form, 'Last postal code').fill(`7${one}999`);
    },
    async see(visitor, entry, isShown) {
      await fillCart(visitor, entry);
      if (isShown) return goOnAnonymously(visitor, `7${entry.number}500`);
      await visitor.getByRole('button', { name: 'Siirry kassalle' }).click();
      await visitor.getByRole('textbox', { name: 'Postinumero' }).fill(`7${entry.number}500`);
      await visitor.getByRole('button', { name: 'Tarkista' }).click();
      await expect(visitor.getByText(/emme vielä toimita/).first()).toBeVisible();
    },
  },
  {
    collection: 'delivery-times',
    site: 'lihakauppa',
    async fill(form, { word, number: one }) {
      await field(form, 'Hours').fill(`0${one}-0${one + 1}`);
      await field(form, 'Label').fill(word);
      await number(form, 'Deliveries of a day').fill('5');
    },
    async see(visitor, entry, isShown) {
      await fillCart(visitor, entry);
      await goOnAnonymously(visitor);
      const days = visitor.getByRole('group', { name: 'Toimituspäivä' }).getByRole('radio');
      await days.last().check({ force: true });
      await expect(visitor.getByRole('group', { name: 'Kellonaika' })).toBeVisible();
      const offered = visitor.getByText(entry.word);
      await (isShown ? expect(offered.first()).toBeAttached() : expect(offered).toHaveCount(0));
    },
  },
  {
    collection: 'facets',
    async fill(form, { word }) {
      await field(group(form, 'Label'), 'Finnish').fill(word);
      await field(group(form, 'Tags'), 'Tag').fill('grilli');
    },
    see: (visitor, entry, isShown) => seeText(visitor, entry, '/tuotteet', entry.word, isShown),
  },
  {
    collection: 'product-groups',
    async fill(form, { word }) {
      await field(group(form, 'Label'), 'Finnish').fill(word);
      await field(group(form, 'Categories'), 'Category').fill('Makkarat');
    },
    // Menus link the products of a group.
    see: (visitor, entry, isShown) =>
      seeHit(visitor, entry, `/tuotteet?productGroup=${entry.word.toLowerCase()}`, 'Rantalenkki', isShown),
  },
  {
    collection: 'synonyms',
    getName: ({ word }) => `${word}, rantalenkki`,
    async fill(form, { word }) {
      await form.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Finnish' });
      const words = field(group(form, 'Mean the same'), 'Word');
      await words.first().fill(word);
      await words.last().fill('rantalenkki');
    },
    see: (visitor, entry, isShown) =>
      seeHit(visitor, entry, `/tuotteet?q=${entry.word}`, 'Rantalenkki', isShown),
  },
  {
    collection: 'sites',
    site: 'ridderheimsse',
    opened: 'Rosenskär',
    fill: (form, { word }) => field(group(form, 'Tagline'), 'Swedish').fill(word),
    see: (visitor, entry, isShown) =>
      seeText(visitor, entry, '/', entry.word, isShown, visitor.locator('body')),
  },
];

const status = (page: Page) => page.getByRole('status').first();
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

/** Opens a page in a browser context of its own. */
async function openAccount(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB', baseURL })).newPage();
}

/** Invites a publisher of one site, who chooses a password. */
async function inviteLimited(publisher: Page, guest: Page, site: Site): Promise<void> {
  await publisher.goto('/editor/users');
  const form = publisher.locator('form[action="/editor/users"]');
  await form.getByLabel('E-mail').fill(`${site}-${Date.now().toString(36)}@saaristo.example`);
  await form.getByLabel('Name').fill('Rajattu Julkaisija');
  await form.getByLabel('Role').selectOption({ label: 'Publisher' });
  await form.getByText(/^Rights/).click();
  await form.getByRole('checkbox', { name: SITE_NAMES[site]!, exact: true }).check();
  await form.getByRole('button', { name: 'Invite' }).click();
  await guest.goto(await publisher.getByLabel('One-time link').inputValue());
  await guest.getByLabel('Password').fill('kolme sinistä venettä');
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.waitForURL(/\/editor$/);
}

/** Opens the form of the row's item, or of a new one, from the list of collections. */
async function openForm(page: Page, { collection, opened, language }: Row, { site }: Entry): Promise<void> {
  await page.goto('/editor');
  await page.getByRole('link', { name: 'Content', exact: true }).click();
  await page.locator(`a[href="/editor/collections/${collection}"]`).click();
  if (opened) await page.getByRole('link', { name: opened, exact: true }).click();
  else {
    const places = page.getByRole('combobox', { name: /^New / });
    if ((await places.count()) > 0)
      await places.selectOption({ label: [SITE_NAMES[site], language].filter(Boolean).join(', ') });
    await page.getByRole('button', { name: /^New / }).click();
  }
  await expect(page.locator('#item-fields').getByRole('textbox').first()).toBeVisible();
}

/** Opens an unpublished item from the list, by its state and name. */
async function openDraft(page: Page, row: Row, entry: Entry): Promise<void> {
  await page.goto(`/editor/collections/${row.collection}`);
  await page.getByLabel('State').selectOption({ label: row.opened ? 'Unpublished changes' : 'Draft' });
  await page.getByRole('button', { name: 'Search' }).click();
  const name = row.opened ?? row.getName?.(entry) ?? entry.word;
  await page.getByRole('link', { name, exact: true }).click();
}

/** Runs the check of a row in a browser context without a session. */
async function look(browser: Browser, row: Row, entry: Entry, isShown: boolean): Promise<void> {
  const context = await browser.newContext({ locale: 'fi-FI' });
  await row.see(await context.newPage(), entry, isShown);
  await context.close();
}

for (const row of ROWS) {
  const { collection } = row;
  const isEstate = row.site === undefined;
  test.describe(collection, () => {
    // The tests of a row change the same item or site.
    test.describe.configure({ mode: 'default', timeout: 120_000 });
    let stop: (() => Promise<void>) | undefined;
    if (collection === 'forms') {
      test.beforeAll(async () => {
        ({ mails, stop } = await receiveMails());
      });
      test.afterAll(() => stop!());
    }
    const createEntry = (account: (typeof ACCOUNTS)[number], baseURL: string | undefined): Entry => {
      const at = ACCOUNTS.indexOf(account);
      const site = typeof row.site === 'object' ? row.site[at]! : (row.site ?? 'atriafi');
      const letters = [...Date.now().toString()].map((digit) => 'klmnprstuv'[Number(digit)]).join('');
      return { word: `Meri${letters.slice(3)}`, number: at + 1, site, baseURL: baseURL! };
    };

    test(`${collection}: a publisher publishes, and the site follows at once`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const entry = createEntry('publisher', baseURL);
      await look(browser, row, entry, false);
      await signIn(page, 'publisher');
      await openForm(page, row, entry);
      await row.fill(page, entry);
      await publishButton(page).click();
      await expect(status(page)).toHaveText(/^Published/);
      await look(browser, row, entry, true);
    });

    test(`${collection}: an editor saves a draft, which the site shows when a publisher publishes it`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const entry = createEntry('editor', baseURL);
      await signIn(page, 'editor');
      await openForm(page, row, entry);
      await row.fill(page, entry);
      await expect(page.getByText('A publisher publishes the draft.')).toBeVisible();
      await expect(publishButton(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Save draft' }).click();
      await expect(status(page)).toHaveText('The draft is saved.');
      await look(browser, row, entry, false);
      const publisher = await openAccount(browser, baseURL!);
      await signIn(publisher, 'publisher');
      await openDraft(publisher, row, entry);
      await publishButton(publisher).click();
      await expect(status(publisher)).toHaveText(/^Published/);
      await publisher.context().close();
      await look(browser, row, entry, true);
    });

    test(`${collection}: a publisher of one site ${isEstate ? 'reads what belongs to all sites' : 'publishes there'}, and a publisher of another site can’t change it`, async ({
      page,
      browser,
      baseURL,
      allow,
    }) => {
      allow(/status of 40[34]/);
      const entry = createEntry('limited', baseURL);
      const publisher = await openAccount(browser, baseURL!);
      await signIn(publisher, 'publisher');
      const writer = isEstate ? publisher : await openAccount(browser, baseURL!);
      if (!isEstate) await inviteLimited(publisher, writer, entry.site);
      await openForm(writer, row, entry);
      await row.fill(writer, entry);
      await publishButton(writer).click();
      await expect(status(writer)).toHaveText(/^Published/);
      await look(browser, row, entry, true);
      const { pathname } = new URL(writer.url());

      await inviteLimited(publisher, page, entry.site === 'sibylla' ? 'ridderheimsse' : 'sibylla');
      await page.goto(pathname);
      if (row.isPrivate) await expect(page.getByText('There is no such thing.')).toBeVisible();
      else {
        await expect(
          page.getByText(/^(Your account may not change|This belongs to all sites)/),
        ).toBeVisible();
        await expect(page.locator('#item')).toHaveAttribute('inert');
        await expect(page.getByRole('button', { name: /Publish|Save|Move to the bin|Hide/ })).toHaveCount(0);
      }
      const place = [isEstate ? '' : entry.site, row.language && (row.language === 'Finnish' ? 'fi' : 'en')]
        .filter(Boolean)
        .join('/');
      const refused = await page.goto(`/editor/collections/${collection}/new?place=${place}`);
      expect([403, 404]).toContain(refused!.status());
      await writer.context().close();
      await publisher.context().close();
    });
  });
}

/** Lists the controls without a visible name, and the inputs whose short text is cut. */
const listFaults = (page: Page): Promise<string[]> =>
  page.locator('#item-fields').evaluate((form) => {
    const isSeen = (one: Element) => one.getBoundingClientRect().height > 8;
    const nameOf = (one: Element) => one.closest('[data-path]')!.getAttribute('data-path')!;
    const controls = [
      ...form.querySelectorAll<HTMLInputElement>('input:not([type=search]), select, textarea'),
    ].filter(isSeen);
    const unnamed = controls.filter((control) => {
      const table = control.closest('.ed-rows');
      // The legend names a single text.
      if (table && nameOf(control).split('.').length === nameOf(table).split('.').length + 1) return false;
      const own = control.labels?.[0];
      const labels = innerWidth < 640 ? [own!] : [own!, ...(table?.querySelectorAll('label') ?? [])];
      return !labels.some((one) => isSeen(one) && one.textContent === own?.textContent);
    });
    const cut = controls.filter(
      (one) => one.value.length < 20 && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1,
    );
    return [
      ...unnamed.map((one) => `${nameOf(one)} has no visible name`),
      ...cut.map((one) => `${nameOf(one)} cuts ${one.value}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : []),
    ];
  });

test('forms: each field has a visible name and room for its text, on phones too', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, 'publisher');
  const faults: Record<string, string[]> = {};
  for (const { collection } of ROWS) {
    await page.goto(`/editor/collections/${collection}`);
    const first = page.locator('td a[href^="/editor/collections/"]').first();
    await first
      .or(page.getByRole('button', { name: /^New / }))
      .first()
      .waitFor();
    await ((await first.count()) > 0 ? first : page.getByRole('button', { name: /^New / })).click();
    await expect(page.locator('#item-fields label').first()).toBeAttached();
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await listFaults(page);
      if (found.length > 0) faults[`${collection} ${width}`] = found;
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  expect(faults).toEqual({});
});

test('page: a publisher gives it a title, a main address and a picture for searches and shares, an editor saves them, and another site’s publisher only reads it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const settings = async (own: Page, title: string): Promise<void> => {
    const place = own.getByRole('complementary', { name: 'Form' });
    await place.getByLabel('Title in searches').fill(title);
    await place.getByLabel('Main address').fill('/reseptit');
    await place.getByLabel('Address of the picture').fill('/media/heroes/delise.svg');
    await expect(saved(own)).toBeVisible();
  };
  const read = async (path: string) => {
    const head = await (await page.request.get(path)).text();
    return [
      /<title>([^|<]*)/.exec(head)?.[1]?.trim(),
      /<link rel="canonical" href="[^"]*?(\/[^/"]*)"/.exec(head)?.[1],
      /property="og:image" content="[^"]*?(\/media\/[^?"]*)/.exec(head)?.[1],
    ];
  };
  const path = await edit(page, 'hauissa', [{ html: '<p>Kesä</p>' }]);
  await settings(page, 'Grillikesä');
  await publish(page);
  expect(await read(path)).toEqual(['Grillikesä', '/reseptit', '/media/heroes/delise.svg']);

  const editor = await openAccount(browser, baseURL!);
  await signIn(editor, 'editor');
  await editor.goto(page.url());
  await waitForEditor(editor);
  await settings(editor, 'Syysgrilli');
  expect((await read(path))[0]).toBe('Grillikesä');

  const limited = await openAccount(browser, baseURL!);
  const publisher = await openAccount(browser, baseURL!);
  await signIn(publisher, 'publisher');
  await inviteLimited(publisher, limited, 'sibylla');
  await limited.goto(page.url());
  await expect(limited).toHaveURL(/\/editor\/preview\/\d+$/);
});

test('order: a publisher packs and refunds it, the receipt tells so; an editor reads it, and a publisher of another site does not', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  test.setTimeout(180_000);
  allow(/status of 40[34]/);
  const visitor = await (await browser.newContext({ locale: 'fi-FI' })).newPage();
  await fillCart(visitor, { baseURL } as Entry);
  await goOnAnonymously(visitor);
  await fill(visitor, ADDRESS);
  await chooseTime(visitor);
  await visitor.getByRole('button', { name: 'Siirry maksamaan' }).click();
  await visitor.getByRole('radio', { name: 'Mobiilimaksu' }).check({ force: true });
  await visitor.getByRole('button', { name: 'Maksa', exact: true }).click();
  await pay(visitor);
  const [id] = /\d{4,}/.exec(await visitor.getByRole('main').innerText())!;

  await signIn(page, 'publisher');
  await page.goto(`/editor/orders/${id}`);
  await page.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(page.getByRole('main')).toContainText('Packed');
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText('Pakattu');
  await page.getByRole('spinbutton').fill('1.00');
  await page.getByRole('button', { name: 'Mark as refunded' }).click();
  await visitor.reload();
  await expect(visitor.getByRole('main')).toContainText(/palautettu/);

  const editor = await openAccount(browser, baseURL!);
  await signIn(editor, 'editor');
  await editor.goto(`/editor/orders/${id}`);
  await expect(editor.getByRole('main')).toContainText('Packed');
  await expect(editor.getByRole('button', { name: /^Mark as/ })).toHaveCount(0);

  const limited = await openAccount(browser, baseURL!);
  await inviteLimited(page, limited, 'sibylla');
  expect([403, 404]).toContain((await limited.goto(`/editor/orders/${id}`))!.status());
});
