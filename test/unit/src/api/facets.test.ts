import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCustomFacets, getFacetGroups, getRecipeTags } from '../../../../src/api/facets.ts';
import { configure } from '../../../../src/island/settings.ts';
import { api } from '../../../setup.ts';

const requests: string[] = [];
let answer: JsonBodyType;

beforeEach(() => {
  configure(undefined);
  requests.length = 0;
  answer = [{ key: 'grilli', value: 'Grillaus' }];
  api.use(
    http.get('*/api/facets/:name', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(pathname + search);
      return HttpResponse.json(answer);
    }),
  );
});

describe('facet calls', () => {
  test('groups are loaded by language [API-49]', async () => {
    expect(await getFacetGroups('se')).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    expect(requests).toEqual(['/api/facets/groups?language=se']);
  });

  test('custom facets are loaded for a language [API-50]', async () => {
    expect(await getCustomFacets('fi')).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    expect(requests).toEqual(['/api/facets/custom?language=fi']);
  });

  test('recipe tags are loaded by block [API-51] [API-52]', async () => {
    expect(await getRecipeTags('../a b&c=1', 'fi')).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    const [path, query] = requests[0]!.split('?');
    expect(path).toBe('/api/facets/recipetags');
    expect([...new URLSearchParams(query)]).toEqual([
      ['recipeSearchBlockId', '../a b&c=1'],
      ['language', 'fi'],
    ]);
  });
});

test('facet: the key is sent and the value is shown, numbers too [API-49]', async () => {
  answer = [
    { key: 12, value: ' Kaksitoista ' },
    { key: ' a ', value: '' },
    { key: 'b' },
    { key: '', value: 'Tyhjä' },
    { key: {}, value: 'Olio' },
    { value: 'Ilman' },
    null,
    'x',
    7,
    [],
  ];
  expect(await getCustomFacets('fi')).toEqual([
    { value: '12', label: 'Kaksitoista' },
    { value: 'a', label: 'a' },
    { value: 'b', label: 'b' },
  ]);
});

test.each([{}, { hits: [] }, 7, null])(
  'facets: an answer that is not a list is a bad response: %j [API-03]',
  async (wrong) => {
    answer = wrong;
    await expect(getCustomFacets('fi')).rejects.toMatchObject({ kind: 'bad-response' });
  },
);

test('facets: the call can be aborted [API-03]', async () => {
  const controller = new AbortController();
  const call = getFacetGroups('fi', controller.signal);
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});
