import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { reloadCart } from '#store/cart/load.ts';
import { emptyCustomer } from '#store/customer/model.ts';
import { initialState, store } from '#store/store.ts';
import Cart from '../../../../../widgets/shop/cart/Cart.tsx';
import definition from '../../../../../widgets/shop/cart/widget.ts';
import { renderWidget } from '../../../../render.tsx';
import { api } from '../../../../setup.ts';
import { line, openShop, quantity, row, showCart } from './shop.tsx';
const next = () => screen.getByRole('button', { name: 'Siirry kassalle' });
const goTo = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
const events = () => (window.dataLayer as { event: string }[] | undefined) ?? [];
const address = { firstName: '', lastName: '', streetAddress: '', city: '', postalCode: '20100' };
/** Sets a logged-in customer in the store. */
const logIn = (more: object = {}) =>
  store.setState({
    customer: { ...emptyCustomer, loading: false, loggedIn: true, deliveryAddress: address, ...more },
  });

beforeEach(() => {
  store.setState(initialState, true);
  delete window.dataLayer;
});

test('cart page: it has lines, summary, info cards, and links back and forward [SHP-05] [SHP-06] [SHP-07] [SHP-08]', async () => {
  openShop([line('A', 2)]);
  await showCart({ continueUrl: '/tiski' });
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toHaveAttribute('href', '/tiski');
  expect(screen.getByRole('heading', { name: 'Turvallinen maksu' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tuoreena perille' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Yhteenveto' })).toHaveTextContent('Yhteensä20,00');
  expect(next().parentElement).toHaveTextContent('Yhteensä 20,00 €');
});

test('cart page: info cards of the CMS replace the default ones [SHP-06]', async () => {
  openShop([line('A', 2)]);
  await showCart({ infoCards: [{ header: '<b>Oma</b>', text: 'Omin sanoin' }] });
  expect(screen.getByRole('heading', { name: '<b>Oma</b>' })).toBeVisible();
  expect(screen.getByText('Omin sanoin')).toBeVisible();
  expect(screen.queryByText('Turvallinen maksu')).toBeNull();
});

test('cart page: while loading it has the number of lines of last time [SHP-14]', async () => {
  localStorage.setItem('cart', JSON.stringify({ lineItems: [line('A', 1), line('B', 1), line('C', 1)] }));
  openShop([line('A', 1)]);
  const { container } = renderWidget(definition, Cart, { site: 'lihakauppa' });
  expect(screen.getByRole('status')).toHaveTextContent('Ladataan ostoskoria…');
  expect(container.querySelectorAll('li')).toHaveLength(3);
  await act(() => reloadCart());
  expect(row('A').getByText('Nauta')).toBeVisible();
});

test('cart page: an empty cart links to the products, not to the checkout [SHP-05]', async () => {
  openShop([]);
  await showCart();
  expect(screen.getByRole('heading', { name: 'Ostoskorisi on tyhjä' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jatka ostoksia' })).toHaveAttribute('href', '/tuotteet');
  expect(screen.queryByRole('button', { name: 'Siirry kassalle' })).toBeNull();
});

test("cart page: the shop's warnings are shown once [SHP-13]", async () => {
  openShop([line('A', 1)], { warnings: ['Hinta muuttui.'], checkoutWarnings: ['Hinta muuttui.', 'Loppu.'] });
  await showCart();
  expect(screen.getAllByText('Hinta muuttui.')).toHaveLength(1);
  expect(screen.getByText('Loppu.')).toBeVisible();
});

test('cart page: it is shown without a hash and at #tuotteet, hidden elsewhere, and keeps pending changes [SHP-03] [CHK-01]', async () => {
  openShop([line('A', 1)]);
  const { container } = await showCart();
  await userEvent.type(screen.getByRole('textbox', { name: 'Etukoodi' }), 'KESKEN');
  await userEvent.click(row('A').getByRole('button', { name: 'Lisää määrää' }));
  for (const hash of ['#toimitus', '#maksu', '#kirjaudu']) {
    goTo(hash);
    expect(container).toBeEmptyDOMElement();
  }
  goTo('#tuotteet');
  expect(screen.getByRole('heading', { name: 'Tuotteesi' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Etukoodi' })).toHaveValue('KESKEN');
  expect(quantity('A')).toHaveValue(2);
});

test('cart page: view_cart is pushed each time it is shown [ANA-03] [ANA-04] [ANA-07]', async () => {
  openShop([line('A', 2)]);
  await showCart();
  const items = [{ code: 'A', name: 'Tuote A', category: 'Nauta', price: 10, quantity: 2 }];
  expect(events()).toEqual([{ event: 'view_cart', currency: 'EUR', value: 20, items }]);
  await act(() => reloadCart());
  expect(events()).toHaveLength(1);
  goTo('#maksu');
  expect(events()).toHaveLength(1);
  goTo('#tuotteet');
  expect(events()).toHaveLength(2);
});

test('cart page: a logged-in customer with an address goes to the checkout [SHP-09] [CHK-08]', async () => {
  openShop([line('A', 1)]);
  logIn();
  history.replaceState(null, '', '/kassa?a=1&postinumero=20100');
  await showCart({ checkoutUrl: '/kassa?a=1#tuotteet' });
  await userEvent.click(next());
  await waitFor(() => expect(location.hash).toBe('#toimitus'));
  expect(location.search).toBe('?a=1&postinumero=20100');
});

test.each([
  ['nobody is logged in', () => {}],
  ['no postal code is known', () => logIn({ deliveryAddress: null })],
  [
    'a postal code is known but nobody is logged in',
    () => store.setState(({ delivery }) => ({ delivery: { ...delivery, postalCode: '20100' } })),
  ],
])('cart page: if %s, the next step is the login prompt [SHP-10] [CHK-31]', async (_, given) => {
  openShop([line('A', 1)]);
  given();
  await showCart();
  await userEvent.click(next());
  await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
});

test('cart page: a pending change is sent before the next step [SHP-09] [SHP-18]', async () => {
  const shop = openShop([line('A', 1), line('B', 1)]);
  await showCart();
  await userEvent.click(row('A').getByRole('button', { name: 'Lisää määrää' }));
  await userEvent.click(row('B').getByRole('button', { name: 'Lisää määrää' }));
  await userEvent.click(next());
  await waitFor(() => expect(location.hash).toBe('#kirjaudu'));
  expect(shop.calls.map(({ code, quantity: wanted }) => [code, wanted])).toEqual([
    ['A', 2],
    ['B', 2],
  ]);
});

test('cart page: a failed change keeps the visitor in the cart [SHP-09] [SHP-20]', async () => {
  openShop([line('A', 1)]);
  api.use(
    http.post('/api/v1/lihakauppa/shoppingcart/changequantity', () => HttpResponse.json({}, { status: 500 })),
  );
  await showCart();
  await userEvent.click(row('A').getByRole('button', { name: 'Lisää määrää' }));
  await userEvent.click(next());
  expect(await screen.findByRole('alert')).toHaveTextContent('Tapahtui virhe päivitettäessä lukumäärää.');
  await waitFor(() => expect(next()).toHaveAttribute('aria-busy', 'false'));
  expect(location.hash).toBe('');
});

test('cart page: outside of the shop it shows the stored copy, links to the shop, and makes no call [SHP-01]', async () => {
  const requests = vi.spyOn(XMLHttpRequest.prototype, 'open');
  localStorage.setItem('cart', JSON.stringify({ lineItems: [line('A', 2)] }));
  const shopUrl = `${location.origin}/`;
  history.replaceState(null, '', '/ostoskori');
  renderWidget(definition, Cart, { site: 'jyvabroiler' }, { shopUrl });
  expect(quantity('A')).toHaveValue(2);
  expect(quantity('A')).toBeDisabled();
  expect(screen.queryByText(/^Tilauksesi odottaa maksua/)).toBeNull();
  await userEvent.click(next());
  expect(location.hash).toBe('#tuotteet');
  expect(requests).not.toHaveBeenCalled();
  expect(events()).toEqual([]);
});

test('cart page: outside of the shop a visitor without a copy has an empty cart [SHP-01]', () => {
  renderWidget(definition, Cart, { site: 'jyvabroiler' });
  expect(screen.getByRole('heading', { name: 'Ostoskorisi on tyhjä' })).toBeVisible();
});

test("cart page: a hash of the page, such as the skip link's, changes nothing [SHP-03]", async () => {
  openShop([line('A', 2)]);
  await showCart();
  goTo('#main');
  expect(next()).toBeVisible();
  goTo('#toimitus');
  goTo('#main');
  expect(screen.queryByRole('button', { name: 'Siirry kassalle' })).toBeNull();
  goTo('#tuotteet');
  expect(next()).toBeVisible();
});
