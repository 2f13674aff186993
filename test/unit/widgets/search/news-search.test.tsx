import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  address,
  counting,
  hits,
  open as openPage,
  searches,
  serve,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/uutiset', props: object = {}) => openPage('news-search', at, { ...props });

test('news search: authors of the block are checkboxes, none checked [SRCH-22]', async () => {
  serve(counting(1));
  open('/uutiset', {
    authors: [
      { value: 'a', label: 'Aino' },
      { value: 'b', label: 'Bo' },
    ],
  });
  const group = await screen.findByRole('group', { name: 'Kirjoittajat' });
  expect(within(group).getAllByRole('checkbox', { checked: false })).toHaveLength(2);
  for (const name of ['Bo', 'Aino']) {
    const before = searches.length;
    fireEvent.click(within(group).getByRole('checkbox', { name }));
    await waitFor(() => expect(searches).toHaveLength(before + 1));
  }
  expect(searches.at(-1)!.query.filter(([key]) => key === 'authors[]')).toEqual([
    ['authors[]', 'b'],
    ['authors[]', 'a'],
  ]);
  expect(address()).toBe('/uutiset?authors[]=b&authors[]=a');
});

test('news search: without them it has the authors of the answer, and an author of a link can be removed [SRCH-22]', async () => {
  serve(() => ({ hits: hits(1, 1), authors: [{ value: 'Toimitus', count: 3 }] }));
  open('/uutiset?authors[]=Poistunut');
  const group = await screen.findByRole('group', { name: 'Kirjoittajat' });
  await within(group).findByRole('checkbox', { name: 'Toimitus', checked: false });
  fireEvent.click(within(group).getByRole('checkbox', { name: 'Poistunut', checked: true }));
  await waitFor(() => expect(searches).toHaveLength(2));
  expect(searches[1]!.get('authors[]')).toBeNull();
  expect(address()).toBe('/uutiset');
});

test('news search: an order other than newest first is in the address [SRCH-14]', async () => {
  serve(counting(1));
  open('/uutiset', {
    sortOrders: [
      { value: 2, label: 'Uusimmat' },
      { value: 3, label: 'Vanhimmat' },
    ],
  });
  const choice = await screen.findByRole('combobox', { name: 'Järjestys' });
  expect(choice).toHaveDisplayValue('Uusimmat');
  fireEvent.change(choice, { target: { value: '3' } });
  expect(address()).toBe('/uutiset?sortOrder=3');
  fireEvent.change(choice, { target: { value: '2' } });
  expect(address()).toBe('/uutiset');
  await waitFor(() => expect(titles()).toHaveLength(1));
});
