import type { Page } from '@playwright/test';
import { sampleOf } from '../settings.ts';
import { shifts, startMeasuring } from './layout-shift.ts';
import { axe, expect, html, marker, test, type Site } from './site.ts';

const children = (...labels: string[]) => labels.map((label, at) => ({ label, link: `/sivu-${at}` }));
const menus = [
  {
    label: 'Tuotteet',
    link: '/tuotteet',
    children: children('Makkarat', 'Leikkeleet', 'Broileri'),
    showMoreLabel: 'Kaikki tuotteet',
  },
  { label: 'Reseptit', link: '/reseptit', children: children('Keitot', 'Juhlat') },
];
const desktop = {
  topTabs: [{ label: 'Yritys', link: '/yritys' }],
  bottomTabs: [...menus, { label: 'Uutiset', link: '/uutiset' }],
  languageMenu: children('Suomi', 'English'),
};
const mobile = {
  barLinks: children('Tuotteet', 'Reseptit'),
  navAccordions: menus,
  navLinks: children('Palaute'),
  languageMenu: [],
};

/** Opens a long page with the header on top, on a brand's site. */
async function open(page: Page, site: Site, props: Record<string, unknown> = {}, answer: unknown = desktop) {
  await page.route('**/api/nav/desktop*', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/nav/mobile*', (route) => route.fulfill({ json: mobile }));
  const address = site.page(
    '/sivu',
    html(
      `<h1>Sivu</h1><p style="height:3000px">Teksti</p>`,
      '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>',
    ).replace('<body>', `<body>${marker('header', props)}`),
  );
  await page.goto(address);
  await expect(page.getByRole('link', { name: 'Etusivu' })).toBeVisible();
}

const row = (page: Page) => page.getByRole('navigation', { name: 'Päävalikko' });
const tab = (page: Page, name = 'Tuotteet') =>
  page.locator('nav summary', { hasText: name }).filter({ visible: true });
const child = (page: Page) => page.getByRole('link', { name: 'Makkarat' });
/** Waits until animations end: while something fades in, its contrast is too low. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
/** Longer than the delay after which a menu closes when the mouse leaves it. */
const CLOSING_MS = 350;
/** Waits for `ms` of the page's own clock, which a slow page delays as well. */
const outlast = (page: Page, ms: number) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
const scroll = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);

test.describe('desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the header of wide windows');

  const THRESHOLDS = {
    lihakauppa: 130,
    atriafi: 200,
    jyvabroiler: 120,
    mestariforsmanfi: 100,
    ridderheimsse: 200,
  };
  for (const [brand, threshold] of sampleOf(Object.entries(THRESHOLDS)))
    test(`${brand}: the row of 60 px becomes sticky at ${threshold} px [NAV-21] [NAV-22] [NAV-24] [NAV-25]`, async ({
      page,
      site,
    }) => {
      await page.route('**/api/{lk,v1}/**', (route) => route.fulfill({ json: {} }));
      await open(page, site, { site: brand });
      await expect(row(page)).toHaveCSS('position', 'absolute');
      await expect(row(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      expect((await row(page).boundingBox())?.height).toBe(60);
      await scroll(page, threshold - 1);
      await expect(row(page)).toHaveCSS('position', 'absolute');
      await scroll(page, threshold);
      await expect(row(page)).toHaveCSS('position', 'fixed');
      await expect(row(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect.poll(async () => (await row(page).boundingBox())?.y).toBe(0);
      await scroll(page, threshold - 1);
      await expect(row(page)).toHaveCSS('position', 'absolute');
    });

  test('header: it works scrolled, by keyboard, by mouse and in a narrower window [NAV-11] [NAV-13] [NAV-23] [NAV-26]', async ({
    page,
    site,
  }) => {
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    await startMeasuring(page);
    await open(page, site);
    await test.step('the sticky row has a search box of 216 px and causes no layout shift [NAV-23]', async () => {
      const box = row(page).getByRole('combobox');
      await expect(box).toHaveCount(0);
      await scroll(page, 400);
      await expect(box).toBeVisible();
      const form = row(page).locator('form');
      await expect.poll(async () => (await form.boundingBox())?.width).toBe(216);
      await scroll(page, 0);
      await expect(box).toBeHidden();
      await scroll(page, 400);
      await expect(box).toBeVisible();
      expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
      await scroll(page, 0);
    });
    await test.step('keyboard: Enter opens the menu, Tab goes through it, Escape closes it [NAV-11] [NAV-13]', async () => {
      await tab(page).focus();
      await expect(child(page)).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(child(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(child(page)).toBeHidden();
      await expect(tab(page)).toBeFocused();
      await page.keyboard.press('Space');
      for (let at = 0; at < 5; at++) await page.keyboard.press('Tab');
      await expect(tab(page, 'Reseptit')).toBeFocused();
      await expect(child(page)).toBeHidden();
    });
    await test.step('a mouse that leaves the header does not close a menu that has the focus [NAV-13]', async () => {
      await tab(page).click();
      await page.keyboard.press('Tab');
      await expect(child(page)).toBeFocused();
      await page.mouse.move(600, 800);
      await outlast(page, CLOSING_MS);
      await expect(child(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await tab(page).hover();
      await tab(page).click();
      await page.mouse.move(600, 800);
      await expect(child(page)).toBeHidden();
    });
    await test.step('exactly one header is visible: the desktop one at 1025 px, the mobile one at 1024 px [NAV-26]', async () => {
      await page.setViewportSize({ width: 1025, height: 800 });
      await expect(tab(page)).toBeVisible();
      // The widget's stylesheets contain both layouts, because the server's HTML has both.
      expect(chunks.filter((url) => /MobileHeader[^/]*\.js/.test(url))).toEqual([]);
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(page.getByRole('button', { name: 'Valikko' })).toBeVisible();
      await expect(tab(page)).toHaveCount(0);
      expect((await page.locator('[data-widget=header]').boundingBox())?.height).toBe(64);
      await page.setViewportSize({ width: 1025, height: 800 });
      await expect(tab(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Valikko' })).toHaveCount(0);
    });
  });

  test(
    'hover menu: it opens and closes for keyboard and mouse [NAV-13]',
    { tag: '@long' },
    async ({ page, site }) => {
      await open(page, site, { openOn: 'hover' });
      await test.step('hovering opens it, moving down to the menu keeps it open, leaving closes it', async () => {
        await tab(page).hover();
        await expect(child(page)).toBeVisible();
        await child(page).hover();
        await outlast(page, CLOSING_MS);
        await expect(child(page)).toBeVisible();
        await page.mouse.move(600, 800);
        await expect(child(page)).toBeHidden();
      });
      await test.step('keyboard focus opens it, and it stays closed after Escape', async () => {
        await page.getByRole('link', { name: /Ostoskori/ }).focus();
        await page.keyboard.press('Tab');
        await expect(tab(page)).toBeFocused();
        await expect(child(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(child(page)).toBeHidden();
        await expect(tab(page)).toBeFocused();
      });
    },
  );

  test(
    'tabs: tabs that do not fit are reached by arrow and by Tab, and their menus fit the window [NAV-10]',
    { tag: '@long' },
    async ({ page, site }) => {
      await page.setViewportSize({ width: 1030, height: 800 });
      const many = Array.from({ length: 12 }, (_, at) => ({
        ...menus[1],
        label: `Pitkä välilehti ${at + 1}`,
      }));
      await open(page, site, { menuStyle: 'simple' }, { ...desktop, bottomTabs: many });
      await expect(tab(page, 'Pitkä välilehti 12')).not.toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1030);
      await tab(page, 'Pitkä välilehti 12').focus();
      await expect(tab(page, 'Pitkä välilehti 12')).toBeInViewport();
      await page.keyboard.press('Enter');
      const last = page.getByRole('link', { name: 'Juhlat' });
      await expect(last).toBeInViewport({ ratio: 1 });
      await last.hover();
    },
  );

  for (const brand of sampleOf(['jyvabroiler', 'atriacom', 'goohse', 'sibylla']))
    test(`${brand}: axe finds nothing in the sticky row with a menu open [NAV-14]`, async ({
      page,
      site,
    }) => {
      await open(page, site, { site: brand, language: 'fi', openOn: 'click' });
      await scroll(page, 400);
      await expect(row(page)).toHaveCSS('position', 'fixed');
      await tab(page).press('Enter');
      await expect(child(page)).toBeVisible();
      await settled(page);
      await axe(page, '[data-widget=header]');
    });
});

test.describe('mobile', () => {
  test.skip(({ isMobile }) => !isMobile, 'the header of narrow windows');

  const burger = (page: Page) => page.getByRole('button', { name: 'Valikko' });
  const panel = (page: Page) => page.getByRole('dialog', { name: 'Valikko' });

  test('export site: the logo hides when the page is scrolled, and returns at the top [NAV-41]', async ({
    page,
    site,
  }) => {
    await open(page, site, { site: 'export', language: 'fi' });
    const logo = page.getByRole('img', { name: 'Etusivu' });
    await scroll(page, 20);
    await expect(logo).toBeHidden();
    await scroll(page, 0);
    await expect(logo).toBeVisible();
  });

  test('bar, panel and search overlay: they work by touch [NAV-29] to [NAV-33] [NAV-36]', async ({
    page,
    site,
  }) => {
    await open(page, site);
    await test.step('the panel slides in; close button, Escape and a press outside close it [NAV-32] [NAV-33]', async () => {
      await burger(page).tap();
      await expect(panel(page)).toBeVisible();
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
      await axe(page);
      await panel(page).getByRole('button', { name: 'Sulje' }).tap();
      await expect(panel(page)).toBeHidden();
      await expect(burger(page)).toBeFocused();
      await burger(page).tap();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await burger(page).tap();
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
      await page.touchscreen.tap(365, 400);
      await expect(panel(page)).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    });
    await test.step('a section opens to at most 900 px in 500 ms, and a closed one takes no focus [NAV-36]', async () => {
      await burger(page).tap();
      const head = panel(page).locator('summary', { hasText: 'Tuotteet' });
      await expect(child(page)).toBeHidden();
      await head.tap();
      await expect(child(page)).toBeVisible();
      const list = () =>
        head.evaluate((one) => {
          const { maxHeight, transitionDuration } = getComputedStyle(one.parentElement!, '::details-content');
          return `${maxHeight} ${transitionDuration}`;
        });
      await expect.poll(list).toMatch(/^900px 0\.5s/);
      await head.tap();
      await expect(child(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    });
    await test.step('the overlay has the search below the bar, and axe finds nothing [NAV-31]', async () => {
      const toggle = page.locator('summary[aria-label=Haku]').filter({ visible: true });
      await toggle.tap();
      await expect(page.getByRole('combobox')).toBeFocused();
      await settled(page);
      await axe(page, '[data-widget=header]');
      await toggle.tap();
      await expect(page.getByRole('combobox')).toBeHidden();
    });
    await test.step('the bar is fixed, its links are upper case, the basket link shows the number of items [NAV-29] [NAV-30]', async () => {
      const link = page
        .getByRole('navigation', { name: 'Pikalinkit' })
        .getByRole('link', { name: 'Reseptit' });
      await expect(link).toHaveCSS('text-transform', 'uppercase');
      const basket = page.getByRole('link', { name: /Ostoskori/ });
      await expect(basket).toHaveCount(0);
      await page.evaluate(() => localStorage.setItem('cart', '{"lineItems":[],"lineItemCount":4}'));
      await page.reload();
      await expect(basket).toHaveText('Ostoskori 4');
      await scroll(page, 600);
      await expect(burger(page)).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    });
  });
});
