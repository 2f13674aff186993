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

test('shop search: it makes exactly one request and has no facets [API-11] [SRCH-23]', async () => {
  serve(counting(1));
  open();
  await waitFor(() => expect(titles()).toHaveLength(1));
  expect(searches.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    ['/api/search/lihakauppa-products', { language: 'fi', page: '1', pageSize: '10' }],
  ]);
  expect(facets).toEqual([]);
});

test('shop search: all parameters of the block are sent [API-11] [API-14] [SRCH-23] [SRCH-26]', async () => {
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

test("shop search: with skipPagination every hit is shown, without 'show more' [SRCH-26]", async () => {
  serve(() => ({ hits: hits(1, 37), hasMore: true, totalCount: 37 }));
  open('/?page=3', { skipPagination: true });
  await waitFor(() => expect(titles()).toHaveLength(37));
  expect(screen.queryByRole('button', { name: 'Näytä lisää' })).not.toBeInTheDocument();
  expect(searches).toHaveLength(1);
});

test('shop search: the address can override skipPagination [SRCH-14] [SRCH-26]', async () => {
  serve(counting(25));
  open('/?skipPagination=false', { skipPagination: true });
  await waitFor(() => expect(titles()).toHaveLength(10));
  expect(searches[0]!.get('skipPagination')).toBeNull();
  fireEvent.click(showMore());
  await waitFor(() => expect(titles()).toHaveLength(20));
  expect(address()).toBe('/?page=2&skipPagination=false');
});

test("shop search: 'all' overrides a group of the CMS [SRCH-05] [SRCH-14]", async () => {
  serve(counting(3));
  open('/', { contentGroup: 'nauta', contentGroups: [{ value: 'nauta', label: 'Nauta' }] });
  expect(await screen.findByRole('radio', { name: 'Nauta' })).toBeChecked();
  fireEvent.click(screen.getByRole('radio', { name: 'Kaikki' }));
  await waitFor(() => expect(searches.map(({ get }) => get('contentGroup'))).toEqual(['nauta', null]));
  expect(address()).toBe('/?contentGroup=');
});

test('shop search: typing does not filter the list [SRCH-30]', async () => {
  serve(counting(3));
  open();
  await waitFor(() => expect(titles()).toHaveLength(3));
  fireEvent.change(box(), { target: { value: 'xyzzy' } });
  expect(titles()).toHaveLength(3);
});

test('shop search: hits are shop product cards [SRCH-23] [PRD-19]', async () => {
  serve(() => ({
    hits: hits(1, 1, { price: '14,90', svhPrice: '19,90', pricePerKilo: '41,39', isNovelty: true }),
  }));
  open();
  await waitFor(() => expect(titles()).toEqual(['Osuma 1']));
  const card = within(list()).getByRole('article');
  for (const text of ['14,90 €', '19,90 €', '41,39 €/kg', 'Uutuus!']) expect(card).toHaveTextContent(text);
});
