import { http, HttpResponse, type JsonBodyType } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { getCustomFacets, getFacetGroups, getRecipeTags } from '../../../../src/api/facets.ts';
import { configure } from '../../../../src/island/settings.ts';
import { api } from '../../../setup.ts';

const asked: string[] = [];
let answer: JsonBodyType;

beforeEach(() => {
  configure(undefined);
  asked.length = 0;
  answer = [{ key: 'grilli', value: 'Grillaus' }];
  api.use(
    http.get('*/api/facets/:name', ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json(answer);
    }),
  );
});

describe('the calls', () => {
  test('API-49 groups, by language', async () => {
    expect(await getFacetGroups('se')).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    expect(asked).toEqual(['/api/facets/groups?language=se']);
  });

  test('API-50 custom facets, by nothing', async () => {
    expect(await getCustomFacets()).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    expect(asked).toEqual(['/api/facets/custom']);
  });

  test('API-51 API-52 recipe tags, by the block', async () => {
    expect(await getRecipeTags('../a b&c=1')).toEqual([{ value: 'grilli', label: 'Grillaus' }]);
    const [path, query] = asked[0]!.split('?');
    expect(path).toBe('/api/facets/recipetags');
    expect([...new URLSearchParams(query)]).toEqual([['recipeSearchBlockId', '../a b&c=1']]);
  });
});

test('API-49 the key is sent, the value is read; of either a number is one, too', async () => {
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
  expect(await getCustomFacets()).toEqual([
    { value: '12', label: 'Kaksitoista' },
    { value: 'a', label: 'a' },
    { value: 'b', label: 'b' },
  ]);
});

test.each([{}, { hits: [] }, 7, null])('API-03 what is no list is a bad answer: %j', async (wrong) => {
  answer = wrong;
  await expect(getCustomFacets()).rejects.toMatchObject({ kind: 'bad-response' });
});

test('API-03 can be aborted', async () => {
  const controller = new AbortController();
  const call = getFacetGroups('fi', controller.signal);
  controller.abort();
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
});
