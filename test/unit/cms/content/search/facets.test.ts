import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../cms/database/database.ts';
import { appOn } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';
import { searchContent } from '../../support/search-content.ts';
import { searchPages, searchViews } from '../../support/search-pages.ts';
import { getter, labels, titles } from '../../support/searching.ts';

describe.each(databases)('lists and facets on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  let get: ReturnType<typeof getter>;

  beforeAll(async () => {
    database = await open();
    app = await appOn(database, { prerender: await searchViews() }, searchContent);
    get = getter(app);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.filter(({ count }) => count > 0).map(({ value, count }) => [value, count]));
  const products = (query: string, host?: string) => get(`search/products?${query}`, host);

  it('API-10 lists every product of the site without a query, as its editors ordered them', async () => {
    const all = await products('');
    expect(titles(all)).toEqual(['Zorro', 'Ölkorv', 'Äppelkorv', 'Ålandskorv', 'apina', 'Grillimakkara']);
    expect(all).toMatchObject({ totalCount: 6, hasMore: false, query: '' });
  });

  it('SRCH-20 sorts by title with Å, Ä and Ö last', async () => {
    expect(titles(await products('sortOrder=1'))).toEqual([
      'apina',
      'Grillimakkara',
      'Zorro',
      'Ålandskorv',
      'Äppelkorv',
      'Ölkorv',
    ]);
  });

  it('API-12 and API-13 list recipes in their order and news newest first', async () => {
    expect(titles(await get('search/recipes'))).toEqual(['Joulukinkku', 'Kesäkeitto']);
    expect(titles(await get('search/newsroom'))).toEqual(['Uusi', 'Keski', 'Vanha']);
    expect(titles(await get('search/newsroom?sortOrder=1'))).toEqual(['Keski', 'Uusi', 'Vanha']);
  });

  it('API-08 finds nothing on the site where nothing is asked', async () => {
    expect(await get('search/content')).toMatchObject({ hits: [], totalCount: 0, facetCategories: [] });
  });

  it('API-10 finds nothing where a query holds no word', async () => {
    expect((await products('q=%21%3F')).hits).toEqual([]);
  });

  it('SRCH-05 narrows by category and counts every category whichever is chosen', async () => {
    const { hits, totalCount, facetCategories } = await products('contentGroup=makkarat');
    expect([hits.length, totalCount]).toEqual([4, 4]);
    expect(facetCategories).toEqual([
      { value: 'muut', label: 'Muut', count: 2 },
      { value: 'makkarat', label: 'Makkarat', count: 4 },
    ]);
  });

  it('SRCH-24 narrows by each tag and says what is left if another is added', async () => {
    const one = await products('facetTags=grilling');
    expect(titles(one)).toEqual(['Ölkorv', 'Äppelkorv', 'Grillimakkara']);
    expect(counts(one.facetTags)).toEqual({ grilling: 3, 'gluten-free': 2, summer: 1 });
    const two = await products('facetTags[]=grilling&facetTags[]=gluten-free');
    expect(titles(two)).toEqual(['Ölkorv', 'Grillimakkara']);
    expect(counts(two.facetTags)).toEqual({ grilling: 2, 'gluten-free': 2, summer: 1 });
    expect(two.facetCategories).toContainEqual({ value: 'muut', label: 'Muut', count: 0 });
  });

  it('SRCH-24 goes on listing tags of which nothing is left, and an unknown one leaves nothing', async () => {
    const { facetTags } = await products('facetTags=summer');
    expect(facetTags).toContainEqual({ value: 'vegan', count: 0 });
    const unknown = await products('facetTags=no-such-tag');
    expect([unknown.totalCount, unknown.facetTags.length]).toEqual([0, facetTags.length]);
  });

  it('SRCH-22 narrows to any of the authors and counts all of them', async () => {
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

  it('SRCH-21 takes any, SRCH-18 all of the category ids, SRCH-20 a group of products', async () => {
    const found = async (query: string) => (await products(query)).totalCount;
    expect(await found('matchAnyCategoryIds[]=makkarat&matchAnyCategoryIds[]=muut')).toBe(6);
    expect(await found('matchAllCategoryIds[]=makkarat&matchAllCategoryIds[]=muut')).toBe(0);
    expect(await found('matchAllCategoryIds[]=makkarat&matchAllCategoryIds[]=sausages')).toBe(4);
    expect(await found('productGroup=sausages')).toBe(4);
    expect(await found('productGroup=fresh')).toBe(0);
  });

  it('SRCH-18 finds only what is below the container page', async () => {
    const below = async (containerPage: string) =>
      (await get(`search/content?q=korv&${String(new URLSearchParams({ containerPage }))}`)).totalCount;
    expect(await below('')).toBe(4);
    expect(await below('/')).toBe(4);
    expect(await below('/tuotteet/')).toBe(3);
    expect(await below('/uutiset')).toBe(1);
    expect([await below('/tuot'), await below('%'), await below('/_uotteet')]).toEqual([0, 0, 0]);
  });

  it('SRCH-26 gives all hits at once with skipPagination', async () => {
    const paged = await products('pageSize=2&page=2');
    expect([titles(paged), paged.hasMore]).toEqual([['Äppelkorv', 'Ålandskorv'], true]);
    const all = await products('pageSize=2&page=2&skipPagination=true');
    expect([all.hits.length, all.hasMore]).toEqual([6, false]);
    expect((await products('pageSize=2&skipPagination=yes')).hits).toHaveLength(2);
  });

  it('SRCH-25 gives the same hits and counts with hideResults', async () => {
    expect(await products('q=korv&hideResults=true')).toEqual(await products('q=korv'));
  });

  it('SRCH-27 lists equipment in place of the other products, and elsewhere none of it', async () => {
    expect(titles(await products('searchEquipments=true'))).toEqual(['Rullagrilli']);
    expect(labels((await products('searchEquipments=1')).facetCategories)).toEqual(['Grillit']);
    expect(titles(await products('q=rullagrilli'))).toEqual([]);
    expect(titles(await get('search/content?q=rullagrilli'))).toEqual(['Rullagrilli']);
    expect((await products('q=grilli&searchEquipments=true')).totalCount).toBe(1);
  });

  it('PRD-01 gives no price where nothing is sold', async () => {
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

  it('API-11 gives prices, offers and stock of the shop, from any site', async () => {
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

  it('SRCH-21 gives the time and the likes of a recipe, SRCH-22 the date and the author of news', async () => {
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

  it('API-49, API-50 and API-51 give the choices that something on the site answers to', async () => {
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

  it('API-50 speaks the language of the page that asks, by its address', async () => {
    const from = async (referer: string) =>
      (await app.inject({ url: '/api/facets/custom', headers: { host: 'localhost', referer } })).json<
        unknown[]
      >();
    expect(await from('http://localhost/tuotteet?q=x')).toHaveLength(2);
    // Nothing on the site is in English.
    expect(await from('http://localhost/en/products')).toEqual([]);
    expect(await from('no address')).toHaveLength(2);
  });

  it('SRCH-24 takes the keys of the facet calls as facetTags', async () => {
    const { facetTags } = await get('search/recipes');
    const known = await get<{ key: string }[]>('facets/recipetags');
    const keys = facetTags.map(({ value }) => value);
    expect(keys).toEqual(expect.arrayContaining(known.map(({ key }) => key)));
  });

  it('API-09 and API-30 list all products by title, with numbers for ids', async () => {
    const list = await get<{ productId: number; title: string }[]>('search/all-products?language=fi');
    expect(list).toHaveLength(6);
    expect(list.slice(0, 2)).toEqual([
      { productId: 205, title: 'apina' },
      { productId: 206, title: 'Grillimakkara' },
    ]);
  });

  it('NAV-02 SRCH-24 without JavaScript facets narrow, several at once, and each can be taken back', async () => {
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
