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
  showMore,
  titles,
} from '../../src/ui/search/search-support.tsx';

const open = (at = '/', props: object = {}) =>
  openPage('shop-product-search', at, { site: 'lihakauppa', ...props });

test('API-11 SRCH-23 the request is this and no more; there are no facets', async () => {
  serve(counting(1));
  open();
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(searches.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/api/search/lihakauppa-products', { language: 'fi', page: '1', pageSize: '10' }],
  ]);
  expect(facets).toEqual([]);
});

test('API-11 API-14 SRCH-23 SRCH-26 all that its block can say is sent', async () => {
  serve(counting(1));
  open('/?q=liha', { contentGroup: 'nauta', matchAnyCategoryIds: ['1', '2'], skipPagination: true });
  await waitFor(() => expect(searches).toHaveLength(1));
  expect(searches[0]!.query).toEqual([
    ['q', 'liha'],
    ['page', '1'],
    ['pageSize', '10'],
    ['language', 'fi'],
    ['contentGroup', 'nauta'],
    ['matchAnyCategoryIds[]', '1'],
    ['matchAnyCategoryIds[]', '2'],
    ['skipPagination', 'true'],
  ]);
});

test("SRCH-26 all at once: every hit that comes, no 'show more'", async () => {
  serve(() => ({ hits: hits(1, 37), hasMore: true, totalCount: 37 }));
  open('/?page=3', { skipPagination: true });
  await waitFor(() => expect(titles()).toHaveLength(37));
  expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
  expect(searches).toHaveLength(1);
});

test('SRCH-14 SRCH-26 the address can ask for pages where the block shows all, and for all', async () => {
  serve(counting(25));
  open('/?skipPagination=false', { skipPagination: true });
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(searches[0]!.get('skipPagination')).toBeNull();
  fireEvent.click(showMore());
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(address()).toBe('/?page=2&skipPagination=false');
});

test('SRCH-05 SRCH-14 all, where the CMS chose a group', async () => {
  serve(counting(3));
  open('/', { contentGroup: 'nauta', contentGroups: [{ value: 'nauta', label: 'Nauta' }] });
  expect(await screen.findByRole('radio', { name: 'Nauta' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Kaikki' }));
  await waitFor(() => expect(searches.map(({ get }) => get('contentGroup'))).toEqual(['nauta', null]));
  expect(address()).toBe('/?contentGroup=');
});

test('SRCH-30 typing narrows no list of the shop', async () => {
  serve(counting(3));
  open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.change(box(), { target: { value: 'xyzzy' } });
  expect(titles()).toHaveLength(3);
});

test('SRCH-23 PRD-19 hits are shop product cards', async () => {
  serve(() => ({
    hits: hits(1, 1, { price: '14,90', svhPrice: '19,90', pricePerKilo: '41,39', isNovelty: true }),
  }));
  open();
  await waitFor(() => expect(titles()).toEqual(['Osuma 1']));
  const card = within(list()).getByRole('article');
  for (const text of ['14,90 €', '19,90 €', '41,39 €/kg', 'Uutuus!']) expect(card).toHaveTextContent(text);
});
