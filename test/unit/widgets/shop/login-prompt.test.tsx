import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { emptyCustomer } from '#store/customer/model.ts';
import { initialState, store } from '#store/store.ts';
import LoginPrompt from '../../../../widgets/shop/login-prompt/LoginPrompt.tsx';
import definition from '../../../../widgets/shop/login-prompt/widget.ts';
import { renderWidget } from '../../../render.tsx';
import { api } from '../../../setup.ts';

const loginLink = { label: 'Kirjaudu', link: '/kirjaudu' };
const address = { firstName: '', lastName: '', streetAddress: '', city: '', postalCode: '20100' };
const show = (props: Record<string, unknown> = {}, settings: Record<string, unknown> = { loginLink }) =>
  renderWidget(definition, LoginPrompt, { site: 'lihakauppa', ...props }, settings);
const heading = () => screen.queryByRole('heading', { name: 'Kirjaudu sisään tai syötä postinumero' });
const field = () => screen.queryByRole('textbox', { name: 'Postinumero' });
const goTo = (hash: string) =>
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
const logIn = (more: object = {}) =>
  store.setState({
    customer: { ...emptyCustomer, loading: false, loggedIn: true, deliveryAddress: address, ...more },
  });

beforeEach(() => {
  store.setState(initialState, true);
  history.replaceState(null, '', '/ostoskori#kirjaudu');
  api.use(
    http.get('/api/lk/customer', () => HttpResponse.json({ loggedIn: false })),
    http.get('/api/v1/lihakauppa/checkout/availability', () =>
      HttpResponse.json({ data: { isAvailable: true } }),
    ),
  );
});

test('login prompt: it is shown at its hash only, and takes the focus [CHK-03] [CHK-04]', () => {
  history.replaceState(null, '', '/ostoskori');
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
  goTo('#kirjaudu');
  expect(heading()).toHaveFocus();
  goTo('#tuotteet');
  expect(container).toBeEmptyDOMElement();
});

test('login prompt: an anonymous visitor can log in or check a postal code [CHK-05] [CHK-06]', () => {
  show();
  expect(screen.getByRole('link', { name: 'Kirjaudu' })).toHaveAttribute('href', '/kirjaudu');
  expect(field()).toBeVisible();
});

test('login prompt: the prop overrides the settings, and an unsafe URL is not a link [CHK-05]', () => {
  const { update } = show({ loginLink: { label: 'Tänne', link: '/oma' } });
  expect(screen.getByRole('link', { name: 'Tänne' })).toHaveAttribute('href', '/oma');
  update({ site: 'lihakauppa', loginLink: { label: 'Tänne', link: 'javascript:alert(1)' } });
  expect(screen.queryByRole('link', { name: 'Tänne' })).toBeNull();
});

test('login prompt: a customer with an unknown postal code is asked only for it [CHK-06]', () => {
  logIn({ deliveryAddress: null });
  show();
  expect(field()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Kirjaudu' })).toBeNull();
});

test('login prompt: a customer with a known postal code continues [CHK-08]', () => {
  logIn();
  show({ checkoutUrl: '/kassa' });
  expect(field()).toBeNull();
  expect(screen.getByRole('link', { name: 'Jatka kassalle' })).toHaveAttribute(
    'href',
    '/kassa?postinumero=20100#toimitus',
  );
});

test('login prompt: a served postal code leads to the checkout [CHK-07] [CHK-08] [CHK-31]', async () => {
  history.replaceState(null, '', '/ostoskori?postinumero=00100#kirjaudu');
  show();
  await userEvent.type(field()!, '00100{Enter}');
  await waitFor(() => expect(location.hash).toBe('#toimitus'));
  expect(location.pathname + location.search).toBe('/ostoskori?postinumero=00100');
  expect(store.getState().delivery.postalCode).toBe('00100');
});
