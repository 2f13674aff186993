import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';

const address = {
  firstName: 'Aino',
  lastName: 'Saari',
  streetAddress: 'Rantatie 1',
  postalCode: '00100',
  city: 'Helsinki',
};
const requests = vi.fn();
const answer = (reply: () => Response) =>
  api.use(
    http.get('/api/lk/customer', () => {
      requests();
      return reply();
    }),
  );
const load = async () => (await import('#store/customer/actions.ts')).loadCustomerOnce();
const customer = () => store.getState().customer;

beforeEach(() => {
  vi.resetModules();
  requests.mockClear();
  store.setState(initialState, true);
  configure(parseSettings({ site: 'lihakauppa' }));
});

test('customer: a logged-in one is loaded once, shown and stored [CHK-20] [CHK-21] [CHK-22] [API-39]', async () => {
  answer(() => HttpResponse.json({ loggedIn: true, deliveryAddress: address, email: 'aino@example.fi' }));
  expect(customer().loading).toBe(true);
  await Promise.all([load(), load()]);
  expect(requests).toHaveBeenCalledOnce();
  expect(customer()).toMatchObject({ loggedIn: true, loading: false, deliveryAddress: address });
  expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(customer());
});

test('customer: a logged-out visitor continues with the stored one [CHK-22]', async () => {
  sessionStorage.setItem('customer', JSON.stringify({ loggedIn: true, deliveryAddress: address }));
  answer(() => HttpResponse.json({ loggedIn: false, deliveryAddress: null }));
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false, deliveryAddress: address });
});

test.each(['not json', '[]', '"a"', 'null'])(
  'customer: invalid stored data (%s) is ignored [CHK-22]',
  async (stored) => {
    sessionStorage.setItem('customer', stored);
    answer(() => HttpResponse.json({ loggedIn: false, email: 'a@example.fi', deliveryAddress: 'x' }));
    await load();
    expect(customer()).toMatchObject({ loggedIn: false, email: 'a@example.fi', deliveryAddress: null });
  },
);

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is cut off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
])('customer: if the call %s, nobody is logged in, and nothing is logged [CHK-20]', async (_, reply) => {
  answer(reply);
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false });
});

describe('customer on a page restored from the back/forward cache', () => {
  const comesBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const keep = async () => {
    const { syncShopCustomer, loadCustomerOnce } = await import('#store/customer/actions.ts');
    const stops = [syncShopCustomer(), syncShopCustomer()];
    await loadCustomerOnce();
    return () => stops.forEach((stop) => stop());
  };

  test('one call updates it, after a login and after a logout [CHK-20]', async () => {
    let who: object = { loggedIn: false };
    answer(() => HttpResponse.json(who));
    const stop = await keep();
    expect(customer().loggedIn).toBe(false);
    who = { loggedIn: true, email: 'aino@example.fi', deliveryAddress: address };
    comesBack();
    await vi.waitFor(() => expect(customer()).toMatchObject({ loggedIn: true, email: 'aino@example.fi' }));
    expect(requests).toHaveBeenCalledTimes(2);
    who = { loggedIn: false };
    comesBack();
    await vi.waitFor(() => expect(customer().loggedIn).toBe(false));
    stop();
  });

  test('typed data of the same visitor is kept, also if the call fails [CHK-20]', async () => {
    let reply = () =>
      HttpResponse.json<object>({ loggedIn: true, email: 'aino@example.fi', deliveryAddress: null });
    answer(() => reply());
    const stop = await keep();
    const { updateCustomer } = await import('#store/customer/actions.ts');
    updateCustomer({ phoneNumber: '040 123' });
    const changed = vi.fn();
    const unsubscribe = store.subscribe(changed);
    comesBack();
    await vi.waitFor(() => expect(requests).toHaveBeenCalledTimes(2));
    reply = () => HttpResponse.json({}, { status: 404 });
    await vi.waitFor(() => {
      comesBack();
      expect(requests).toHaveBeenCalledTimes(3);
    });
    // Only another visitor replaces the customer.
    reply = () => HttpResponse.json({ loggedIn: true, email: 'veikko@example.fi' });
    await vi.waitFor(() => {
      comesBack();
      expect(customer().email).toBe('veikko@example.fi');
    });
    expect(changed).toHaveBeenCalledOnce();
    unsubscribe();
    stop();
  });
});
