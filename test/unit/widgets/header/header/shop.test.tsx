import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { initialState, store } from '#store/store.ts';
import { answer, requests, header, navigation } from './support.tsx';

beforeEach(() => {
  store.setState(initialState, true);
  requests.length = 0;
});

test('header: in the shop it loads cart and customer, and a logged-in customer has the account link [SHP-04] [CHK-20] [NAV-43]', async () => {
  answer(navigation, true);
  const links = {
    loginLink: { label: 'Kirjaudu', link: '/kirjaudu' },
    accountLink: { label: 'Oma tili', link: '/tili' },
  };
  await header({}, { site: 'lihakauppa', ...links, shopUrl: 'https://ei.fi' });
  expect(await screen.findByRole('link', { name: 'Ostoskori 3' })).toHaveAttribute(
    'href',
    '/ostoskori#tuotteet',
  );
  expect(await screen.findByRole('link', { name: 'Oma tili' })).toHaveAttribute('href', '/tili');
  expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull();
  act(() => store.setState(({ customer }) => ({ customer: { ...customer, loggedIn: false } })));
  expect(screen.getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute('href', '/kirjaudu');
  expect(requests.filter((call) => !call.includes('/nav/')).sort()).toEqual([
    '/api/lk/customer',
    '/api/v1/lihakauppa/shoppingcart/load?language=fi',
  ]);
});
