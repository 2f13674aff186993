import { describe, expect, it } from 'vitest';
import { databases } from '../../support/databases.ts';
import { searchContent } from '../../support/search-content.ts';
import { searchPages, searchViews } from '../../support/search-pages.ts';
import { getter, labels, titles } from '../../support/searching.ts';
import { serveApp } from '../../support/app.ts';

const prerender = await searchViews();

describe.each(databases)('lists and facets on $name', ({ open }) => {
  const { app } = serveApp(open, { prerender }, searchContent);
  const get = getter(app);

  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
  const products = (query: string, host?: string) => get(`search/products?${query}`, host);

  it('list without a query: all products of the site are listed in the order of the editors [API-10]', async () => {
    const all = await products('');
    expect(titles(all)).toEqual(['Zorro', 'Ölkorv', 'Äppelkorv', 'Ålandskorv', 'apina', 'Grillimakkara']);
    expect(all).toMatchObject({ totalCount: 6, hasMore: false, query: '' });
  });

  it('sort by title: Å, Ä and Ö come last [SRCH-20]', async () => {
    const sorted = ['apina', 'Grillimakkara', 'Zorro', 'Ålandskorv', 'Äppelkorv', 'Ölkorv'];
    expect(titles(await products('sortOrder=1'))).toEqual(sorted);
  });

  it('lists: recipes are in their order, news are newest first [API-12] [API-13]', async () => {
    expect(titles(await get('search/recipes'))).toEqual(['Joulukinkku', 'Kesäkeitto']);
    expect(titles(await get('search/newsroom'))).toEqual(['Uusi', 'Keski', 'Vanha']);
    expect(titles(await get('search/newsroom?sortOrder=1'))).toEqual(['Keski', 'Uusi', 'Vanha']);
  });

  it('site search without a query: nothing is found [API-08]', async () => {
    expect(await get('search/content')).toMatchObject({ hits: [], totalCount: 0, facetCategories: [] });
  });

  it('query without a word: nothing is found [API-10]', async () => {
    expect((await products('q=%21%3F')).hits).toEqual([]);
    expect(await get('search/suggestions?q=%21%3F')).toEqual({ hits: [] });
  });

  it('category: it filters, and every category is counted whichever is chosen [SRCH-05]', async () => {
    const { hits, totalCount, facetCategories } = await products('contentGroup=makkarat');
    expect([hits.length, totalCount]).toEqual([4, 4]);
    expect(facetCategories).toEqual([
      { value: 'muut', label: 'Muut', count: 2 },
      { value: 'makkarat', label: 'Makkarat', count: 4 },
    ]);
  });

  it('tags: each filters, and the counts are those after adding another one [SRCH-24]', async () => {
    const one = await products('facetTags=grilling');
    expect(titles(one)).toEqual(['Ölkorv', 'Äppelkorv', 'Grillimakkara']);
    expect(counts(one.facetTags)).toEqual({ grilling: 3, 'gluten-free': 2, summer: 1 });
    const two = await products('facetTags[]=grilling&facetTags[]=gluten-free');
    expect(titles(two)).toEqual(['Ölkorv', 'Grillimakkara']);
    expect(counts(two.facetTags)).toEqual({ grilling: 2, 'gluten-free': 2, summer: 1 });
    expect(two.facetCategories).toContainEqual({ value: 'muut', label: 'Muut', count: 0 });
  });

  it('tags: those without hits stay listed, and an unknown tag leaves nothing [SRCH-24]', async () => {
    const { facetTags } = await products('facetTags=summer');
    expect(facetTags).toContainEqual({ value: 'vegan', count: 0 });
    const unknown = await products('facetTags=no-such-tag');
    expect([unknown.totalCount, unknown.facetTags.length]).toEqual([0, facetTags.length]);
  });

  it('authors: any of the chosen ones match, and all are counted [SRCH-22]', async () => {
    const one = await get('search/newsroom?authors=maija-meri');
    expect(titles(one)).toEqual(['Keski']);
    const both = [
      { value: 'olli-ahti', label: 'Olli Åhti', count: 2 },
      { value: 'maija-meri', label: 'Maija Meri', count: 1 },
    ];
    expect(one.authors).toEqual(both);
    expect((await get('search/content?q=keski')).authors).toEqual([]);
    const any = await get('search/newsroom?authors[]=Maija+Meri&authors[]=Olli+%C3%85hti');
    expect(any.totalCount).toBe(3);
    expect((await get('search/newsroom?facetTags=summer&authors=maija-meri')).authors).toEqual([
      { value: 'olli-ahti', label: 'Olli Åhti', count: 1 },
      { value: 'maija-meri', label: 'Maija Meri', count: 0 },
    ]);
  });

  it('category ids: any [SRCH-21] or all [SRCH-18] of them match, and a product group filters [SRCH-20]', async () => {
    const found = async (query: string) => (await products(query)).totalCount;
    expect(await found('matchAnyCategoryIds[]=makkarat&matchAnyCategoryIds[]=muut')).toBe(6);
    expect(await found('matchAllCategoryIds[]=makkarat&matchAllCategoryIds[]=muut')).toBe(0);
    expect(await found('matchAllCategoryIds[]=makkarat&matchAllCategoryIds[]=sausages')).toBe(4);
    expect(await found('productGroup=sausages')).toBe(4);
    expect(await found('productGroup=fresh')).toBe(0);
  });

  it('container page: only pages below it are found [SRCH-18]', async () => {
    const below = async (containerPage: string) =>
      (await get(`search/content?q=korv&${String(new URLSearchParams({ containerPage }))}`)).totalCount;
    expect(await below('')).toBe(4);
    expect(await below('/')).toBe(4);
    expect(await below('/tuotteet/')).toBe(3);
    expect(await below('/uutiset')).toBe(1);
    expect([await below('/tuot'), await below('%'), await below('/_uotteet')]).toEqual([0, 0, 0]);
  });

  it('skipPagination: all hits are returned at once [SRCH-26]', async () => {
    const paged = await products('pageSize=2&page=2');
    expect([titles(paged), paged.hasMore]).toEqual([['Äppelkorv', 'Ålandskorv'], true]);
    const all = await products('pageSize=2&page=2&skipPagination=true');
    expect([all.hits.length, all.hasMore]).toEqual([6, false]);
    expect((await products('pageSize=2&skipPagination=yes')).hits).toHaveLength(2);
  });

  it('hideResults: hits and counts are unchanged [SRCH-25]', async () => {
    expect(await products('q=korv&hideResults=true')).toEqual(await products('q=korv'));
  });

  it('searchEquipments: equipment replaces the other products, which never include it [SRCH-27]', async () => {
    expect(titles(await products('searchEquipments=true'))).toEqual(['Rullagrilli']);
    expect(labels((await products('searchEquipments=1')).facetCategories)).toEqual(['Grillit']);
    expect(titles(await products('q=rullagrilli'))).toEqual([]);
    expect(titles(await get('search/content?q=rullagrilli'))).toEqual(['Rullagrilli']);
    expect((await products('q=grilli&searchEquipments=true')).totalCount).toBe(1);
  });

  it('site that sells nothing: products have no price [PRD-01]', async () => {
    const [zorro] = (await products('')).hits;
    expect(zorro).toMatchObject({
      contentId: '201',
      code: '201',
      productCode: '201',
      valoCode: 'VL-201',
      price: null,
      svhPrice: null,
      discountPercentage: null,
      pricePerKilo: null,
      stock: null,
      isNovelty: true,
      image: ['/media/products/201.svg', '/media/products/201-served.svg'],
    });
    const [inContent] = (await get('search/content?q=zorro')).hits;
    expect(inContent).toMatchObject({
      productCode: '201',
      isNovelty: true,
      image: '/media/products/201.svg',
    });
    expect(inContent).not.toHaveProperty('images');
  });

  it('shop products: prices, offers and stock are returned on every site [API-11]', async () => {
    const inShop = await get('search/lihakauppa-products?skipPagination=true', 'lihakauppa.localhost:4000');
    expect(inShop.hits[0]).toMatchObject({
      url: '/tuotteet/tuote-301',
      price: '12,90',
      svhPrice: '14,90',
      discountPercentage: 13,
      pricePerKilo: '25,80',
      stock: 0,
    });
    const elsewhere = await get('search/lihakauppa-products?contentGroup=nauta', 'localhost:4000');
    expect(elsewhere.hits.map(({ url }) => url)).toEqual([
      'http://lihakauppa.localhost:4000/tuotteet/tuote-301',
    ]);
  });

  it('hits: recipes have time and likes [SRCH-21], news date and author [SRCH-22]', async () => {
    expect((await get('search/recipes')).hits[0]).toMatchObject({
      totalTime: 30,
      portions: 4,
      isNovelty: false,
      likeCount: expect.any(Number) as number,
    });
    expect((await get('search/newsroom')).hits[0]).toMatchObject({
      publishDate: '2026-11-01',
      author: 'Olli Åhti',
    });
  });

  it("facet calls: only choices that the site's content has are returned [API-49] [API-50] [API-51]", async () => {
    const facets = async (call: string, host?: string) =>
      (await get<{ key: string; value: string }[]>(`facets/${call}`, host)).map(({ key, value }) => [
        key,
        value,
      ]);
    expect(await facets('groups?language=fi')).toEqual([
      ['christmas', 'Joulu'],
      ['summer', 'Kesä'],
      ['grilling', 'Grillaus'],
    ]);
    expect(await facets('custom')).toEqual([
      ['gluten-free', 'Gluteeniton'],
      ['vegan', 'Vegaaninen'],
    ]);
    const soup = ['soup', 'Keitot'];
    expect(await facets('recipetags')).toEqual([soup, ['oven', 'Uuniruoat']]);
    expect(await facets('recipetags?recipeSearchBlockId=no-such-block')).toHaveLength(2);
    expect(await facets('recipetags?recipeSearchBlockId=keitot')).toEqual([soup]);
    expect(await facets('groups?language=en')).toEqual([]);
    expect(await facets('groups', 'lithellsse.localhost')).toEqual([]);
  });

  it('facet calls: the language is that of the requesting page [API-50]', async () => {
    const from = async (referer: string) =>
      (await app.inject({ url: '/api/facets/custom', headers: { host: 'localhost', referer } })).json<
        unknown[]
      >();
    expect(await from('http://localhost/tuotteet?q=x')).toHaveLength(2);
    // The site has nothing in English.
    expect(await from('http://localhost/en/products')).toEqual([]);
    expect(await from('no address')).toHaveLength(2);
  });

  it('facetTags: the keys of the facet calls are accepted [SRCH-24]', async () => {
    const { facetTags } = await get('search/recipes');
    const known = await get<{ key: string }[]>('facets/recipetags');
    const keys = facetTags.map(({ value }) => value);
    expect(keys).toEqual(expect.arrayContaining(known.map(({ key }) => key)));
  });

  it('product lists: all products are listed by title with numeric ids [API-09] [API-30]', async () => {
    const list = await get<{ productId: number; title: string }[]>('search/all-products?language=fi');
    expect(list).toHaveLength(6);
    expect(list.slice(0, 2)).toEqual([
      { productId: 205, title: 'apina' },
      { productId: 206, title: 'Grillimakkara' },
    ]);
  });

  it('facets without JavaScript: several filter at once, and each can be removed [NAV-02] [SRCH-24]', async () => {
    const at = searchPages(app);
    const all = await at('/tuotteet');
    all.choice('Grillaus').checked = true;
    all.choice('Gluteeniton').checked = true;
    const both = await at(all.sent());
    expect(both.titles).toEqual(['Ölkorv', 'Grillimakkara']);
    expect([both.choice('Grillaus').checked, both.choice('Gluteeniton').checked]).toEqual([true, true]);
    both.choice('Gluteeniton').checked = false;
    const one = await at(both.sent());
    expect(one.titles).toEqual(['Ölkorv', 'Äppelkorv', 'Grillimakkara']);
    expect((await at(one.cleared!)).titles).toEqual(all.titles);
  });
});
