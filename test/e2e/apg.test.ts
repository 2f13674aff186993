/**
 * The keyboard tables of the ARIA Authoring Practices Guide (APG) for the six patterns that widgets use, and their roles
 * and states. `npm run long -- --project=apg` tests each row with each widget; the gate tests one pattern. Rows that APG calls
 * optional and that are not implemented are listed in docs/measured/reliability.md.
 */
import type { Locator, Page } from '@playwright/test';
import { renderExamples } from '../../packages/testing/rendered.ts';
import { findWidgets, loadDefinitions } from '../../packages/build/widgets.ts';
import { answerApi } from './answer-api.ts';
import { expect as expectSoon, html, marker, test } from './site.ts';
import { LONG } from '../settings.ts';

const ALL = LONG;

/** A busy machine loads an island slowly. */
const expect = expectSoon.configure({ timeout: 20_000 });

/** The rows that the gate tests: the behaviour that only a browser has. */
const SAMPLE = [
  'carousel of hero-carousel: Keyboard focus',
  'tabs of lunch-menu-editor: Tab',
  'tabs of lunch-menu-editor: Right Arrow on the last tab',
];

/** The most Tab stops of one example. */
const MAX_STOPS = 80;

/** A widget that uses a pattern. */
interface Carrier {
  widget: string;
  /** Name of the example. Default: the first one. */
  example?: string;
  /** Returns the element that the pattern is about: the combobox, the carousel … */
  find: (island: Locator) => Locator;
  /** Makes the element visible. Returns the control that opened it, if any. */
  open?: (page: Page, island: Locator) => Promise<Locator | undefined>;
  /** Width of the window. Default 1280. */
  width?: number;
  /** Text that has several suggestions. Default “makkara”. */
  query?: string;
}

interface Stage {
  page: Page;
  island: Locator;
  element: Locator;
  carrier: Carrier;
  opener: Locator | undefined;
}

/** One row of a keyboard table, or of the table of roles and states. */
interface Row {
  keys: string;
  result: string;
  check: (stage: Stage) => Promise<void>;
  /** Whether the row applies to a widget. */
  applies?: (carrier: Carrier) => boolean;
}

interface Pattern {
  /** HTML of a server by which a widget is known to use the pattern. */
  signs: RegExp;
  carriers: readonly Carrier[];
  rows: readonly Row[];
}

/** Presses Tab until the element has the focus. Fails if no press leads there. */
async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  await expect(element).toBeFocused();
}

// --- Combobox with list autocomplete

/** Returns the popup that the combobox controls. */
const popup = async ({ page, element }: Stage): Promise<Locator> => {
  await expect(element).toHaveAttribute('aria-controls', /./);
  return page.locator(`[id="${await element.getAttribute('aria-controls')}"]`);
};
const items = async (stage: Stage): Promise<Locator> =>
  (await popup(stage)).locator('[role=option], [role=gridcell]');

/** Types the query and waits for suggestions. */
async function suggest({ element, carrier }: Stage): Promise<void> {
  await element.focus();
  await element.pressSequentially(carrier.query ?? 'makkara');
  await expect(element).toHaveAttribute('aria-expanded', 'true');
}

/** Expects that one item is active, and that the focus stays in the text field. */
async function expectActive(stage: Stage, at: 'first' | 'last' | number): Promise<void> {
  const all = await items(stage);
  const item = typeof at === 'number' ? all.nth(at) : all[at]();
  await expect(item).toHaveAttribute('aria-selected', 'true');
  await expect(stage.element).toHaveAttribute('aria-activedescendant', (await item.getAttribute('id'))!);
  await expect(stage.element).toBeFocused();
}

const picker = (island: Locator): Locator => island.locator('[name=ProductName]').first();
const closes = ({ widget }: Carrier): boolean => widget !== 'weekly-menu-builder';

const combobox: Pattern = {
  signs: /role="combobox"/,
  carriers: [
    { widget: 'quick-search', find: (island) => island.getByRole('combobox') },
    { widget: 'header', find: (island) => island.getByRole('combobox').first() },
    { widget: 'complaint-form', find: picker },
    { widget: 'feedback-form', find: picker },
    { widget: 'sales-form', find: (island) => island.getByRole('combobox').first(), query: '5 kg' },
    { widget: 'retail-contact-form', find: picker },
    {
      widget: 'weekly-menu-builder',
      find: (island) => island.getByRole('combobox'),
      open: openRecipes,
      query: 'a',
    },
  ],
  rows: [
    {
      keys: 'Tab',
      result: 'moves the focus to the combobox',
      check: async ({ page, element, carrier }) => {
        if (carrier.open) await expect(element).toBeFocused();
        else await tabTo(page, element);
      },
    },
    {
      keys: 'Printable characters',
      result: 'type the character and open the popup, whose roles and states are complete',
      check: async (stage) => {
        const { element, carrier } = stage;
        if (closes(carrier)) await expect(element).toHaveAttribute('aria-expanded', 'false');
        await expect(element).toHaveAttribute('aria-autocomplete', 'list');
        await suggest(stage);
        await expect(element).toHaveValue(carrier.query ?? 'makkara');
        const list = await popup(stage);
        const role = (await element.getAttribute('aria-haspopup')) ?? 'listbox';
        await expect(list).toHaveAttribute('role', role);
        await expect(list).toHaveAttribute('aria-label', /\S/);
        await expect(element).toBeFocused();
      },
    },
    {
      keys: 'Down Arrow',
      result: 'makes the first suggestion active, then the next one',
      check: async (stage) => {
        await suggest(stage);
        await stage.page.keyboard.press('ArrowDown');
        await expectActive(stage, 'first');
        await stage.page.keyboard.press('ArrowDown');
        await expectActive(stage, 1);
        await stage.page.keyboard.press('ArrowUp');
        await expectActive(stage, 'first');
      },
    },
    {
      keys: 'Up Arrow (optional)',
      result: 'makes the last suggestion active',
      check: async (stage) => {
        await suggest(stage);
        await stage.page.keyboard.press('ArrowUp');
        await expectActive(stage, 'last');
      },
    },
    {
      keys: 'Printable characters, Backspace in the popup',
      result: 'type and delete in the text field',
      check: async (stage) => {
        await suggest(stage);
        await stage.page.keyboard.press('ArrowDown');
        await expectActive(stage, 'first');
        await stage.page.keyboard.press('x');
        await expect(stage.element).toHaveValue(`${stage.carrier.query ?? 'makkara'}x`);
        await stage.page.keyboard.press('Backspace');
        await expect(stage.element).toHaveValue(stage.carrier.query ?? 'makkara');
      },
    },
    {
      keys: 'Left Arrow, Home, End in the popup',
      result: 'move the caret in the text field',
      check: async (stage) => {
        await suggest(stage);
        const { element, page } = stage;
        const caret = () => element.evaluate((field: HTMLInputElement) => field.selectionStart);
        const { length } = stage.carrier.query ?? 'makkara';
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowLeft');
        expect(await caret()).toBe(length - 1);
        await page.keyboard.press('End');
        expect(await caret()).toBe(length);
        await page.keyboard.press('Home');
        expect(await caret()).toBe(0);
        await expect(element).toBeFocused();
      },
    },
    {
      keys: 'Escape',
      result: 'closes the popup and keeps the focus in the combobox',
      applies: closes,
      check: async (stage) => {
        await suggest(stage);
        await stage.page.keyboard.press('ArrowDown');
        await stage.page.keyboard.press('Escape');
        await expect(stage.element).toHaveAttribute('aria-expanded', 'false');
        await expect(stage.element).toBeFocused();
        await expect(stage.element).not.toHaveAttribute('aria-activedescendant', /./);
      },
    },
    {
      keys: 'Enter',
      result: 'accepts the active suggestion',
      check: async (stage) => {
        await suggest(stage);
        const { page, element, carrier, island } = stage;
        await page.keyboard.press('ArrowDown');
        await expectActive(stage, 'first');
        const item = (await items(stage)).first();
        const text = (await item.textContent())!;
        const link = item.getByRole('link');
        if ((await link.count()) > 0) {
          const href = (await link.getAttribute('href'))!;
          await page.keyboard.press('Enter');
          await page.waitForURL((url) => url.href.endsWith(href));
          return;
        }
        await page.keyboard.press('Enter');
        if (closes(carrier)) {
          await expect(element).toHaveValue(text);
          await expect(element).toHaveAttribute('aria-expanded', 'false');
        } else {
          await expect(element).toBeHidden();
          await expect(island).toContainText(text);
        }
      },
    },
  ],
};

/** Opens the dialog of the weekly menu that chooses a recipe. */
async function openRecipes(_: Page, island: Locator): Promise<Locator> {
  await island.locator('button:not([aria-label])').first().press('Enter');
  const opener = island.locator('ul + button').first();
  await opener.press('Enter');
  await expect(island.getByRole('combobox')).toBeFocused();
  return opener;
}

// --- Modal dialog

const openDialog = (island: Locator): Locator => island.locator('dialog[open], dialog:popover-open').first();

async function pressOpener(_: Page, island: Locator): Promise<Locator> {
  const opener = island.locator('[aria-haspopup=dialog]').filter({ visible: true }).first();
  await opener.press('Enter');
  return opener;
}

/** Opens a dialog by a link to a hash of the page. */
const followHash =
  (hash: string) =>
  async (page: Page): Promise<Locator> => {
    await page.evaluate((name) => {
      const link = document.createElement('a');
      link.href = `#${name}`;
      link.textContent = 'Avaa';
      document.body.prepend(link);
    }, hash);
    const opener = page.getByRole('link', { name: 'Avaa' });
    await opener.press('Enter');
    return opener;
  };

/** Returns where the focus is. Chromium gives the focus of its own controls to the body. */
const focusPlace = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    if (focused === body || focused === null) return 'browser';
    return focused.closest('dialog[open], dialog:popover-open') ? 'dialog' : focused.outerHTML;
  });

const isInside: Row['check'] = async ({ page, element }) => {
  await expect(element).toBeVisible();
  await expect.poll(() => focusPlace(page)).toBe('dialog');
};

const staysInside =
  (key: string): Row['check'] =>
  async (stage) => {
    await isInside(stage);
    const { page, element } = stage;
    const stops = await element.locator('a, button, input, select, textarea, summary, video').count();
    const places = new Set<string>();
    for (let press = 0; press < stops + 3; press += 1) {
      await page.keyboard.press(key);
      places.add(await focusPlace(page));
    }
    expect([...places].filter((place) => place !== 'dialog' && place !== 'browser')).toEqual([]);
    expect(places).toContain('dialog');
  };

const isDismissible = ({ widget }: Carrier): boolean => widget !== 'address-modal';

const dialog: Pattern = {
  // A button with `aria-expanded` opens a calendar, which is not modal.
  signs: /<dialog|aria-haspopup="dialog"(?! aria-expanded)/,
  carriers: [
    ...['video-modal', 'school-video', 'product-modal', 'reviews', 'food-service-overlay'].map((widget) => ({
      widget,
      find: openDialog,
      open: pressOpener,
    })),
    { widget: 'header', find: openDialog, open: pressOpener, width: 375 },
    { widget: 'newsletter-modal', find: openDialog, open: followHash('newsletter') },
    { widget: 'news-release-modal', find: openDialog, open: followHash('newsreleases') },
    { widget: 'address-modal', find: openDialog, open: async () => undefined },
    { widget: 'shop-newsletter-modal', find: openDialog, open: async () => undefined },
    { widget: 'weekly-menu-builder', find: openDialog, open: openRecipes },
  ],
  rows: [
    {
      keys: 'Opening',
      result: 'moves the focus into the dialog, which is modal and has a name',
      check: async (stage) => {
        await isInside(stage);
        const { page, element } = stage;
        await expect(page.getByRole('dialog', { name: /\S/ })).toHaveCount(1);
        expect(await element.evaluate((node) => node.matches(':modal'))).toBe(true);
      },
    },
    { keys: 'Tab', result: 'never leads to the page behind the dialog', check: staysInside('Tab') },
    {
      keys: 'Shift + Tab',
      result: 'never leads to the page behind the dialog',
      check: staysInside('Shift+Tab'),
    },
    {
      keys: 'Escape',
      result: 'closes the dialog, and the focus returns to the control that opened it',
      applies: isDismissible,
      check: async (stage) => {
        await isInside(stage);
        await stage.page.keyboard.press('Escape');
        await expect(stage.element).toBeHidden();
        if (stage.opener) await expect(stage.opener).toBeFocused();
      },
    },
    {
      keys: 'Escape',
      result: 'does not close the dialog, which asks for an address that the shop needs',
      applies: (carrier) => !isDismissible(carrier),
      check: async (stage) => {
        await isInside(stage);
        // Chromium closes a dialog on a second Escape; the widget opens it again.
        for (const key of ['Escape', 'Escape']) await stage.page.keyboard.press(key);
        await isInside(stage);
        await expect(stage.element.getByRole('button', { name: 'Sulje' })).toHaveCount(0);
      },
    },
    {
      keys: 'Enter on the close button',
      result: 'closes the dialog',
      applies: isDismissible,
      check: async (stage) => {
        await isInside(stage);
        await stage.element.getByRole('button', { name: 'Sulje' }).first().press('Enter');
        await expect(stage.element).toBeHidden();
      },
    },
  ],
};

// --- Disclosure

const isExpanded = (element: Locator): Promise<boolean> =>
  element.evaluate((control) =>
    control.tagName === 'SUMMARY'
      ? (control.parentElement as HTMLDetailsElement).open
      : control.getAttribute('aria-expanded') === 'true',
  );

const toggles =
  (key: string): Row['check'] =>
  async ({ element, page }) => {
    await tabTo(page, element);
    const before = await isExpanded(element);
    await page.keyboard.press(key);
    await expect.poll(() => isExpanded(element)).toBe(!before);
    await expect(element).toBeFocused();
    await page.keyboard.press(key);
    await expect.poll(() => isExpanded(element)).toBe(before);
  };

const summary = (island: Locator): Locator => island.locator('summary').filter({ visible: true }).first();

/** The rest of a review stays visible, so its control disappears. */
const hides = ({ widget }: Carrier): boolean => widget !== 'reviews';
const onlyShows = (carrier: Carrier): boolean => !hides(carrier);

const shows =
  (key: string): Row['check'] =>
  async ({ element, island, page }) => {
    await tabTo(page, element);
    await page.keyboard.press(key);
    await expect(element).toBeHidden();
    await expect(island.locator('details[open] > p')).toBeFocused();
  };

const disclosure: Pattern = {
  signs: /<summary/,
  carriers: [
    ...['faq-list', 'header', 'page-nav-tabs', 'region-map', 'school-question-card', 'reviews'].map(
      (widget) => ({
        widget,
        find: summary,
      }),
    ),
    ...['news-search', 'product-search', 'recipe-search', 'shop-product-search', 'site-search'].map(
      (widget) => ({
        widget,
        find: summary,
        width: 375,
      }),
    ),
    { widget: 'timeline', find: (island) => island.locator('[aria-expanded]').first(), width: 375 },
  ],
  rows: [
    { keys: 'Enter', result: 'shows and hides the content', applies: hides, check: toggles('Enter') },
    { keys: 'Space', result: 'shows and hides the content', applies: hides, check: toggles('Space') },
    { keys: 'Enter', result: 'shows the content and focuses it', applies: onlyShows, check: shows('Enter') },
    { keys: 'Space', result: 'shows the content and focuses it', applies: onlyShows, check: shows('Space') },
    {
      keys: 'Roles and states',
      result: 'the control has a name and says whether the content is shown',
      check: async ({ page, element }) => {
        const session = await page.context().newCDPSession(page);
        await element.focus();
        const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
        const { nodes } = await session.send('Accessibility.getPartialAXTree', {
          objectId: result.objectId!,
          fetchRelatives: false,
        });
        const [node] = nodes;
        // Chromium calls a `<summary>` whose `<details>` has a group's `name` “grouped”.
        expect(['DisclosureTriangle', 'DisclosureTriangleGrouped', 'button']).toContain(node?.role?.value);
        expect(node?.name?.value).toMatch(/\S/);
        expect(node?.properties?.map(({ name }) => name)).toContain('expanded');
      },
    },
  ],
};

// --- Date picker

/** Types a day, and opens the calendar at it. */
async function openCalendar({ element, island, page }: Stage, key = 'Enter'): Promise<Locator> {
  await island.locator('input:has(+ [aria-haspopup=dialog])').first().fill('17/06/2026');
  await element.press(key);
  await expectDay(page, '2026-06-17');
  return island.getByRole('dialog', { name: /\S/ });
}

const expectDay = (page: Page, day: string): Promise<void> =>
  expect(page.locator('[role=gridcell]:has(:focus)')).toHaveAttribute('data-day', day);

const opens =
  (key: string): Row['check'] =>
  async (stage) => {
    await expect(stage.element).toHaveAttribute('aria-expanded', 'false');
    await expect(await openCalendar(stage, key)).toHaveCount(1);
    await expect(stage.element).toHaveAttribute('aria-expanded', 'true');
    await expect(stage.island.getByRole('grid', { name: /\S/ })).toHaveCount(1);
  };

/** Presses each key and expects the focus on its day. */
const moves =
  (...presses: readonly (readonly [key: string, day: string])[]): Row['check'] =>
  async (stage) => {
    await openCalendar(stage);
    for (const [key, day] of presses) {
      await stage.page.keyboard.press(key);
      await expectDay(stage.page, day);
    }
  };

const datePicker: Pattern = {
  signs: /aria-haspopup="dialog" aria-expanded/,
  carriers: ['complaint-form', 'retail-contact-form', 'sponsorship-form'].map((widget) => ({
    widget,
    find: (island) => island.locator('[aria-haspopup=dialog]').first(),
  })),
  rows: [
    {
      keys: 'Enter',
      result: 'opens the calendar, which has a name, at the chosen day',
      check: opens('Enter'),
    },
    {
      keys: 'Space',
      result: 'opens the calendar, which has a name, at the chosen day',
      check: opens('Space'),
    },
    {
      keys: 'Arrows',
      result: 'move by a day or a week',
      check: moves(
        ['ArrowRight', '2026-06-18'],
        ['ArrowLeft', '2026-06-17'],
        ['ArrowDown', '2026-06-24'],
        ['ArrowUp', '2026-06-17'],
      ),
    },
    {
      keys: 'Home, End',
      result: 'move to the first and last day of the week',
      check: moves(['Home', '2026-06-15'], ['End', '2026-06-21']),
    },
    {
      keys: 'Page Up, Page Down, with and without Shift',
      result: 'move by a month or a year',
      check: moves(
        ['PageDown', '2026-07-17'],
        ['PageUp', '2026-06-17'],
        ['Shift+PageDown', '2027-06-17'],
        ['Shift+PageUp', '2026-06-17'],
      ),
    },
    {
      keys: 'Enter on a day',
      result: 'chooses it, closes the calendar and returns the focus',
      check: async (stage) => {
        const calendar = await openCalendar(stage);
        await stage.page.keyboard.press('ArrowRight');
        await expectDay(stage.page, '2026-06-18');
        await stage.page.keyboard.press('Enter');
        await expect(calendar).toHaveCount(0);
        await expect(stage.element).toBeFocused();
        const field = stage.island.locator('input:has(+ [aria-haspopup=dialog])').first();
        await expect(field).toHaveValue('18/06/2026');
      },
    },
    {
      keys: 'Escape',
      result: 'closes the calendar and returns the focus',
      check: async (stage) => {
        const calendar = await openCalendar(stage);
        await stage.page.keyboard.press('Escape');
        await expect(calendar).toHaveCount(0);
        await expect(stage.element).toBeFocused();
      },
    },
    {
      keys: 'Tab on a day',
      result: 'leaves the calendar, which closes',
      check: async (stage) => {
        const calendar = await openCalendar(stage);
        await stage.page.keyboard.press('Tab');
        await expect(calendar).toHaveCount(0);
        await expect(
          stage.island.locator('input:focus, textarea:focus, select:focus, button:focus'),
        ).toHaveCount(1);
      },
    },
  ],
};

// --- Carousel

const shown = ({ island }: Stage): Locator => island.locator('[aria-live=polite]').filter({ hasText: /\d/ });

const steps =
  (name: string, key: string): Row['check'] =>
  async (stage) => {
    const button = stage.element.getByRole('button', { name, exact: true });
    await button.focus();
    await stage.page.keyboard.press(key);
    await expect(shown(stage)).toHaveText(/\d/);
    const first = await shown(stage).textContent();
    await stage.page.keyboard.press(key);
    await expect(shown(stage)).not.toHaveText(first!);
    await expect(button).toBeFocused();
  };

function carouselOf(island: Locator): Locator {
  return island
    .locator('section')
    .filter({ has: island.page().getByRole('group') })
    .first();
}

const rotates = ({ widget }: Carrier): boolean => widget === 'hero-carousel';

const carousel: Pattern = {
  signs: /data-still=/,
  carriers: [
    { widget: 'hero-carousel', example: 'by itself', find: carouselOf },
    { widget: 'card-carousel', find: carouselOf },
    { widget: 'brand-carousel', find: carouselOf },
  ],
  rows: [
    {
      keys: 'Roles and states',
      result: 'the carousel is a region that is called a carousel once, and each slide a named group',
      check: async ({ element }) => {
        await expect(element).toHaveRole('region');
        await expect(element).toHaveAccessibleName(/\S/);
        const role = await element.getAttribute('aria-roledescription');
        if (role === null) await expect(element).toHaveAccessibleName('Karuselli');
        else expect(role).toBe('Karuselli');
        const slides = element.getByRole('group');
        expect(await slides.count()).toBeGreaterThan(0);
        for (const slide of await slides.all()) await expect(slide).toHaveAttribute('aria-label', /\d/);
      },
    },
    {
      keys: 'Tab',
      result: 'leads to the controls before the slides',
      check: async ({ element, page }) => {
        const next = element.getByRole('button', { name: 'Seuraava', exact: true });
        await tabTo(page, next);
        const isBefore = await next.evaluate((button) => {
          const slide = button.closest('section')!.querySelector('[role=group]')!;
          return Boolean(button.compareDocumentPosition(slide) & Node.DOCUMENT_POSITION_FOLLOWING);
        });
        expect(isBefore).toBe(true);
      },
    },
    {
      keys: 'Enter on “next”',
      result: 'shows the next slide and keeps the focus',
      check: steps('Seuraava', 'Enter'),
    },
    {
      keys: 'Space on “previous”',
      result: 'shows the previous slide and keeps the focus',
      check: steps('Edellinen', 'Space'),
    },
    {
      keys: 'Tab to the rotation control',
      result: 'it is the first control of the carousel after the link that skips it',
      applies: rotates,
      check: async ({ element }) => {
        await expect(element.getByRole('button').first()).toHaveAccessibleName('Pysäytä');
      },
    },
    {
      keys: 'Keyboard focus',
      result: 'stops the rotation, which resumes only by the rotation control',
      applies: rotates,
      check: async ({ element, page }) => {
        const pause = element.getByRole('button', { name: 'Pysäytä' });
        await expect(pause).toHaveAttribute('aria-pressed', 'false');
        await tabTo(page, element.getByRole('button', { name: 'Seuraava', exact: true }));
        await expect(pause).toHaveAttribute('aria-pressed', 'true');
        await pause.press('Enter');
        await expect(pause).toHaveAttribute('aria-pressed', 'false');
      },
    },
    {
      keys: 'Enter on a slide picker',
      result: 'shows that slide',
      applies: rotates,
      check: async ({ element }) => {
        const dot = element.getByRole('button', { name: 'Dia 2', exact: true });
        await dot.press('Enter');
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expect(dot).toBeFocused();
      },
    },
  ],
};

// --- Tabs

const tab = ({ element }: Stage, at: number): Locator => element.getByRole('tab').nth(at);

/** Focuses the chosen tab by the keyboard. */
const enterTabs = (stage: Stage): Promise<void> => tabTo(stage.page, tab(stage, 0));

const switches =
  (key: string, from: number, to: number): Row['check'] =>
  async (stage) => {
    await enterTabs(stage);
    for (let at = 0; at < from; at += 1) await stage.page.keyboard.press('ArrowRight');
    await expect(tab(stage, from)).toBeFocused();
    await stage.page.keyboard.press(key);
    await expect(tab(stage, to)).toBeFocused();
    await expect(tab(stage, to)).toHaveAttribute('aria-selected', 'true');
    await expect(stage.element.locator('[aria-selected=true]')).toHaveCount(1);
  };

const tabs: Pattern = {
  signs: /role="tablist"/,
  carriers: [{ widget: 'lunch-menu-editor', find: (island) => island.getByRole('tablist') }],
  rows: [
    {
      keys: 'Roles and states',
      result: 'the list has a name, one tab is selected, and its panel refers to it',
      check: async (stage) => {
        const { page, element } = stage;
        await expect(element).toHaveAttribute('aria-label', /\S/);
        const chosen = tab(stage, 0);
        await expect(chosen).toHaveAttribute('aria-selected', 'true');
        const panel = page.locator(`[id="${await chosen.getAttribute('aria-controls')}"]`);
        await expect(panel).toHaveAttribute('role', 'tabpanel');
        await expect(panel).toHaveAttribute('aria-labelledby', (await chosen.getAttribute('id'))!);
      },
    },
    {
      keys: 'Tab',
      result: 'moves to the selected tab, then out of the list and into its panel',
      check: async (stage) => {
        await enterTabs(stage);
        await stage.page.keyboard.press('Tab');
        await expect(stage.element.locator(':focus')).toHaveCount(0);
        // The button that prints the panel is between the list and the panel.
        await stage.page.keyboard.press('Tab');
        await expect(stage.page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
      },
    },
    { keys: 'Right Arrow', result: 'selects the next tab', check: switches('ArrowRight', 0, 1) },
    {
      keys: 'Right Arrow on the last tab',
      result: 'selects the first tab',
      check: switches('ArrowRight', 2, 0),
    },
    { keys: 'Left Arrow', result: 'selects the previous tab', check: switches('ArrowLeft', 1, 0) },
    {
      keys: 'Left Arrow on the first tab',
      result: 'selects the last tab',
      check: switches('ArrowLeft', 0, 2),
    },
    { keys: 'Home (optional)', result: 'selects the first tab', check: switches('Home', 2, 0) },
    { keys: 'End (optional)', result: 'selects the last tab', check: switches('End', 0, 2) },
  ],
};

const PATTERNS: Readonly<Record<string, Pattern>> = {
  combobox,
  dialog,
  disclosure,
  'date picker': datePicker,
  carousel,
  tabs,
};

const SETTINGS = {
  captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
  shopUrl: 'https://kauppa.example.test/',
};
const HEAD = `<meta name="viewport" content="width=device-width"><script type="application/json" data-widget-settings>${JSON.stringify(SETTINGS)}</script>`;

const definitions = await loadDefinitions(findWidgets());

for (const [name, { carriers, rows }] of Object.entries(PATTERNS))
  for (const carrier of carriers)
    for (const { keys, result, check, applies } of rows) {
      if (applies?.(carrier) === false || !(ALL || SAMPLE.includes(`${name} of ${carrier.widget}: ${keys}`)))
        continue;
      test(
        `${name} of ${carrier.widget}: ${keys}: ${result} [APG]`,
        { tag: '@once' },
        async ({ page, site, allow }) => {
          // The answers have no pictures, and a hit leads to a page that does not exist.
          allow(/404 \(Not Found\)|srcset|ERR_/);
          await page.setViewportSize({ width: carrier.width ?? 1280, height: 900 });
          await answerApi(page);
          const products = [1, 2, 3].map((productId) => ({ productId, title: `Makkara ${productId}` }));
          await page.route('**/api/search/all-products?*', (route) => route.fulfill({ json: products }));
          // The states in which the two dialogs open without a press.
          await page.route('**/api/lk/customer', (route) =>
            route.fulfill({ json: { loggedIn: true, deliveryAddress: null } }),
          );
          await page.addInitScript(() => Object.defineProperty(history, 'length', { value: 3 }));
          const { examples } = definitions.find((one) => one.name === carrier.widget)!;
          const { props } = examples[carrier.example ?? Object.keys(examples)[0]!]!;
          await page.goto(site.page('/', html(marker(carrier.widget, props, '', 'data-load="eager"'), HEAD)));
          const island = page.locator('[data-widget]');
          await expect(island).toHaveAttribute('data-widget-state', 'mounted');
          const opener = await carrier.open?.(page, island);
          const element = carrier.find(island);
          await expect(element).toBeVisible();
          await check({ page, island, element, carrier, opener });
        },
      );
    }

if (ALL)
  test('patterns: each widget whose server HTML shows a pattern is tested [APG]', async () => {
    const pages = Object.entries(await renderExamples(process.cwd(), {}));
    for (const [name, { signs, carriers }] of Object.entries(PATTERNS)) {
      const users = new Set(
        pages.filter((page) => signs.test(page[1].html!)).map(([key]) => key.split('/')[0]!),
      );
      const tested = new Set(carriers.map(({ widget }) => widget));
      expect([name, [...users].filter((widget) => !tested.has(widget))]).toEqual([name, []]);
    }
  });
