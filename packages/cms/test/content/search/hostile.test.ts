import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../search/search.ts';
import { serveApp } from '../../support/app.ts';
import { databases } from '../../support/databases.ts';
import { searchContent } from '../../support/search-content.ts';
import { DEFAULT_QUERY } from '../../../../../src/lib/search-query.ts';
import { quarterOf } from '../../../../../test/settings.ts';

const NAMES = [...Object.keys(DEFAULT_QUERY), 'recipeSearchBlockId'];
const SEARCHES = ['content', 'content/', 'products', 'recipes', 'newsroom', 'lihakauppa-products'];
const LISTS = ['search/all-products', 'facets/groups', 'facets/custom', 'facets/recipetags'];

/** Any byte that a browser or an attacker may send. */
const byte = fc.integer({ min: 0, max: 255 }).map((value) => `%${value.toString(16).padStart(2, '0')}`);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map(encodeURIComponent),
  fc.array(byte, { maxLength: 20 }).map((bytes) => bytes.join('')),
  fc.constantFrom(
    'makkara',
    'makara',
    'true',
    '-1',
    '1e400',
    '99999999999',
    "'",
    '%25',
    '%00',
    '\\',
    ':*',
    '%F0%9F%8C%AD',
    'x'.repeat(3000),
  ),
  fc
    .constantFrom('{', '}', '{"a":1}', '$1', '--', '/*', '%C3', '%ZZ', '%', '=', '[]', '\u{10ffff}')
    .map(encodeURI),
);
const parameter = fc
  .tuple(fc.constantFrom(...NAMES), fc.constantFrom('', '[]', '[0]', '%5B%5D'), value)
  .map(([name, suffix, text]) => `${name}${suffix}=${text}`);
const address = fc.array(parameter, { maxLength: 12 }).map((list) => list.join('&'));

describe('hostile URLs', () => {
  const { app } = serveApp(databases[0]!.open, {}, searchContent);

  const ask = async (call: string, query: string): Promise<unknown> => {
    const answer = await app.inject(`/api/${call}?${query}`);
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  it('search with any byte in any parameter: the answer is complete [SRCH-02]', async () => {
    const looked = { counts: 0, hits: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SEARCHES), address, async (call, query) => {
        const answer = (await ask(`search/${call}`, query)) as SearchResult;
        expect(answer.totalCount).toBeGreaterThanOrEqual(answer.hits.length);
        expect(typeof answer.hasMore).toBe('boolean');
        expect(typeof answer.query).toBe('string');
        const choices = [answer.facetCategories, answer.facetTags, answer.authors].flat();
        expect(choices.filter(({ count }) => !(count >= 0))).toEqual([]);
        for (const hit of answer.hits) expect(hit.url).toMatch(/^(https?:\/)?\//);
        looked.counts += choices.length;
        looked.hits += answer.hits.length;
      }),
      { numRuns: quarterOf(400) },
    );
    expect(looked.counts).toBeGreaterThan(0);
    expect(looked.hits).toBeGreaterThan(0);
  });

  it('other calls with any query: the answer is complete [API-07] [API-09] [API-49] [API-50] [API-51]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LISTS), address, async (call, query) => {
        expect(await ask(call, query)).toBeInstanceOf(Array);
        expect(await ask('search/suggestions/', query)).toEqual({ hits: expect.any(Array) as unknown[] });
      }),
      { numRuns: quarterOf(150) },
    );
  });
});
