import type { Page, Route } from '@playwright/test';
import { expect, html, marker, test, type Site } from './site.ts';

const SEARCH = '**/api/search/products?*';
const COUNT = 65;

/** Returns the answer of a server with `COUNT` products. */
function found(route: Route): object {
  const query = new URL(route.request().url()).searchParams;
  const [page, size, q] = [Number(query.get('page')), Number(query.get('pageSize')), query.get('q') ?? ''];
  const count = query.get('facetTags[]') ? 25 : COUNT;
  const hits = Array.from({ length: Math.max(0, Math.min(size, count - (page - 1) * size)) }, (_, at) => {
    const number = (page - 1) * size + at + 1;
    return { url: `/tuote?nro=${number}`, title: `${q || 'Tuote'} ${number}`, productCode: `1010${number}` };
  });
  return {
    hits,
    totalCount: count,
    hasMore: page * size < count,
    query: q,
    facetCategories: [{ value: 'makkarat', label: 'Makkarat', count: 12 }],
  };
}

const FACETS = Array.from({ length: 6 }, (_, at) => ({ key: `tag-${at}`, value: `Ominaisuus ${at}` }));

/** Opens a page with a product search between two long texts, and answers its calls. Returns the recorded calls. */
async function place(page: Page, site: Site, headers: Record<string, string> = {}): Promise<string[]> {
  const requests: string[] = [];
  await page.route('**/api/facets/*', (route) => route.fulfill({ json: FACETS }));
  await page.route(SEARCH, (route) => {
    requests.push(new URL(route.request().url()).search);
    return route.fulfill({ json: found(route) });
  });
  const head = '<meta name="viewport" content="width=device-width"><style>body{margin:0}</style>';
  const above = '<h1>Tuotteet</h1><p style="height:300px">Teksti</p>';
  site.page(
    '/tuotteet',
    html(above + marker('product-search', {}, '<p>Hetki</p>', 'data-load="eager"'), head),
    headers,
  );
  site.page('/tuote', '<!doctype html><html lang="fi"><title>Tuote</title><h1>Tuote</h1>');
  return requests;
}

const titles = (page: Page) => page.getByRole('list', { name: 'Hakutulokset' }).getByRole('heading');
const hit = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const box = (page: Page) => page.getByRole('textbox');
const more = (page: Page) => page.getByRole('button', { name: 'Näytä lisää' });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls to the hit, and waits until the history entry has stored the position. */
async function goDownTo(page: Page, name: string): Promise<number> {
  await hit(page, name).evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const there = await scrollY(page);
  expect(there).toBeGreaterThan(300);
  await expect
    .poll(() => page.evaluate(() => (history.state as { saaristoScroll?: number } | null)?.saaristoScroll))
    .toBe(there);
  return there;
}

/** Expects the visitor's scroll position, within one pixel of rounding. */
const expectAt = (page: Page, y: number) =>
  expect.poll(async () => Math.abs((await scrollY(page)) - y)).toBeLessThanOrEqual(2);

for (const [how, headers] of [
  ['as the browser likes', {}],
  ['and the page may not be kept', { 'cache-control': 'no-store' }],
] as const)
  test(
    `back from a hit, ${how}: the list and the position are restored [SRCH-13]`,
    { tag: '@once' },
    async ({ page, site }) => {
      await place(page, site, headers);
      await page.goto(`${site.origin}/tuotteet?utm_source=x`);
      await more(page).click();
      await expect(titles(page)).toHaveCount(20);
      const there = await goDownTo(page, 'Tuote 15');
      await hit(page, 'Tuote 15').click();
      await expect(page.getByRole('heading', { name: 'Tuote', exact: true })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(`${site.origin}/tuotteet?page=2&utm_source=x`);
      await expect(titles(page)).toHaveCount(20);
      await expectAt(page, there);
    },
  );

test(
  'back between two searches: list, text and position are restored, with one history entry per search [SRCH-13] [SRCH-17]',
  { tag: '@once' },
  async ({ page, site }) => {
    const requests = await place(page, site);
    await page.goto(`${site.origin}/tuotteet`);
    await expect(titles(page)).toHaveCount(10);
    const entries = await page.evaluate(() => history.length);
    await box(page).fill('makkara');
    await box(page).press('Enter');
    await expect(hit(page, 'makkara 1')).toBeVisible();
    await more(page).click();
    await expect(titles(page)).toHaveCount(20);
    const there = await goDownTo(page, 'makkara 18');
    // By a script, because a press would first scroll there.
    const facet = page.getByRole('checkbox', { name: 'Ominaisuus 3', includeHidden: true }).first();
    await facet.evaluate((input: HTMLInputElement) => input.click());
    await expect(page.getByText('25 hakutulosta')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries + 2);
    const before = requests.length;
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/tuotteet?q=makkara&page=2`);
    await expect(titles(page)).toHaveCount(20);
    await expect(facet).not.toBeChecked();
    await expectAt(page, there);
    await page.goForward();
    await expect(titles(page)).toHaveCount(10);
    await expect(facet).toBeChecked();
    expect(requests).toHaveLength(before);
  },
);

test(
  "keyboard: text box, filters, list and 'show more' work [SRCH-04] [SRCH-05] [SRCH-08]",
  { tag: '@once' },
  async ({ page, site, isMobile }) => {
    await place(page, site);
    await page.goto(`${site.origin}/tuotteet`);
    await expect(titles(page)).toHaveCount(10);
    const { keyboard } = page;
    await keyboard.press('Tab');
    await expect(box(page)).toBeFocused();
    await keyboard.type('makkara');
    await keyboard.press('Enter');
    await expect(hit(page, 'makkara 1')).toBeVisible();
    await expect(box(page)).toBeFocused();
    await keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Hae' })).toBeFocused();
    await keyboard.press('Tab');
    if (isMobile) {
      await expect(page.locator('summary', { hasText: 'Rajaa hakua' })).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.press('Tab');
    }
    await expect(page.getByRole('radio', { name: 'Kaikki' })).toBeFocused();
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Makkarat' })).toBeChecked();
    await keyboard.press('Tab');
    const facet = page.getByRole('checkbox', { name: 'Ominaisuus 0' }).first();
    await expect(facet).toBeFocused();
    await keyboard.press('Space');
    await expect(facet).toBeChecked();
    await expect(page).toHaveURL(/\?q=makkara&contentGroup=makkarat&facetTags\[\]=tag-0$/);
    await expect(page.getByText('25 hakutulosta')).toBeVisible();
    await hit(page, 'makkara 10').focus();
    await keyboard.press('Tab');
    await expect(more(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(20);
    await expect(more(page)).toBeFocused();
    await keyboard.press('Enter');
    await expect(titles(page)).toHaveCount(25);
    await expect(hit(page, 'makkara 21')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tuote\?nro=21$/);
  },
);
