import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLanguage } from '../../../../src/lib/site.ts';
import { serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { searchPages, searchViews } from '../support/search-pages.ts';

const { app } = serveApp(databases[0]!.open, { prerender: await searchViews() });
const open = searchPages(app);

const HOME = 'localhost:4000';
const SWEDISH = 'lithellsse.localhost:4000';
const SHOP = 'lihakauppa.localhost:4000';

const hits = async (call: string, query: string, host = HOME) =>
  (await app.inject({ url: `/api/search/${call}?${query}`, headers: { host } })).json<{
    hits: { title: string }[];
    totalCount: number;
  }>();

describe('searches of pages', () => {
  it.each([
    ['the search page [SRCH-01]', '/haku', HOME, 'site-search'],
    ['a product listing [SRCH-20]', '/tuotteet', HOME, 'product-search'],
    ['the shop’s [SRCH-23] [PRD-19]', '/tuotteet', SHOP, 'shop-product-search'],
    ['a recipe listing [SRCH-21]', '/reseptit', HOME, 'recipe-search'],
    ['a news listing [SRCH-22]', '/uutiset', HOME, 'news-search'],
    ['an English listing [I18N-03]', '/en/products', HOME, 'product-search'],
    ['a Swedish search page', '/sok', SWEDISH, 'site-search'],
  ])('search widget: %s', async (_title, url, host, widget) => {
    const { main, statusCode } = await open(url, host);
    expect(statusCode).toBe(200);
    const markers = [...main.querySelectorAll('[data-widget]')];
    expect(markers.map((one) => one.getAttribute('data-widget'))).toEqual([widget]);
    // The island replaces the form; heading and breadcrumb stay.
    expect(markers[0]!.querySelector('h1, nav')).toBeNull();
    expect(main.querySelectorAll('h1, nav.breadcrumb')).toHaveLength(2);
  });

  it('search page: a recipe listing has the ID of its block, so that dishes can be chosen [API-52]', async () => {
    const { main, form } = await open('/reseptit');
    const props = JSON.parse(main.querySelector('[data-widget]')!.getAttribute('data-props')!) as object;
    expect(props).toMatchObject({ recipeSearchBlockId: 'atriafi-fi' });
    expect(form.method).toBe('get');
  });
});

describe('search pages without JavaScript [NAV-02]', () => {
  it('search: the site search requires a text, the others list everything [SRCH-01]', async () => {
    const search = await open('/haku');
    expect([search.count, search.titles]).toEqual(['', []]);
    const listing = await open('/tuotteet');
    expect(listing.titles).toHaveLength(10);
    expect(listing.count).toBe('34 tuotetta');
  });

  it('search: a content group narrows the results, after the choice of all [SRCH-05]', async () => {
    const { main, choice, sent } = await open('/haku?q=makkara');
    const radios = [...main.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios.map(({ value }) => value)).toEqual(['', 'product', 'recipe', 'news', 'page']);
    expect(radios.map(({ checked }) => checked)).toEqual([true, false, false, false, false]);
    choice('Uutiset').checked = true;
    const news = await open(sent());
    expect(news.titles.toSorted()).toEqual(['Makkarakesä alkaa', 'Makkaratehdas laajenee']);
    expect(news.choice('Uutiset').checked).toBe(true);
  });

  it('search: show more is a link to the first pages together, until all are shown [SRCH-08] [SRCH-09]', async () => {
    const first = await open('/tuotteet?utm_source=a%26b');
    expect(first.next).toBe('/tuotteet?page=2&utm_source=a%26b');
    const second = await open(first.next!);
    expect(second.titles).toHaveLength(20);
    expect(second.titles.slice(0, 10)).toEqual(first.titles);
    const last = await open('/tuotteet?page=4');
    expect(last.titles).toHaveLength(34);
    expect(last.next).toBeUndefined();
    expect((await open('/tuotteet?page=9999')).titles).toHaveLength(34);
  });

  it('search: the link keeps other parameters, with lists in bracket style [SRCH-16]', async () => {
    const { next } = await open('/tuotteet?facetTags=everyday&q=&x[]=1&pageSize=1&contentGroup=levitteet');
    expect(next).toBeUndefined();
    const { next: more } = await open('/haku?q=levite&authors=a&containerPage=/tuotteet&authors=&utm=%C3%A4');
    expect(more).toBeUndefined();
    const kept = await open('/tuotteet?q=levite&matchAnyCategoryIds=product&utm=%C3%A4');
    expect(kept.next).toBe('/tuotteet?q=levite&page=2&matchAnyCategoryIds[]=product&utm=%C3%A4');
  });

  it('search: the form keeps parameters without a control [SRCH-18]', async () => {
    const { sent } = await open('/tuotteet?q=levite&matchAnyCategoryIds[]=product&page=2&pageSize=5&utm=1');
    const again = new URLSearchParams(sent().split('?')[1]);
    expect(again.getAll('matchAnyCategoryIds[]')).toEqual(['product']);
    expect(again.get('pageSize')).toBe('5');
    expect(again.get('page')).toBeNull();
    expect(again.get('utm')).toBe('1');
  });

  it('search: page size and all results work [SRCH-26] [SRCH-10]', async () => {
    expect((await open('/tuotteet?pageSize=3')).titles).toHaveLength(3);
    expect((await open('/tuotteet?pageSize=viisi')).titles).toHaveLength(10);
    const all = await open('/tuotteet?skipPagination=true');
    expect([all.titles.length, all.next]).toEqual([34, undefined]);
  });

  it('search: hidden results appear only after a choice [SRCH-25]', async () => {
    expect((await open('/tuotteet?hideResults=true')).titles).toEqual([]);
    expect((await open('/tuotteet?hideResults=true&contentGroup=makkarat')).titles).toEqual(['Rantalenkki']);
  });

  it('search: news are sorted newest first or as chosen [SRCH-22]', async () => {
    const { titles, main, sent } = await open('/uutiset');
    expect(titles).toEqual(['Makkaratehdas laajenee', 'Makkarakesä alkaa']);
    main.querySelector<HTMLSelectElement>('[name=sortOrder]')!.value = '1';
    expect((await open(sent())).titles).toEqual(['Makkarakesä alkaa', 'Makkaratehdas laajenee']);
  });

  it("search: no results are reported in the page's language, and nothing is repeated as HTML [SRCH-07]", async () => {
    const { main, count } = await open(`/haku?q=${encodeURIComponent('<b>olematonsana</b>')}`);
    expect(count).toBe('Hakutuloksia ei löytynyt');
    expect(main.querySelector('b')).toBeNull();
    expect((await open('/sok?q=xyz', SWEDISH)).count).toBe('Inga träffar');
    expect((await open('/en/search?q=xyz')).count).toBe('No results found');
  });

  it('search: a product has its number and the novelty label [SRCH-28] [SRCH-29]', async () => {
    const { main } = await open('/haku?q=grillimakkara');
    const row = main.querySelector('article')!;
    expect(row.textContent).toContain('Uutuus!');
    expect(row.textContent).toContain('Tuotenumero 101');
  });
});

describe('hostile parameters', () => {
  const NAMES = [
    'q',
    'page',
    'pageSize',
    'language',
    'contentGroup',
    'matchAnyCategoryIds',
    'containerPage',
    'sortOrder',
    'facetTags[]',
    'facetTags',
    'authors[]',
    'hideResults',
    'searchEquipments',
    'utm_source',
    '__proto__',
  ];
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '1',
      '2',
      '-1',
      'true',
      'makkara',
      'levite',
      'makkarat',
      'everyday',
      '"><b>',
      "' or 1=1",
      '%',
    ),
  );
  const query = fc
    .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString());
  const pages = [
    ['/haku', HOME, 'content/'],
    ['/tuotteet', HOME, 'products'],
    ['/en/products', HOME, 'products'],
    ['/reseptit', HOME, 'recipes'],
    ['/uutiset', HOME, 'newsroom'],
    ['/tuotteet', SHOP, 'lihakauppa-products'],
    ['/sok', SWEDISH, 'content/'],
  ] as const;

  it.each(pages)(
    'search: %s on %s shows as many hits as the call finds, and no stack trace [SRCH-32]',
    { timeout: 60_000 },
    async (path, host, call) => {
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(query, async (text) => {
          const { statusCode, body, main, titles } = await open(`${path}?${text}`, host);
          expect(statusCode).toBe(200);
          expect(body).not.toMatch(/\bat .+\.[jt]s:\d+/);
          expect(
            main.querySelectorAll('script:not([type="application/json"]), [data-widget] b'),
          ).toHaveLength(0);
          const asked = new URLSearchParams(text);
          if (asked.has('hideResults') || (asked.get('page') ?? '1') !== '1') return;
          if (!isLanguage(asked.get('language') ?? ''))
            asked.set('language', path.startsWith('/en/') ? 'en' : '');
          expect(titles).toHaveLength((await hits(call, asked.toString(), host)).hits.length);
          compared += 1;
        }),
        { numRuns: 12 },
      );
      expect(compared).toBeGreaterThan(0);
    },
  );
});
