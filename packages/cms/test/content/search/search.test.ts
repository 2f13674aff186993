import { describe, expect, it } from 'vitest';
import type { Hit } from '../../../search/hit.ts';
import { serveApp } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';

describe.each(databases)('search on $name', ({ open }) => {
  const { app } = serveApp(open);

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
      omitted?: string[];
      facetCategories: unknown;
    }>();
  };
  const titles = async (q: string, language = 'fi', host = 'localhost') =>
    (await get('content/', { q, language, pageSize: '50' }, host)).hits.map(({ title }) => title);

  it('word: it is found in all its forms, singular and plural [API-08]', async () => {
    for (const q of ['makkara', 'makkarat', 'makkaran', 'MAKKARA']) {
      expect(await titles(q)).toEqual(expect.arrayContaining(['Rantalenkki', 'Makkarakeitto', 'Lihapulla']));
    }
    expect(await titles('nakki')).toContain('Nakki');
    expect(await titles('nakit')).toContain('Nakki');
    expect(await titles('lihapullat')).toContain('Lihapulla');
  });

  it('word: it is found at the end of a Finnish compound [API-08]', async () => {
    expect(await titles('makkara')).toContain('Kesän grillimakkara');
    expect(await titles('lenkki')).toContain('Rantalenkki');
  });

  it('ranking: titles come before categories, and categories before texts [API-08]', async () => {
    const found = await titles('makkarat');
    expect(found.indexOf('Rantalenkki')).toBeLessThan(found.indexOf('Lihapulla'));
    expect((await titles('lihapulla'))[0]).toBe('Lihapulla');
  });

  it('several words: all are required if one entry has all [API-08]', async () => {
    expect(await titles('kesän grillimakkara')).toEqual(['Kesän grillimakkara']);
  });

  it.each([
    ['an unknown word', 'Rantalenkki avaruusasema', ['Rantalenkki'], ['avaruusasema']],
    ['a measure that nothing has', 'rantalenkki 5 kg', ['Rantalenkki'], ['5 kg']],
    ['a misspelt and an unknown word', 'rantalenki qwertyuiop', ['Rantalenkki'], ['qwertyuiop']],
    ['words of different entries', 'rantalenkki lihapulla', ['Rantalenkki'], ['lihapulla']],
    [
      'three words, two of them together',
      'lihapulla kesän grillimakkara',
      ['Kesän grillimakkara'],
      ['lihapulla'],
    ],
    [
      'a synonym of several words and an unknown word',
      'ota yhteyttä qwertyuiop',
      ['Ota yhteyttä'],
      ['qwertyuiop'],
    ],
    ['unknown words only', 'qwertyuiop asdfghjk', [], undefined],
    ['the most words of a search', `${'qwertyuiop '.repeat(7)} rantalenkki`, ['Rantalenkki'], ['qwertyuiop']],
  ])('%s: the other words are searched, and it is named [API-08]', async (_, q, found, omitted) => {
    const answer = await get('content/', { q, language: 'fi' });
    expect({ found: answer.hits.map(({ title }) => title), omitted: answer.omitted }).toEqual({
      found,
      omitted,
    });
    const { hits } = await get('suggestions/', { q, language: 'fi' });
    expect(hits.map(({ title }) => title)).toEqual(found);
  });

  it('one or two letters: the titles that begin with the letter, or have a word that begins with both [API-08]', async () => {
    expect(await titles('ke')).toEqual(expect.arrayContaining(['Kesän grillimakkara']));
    expect(await titles('gr')).toContain('Kesän grillimakkara');
    expect(await titles('r')).toContain('Rantalenkki');
    for (const title of await titles('l')) expect(title).toMatch(/^L/i);
    expect(await titles('äp', 'se', 'lithellsse.localhost')).toContain('Äppelkorv');
    expect(await titles('ri', 'en')).toEqual(['Ring sausage']);
  });

  it('Swedish pages: words are stemmed, in any case of Å, Ä and Ö [API-08]', async () => {
    expect(await titles('köttbulle', 'se', 'lithellsse.localhost')).toEqual(['Köttbullar']);
    expect(await titles('ÄPPELKORV', 'se', 'lithellsse.localhost')).toEqual(['Äppelkorv']);
    expect(await titles('korvar', 'se', 'lithellsse.localhost')).toEqual(
      expect.arrayContaining(['Korv Stroganoff', 'Äppelkorv']),
    );
  });

  it('English pages: words are stemmed [API-08]', async () => {
    expect(await titles('sausages', 'en')).toEqual(['Ring sausage']);
  });

  it('site: only its own content is found [API-08]', async () => {
    expect(await titles('makkara', 'fi', 'lihakauppa.localhost')).toEqual([]);
    expect(await titles('makkarakeitto', 'fi', 'lihakauppa.localhost')).toEqual([]);
  });

  it('hit: it has all fields [SRCH-06]', async () => {
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
      gtinCode: '6400000000002',
      isNovelty: false,
    });
  });

  it('answer: it has counts, hasMore, the query and the counts of kinds [SRCH-12]', async () => {
    const first = await get('content/', { q: 'levite', page: '1', pageSize: '12', language: 'fi' });
    expect(first).toMatchObject({ totalCount: 30, hasMore: true, query: 'levite' });
    expect(first.facetCategories).toEqual([{ value: 'product', label: 'Tuotteet', count: 30 }]);
    const last = await get('content', { q: 'levite', page: '3', pageSize: '12', language: 'fi' });
    expect(last.hits).toHaveLength(6);
    expect(last.hasMore).toBe(false);
  });

  it('no page size: ten hits are returned [SRCH-10]', async () => {
    expect((await get('content/', { q: 'levite' })).hits).toHaveLength(10);
  });

  it('content group: it filters, and the facets count all groups [SRCH-11]', async () => {
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

  it('sortOrder: 1 sorts by title, 2 newest first [SRCH-11]', async () => {
    const by = async (sortOrder: string) =>
      (await get('content/', { q: 'makkara', contentGroup: 'news', sortOrder })).hits.map(
        ({ contentId }) => contentId,
      );
    expect(await by('2')).toEqual(['uusi', 'vanha']);
    expect(await by('1')).toEqual(['vanha', 'uusi']);
  });

  it('suggestions: a prefix is enough, with and without the trailing slash [QS-06]', async () => {
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

  it('any query: an invalid number, language or word is read as the default [API-08]', async () => {
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
