import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';
import { shippedContent } from '../../../demo/shipped-content.ts';
import { correctBy, getEditDistance } from '../../../search/text/typos.ts';
import { appOn } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';
import { getter, titles } from '../../support/searching.ts';
import { rowsOf } from '../../support/rows.ts';

describe('edit distance', () => {
  it.each([
    ['makkara', 'makkara', 0],
    ['makara', 'makkara', 1],
    ['makkaraa', 'makkara', 1],
    ['makkera', 'makkara', 1],
    ['makakra', 'makkara', 1],
    ['grilimakara', 'grillimakkara', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('edit distance: the typos between %s and %s are counted', (typed, meant, slips) => {
    expect(getEditDistance(typed, meant).whole).toBe(slips);
  });

  it('edit distance: the typos to a prefix of an unfinished word are counted', () => {
    expect(getEditDistance('grilim', 'grillimakkara')).toEqual({ whole: 7, beginning: 1 });
  });
});

describe('correction by known words', () => {
  it.each([
    [['makara'], 'makkara'],
    [['makkara'], undefined],
    [['makara', 'qwertyuiop'], undefined],
    [Array.from({ length: 8 }, () => 'makara'), 'makkara '.repeat(8).trim()],
    [Array.from({ length: 9 }, () => 'makara'), undefined],
  ])('words %j: the correction is %j', (words, corrected) => {
    expect(correctBy(words, ['makkara', 'makkara', 'makaroni'])).toBe(corrected);
  });
});

describe.each(databases)('typos on $name', ({ open }) => {
  let database: Database;
  let app: FastifyInstance;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(async () => {
    await app.close();
    await database.close();
  });

  it('typo: the meant word is found in three languages, and nothing for nonsense [API-08]', async () => {
    app = await appOn(database, {}, shippedContent);
    const get = getter(app);
    const found = async (q: string, host: string, language: string) =>
      titles(
        await get(`search/content?${String(new URLSearchParams({ q, language, pageSize: '100' }))}`, host),
      );
    for (const [typed, meant] of [
      ['makara', 'makkara'],
      ['makkkara', 'makkara'],
      ['MAKARA', 'makkara'],
      ['grilimakara', 'grillimakkara'],
      ['jauhelija', 'jauheliha'],
      ['jauhelija makaroni', 'jauheliha makaroni'],
      ['brolieri', 'broileri'],
    ] as const) {
      const right = await found(meant, 'localhost', 'fi');
      expect([typed, await found(typed, 'localhost', 'fi')]).toEqual([typed, right]);
    }
    expect((await found('makara', 'localhost', 'fi')).length).toBeGreaterThan(3);
    const korv = await found('korv', 'lithellsse.localhost', 'se');
    expect(korv.length).toBeGreaterThan(2);
    for (const typed of ['krov', 'kårv', 'korvv', 'corv'])
      expect([typed, await found(typed, 'lithellsse.localhost', 'se')]).toEqual([typed, korv]);
    const sausage = await found('sausage', 'localhost', 'en');
    expect(sausage.length).toBeGreaterThan(0);
    expect(await found('sausge', 'localhost', 'en')).toEqual(sausage);
    for (const q of [
      'asdfqwer',
      'qwertyuiop',
      'zxcv',
      'xkcd',
      'hjklöä',
      'zxcv asdfqwer',
      '12345',
      'aaaaaaaa',
    ])
      expect([q, await found(q, 'localhost', 'fi')]).toEqual([q, []]);
  });

  it('suggestions: the prefix of a misspelt word finds the meant word [QS-06]', async () => {
    app = await appOn(database);
    const { hits } = await getter(app)('search/suggestions?q=grilim&language=fi');
    expect(hits.map(({ title }) => title)).toEqual(['Kesän grillimakkara']);
  });

  it('known word without hits: it is not corrected [API-08]', async () => {
    app = await appOn(database);
    const get = getter(app);
    expect((await get('search/newsroom?q=nakki')).hits).toEqual([]);
    expect((await get('search/newsroom?q=makaratehdas')).hits).toHaveLength(1);
  });

  it('database without trigrams: the search works, but corrects no typos [API-08]', async () => {
    await rowsOf(database, 'drop extension pg_trgm cascade');
    app = await appOn(database);
    const get = getter(app);
    expect(titles(await get('search/content?q=makkarat'))).toContain('Kesän grillimakkara');
    expect((await get('search/content?q=makara')).hits).toEqual([]);
    await migrate(database);
    expect(await rowsOf(database, "select 1 from pg_extension where extname = 'pg_trgm'")).toHaveLength(1);
  });
});
