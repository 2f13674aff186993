import { describe, expect, it } from 'vitest';
import { serveApp } from '../support/app.ts';
import { databases } from '../support/databases.ts';
import { searchContent } from '../support/search-content.ts';

describe.each(databases)('filtered cards on $name', ({ open }) => {
  const { app } = serveApp(open, {}, searchContent);

  const ask = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/filtered-cards/${path}`, headers: { host: 'localhost', ...headers } });
  const headers = async (path: string) =>
    (await ask(path)).json<{ header: string }[]>().map(({ header }) => header);

  it('filter: theme, category and kind of content are found, in the order of the lists [API-48]', async () => {
    expect(await headers('grilling/product')).toEqual(['Ölkorv', 'Äppelkorv', 'Grillimakkara']);
    expect(await headers('makkarat/product')).toEqual(['Ölkorv', 'Äppelkorv', 'Ålandskorv', 'Grillimakkara']);
    expect(await headers('summer/recipe')).toEqual(['Kesäkeitto']);
    expect(await headers('summer/press-release')).toEqual(['Vanha']);
    expect(await headers('summer/square')).toEqual(['Vanha', 'Grillimakkara', 'Kesäkeitto']);
  });

  it('card: it has the fields of its kind [GRD-02]', async () => {
    const [recipe] = (await ask('summer/broiler-recipe')).json<object[]>();
    expect(recipe).toMatchObject({ type: 'broiler-recipe', link: '/reseptit/kesakeitto' });
    expect(recipe).toHaveProperty('totalTime');
    expect(recipe).toHaveProperty('likeCount');
    const [release] = (await ask('summer/press-release')).json<object[]>();
    expect(release).toMatchObject({ publishDate: '2026-01-01', cisionTextType: 'Tiedotteet' });
    const [product] = (await ask('makkarat/product')).json<object[]>();
    expect(product).toMatchObject({ type: 'product', productCode: '202' });
  });

  it.each(['nothing', '..%2F..%2Fetc', "'%20or%20''='", 'x'.repeat(300)])(
    'unknown id (%s): nothing is found [API-48]',
    async (id) => {
      const answer = await ask(`${id}/recipe`);
      expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    },
  );

  it('unknown card type: the call is refused [API-48]', async () => {
    expect((await ask('summer/constructor')).statusCode).toBe(400);
  });

  it('language: it is that of the requesting page [API-48]', async () => {
    const english = await ask('summer/recipe', { referer: 'http://localhost/en/recipes' });
    expect(english.json()).toEqual([]);
  });
});
