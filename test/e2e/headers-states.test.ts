import type { Page, Route } from '@playwright/test';
import { sampleOf } from '../settings.ts';
import { addressOf, type Site } from './estate.ts';
import { expect, test } from './fixtures.ts';

const SENTENCE = 'Kotimaiset maatiaispossun ylikypsät kastikepalat ja lisukkeet';
const WORD = 'Elintarviketurvallisuusvirastonhyväksyntämenettelyohjeistukset';
const links = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `${at % 2 ? SENTENCE : WORD} ${at}`, link: `/k${at}` }));
const tabs = links(12).map((tab, at) => ({
  ...tab,
  ...(at % 3 < 2 && { children: links(40), showMoreLabel: SENTENCE }),
  showBorder: at === 1,
}));
const LONG = {
  topTabs: links(12),
  bottomTabs: tabs,
  barLinks: links(6),
  navAccordions: tabs,
  navLinks: links(12),
  languageMenu: ['Suomi', 'English', 'Svenska (Sverige)', 'Deutsch'].map((label, at) => ({
    label,
    link: ['/', '/en/', '/sv/', '/de/'][at],
  })),
};

/**
 * Pages with little text and no other island: they have the same header as all pages and take a tenth of the home
 * page's time.
 */
const PLAIN: Partial<Record<Site, string>> = {
  atriafi: '/pakkaukset',
  atriacom: '/vastuullisuus',
  jyvabroiler: '/tietosuoja',
  export: '/en/quality',
};

/** Opens a page of a site and waits for its header. */
async function open(page: Page, site: Site, baseURL: string | undefined, path = PLAIN[site] ?? '/') {
  await page.goto(addressOf(site, path, baseURL));
  await expect(header(page)).toHaveAttribute('data-widget-state', 'mounted');
  await expect(header(page).getByRole('img', { name: /Etusivu|Startsida|Home/ })).toBeVisible();
}

/** Removes the server's header from the page, so that the browser requests the navigation, and answers that request. */
async function answerNavigation(
  page: Page,
  layout: string,
  answer: (route: Route) => Promise<void> | void,
  fallback = '',
) {
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame().parentFrame()) return route.fallback();
    // Only the browser resolves the hosts of the sites.
    const { host, port, pathname, search } = new URL(request.url());
    const url = `http://localhost:${port}${pathname}${search}`;
    const response = await route.fetch({ url, headers: { ...request.headers(), host } });
    const body = (await response.text()).replace(
      /<div data-widget="header"[\s\S]*?<\/saaristo-root><\/div>/,
      `<div data-widget="header">${fallback}</div>`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(`**/api/nav/${layout}*`, answer);
}

const header = (page: Page) => page.locator('[data-widget=header]');
const burger = (page: Page) => header(page).getByRole('button', { name: 'Valikko' });
const search = (page: Page) => header(page).locator('summary[aria-label=Haku]').filter({ visible: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Valikko' });
const scroll = (page: Page, y: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

/** Returns whether the page scrolls sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the texts of visible links and buttons that are not completely inside the window. */
const outside = (page: Page, within: string) =>
  page.locator(within).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > window.innerWidth;
      })
      .map((element) => element.textContent),
  );

test.describe('desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the header of wide windows');

  test(
    'long labels, many tabs and languages: nothing overflows from 1025 to 1440 px [NAV-10] [NAV-11] [NAV-12] [NAV-14]',
    { tag: '@long' },
    async ({ page, baseURL }) => {
      await answerNavigation(page, 'desktop', (route) => route.fulfill({ json: LONG }));
      for (const site of sampleOf(['atriacom', 'atriafi'] as const)) {
        await page.setViewportSize({ width: 1025, height: 700 });
        await open(page, site, baseURL);
        if (site === 'atriacom')
          for (const { label } of LONG.languageMenu)
            await expect(header(page).getByRole('link', { name: label })).toBeInViewport({ ratio: 1 });
        const tab = header(page)
          .locator('summary', { hasText: `${WORD} 0` })
          .filter({ visible: true });
        await tab.click();
        for (const width of [1025, 1280, 1440]) {
          await page.setViewportSize({ width, height: 700 });
          const last = header(page).getByRole('link', { name: `${SENTENCE} 39` });
          await last.scrollIntoViewIfNeeded();
          await expect(last).toBeInViewport({ ratio: 1 });
          expect(await overflow(page)).toBe(0);
          expect(await outside(page, '[data-widget=header] details[open] > :not(summary) a')).toEqual([]);
        }
      }
    },
  );

  test('site without a navigation API: the links of the fallback are kept [NAV-42]', async ({
    page,
    baseURL,
    allow,
  }) => {
    allow(/404 \(Not Found\)/);
    allow(/\[saaristo\] header: what it shows could not be loaded/);
    const fallback = '<nav aria-label="Sivusto"><a href="/tuotteet">Tuotteet</a></nav>';
    await answerNavigation(page, '', (route) => route.fulfill({ status: 404 }), fallback);
    await page.goto(addressOf('atriafi', PLAIN.atriafi!, baseURL));
    await expect(header(page)).toHaveAttribute('data-widget-state', 'failed');
    await header(page).getByRole('link', { name: 'Tuotteet' }).click();
    await expect(page).toHaveURL(/\/tuotteet$/);
  });

  test('sticky row: it does not cover the target of a skip link or hash [NAV-22]', async ({
    page,
    baseURL,
  }) => {
    await page.goto(addressOf('lihakauppa', '/toimitus#kuljetus', baseURL));
    const row = header(page).getByRole('navigation', { name: 'Päävalikko' });
    await expect(row).toHaveCSS('position', 'fixed');
    const top = (selector: string) =>
      page.locator(selector).evaluate((one) => one.getBoundingClientRect().top);
    expect(await top('#kuljetus')).toBeGreaterThanOrEqual(60);
    await scroll(page, 0);
    await page.getByRole('link', { name: 'Siirry sisältöön' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => top('main')).toBeGreaterThanOrEqual(60);
  });

  test.describe('touch', () => {
    test.use({ hasTouch: true });

    test(
      'tablet: a tap opens a menu, its links can be reached, a second tap or one outside closes it [NAV-13]',
      { tag: '@long' },
      async ({ page, baseURL }) => {
        for (const site of sampleOf(['jyvabroiler', 'export'] as const)) {
          await open(page, site, baseURL);
          const row = header(page).getByRole('navigation', { name: /Päävalikko|Main menu/ });
          const tab = row.locator('summary').first();
          const entry = row.locator('details[open] > :not(summary) a').first();
          await tab.tap();
          await expect(entry).toBeVisible();
          await tab.tap();
          await expect(entry).toBeHidden();
          await tab.tap();
          await expect(entry).toBeVisible();
          await page.touchscreen.tap(900, 880);
          await expect(entry).toBeHidden();
          await tab.tap();
          const address = new URL((await entry.getAttribute('href'))!, page.url()).href;
          await entry.tap();
          await expect(page).toHaveURL(address);
        }
      },
    );
  });

  test.describe('forced colors', () => {
    test.use({ contextOptions: { forcedColors: 'active' } });

    test('icons keep a background, and menus a border [NAV-07] [NAV-11]', async ({ page, baseURL }) => {
      await open(page, 'atriafi', baseURL);
      const icon = header(page).locator('nav li img').first();
      await expect(icon).toHaveCSS('filter', 'none');
      await expect(icon).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await header(page).locator('summary', { hasText: 'Tuotteet' }).filter({ visible: true }).click();
      await expect(
        header(page).locator('nav details[open]').filter({ visible: true }).locator('> :not(summary)'),
      ).toHaveCSS('border-bottom-style', 'solid');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('menus, basket, language and search work [NAV-01] [NAV-02]', async ({ page, baseURL, allow }) => {
      allow(/ csp$/); // A blocked script is not preloaded either.
      await page.goto(addressOf('jyvabroiler', PLAIN.jyvabroiler!, baseURL));
      await header(page).locator('summary', { hasText: 'Tuotteet' }).filter({ visible: true }).click();
      await expect(
        header(page).getByRole('link', { name: 'Marinoidut' }).filter({ visible: true }),
      ).toBeVisible();
      await expect(
        header(page).getByRole('link', { name: 'Ostoskori' }).filter({ visible: true }),
      ).toHaveAttribute('href', /lihakauppa.*\/ostoskori#tuotteet$/);
      await search(page).click();
      const box = header(page).getByRole('combobox').filter({ visible: true });
      await box.fill('broileri');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/haku\?q=broileri$/);
      await header(page).getByRole('link', { name: 'In English' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(/\/en\/$/);
    });
  });
});

test.describe('mobile', () => {
  test.skip(({ isMobile }) => !isMobile, 'the header of narrow windows');

  test(
    'long labels and a full basket: nothing overflows at 320 and 375 px [NAV-29] [NAV-35] [NAV-38]',
    { tag: '@long' },
    async ({ page, baseURL }) => {
      await answerNavigation(page, 'mobile', (route) => route.fulfill({ json: LONG }));
      await page.addInitScript(() => localStorage.setItem('cart', '{"lineItems":[],"lineItemCount":1280}'));
      // Otherwise the shop's frame would replace the cart with the real one.
      await page.route('**/ostoskorikehys', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      for (const site of sampleOf(['atriacom', 'atriafi'] as const)) {
        await open(page, site, baseURL);
        for (const width of [320, 375]) {
          await page.setViewportSize({ width, height: 700 });
          await expect.poll(() => overflow(page)).toBe(0);
          for (const control of [
            burger(page),
            header(page).getByRole('link', { name: 'Ostoskori 1280' }),
            search(page),
          ]) {
            await expect(control).toBeInViewport({ ratio: 1 });
            const box = (await control.boundingBox())!;
            expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
          }
          await burger(page).tap();
          await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
          const section = panel(page).locator('details', {
            has: page.locator('summary', { hasText: `${WORD} 0` }),
          });
          if ((await section.getAttribute('open')) === null) await section.locator('summary').tap();
          await expect(
            panel(page)
              .getByRole('link', { name: `${SENTENCE} 1` })
              .first(),
          ).toBeVisible();
          expect(await outside(page, 'dialog :is(a, button, summary)')).toEqual([]);
          expect(await panel(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
          await page.keyboard.press('Escape');
          await expect(panel(page)).toBeHidden();
        }
      }
    },
  );

  test('panel: all controls have at least the target size, also on the corporate site [NAV-32]', async ({
    page,
    baseURL,
  }) => {
    for (const site of sampleOf(['atriacom', 'atriafi'] as const)) {
      await open(page, site, baseURL);
      await burger(page).tap();
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
      const sizes = await panel(page)
        .locator('a, button, summary, input')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .map((element) => [element.textContent, element.getBoundingClientRect().height] as const),
        );
      expect(sizes.length).toBeGreaterThan(5);
      expect(sizes.filter(([, height]) => height < 44)).toEqual([]);
    }
  });

  test('open panel or overlay: the page behind keeps its scroll position [NAV-31] [NAV-32]', async ({
    page,
    baseURL,
  }) => {
    await open(page, 'atriafi', baseURL, '/');
    await scroll(page, 300);
    for (const opener of [burger(page), search(page)]) {
      await opener.tap();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
      expect(await page.evaluate(() => window.scrollY)).toBe(300);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu and search buttons work, and every section opens [NAV-02] [NAV-31] [NAV-32]', async ({
      page,
      baseURL,
      allow,
    }) => {
      allow(/ csp$/); // A blocked script is not preloaded either.
      await page.goto(addressOf('atriafi', PLAIN.atriafi!, baseURL));
      await burger(page).tap();
      await expect.poll(async () => (await panel(page).boundingBox())?.x).toBe(0);
      await panel(page).locator('summary', { hasText: 'Reseptit' }).tap();
      await expect(
        header(page).getByRole('link', { name: 'Keitot' }).filter({ visible: true }),
      ).toBeVisible();
      await panel(page).getByRole('button', { name: 'Sulje' }).tap();
      await expect(panel(page)).toBeHidden();
      await search(page).tap();
      const box = header(page).getByRole('combobox').filter({ visible: true });
      await box.fill('keitto');
      await box.press('Enter');
      await expect(page).toHaveURL(/\/haku\?q=keitto$/);
    });
  });
});
