import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { readHit } from '../../../../src/api/search.ts';
import { getSuggestions, readHits } from '../../../../src/api/suggestions.ts';
import { configure } from '../../../../src/island/settings.ts';
import { api } from '../../../setup.ts';

beforeEach(() => configure(undefined));

const full = {
  contentId: 12,
  url: '/tuotteet/makkara',
  title: ' Makkara ',
  category: 'Makkarat',
  teaserText: 'Hyvää.',
  image: '/kuva.jpg',
  type: 'product',
};

describe('search hit', () => {
  test('all its fields are read [SRCH-06]', () => {
    expect(readHit(full)).toEqual({
      ...full,
      contentId: '12',
      title: 'Makkara',
      image: { url: '/kuva.jpg', alt: '' },
      product: full,
    });
  });

  test('a title and a URL are enough [API-04]', () => {
    const bare = { url: '/a', title: 'A', category: null, teaserText: 7n, image: {}, type: [] };
    expect(readHit(bare)).toEqual({
      contentId: '',
      url: '/a',
      title: 'A',
      category: '',
      teaserText: '',
      image: undefined,
      type: '',
    });
  });

  test.each([
    null,
    'text',
    [],
    {},
    { ...full, url: 'javascript:alert(1)' },
    { ...full, url: ' java\nscript:alert(1)' },
    { ...full, url: 'data:text/html,x' },
    { ...full, url: null },
    { ...full, title: '  ' },
    { ...full, title: {} },
  ])('without them it is left out: %j [API-04]', (value) => {
    expect(readHit(value)).toBeUndefined();
  });
});

test.each<never>([null, [], 'x', {}, { hits: null }, { hits: { 0: full } }] as never[])(
  'search: an answer without a list of hits is a bad response: %j [API-03]',
  (answer) => {
    expect(() => readHits(answer)).toThrow(expect.objectContaining({ kind: 'bad-response' }));
  },
);

describe('suggestions', () => {
  test('the call has a trailing slash [API-07] [QS-06]', async () => {
    const requests: string[] = [];
    api.use(
      http.get('*/api/search/suggestions/', ({ request }) => {
        requests.push(new URL(request.url).search, new URL(request.url).pathname);
        return HttpResponse.json({ hits: [full, null, { title: 'Ei osoitetta' }] });
      }),
    );
    expect(await getSuggestions({ language: 'se', q: 'köttbullar & sås' })).toHaveLength(1);
    await getSuggestions({ language: 'fi', q: 'liha', sortOrder: 0 });
    expect(Object.fromEntries(new URLSearchParams(requests[0]))).toEqual({
      language: 'se',
      pageSize: '5',
      q: 'köttbullar & sås',
    });
    expect(new URLSearchParams(requests[2]).get('sortOrder')).toBe('0');
    expect(requests[1]).toBe('/api/search/suggestions/');
  });

  test('a longer answer is cut to five [QS-06]', async () => {
    const hits = Array.from({ length: 50 }, (_, index) => ({ ...full, contentId: index }));
    api.use(http.get('*/api/search/suggestions/', () => HttpResponse.json({ hits })));
    const found = await getSuggestions({ language: 'fi', q: 'liha' });
    expect(found.map(({ contentId }) => contentId)).toEqual(['0', '1', '2', '3', '4']);
  });

  test('the call can be aborted [API-07] [QS-14]', async () => {
    api.use(http.get('*/api/search/suggestions/', () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const call = getSuggestions({ language: 'fi', q: 'liha' }, controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });
});
