/** What visitors do on the pages of the reference CMS: forms, the shop, carousels, dialogs, menus. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { html, marker } from '../../../static-site.ts';
import type { Journey, Stage } from '../journey.ts';
import type { Tab, Target } from '../tab.ts';

/** A picture of two by two pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGPYoiEHRAwQCgAdvgPpVtRnnwAAAABJRU5ErkJggg==',
  'base64',
);

/** A product of the shop with a large stock. */
const MINCE = '/tuotteet/leikkurin-jauheliha-karkea';

const widget = (name: string): Target => ({ css: `main [data-widget=${name}]`, nth: 0 });

/** Scrolls to an island and waits until it is mounted. */
async function reach(tab: Tab, name: string): Promise<Target> {
  const target = widget(name);
  await tab.expect('is mounted', target, ([found]) => {
    found?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return found?.getAttribute('data-widget-state') === 'mounted';
  });
  return target;
}

async function fillAll(tab: Tab, within: Target, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values))
    await tab.enterText({ role: 'textbox', name: new RegExp(`^${label}`), within }, value);
}

/** Waits until the page has this path. */
const waitForPath = (tab: Tab, part: string) =>
  tab.waitFor(`the address has ${part}`, (expected) => location.href.includes(expected), part);

const hasFocus = (tab: Tab, target: Target) =>
  tab.expect('has the focus', target, ([found]) => found !== undefined && found === document.activeElement);

/** Returns the names of the slides that are at rest inside the row, from the left. */
const getSlides = (island: Element[]): string[] => {
  const row = island[0]!.querySelector('[tabindex="-1"]')!.getBoundingClientRect();
  return [...island[0]!.querySelectorAll('[role=group]')]
    .map((slide) => ({ box: slide.getBoundingClientRect(), name: slide.getAttribute('aria-label')! }))
    .filter(({ box }) => box.left > row.left - 2 && box.right < row.right + 2)
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ name }) => name);
};

/** Waits until the visible slides have these numbers. */
async function seeSlides(tab: Tab, island: Target, ...numbers: number[]): Promise<void> {
  const expected = numbers.map((number) => `Dia ${number}/6`).join();
  let last = '';
  const end = Date.now() + 10_000;
  while (last !== expected && Date.now() < end) last = (await tab.query(island, getSlides)).join();
  assert.equal(last, expected);
}

async function openCarousel({ tab, getAddress }: Stage, width: number): Promise<Target> {
  await tab.resize(width, 800);
  await tab.open(getAddress('/', 'jyvabroiler'));
  return reach(tab, 'card-carousel');
}

const forms: readonly Journey[] = [
  {
    name: 'forms: the error summary takes the focus, its link leads to the field, and the form is sent with a captcha',
    async run({ tab, getAddress }) {
      await tab.open(getAddress('/ota-yhteytta'));
      const within = await reach(tab, 'question-form');
      await tab.click({ role: 'button', name: /^Lähetä(?!än)/, within });
      const summary: Target = { role: 'alert', within };
      await hasFocus(tab, summary);
      await tab.click({ role: 'link', name: 'Viesti', within });
      const message: Target = { role: 'textbox', name: /^Viesti/, within };
      await hasFocus(tab, message);
      await tab.expect('is invalid', message, ([field]) => field?.getAttribute('aria-invalid') === 'true');
      await tab.type('Mistä liha tulee?');
      await tab.expect('is valid', message, ([field]) => field?.getAttribute('aria-invalid') !== 'true');
      await tab.click({ role: 'button', name: /^Lähetä(?!än)/, within });
      await tab.expect('thanks', { role: 'status', within }, ([found]) =>
        found?.textContent?.includes('Kiitos'),
      );
    },
  },
  {
    name: 'forms: a complaint with a date, a product and a picture reaches the thank-you page',
    async run({ tab, getAddress }) {
      const folder = mkdtempSync(path.join(tmpdir(), 'saaristo-browsers-'));
      try {
        const file = path.join(folder, 'paketti.png');
        writeFileSync(file, PICTURE);
        await tab.open(getAddress('/reklamaatio', 'lihakauppa'));
        const within = await reach(tab, 'complaint-form');
        await tab.enterText({ role: 'combobox', name: /^Tuote/, within }, 'entre');
        await tab.click({ role: 'option', within, nth: 0 });
        await fillAll(tab, within, {
          Etunimi: 'Åsa',
          Sukunimi: 'Öhman',
          Katuosoite: 'Rantakatu 1 A',
          Postinumero: '20100',
          Postitoimipaikka: 'Turku',
          Viesti: 'Pakkaus oli auki.',
        });
        await tab.click({ role: 'button', name: 'Avaa kalenteri', within });
        await tab.see({ role: 'grid', within });
        await tab.press('Escape');
        await tab.seeNone({ role: 'grid', within });
        await fillAll(tab, within, { 'Viimeinen käyttöpäivä': '31.12.2026' });
        await tab.click({ role: 'radio', name: 'Sähköpostitse', within });
        await fillAll(tab, within, { Sähköpostiosoite: 'asa@saaristo.example' });
        await tab.chooseFiles('[data-widget=complaint-form] input[type=file]', [file]);
        await tab.see({ text: 'paketti.png', within });
        await tab.click({ role: 'button', name: 'Lähetä', within });
        await waitForPath(tab, '/reklamaatio/kiitos');
        await tab.see({ role: 'heading', name: 'Kiitos ilmoituksesta' });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
];

const shop: readonly Journey[] = [
  {
    name: 'shop: a visitor buys two pieces, pays, and gets a receipt',
    async run({ tab, getAddress }) {
      await tab.open(getAddress(MINCE, 'lihakauppa'));
      const buy = await reach(tab, 'add-to-cart');
      await tab.enterText({ role: 'spinbutton', name: 'Määrä', within: buy }, '2');
      await tab.click({ role: 'button', name: 'Lisää ostoskoriin', within: buy });
      await tab.click({ role: 'link', name: 'Avaa ostoskori' });
      await reach(tab, 'cart');
      await tab.click({ role: 'button', name: 'Siirry kassalle' });
      await waitForPath(tab, '#kirjaudu');
      await tab.enterText({ role: 'textbox', name: 'Postinumero' }, '00100');
      await tab.click({ role: 'button', name: 'Tarkista' });
      await waitForPath(tab, '/ostoskori?postinumero=00100#toimitus');
      await fillAll(
        tab,
        { css: 'main', nth: 0 },
        {
          Etunimi: 'Åsa',
          Sukunimi: 'Öhman',
          Katuosoite: 'Rantakatu 1 A',
          Postitoimipaikka: 'Helsinki',
          Sähköposti: 'asa@example.fi',
        },
      );
      const day: Target = { role: 'group', name: 'Toimituspäivä' };
      const time: Target = { role: 'group', name: 'Kellonaika' };
      await tab.click({ role: 'radio', within: day, nth: 0 });
      await tab.click({ role: 'radio', within: time, nth: 0 });
      // A reload keeps selected and typed values.
      await tab.reload();
      await tab.expect(
        'is checked',
        { role: 'radio', within: time },
        ([first]) => (first as HTMLInputElement | undefined)?.checked,
      );
      await tab.expect(
        'is kept',
        { role: 'textbox', name: /^Katuosoite/ },
        ([field]) => (field as HTMLInputElement | undefined)?.value === 'Rantakatu 1 A',
      );
      await tab.click({ role: 'button', name: 'Siirry maksamaan' });
      await waitForPath(tab, '#maksu');
      await tab.back();
      await tab.see({ role: 'button', name: 'Siirry maksamaan' });
      await tab.click({ role: 'button', name: 'Siirry maksamaan' });
      await tab.click({ role: 'radio', name: 'Mobiilimaksu' });
      await tab.click({ role: 'button', name: 'Maksa' });
      await waitForPath(tab, '/maksu/');
      await tab.click({ role: 'button', name: /^Maksa / });
      await waitForPath(tab, '/kuitti/');
      await tab.see({ role: 'heading', name: /Kiitos tilauksesta/ });
    },
  },
  {
    name: 'shop: the popover of the buy control closes by Escape and gives the focus back',
    async run({ tab, getAddress }) {
      await tab.open(getAddress(MINCE, 'lihakauppa'));
      const buy = await reach(tab, 'add-to-cart');
      const button: Target = { role: 'button', name: 'Lisää ostoskoriin', within: buy };
      await tab.click(button);
      await tab.see({ role: 'link', name: 'Avaa ostoskori' });
      await tab.press('Escape');
      await tab.seeNone({ role: 'link', name: 'Avaa ostoskori' });
      await hasFocus(tab, button);
      await tab.tap(button);
      await tab.tap({ role: 'button', name: 'Jatka ostoksia' });
      await tab.seeNone({ role: 'link', name: 'Avaa ostoskori' });
    },
  },
];

/** Returns the classes of the rows that are scrolled sideways. */
const listScrolledRows = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter(({ scrollLeft }) => scrollLeft !== 0)
    .map((row) => `${row.closest('[data-widget]')?.getAttribute('data-widget')}: ${row.className}`);

const carousels: readonly Journey[] = [
  {
    name: 'carousel: a page opens with each row of slides or pictures at its start',
    async run({ tab, getAddress }) {
      await tab.resize(375, 800);
      for (const [address, site] of [
        ['/', 'jyvabroiler'],
        ['/', 'lihakauppa'],
      ] as const) {
        await tab.open(getAddress(address, site));
        assert.deepEqual(await tab.evaluate(listScrolledRows), [], site);
      }
    },
  },
  {
    name: 'carousel: buttons wrap at both ends, and quick presses count',
    async run(stage) {
      const { tab } = stage;
      const island = await openCarousel(stage, 1280);
      const press = (name: string) => tab.click({ role: 'button', name, within: island });
      await seeSlides(tab, island, 1, 2, 3, 4);
      await press('Edellinen');
      await seeSlides(tab, island, 6, 1, 2, 3);
      for (let pressed = 0; pressed < 3; pressed += 1) await press('Seuraava');
      await seeSlides(tab, island, 3, 4, 5, 6);
    },
  },
  {
    name: 'carousel: a finger that swipes shows the next and the previous slide',
    async run(stage) {
      const { tab } = stage;
      const island = await openCarousel(stage, 375);
      await seeSlides(tab, island, 1);
      const slide: Target = { css: 'main [data-widget=card-carousel] [role=group]:not([inert])', nth: 0 };
      await tab.swipe(slide, { x: -250 });
      await seeSlides(tab, island, 2);
      await tab.swipe(slide, { x: 250 });
      await seeSlides(tab, island, 1);
    },
  },
  {
    name: 'carousel: a mouse that drags shows the next slide, and follows no link',
    async run(stage) {
      const { tab } = stage;
      const island = await openCarousel(stage, 375);
      await seeSlides(tab, island, 1);
      const before = await tab.evaluate(() => location.href);
      const slide: Target = { css: 'main [data-widget=card-carousel] [role=group]:not([inert])', nth: 0 };
      await tab.swipe(slide, { x: -250 }, { pointer: 'mouse' });
      await seeSlides(tab, island, 2);
      assert.equal(await tab.evaluate(() => location.href), before);
    },
  },
];

const MODALS = html(
  `<h1>Sivu</h1><a href="#newsletter">Uutiskirje</a>${marker('newsletter-modal', {}, '', 'data-load="eager"')}${'<p>teksti</p>'.repeat(60)}`,
  '<meta name="viewport" content="width=device-width"><script type="application/json" data-widget-settings>{"captcha":{"provider":"altcha","challengeUrl":"/api/captcha/challenge"}}</script>',
);

const dialogs: readonly Journey[] = [
  {
    name: 'dialog: it holds the focus, closes by Escape and by Back, and gives the focus back',
    async run({ tab, site }) {
      await tab.open(site.page('/', MODALS));
      await tab.mounted(1);
      const link: Target = { role: 'link', name: 'Uutiskirje' };
      const dialog: Target = { role: 'dialog', name: 'Tilaa uutiskirje' };
      await tab.click(link);
      await tab.see(dialog);
      for (const shift of [false, true])
        for (let pressed = 0; pressed < 8; pressed += 1) {
          await tab.press('Tab', shift);
          const place = await tab.evaluate(() => {
            const { activeElement } = document;
            if (activeElement === document.body || activeElement === null) return 'browser';
            return activeElement.closest('dialog, [role=dialog]') ? 'dialog' : activeElement.outerHTML;
          });
          assert.ok(place === 'dialog' || place === 'browser', `Tab leads out of the dialog to ${place}`);
        }
      await tab.press('Escape');
      await tab.seeNone(dialog);
      await hasFocus(tab, link);
      assert.equal(await tab.evaluate(() => location.hash), '');
      await tab.press('Enter');
      await tab.see(dialog);
      await tab.back();
      await tab.seeNone(dialog);
      await tab.tap(link);
      await tab.see(dialog);
      await tab.tap({ role: 'button', name: 'Sulje', within: dialog });
      await tab.seeNone(dialog);
    },
  },
  {
    name: 'dialog: the page behind does not scroll while it is open',
    async run({ tab, site }) {
      await tab.open(site.page('/', MODALS));
      await tab.mounted(1);
      await tab.click({ role: 'link', name: 'Uutiskirje' });
      await tab.see({ role: 'dialog', name: 'Tilaa uutiskirje' });
      assert.equal(await tab.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
      await tab.press('Escape');
      await tab.waitFor(
        'it scrolls again',
        () => getComputedStyle(document.documentElement).overflowY !== 'hidden',
      );
    },
  },
  {
    name: 'header: a tap opens the side navigation of a phone, and a tap closes it',
    async run({ tab, getAddress }) {
      await tab.resize(375, 800);
      await tab.open(getAddress('/'));
      const burger: Target = { role: 'button', name: 'Valikko' };
      await tab.expect(
        'is mounted',
        { css: '[data-widget=header]' },
        ([found]) => found?.getAttribute('data-widget-state') === 'mounted',
      );
      await tab.tap(burger);
      const close: Target = { role: 'button', name: 'Sulje', within: { role: 'dialog' } };
      await tab.see(close);
      await tab.tap(close);
      await tab.seeNone({ role: 'dialog' });
      await hasFocus(tab, burger);
    },
  },
  {
    name: 'header: a tab with a menu opens by mouse and by keyboard, and closes by Escape',
    async run({ tab, getAddress }) {
      await tab.open(getAddress('/'));
      await tab.expect(
        'is mounted',
        { css: '[data-widget=header]' },
        ([found]) => found?.getAttribute('data-widget-state') === 'mounted',
      );
      const entry: Target = { css: '[data-widget=header] nav summary', nth: 0 };
      const isOpen = (expected: boolean) =>
        tab.expect(
          `is open: ${expected}`,
          entry,
          ([found], value) => found?.closest('details')?.open === value,
          expected,
        );
      await tab.click(entry);
      await isOpen(true);
      await tab.press('Escape');
      await isOpen(false);
      await hasFocus(tab, entry);
      await tab.press('Enter');
      await isOpen(true);
    },
  },
];

const DISHES = (group: Element[]): string[] =>
  [...(group[0]?.querySelectorAll('h4') ?? [])].map((dish) => dish.textContent ?? '');

async function editMenu({
  tab,
  getAddress,
}: Stage): Promise<{ monday: Target; tuesday: Target; first: string }> {
  await tab.open(getAddress('/lounaslista', 'ammattilaiset'));
  await reach(tab, 'weekly-menu-builder');
  await tab.click({ role: 'button', name: 'Muokkaa' });
  await tab.see({ role: 'button', name: 'Tallenna' });
  await tab.evaluate(() => window.scrollTo({ top: 320, behavior: 'instant' }));
  const monday: Target = { role: 'group', name: /Maanantai/ };
  await tab.see(monday);
  const [first = ''] = await tab.query(monday, DISHES);
  return { monday, tuesday: { role: 'group', name: /Tiistai/ }, first };
}

/** Waits until a day has a dish. */
const seeDish = (tab: Tab, day: Target, dish: string) =>
  tab.expect(
    `has ${dish}`,
    day,
    ([group], name) =>
      [...(group?.querySelectorAll('h4') ?? [])].some(({ textContent }) => textContent === name),
    dish,
  );

const menus: readonly Journey[] = [
  {
    name: 'menu: buttons move a dish to another day and back',
    async run(stage) {
      const { tab } = stage;
      const { monday, tuesday, first } = await editMenu(stage);
      await tab.click({ role: 'button', name: `Siirrä ${first} seuraavaan päivään` });
      await seeDish(tab, tuesday, first);
      await tab.click({ role: 'button', name: 'Kumoa' });
      await seeDish(tab, monday, first);
    },
  },
  ...(['mouse', 'touch'] as const).map((pointer): Journey => ({
    name: `menu: a ${pointer} drags a dish to another day`,
    async run(stage) {
      const { tab } = stage;
      const { monday, tuesday, first } = await editMenu(stage);
      const left = (day: Target) => tab.query(day, ([group]) => group!.getBoundingClientRect().left);
      const x = (await left(tuesday)) - (await left(monday));
      await tab.swipe({ role: 'heading', name: first, within: monday }, { x }, { pointer, holdMs: 400 });
      await seeDish(tab, tuesday, first);
    },
  })),
];

export const visits: readonly Journey[] = [...forms, ...shop, ...carousels, ...dialogs, ...menus];
