import type { Locator, Page } from '@playwright/test';
import { addressOf, type Site } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';
import { shifts, startMeasuring } from './layout-shift.ts';

interface Words {
  search: string;
  filters: string;
  results: string;
  more: string;
}

const fi: Words = { search: 'Hae', filters: 'Rajaa hakua', results: 'Hakutulokset', more: 'Näytä lisää' };
const se: Words = { search: 'Sök', filters: 'Filtrera', results: 'Sökresultat', more: 'Visa fler' };
const en: Words = { search: 'Search', filters: 'Filter', results: 'Search results', more: 'Show more' };

/** A search page as a visitor finds their way on it, with JavaScript or without. */
function parts(page: Page, words: Words) {
  const main = page.getByRole('main');
  const filters = main.getByRole('group', { name: words.filters });
  return {
    main,
    box: main.getByRole('textbox'),
    send: main.getByRole('search').getByRole('button', { name: words.search, exact: true }),
    filters,
    titles: main.getByRole('list', { name: words.results }).getByRole('heading', { level: 2 }),
    count: main.getByRole('status').first(),
    more: main.getByRole('link', { name: words.more }).or(main.getByRole('button', { name: words.more })),
    choose: async (name: RegExp) => {
      const toggle = filters.getByRole('button').or(filters.locator('summary')).first();
      const choice = filters.getByLabel(name);
      if (!(await choice.isVisible())) await toggle.click();
      // Of a chip only the label is in sight.
      await choice.check({ force: true });
    },
  };
}

const mounted = (page: Page): Locator =>
  page.locator('main [data-widget$="-search"][data-widget-state=mounted]');
const textsOf = (titles: Locator): Promise<string[]> => titles.allTextContents();

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  // A browser that runs no script does not fetch it ahead either.
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test('NAV-02 SRCH-04 SRCH-05 the site is searched and narrowed', async ({ page }) => {
    const { box, send, titles, count, choose } = parts(page, fi);
    await page.goto('/haku');
    await box.fill('makkara');
    await send.click();
    await expect(page).toHaveURL(/\/haku\?q=makkara&contentGroup=&sortOrder=0$/);
    await expect(count).toHaveText(/^\d+ hakutulosta haulla ”makkara”$/);
    const all = await titles.count();
    await choose(/^Reseptit/);
    await send.click();
    await expect(page).toHaveURL(/contentGroup=recipe/);
    expect(await titles.count()).toBeLessThan(all);
    await titles.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/reseptit\//);
  });

  test('NAV-02 SRCH-08 SRCH-24 Swedish products: a property, and show more', async ({ page, baseURL }) => {
    const { titles, more, choose, send, filters } = parts(page, se);
    await page.goto(addressOf('foodservicese', '/produkter?pageSize=2&utm_source=x', baseURL));
    await expect(titles).toHaveCount(2);
    const first = await textsOf(titles);
    await more.click();
    await expect(page).toHaveURL(/pageSize=2&utm_source=x&page=2$/);
    await expect(titles).toHaveCount(4);
    expect((await textsOf(titles)).slice(0, 2)).toEqual(first);
    await choose(/^Glutenfri/);
    await send.click();
    await expect(page).toHaveURL(/facetTags%5B%5D=gluten-free/);
    await expect(filters.getByLabel(/^Glutenfri/)).toBeChecked();
  });

  test('NAV-02 SRCH-07 English recipes: nothing found is said', async ({ page, baseURL }) => {
    const { box, send, titles, count } = parts(page, en);
    await page.goto(addressOf('export', '/en/recipes', baseURL));
    expect(await titles.count()).toBeGreaterThan(1);
    await box.fill('asdfqwer');
    await send.click();
    await expect(count).toHaveText('No results found');
    await expect(titles).toHaveCount(0);
  });
});

/** What is seen of the search, and where: words and pictures with their places. */
const seen = (island: Locator): Promise<string[]> =>
  island.evaluate((marker) => {
    const list: string[] = [];
    const add = (what: string, { x, y, width, height }: DOMRect) =>
      width > 1 && list.push(`${what} at ${[x, y, width, height].map(Math.round).join(' ')}`);
    for (const element of marker.querySelectorAll('*')) {
      // A gallery has buttons and further pictures of its own, bars may come a moment later, and in the place of the link to where
      // a product is bought stands what buys it.
      const own = 'button[class*="turn"], [inert], [class*="barcode"], [class*="buy"]';
      if (element.closest(`noscript, script, option, ${own}`)) continue;
      if (!element.checkVisibility() || getComputedStyle(element).clipPath !== 'none') continue;
      if (element.matches('img, input, select, article, li'))
        add(element.localName, element.getBoundingClientRect());
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = texts.filter((node) => node.nodeValue!.trim());
      if (words.length === 0) continue;
      const range = document.createRange();
      range.setStartBefore(words[0]!);
      range.setEndAfter(words.at(-1)!);
      const text = texts.map((node) => node.nodeValue!).join('');
      add(text.replace(/\s+/g, ' ').trim(), range.getBoundingClientRect());
    }
    return list;
  });

/** Keeps requests until they are let go; `isAsked` waits for the first. */
async function hold(page: Page, address: RegExp) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let hear = () => {};
  const isAsked = new Promise<void>((resolve) => (hear = resolve));
  await page.route(address, async (route) => {
    hear();
    await held;
    await route.continue();
  });
  return { isAsked, letGo };
}

/** The scripts of the search islands. */
const SEARCH_CODE = /\/chunks\/[^/]*-search[^/]*\.js$/;

/** Each in one window, and all in both with EVERY_PAGE: the ways in which a page of results could move are the same on every site. */
const PAGES: [Site, string, 'desktop' | 'mobile'][] = [
  ['atriafi', '/haku', 'mobile'],
  ['atriafi', '/haku?q=grillimakkara', 'desktop'],
  ['atriafi', '/haku?q=asdfqwer', 'mobile'],
  ['atriafi', '/tuotteet?page=2', 'mobile'],
  ['atriafi', '/tuotteet?facetTags[]=vegan&contentGroup=kasvis', 'desktop'],
  ['jyvabroiler', '/reseptit', 'desktop'],
  ['lihakauppa', '/tuotteet', 'desktop'],
  ['ammattilaiset', '/laitteet', 'mobile'],
  ['lonnebergase', '/produkter', 'mobile'],
  ['export', '/en/products?q=pork', 'desktop'],
  ['atriacom', '/uutiset', 'mobile'],
];

for (const [site, path, window] of PAGES)
  test(`NAV-02 CLS 0: ${path} on ${site} stays where it is when the island comes`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    test.skip(
      isMobile !== (window === 'mobile') && !process.env['EVERY_PAGE'],
      'Looked at in the other window.',
    );
    const loads = await hold(page, SEARCH_CODE);
    const asks = await hold(page, /\/api\/search\//);
    await startMeasuring(page);
    await page.goto(addressOf(site, path, baseURL));
    const island = page.locator('main [data-widget$="-search"]');
    await loads.isAsked;
    const before = await seen(island);
    expect(before).not.toEqual([]);
    await axe(page, 'main');
    loads.letGo();
    // Without a text there is nothing to ask for, and nothing to wait for.
    const waits = path !== '/haku';
    if (waits) {
      await asks.isAsked;
      await expect(island.locator('saaristo-root')).toHaveCount(0);
      expect(await seen(island)).toEqual(before);
    }
    asks.letGo();
    await expect(mounted(page)).toBeVisible();
    if (waits) expect(await seen(island)).toEqual(before);
    expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
  });

const JOURNEYS: [Site, string, Words, string][] = [
  ['atriafi', '/tuotteet', fi, 'makkara'],
  ['lithellsse', '/produkter', se, 'chorizo'],
  ['atriafi', '/en/recipes', en, 'meatballs'],
];

for (const [site, path, words, word] of JOURNEYS)
  test(
    `SRCH-03 SRCH-13 SRCH-19 ${path} on ${site}: address and list say the same, back, forward, anew and shared`,
    { tag: '@once' },
    async ({ page, context, baseURL }) => {
      const { box, titles, count } = parts(page, words);
      await page.goto(addressOf(site, path, baseURL));
      await expect(mounted(page)).toBeVisible();
      const all = await textsOf(titles);
      await box.fill(word);
      await box.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${path}\\?q=${word}$`));
      await expect(count).toContainText(word);
      const found = await textsOf(titles);
      expect(found.length).toBeGreaterThan(0);
      expect(found).not.toEqual(all);

      await page.goBack();
      await expect(titles).toHaveText(all);
      await expect(box).toHaveValue('');
      await page.goForward();
      await expect(titles).toHaveText(found);
      await expect(box).toHaveValue(word);
      await page.reload();
      await expect(mounted(page)).toBeVisible();
      await expect(titles).toHaveText(found);

      const other = await context.newPage();
      await other.goto(page.url());
      await expect(mounted(other)).toBeVisible();
      await expect(parts(other, words).titles).toHaveText(found);
      await other.close();
    },
  );

test(
  'SRCH-08 SRCH-09 show more goes on below, says so in the address, and a reload shows as much',
  { tag: '@once' },
  async ({ page }) => {
    const { titles, more } = parts(page, fi);
    await page.goto('/tuotteet');
    await expect(mounted(page)).toBeVisible();
    const first = await textsOf(titles);
    await more.click();
    await expect(page).toHaveURL(/\/tuotteet\?page=2$/);
    await expect(titles).not.toHaveCount(first.length);
    const both = await textsOf(titles);
    expect(both.slice(0, first.length)).toEqual(first);
    await page.reload();
    await expect(mounted(page)).toBeVisible();
    await expect(titles).toHaveText(both);
  },
);

test('SRCH-05 what is chosen before the island stands is searched for when it does', async ({ page }) => {
  const loads = await hold(page, SEARCH_CODE);
  const { choose, titles } = parts(page, fi);
  await page.goto('/tuotteet');
  await choose(/^Jauheliha/);
  loads.letGo();
  await expect(mounted(page)).toBeVisible();
  await expect(page).toHaveURL(/contentGroup=jauheliha$/);
  await expect(titles).toHaveCount(2);
});
