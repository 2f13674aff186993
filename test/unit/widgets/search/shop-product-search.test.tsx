import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  hits,
  open as openPage,
  searches,
  serve,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/', props: object = {}) =>
  openPage('shop-product-search', at, { site: 'lihakauppa', ...props });

test("shop search: with skipPagination every hit is shown, without 'show more' [SRCH-26]", async () => {
  serve(() => ({ hits: hits(1, 37), hasMore: true, totalCount: 37 }));
  open('/?page=3', { skipPagination: true });
  await waitFor(() => expect(titles()).toHaveLength(37));
  expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
  expect(searches).toHaveLength(1);
});

test('shop search: a group and a filter of the same name are one choice, and prices have their heading [SRCH-05] [SRCH-24]', async () => {
  const facetCategories = [{ value: 'nauta', label: 'Nauta', count: 1 }];
  serve(() => ({ hits: hits(1, 1), facetCategories }), {
    custom: [
      { key: 'beef', value: 'Nauta' },
      { key: 'smoked', value: 'Savustettu' },
      { key: 'up-to-10', value: 'Enintään 10 €', group: 'Hinta' },
    ],
  });
  open();
  expect(await screen.findAllByLabelText(/^Nauta/)).toHaveLength(1);
  const prices = screen.getByRole('group', { name: 'Hinta' });
  fireEvent.click(within(prices).getByRole('checkbox', { name: 'Enintään 10 €' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Savustettu' }));
  await waitFor(() => expect(address()).toBe('/?facetTags[]=up-to-10&facetTags[]=smoked'));
});
