import type { Locator, Page } from '@playwright/test';
import { THOROUGH } from '../settings.ts';
import { addressOf, type Site } from './estate.ts';
import { axe, expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
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

/** Returns the controls of a search page, which are the same with JavaScript and without. */
function parts(page: Page, words: Words) {
  const main = page.getByRole('main');
  const filters = main.getByRole('group', { name: words.filters });
  return {
    main,
    box: main.getByRole('textbox'),
    send: main.getByRole('search').getByRole('button', { name: words.search, exact: true }),
    filters,
    titles: main.getByRole('list', { name: words.results }).getByRole('heading', { level: 2 }),
    count: main.locator('[aria-live=polite]').first(),
    // A link that becomes a button when the island is mounted.
    more: main.getByRole('link', { name: words.more }).or(main.getByRole('button', { name: words.more })),
    /** Opens the filters in a narrow window, and checks one. */
    choose: async (name: RegExp) => {
      const choice = filters.getByLabel(name);
      if (!(await choice.isVisible())) await filters.locator('summary').click();
      // Only the label of the chip is visible.
      await choice.check({ force: true });
    },
  };
}

const mounted = (page: Page): Locator =>
  page.locator('main [data-widget$="-search"][data-widget-state=mounted]');
const textsOf = (titles: Locator): Promise<string[]> => titles.allTextContents();

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  // A browser without JavaScript does not preload scripts either.
  test.beforeEach(({ allow }) => allow(/\/chunks\/[^/]+\.js csp$/));

  test('site search: it is searched, filtered, sorted and reset [NAV-02] [SRCH-04] [SRCH-05]', async ({
    page,
  }) => {
    const { main, box, send, filters, titles, count, choose } = parts(page, fi);
    await page.goto('/haku');
    await box.fill('makkara');
    await send.click();
    await expect(page).toHaveURL(/\/haku\?q=makkara&contentGroup=&sortOrder=0$/);
    await expect(count).toHaveText(/^\d+ hakutulosta haulla ”makkara”$/);
    const all = await textsOf(titles);
    await choose(/^Reseptit/);
    await filters.getByRole('combobox').selectOption({ label: 'Nimen mukaan' });
    // The submit button of the filters.
    await filters.getByRole('button', { name: 'Hae' }).click();
    await expect(page).toHaveURL(/q=makkara&contentGroup=recipe&sortOrder=1$/);
    await expect(box).toHaveValue('makkara');
    const recipes = await textsOf(titles);
    expect(recipes.length).toBeLessThan(all.length);
    expect(recipes).toEqual(recipes.toSorted((a, b) => a.localeCompare(b, 'fi')));
    await expect(filters.getByLabel(/^Reseptit/)).toBeChecked();
    if (!(await filters.getByRole('link').isVisible())) await filters.locator('summary').click();
    await filters.getByRole('link', { name: 'Poista rajaukset' }).click();
    await expect(page).toHaveURL(/\?q=makkara&sortOrder=1$/);
    await expect(titles).toHaveCount(all.length);
    await titles.first().getByRole('link').click();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** Returns the visible words and pictures of the search with their positions. */
const seen = (island: Locator): Promise<string[]> =>
  island.evaluate((marker) => {
    const list: string[] = [];
    const add = (what: string, { x, y, width, height }: DOMRect) =>
      width > 1 && list.push(`${what} at ${[x, y, width, height].map(Math.round).join(' ')}`);
    for (const element of marker.querySelectorAll('*')) {
      // Skips parts that differ: a gallery has buttons and more pictures, bars may appear a moment later, and the buy
      // control replaces the link to the product. The offer of a hit is loaded into its reserved space.
      const own = 'button[class*="turn"], [inert], [class*="barcode"], [class*="buy"], [class*="selling"]';
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

/** Scripts of the search islands. */
const SEARCH_CODE = /\/chunks\/[^/]*-search[^/]*\.js$/;

/** Each page in one window, because layout shifts have the same causes on every site. The gate takes the first two. */
const PAGES: [Site, string, 'desktop' | 'mobile'][] = [
  ['atriafi', '/haku?q=grillimakkara', 'desktop'],
  ['atriafi', '/tuotteet?page=2', 'mobile'],
  ['lihakauppa', '/tuotteet', 'desktop'],
  ['atriacom', '/uutiset', 'mobile'],
  ['atriafi', '/haku', 'mobile'],
  ['atriafi', '/haku?q=asdfqwer', 'mobile'],
  ['atriafi', '/tuotteet?facetTags[]=vegan&contentGroup=kasvis', 'desktop'],
  ['jyvabroiler', '/reseptit', 'desktop'],
  ['ammattilaiset', '/laitteet', 'mobile'],
  ['lonnebergase', '/produkter', 'mobile'],
  ['export', '/en/products?q=pork', 'desktop'],
];

for (const [at, [site, path, window]] of PAGES.entries())
  test(
    `${path} on ${site}: nothing moves when the island mounts [NAV-02] [CLS 0]`,
    { tag: at < 2 ? [] : '@long' },
    async ({ page, baseURL, isMobile }) => {
      test.skip(isMobile !== (window === 'mobile') && !THOROUGH, 'Looked at in the other window.');
      const release = await hold(page, SEARCH_CODE);
      const isAsked = page.waitForRequest(SEARCH_CODE);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await startMeasuring(page);
      await page.goto(addressOf(site, path, baseURL));
      const island = page.locator('main [data-widget$="-search"]');
      await isAsked;
      const before = await seen(island);
      expect(before).not.toEqual([]);
      await axe(page, 'main');
      const nodes = await page.evaluateHandle(() => [
        ...document.querySelectorAll('main [data-widget$="-search"] :is(form, input, article, a[rel=next])'),
      ]);
      release();
      await expect(mounted(page)).toBeVisible();
      expect(await seen(island)).toEqual(before);
      // The server's nodes are kept, and its requests are not repeated.
      expect(await nodes.evaluate((all) => all.filter((node) => !node.isConnected).length)).toBe(0);
      expect(requests.filter((one) => /^\/api\/(search|facets)\//.test(one))).toEqual([]);
      expect(await shifts(page)).toEqual({ sum: 0, sources: [] });
    },
  );

test('product card: its buy control has the size of the link that it replaces, also in another font [PRD-09] [CLS 0]', async ({
  page,
  allow,
}) => {
  // In the fallback fonts of most systems the text is wider: here it needs two lines.
  allow(/\/theme\/fonts\//);
  await page.route('**/theme/fonts/*', (route) => route.abort());
  const code = /\/chunks\/add-to-cart-[^/]*\.js$/;
  const release = await hold(page, code);
  const isAsked = page.waitForRequest(code);
  await startMeasuring(page);
  await page.goto('/tuotteet');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Lisää ostoskoriin' }).first();
  const link = card.getByRole('link', { name: 'Lisää ostoskoriin' });
  await link.scrollIntoViewIfNeeded();
  await isAsked;
  const place = await link.boundingBox();
  const height = (await card.boundingBox())!.height;
  release();
  const button = card.getByRole('button', { name: 'Lisää ostoskoriin' });
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
  expect((await card.boundingBox())!.height).toBe(height);
  expect((await shifts(page)).sources.filter((moved) => /card|li /.test(moved))).toEqual([]);
});

test('product card with several pictures: the next one loads when the card is visible and the visitor is active, and a press on it opens the page of the product [PRD-03]', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'A mouse may be over the page, and use it, before the test does.');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/tuotteet');
  const strips = page.getByRole('main').getByRole('article').getByRole('group');
  const [second, late] = await Promise.all(
    [strips.first(), strips.nth(7)].map((strip) => strip.locator('img').nth(1).getAttribute('src')),
  );
  expect(requests).not.toContain(second);
  await strips.first().hover();
  await expect.poll(() => requests).toContain(second);
  expect(requests).not.toContain(late);
  await strips.nth(7).hover();
  await expect.poll(() => requests).toContain(late);
  await strips.nth(7).getByRole('button', { name: 'Seuraava' }).click();
  const picture = strips.nth(7).locator('img').nth(1);
  await expect(picture).toBeInViewport();
  await strips.nth(7).locator('a').nth(1).click();
  await expect(page).toHaveURL(/\/tuotteet\/.+/);
});

const JOURNEYS: [Site, string, Words, string][] = [
  ['atriafi', '/tuotteet', fi, 'makkara'],
  ['lithellsse', '/produkter', se, 'chorizo'],
  ['atriafi', '/en/recipes', en, 'meatballs'],
];

for (const [site, path, words, word] of JOURNEYS)
  test(
    `${path} on ${site}: address and list agree after back, forward, reload and sharing [SRCH-03] [SRCH-13] [SRCH-19]`,
    { tag: words === se ? '@once' : ['@once', '@long'] },
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
  'text and filter chosen before the island mounts: they are kept, and the filter is applied [SRCH-04] [SRCH-05]',
  { tag: '@long-wide' },
  async ({ page }) => {
    const release = await hold(page, SEARCH_CODE);
    const { box, choose, filters, titles } = parts(page, fi);
    await page.goto('/tuotteet');
    await choose(/^Jauheliha/);
    const isOpen = await filters.locator('details').evaluate((one: HTMLDetailsElement) => one.open);
    await box.fill('nauta');
    release();
    await expect(mounted(page)).toBeVisible();
    await expect(page).toHaveURL(/contentGroup=jauheliha$/);
    await expect(box).toHaveValue('nauta');
    await expect(box).toBeFocused();
    await expect(filters.getByLabel(/^Jauheliha/)).toBeChecked();
    expect(await filters.locator('details').evaluate((one: HTMLDetailsElement) => one.open)).toBe(isOpen);
    await expect(titles.first()).toBeVisible();
  },
);
