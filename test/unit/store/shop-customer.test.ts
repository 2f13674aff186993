import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../setup.ts';

const address = {
  firstName: 'Aino',
  lastName: 'Saari',
  streetAddress: 'Rantatie 1',
  postalCode: '00100',
  city: 'Helsinki',
};
const asked = vi.fn();
const answer = (reply: () => Response) =>
  api.use(
    http.get('/api/lk/customer', () => {
      asked();
      return reply();
    }),
  );
const load = async () => (await import('#store/shop-customer.ts')).loadCustomerOnce();
const customer = () => store.getState().customer;

beforeEach(() => {
  vi.resetModules();
  asked.mockClear();
  store.setState(initialState, true);
  configure(parseSettings({ site: 'lihakauppa' }));
});

test('CHK-20 CHK-21 CHK-22 API-39 a logged-in customer is asked for once, shown and stored', async () => {
  answer(() => HttpResponse.json({ loggedIn: true, deliveryAddress: address, email: 'aino@example.fi' }));
  expect(customer().loading).toBe(true);
  await Promise.all([load(), load()]);
  expect(asked).toHaveBeenCalledOnce();
  expect(customer()).toMatchObject({ loggedIn: true, loading: false, deliveryAddress: address });
  expect(JSON.parse(sessionStorage.getItem('customer') ?? '')).toEqual(customer());
});

test('CHK-22 a logged-out visitor goes on as the stored customer', async () => {
  sessionStorage.setItem('customer', JSON.stringify({ loggedIn: true, deliveryAddress: address }));
  answer(() => HttpResponse.json({ loggedIn: false, deliveryAddress: null }));
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false, deliveryAddress: address });
});

test.each(['not json', '[]', '"a"', 'null'])(
  'CHK-22 nonsense in storage (%s) harms nothing',
  async (stored) => {
    sessionStorage.setItem('customer', stored);
    answer(() => HttpResponse.json({ loggedIn: false, email: 'a@example.fi', deliveryAddress: 'x' }));
    await load();
    expect(customer()).toMatchObject({ loggedIn: false, email: 'a@example.fi', deliveryAddress: null });
  },
);

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['breaks off', () => HttpResponse.error()],
  ['answers HTML', () => HttpResponse.html('<p>Huoltokatko</p>')],
])('CHK-20 where the call %s nobody is logged in, and nothing is said', async (_, reply) => {
  answer(reply);
  await load();
  expect(customer()).toMatchObject({ loggedIn: false, loading: false });
});
