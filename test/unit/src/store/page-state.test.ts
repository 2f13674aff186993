import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readState, subscribeState, type PageState } from '#store/page-state.ts';
import { initialState, store } from '#store/store.ts';
import { line, cartOf } from './cart/fixture.ts';

const NAMES = ['cart:changed', 'product:added', 'search:changed', 'like:added'] as const;
const fired: unknown[] = [];
const listen = (event: CustomEvent) => fired.push([event.type, event.detail]);

beforeEach(() => {
  fired.length = 0;
  store.setState(initialState, true);
  for (const name of NAMES) window.addEventListener(name, listen);
});
afterEach(() => {
  for (const name of NAMES) window.removeEventListener(name, listen);
});

test('cart:changed and like:added: with two copies of the module each change fires them once [EVT]', async () => {
  vi.resetModules();
  const copy = await import('#store/page-state.ts');
  expect(copy.readState).not.toBe(readState);
  const cart = {
    ...initialState.cart,
    loading: false,
    total: '25,80',
    lineItemCount: 2,
    lineItems: [line('7', 2)],
  };
  store.setState({ cart });
  const detail = {
    version: 1,
    count: 2,
    total: '25,80',
    currency: 'EUR',
    lines: [{ code: '7', quantity: 2 }],
  };
  expect(fired).toEqual([['cart:changed', detail]]);
  store.setState({ cart: { ...cart }, likes: new Map([['recipe-1', 'earlier']]) });
  expect(fired).toHaveLength(1);
  const likes = new Map([
    ['recipe-1', 'earlier'],
    ['recipe-2', 'now'],
  ] as const);
  store.setState({ cart: { ...cart, total: '0,00', lineItemCount: 0, lineItems: [] }, likes });
  expect(fired.slice(1)).toEqual([
    ['cart:changed', { ...detail, count: 0, total: '0,00', lines: [] }],
    ['like:added', { version: 1, contentId: 'recipe-2' }],
  ]);
});

test('product:added: a product that the shop accepted fires it with its pieces [EVT]', async () => {
  const { pushAddToCart } = await import('#store/cart/events.ts');
  const { readCart } = await import('#store/cart/storage.ts');
  pushAddToCart(readCart(cartOf([line('7', 2)]))!, '7', 2);
  expect(fired).toEqual([['product:added', { version: 1, code: '7', quantity: 2 }]]);
});

test('slices: unknown state is undefined, known state has the fields of its version only [EVT]', () => {
  expect(readState('cart.v1')).toBeUndefined();
  expect(readState('customer.v1')).toBeUndefined();
  const cart = { ...initialState.cart, loading: false, lineItemCount: 2, lineItems: [line('7', 2)] };
  store.setState({ cart, customer: { ...initialState.customer, loading: false, email: 'aino@example.fi' } });
  expect(readState('cart.v1')).toEqual({
    count: 2,
    total: '0,00',
    currency: 'EUR',
    lines: [{ code: '7', name: 'Tuote 7', quantity: 2 }],
  });
  expect(readState('customer.v1')).toEqual({ isLoggedIn: false });
  expect(readState('delivery.v1')).toEqual({ postalCode: '', date: '', time: '' });
  expect(readState('likes.v1')).toEqual({ contentIds: [] });
  expect(() => readState('cart.v2' as 'cart.v1')).toThrow('There is no state cart.v2.');
});

test('slices: a listener gets known state, each change of it once, and nothing after the end [EVT]', () => {
  const seen: PageState['likes.v1'][] = [];
  const unsubscribe = subscribeState('likes.v1', (likes) => seen.push(likes));
  store.setState({ delivery: { ...initialState.delivery, postalCode: '00160' } });
  store.setState({ likes: new Map([['recipe-1', 'now']]) });
  unsubscribe();
  store.setState({ likes: new Map() });
  expect(seen).toEqual([{ contentIds: [] }, { contentIds: ['recipe-1'] }]);
});
