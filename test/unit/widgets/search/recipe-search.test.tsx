import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  box,
  counting,
  facets,
  hits,
  list,
  open as openPage,
  searches,
  serve,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/reseptit', props: object = {}) => openPage('recipe-search', at, { ...props });

test('recipe search: it makes exactly these requests, and without a block none for recipe tags [API-12] [API-49] [API-50] [SRCH-21]', async () => {
  serve(counting(1));
  open();
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(searches.map(({ query }) => Object.fromEntries(query))).toEqual([
    { language: 'fi', page: '1', pageSize: '10' },
  ]);
  await screen.findByRole('group', { name: 'Aiheet' });
  expect(facets.map(({ path }) => path)).toEqual(['/api/facets/groups', '/api/facets/custom']);
});

test('recipe search: the recipe tags of its block are first [API-51] [SRCH-24]', async () => {
  serve(counting(1));
  open('/reseptit', { recipeSearchBlockId: 'arki 1' });
  const tag = await screen.findByRole('checkbox', { name: 'Keitot' });
  expect(facets.find(({ path }) => path === '/api/facets/recipetags')!.query).toEqual([
    ['recipeSearchBlockId', 'arki 1'],
  ]);
  expect(
    within(screen.getByRole('group', { name: 'Rajaa hakua' }))
      .getAllByRole('group')
      .flatMap((group) => group.querySelector('legend')?.textContent ?? []),
  ).toEqual(['Ruokalajit', 'Aiheet', 'Ominaisuudet']);
  fireEvent.click(tag);
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(searches[1]!.get('facetTags[]')).toBe('keitot');
  expect(address()).toBe('/reseptit?facetTags[]=keitot');
});

test('recipe search: another block has other tags [API-51]', async () => {
  serve(counting(1));
  const { update } = open('/reseptit', { recipeSearchBlockId: '1' });
  await screen.findByRole('checkbox', { name: 'Keitot' });
  update({ recipeSearchBlockId: '2' });
  await waitFor(() =>
    expect(facets.flatMap(({ get }) => get('recipeSearchBlockId') ?? [])).toEqual(['1', '2']),
  );
});

test('recipe search: all parameters of the block are sent [API-12] [SRCH-21] [SRCH-25]', async () => {
  serve(counting(1));
  open('/reseptit?q=keitto', {
    contentGroup: 'arki',
    matchAnyCategoryIds: ['1', '2'],
    facetTags: ['grilli'],
    hideResults: true,
    pageSize: 12,
  });
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(searches[0]!.query).toEqual([
    ['q', 'keitto'],
    ['page', '1'],
    ['pageSize', '12'],
    ['language', 'fi'],
    ['contentGroup', 'arki'],
    ['matchAnyCategoryIds[]', '1'],
    ['matchAnyCategoryIds[]', '2'],
    ['facetTags[]', 'grilli'],
    ['hideResults', 'true'],
  ]);
});

test('recipe search: categories of the address replace those of the block [SRCH-14] [SRCH-16]', async () => {
  serve(counting(1));
  open('/reseptit?matchAnyCategoryIds=9&utm=1', { matchAnyCategoryIds: ['1'] });
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(searches[0]!.query.filter(([key]) => key.startsWith('match'))).toEqual([
    ['matchAnyCategoryIds[]', '9'],
  ]);
  fireEvent.change(box(), { target: { value: 'keitto' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/reseptit?q=keitto&matchAnyCategoryIds[]=9&utm=1');
});

test('recipe search: typing does not filter the list [SRCH-30]', async () => {
  serve(counting(3));
  open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.change(box(), { target: { value: 'xyzzy' } });
  expect(titles()).toHaveLength(3);
});

test('recipe search: hits are recipe cards [SRCH-21] [SRCH-28] [GRD-11]', async () => {
  serve(() => ({
    hits: hits(1, 1, { isNovelty: true, totalTime: 45, category: 'Arki', teaserText: 'Helppo.' }),
  }));
  open();
  await waitFor(() => expect(titles()).toEqual(['Osuma 1']));
  const card = within(list()).getByRole('article');
  for (const text of ['Uutuus!', '45', 'Arki', 'Helppo.']) expect(card).toHaveTextContent(text);
});
