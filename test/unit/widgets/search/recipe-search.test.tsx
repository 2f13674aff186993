import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  counting,
  facets,
  open as openPage,
  searches,
  serve,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/reseptit', props: object = {}) => openPage('recipe-search', at, { ...props });

test('recipe search: the recipe tags of its block are first [API-51] [SRCH-24]', async () => {
  serve(counting(1));
  open('/reseptit', { recipeSearchBlockId: 'arki 1' });
  const tag = await screen.findByRole('checkbox', { name: 'Keitot' });
  expect(facets.find(({ path }) => path === '/api/facets/recipetags')!.query).toEqual([
    ['recipeSearchBlockId', 'arki 1'],
    ['language', 'fi'],
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
