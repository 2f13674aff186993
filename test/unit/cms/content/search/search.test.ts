import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../../cms/database/database.ts';
import type { Hit } from '../../../../../cms/content/search/hit.ts';
import { appOn } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';

describe.each(databases)('search on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    app = await appOn(database);
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const get = async (call: string, parameters: Record<string, string>, host = 'localhost') => {
    const answer = await app.inject({
      url: `/api/search/${call}?${String(new URLSearchParams(parameters))}`,
      headers: { host },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json<{
      hits: Hit[];
      totalCount: number;
      hasMore: boolean;
      query: string;
      facetCategories: unknown;
    }>();
  };
  const titles = async (q: string, language = 'fi', host = 'localhost') =>
    (await get('content/', { q, language, pageSize: '50' }, host)).hits.map(({ title }) => title);

  it('API-08 finds a word in any of its forms, in the singular and in the plural', async () => {
    for (const q of ['makkara', 'makkarat', 'makkaran', 'MAKKARA']) {
      expect(await titles(q)).toEqual(expect.arrayContaining(['Rantalenkki', 'Makkarakeitto', 'Lihapulla']));
    }
    expect(await titles('nakki')).toContain('Nakki');
    expect(await titles('nakit')).toContain('Nakki');
    expect(await titles('lihapullat')).toContain('Lihapulla');
  });

  it('API-08 finds a word at the end of a compound, as Finnish writes them', async () => {
    expect(await titles('makkara')).toContain('Kesän grillimakkara');
    expect(await titles('lenkki')).toContain('Rantalenkki');
  });

  it('API-08 puts a title above a category, and a category above a text', async () => {
    const found = await titles('makkarat');
    expect(found.indexOf('Rantalenkki')).toBeLessThan(found.indexOf('Lihapulla'));
    expect((await titles('lihapulla'))[0]).toBe('Lihapulla');
  });

  it('API-08 wants every word, and nothing where one is not there', async () => {
    expect(await titles('kesän grillimakkara')).toEqual(['Kesän grillimakkara']);
    expect(await titles('makkara avaruusasema')).toEqual([]);
  });

  it('API-08 stems Swedish on Swedish pages, whatever the case of Å, Ä and Ö', async () => {
    expect(await titles('köttbulle', 'se', 'lithellsse.localhost')).toEqual(['Köttbullar']);
    expect(await titles('ÄPPELKORV', 'se', 'lithellsse.localhost')).toEqual(['Äppelkorv']);
    expect(await titles('korvar', 'se', 'lithellsse.localhost')).toEqual(
      expect.arrayContaining(['Korv Stroganoff', 'Äppelkorv']),
    );
  });

  it('API-08 stems English on English pages', async () => {
    expect(await titles('sausages', 'en')).toEqual(['Ring sausage']);
  });

  it('API-08 keeps to the site, which has the main one’s products where it has few of its own', async () => {
    expect(await titles('makkara', 'fi', 'lihakauppa.localhost')).toContain('Rantalenkki');
    expect(await titles('makkarakeitto', 'fi', 'lihakauppa.localhost')).toEqual([]);
  });

  it('SRCH-06 gives every field of a hit', async () => {
    const { hits } = await get('content/', { q: 'rantalenkki', language: 'fi' });
    expect(hits[0]).toEqual({
      contentId: '100',
      url: '/tuotteet/tuote-100',
      title: 'Rantalenkki',
      category: 'Makkarat',
      teaserText: '',
      image: '/media/products/100.svg',
      type: 'product',
      code: '100',
      productCode: '100',
      price: '4,95',
      svhPrice: null,
      discountPercentage: null,
      pricePerKilo: '12,38',
      stock: null,
      gtinCode: '6400000000000',
      isNovelty: false,
    });
  });

  it('SRCH-12 counts, says whether there is more, repeats the query and counts the kinds', async () => {
    const first = await get('content/', { q: 'levite', page: '1', pageSize: '12', language: 'fi' });
    expect(first).toMatchObject({ totalCount: 30, hasMore: true, query: 'levite' });
    expect(first.facetCategories).toEqual([{ value: 'product', label: 'Tuotteet', count: 30 }]);
    const last = await get('content', { q: 'levite', page: '3', pageSize: '12', language: 'fi' });
    expect(last.hits).toHaveLength(6);
    expect(last.hasMore).toBe(false);
  });

  it('SRCH-10 gives ten hits where no size is asked for', async () => {
    expect((await get('content/', { q: 'levite' })).hits).toHaveLength(10);
  });

  it('SRCH-11 narrows by content group, and the facets go on counting all of them', async () => {
    const news = await get('content/', { q: 'makkara', contentGroup: 'news' });
    expect(new Set(news.hits.map(({ type }) => type))).toEqual(new Set(['news']));
    expect(news.totalCount).toBe(2);
    expect(news.facetCategories).toEqual(
      expect.arrayContaining([expect.objectContaining({ value: 'product' })]),
    );
    expect(
      (await get('content/', { q: 'makkara', contentGroup: 'Makkarat' })).hits.map(({ title }) => title),
    ).toEqual(['Rantalenkki']);
  });

  it('SRCH-11 sorts by title with sortOrder 1 and newest first with 2', async () => {
    const by = async (sortOrder: string) =>
      (await get('content/', { q: 'makkara', contentGroup: 'news', sortOrder })).hits.map(
        ({ contentId }) => contentId,
      );
    expect(await by('2')).toEqual(['uusi', 'vanha']);
    expect(await by('1')).toEqual(['vanha', 'uusi']);
  });

  it('QS-06 suggests from the beginning of a word, with and without the slash', async () => {
    for (const call of ['suggestions', 'suggestions/']) {
      const { hits } = await get(call, { q: 'makk', language: 'fi', pageSize: '5' });
      expect(hits.length).toBeGreaterThan(0);
      expect(hits.length).toBeLessThanOrEqual(5);
      expect(hits.map(({ title }) => title)).toContain('Makkarakeitto');
    }
    expect(
      (await get('suggestions/', { q: 'äppelk', language: 'se' }, 'lithellsse.localhost')).hits,
    ).toHaveLength(1);
  });

  it('API-08 takes any query: what is no number, no language and no word reads as the default', async () => {
    for (const q of [
      '',
      '   ',
      "'",
      "a' | b:* & !(",
      '\\',
      '%',
      '_',
      ':*',
      '\0',
      '<->',
      '🌭',
      'x'.repeat(5000),
    ]) {
      const answer = await get('content/', {
        q,
        page: '-1',
        pageSize: 'NaN',
        language: 'xx',
        sortOrder: '99',
        contentGroup: q,
      });
      expect([q, answer.hits]).toEqual([q, []]);
    }
    const plain = await get('content/', { q: 'levite', page: '1e9', pageSize: '100000', sortOrder: 'desc' });
    expect(plain.hits).toHaveLength(10);
  });
});
