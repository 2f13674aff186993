/** The visitor of the page settings, and the state that versions of the script share. */
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import type { Cart } from '#store/cart/model.ts';
import { getCartLink, getShopFrameUrl } from '#store/cart/urls.ts';
import { isLoggedIn, showPageVisitor } from '#store/customer/page-customer.ts';
import { syncVisitor } from '#store/shop-visitor.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../setup.ts';
import { cartOf, line } from './cart/fixture.ts';

beforeEach(() => store.setState(initialState, true));

const cart = cartOf([line('7', 2)]);

test.each<[unknown, boolean]>([
  [{ loggedIn: true }, true],
  [{ loggedIn: 'true' }, false],
  [{ loggedIn: false }, false],
  [null, false],
  [undefined, false],
])('page settings: the customer %j is logged in: %j', (customer, loggedIn) => {
  configure(parseSettings({ cart, customer }));
  showPageVisitor();
  expect(isLoggedIn(parseSettings({ customer }))).toBe(loggedIn);
  expect(store.getState().customer).toEqual({ ...initialState.customer, loggedIn });
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 2 });
});

test('page settings: they do not replace a loaded cart or customer', () => {
  configure(parseSettings({ cart, customer: { loggedIn: true } }));
  store.setState({
    cart: { ...initialState.cart, loading: false },
    customer: { ...initialState.customer, loading: false },
  });
  showPageVisitor();
  expect(store.getState()).toMatchObject({ cart: { lineItemCount: 0 }, customer: { loggedIn: false } });
});

test('shop links: the cart is on the same site in the shop, and on the shop elsewhere [NAV-18] [SHP-04]', () => {
  const own = '/ostoskori#tuotteet';
  expect(getCartLink(true, 'https://shop.example.test/')).toBe(own);
  expect(getCartLink(false, undefined)).toBe(own);
  expect(getCartLink(false, 'javascript:alert(1)')).toBe(own);
  for (const url of ['https://shop.example.test', 'https://shop.example.test/'])
    expect(getCartLink(false, url)).toBe('https://shop.example.test/ostoskori#tuotteet');
});

test('shop frame: its URL is that of the settings, else the start page of the shop [SYN-01]', () => {
  const shopOrigin = 'https://shop.example.test';
  expect(getShopFrameUrl(parseSettings({}))).toBeUndefined();
  for (const origin of [shopOrigin, `${shopOrigin}/`])
    expect(getShopFrameUrl(parseSettings({ shopOrigin: origin }))).toBe(`${shopOrigin}/`);
  const shopFrameUrl = 'https://frame.example.test/x';
  expect(getShopFrameUrl(parseSettings({ shopOrigin, shopFrameUrl }))).toBe(shopFrameUrl);
});

test('visitor: cart and customer are loaded, and again on a restored page until the end [SHP-14] [CHK-20]', async () => {
  configure(parseSettings({ site: 'lihakauppa' }));
  const calls: string[] = [];
  api.use(
    http.get('/api/*', ({ request }) => {
      calls.push(new URL(request.url).pathname.split('/').pop()!);
      return HttpResponse.json({ lineItems: [] });
    }),
  );
  const restore = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const stop = syncVisitor();
  await vi.waitFor(() => expect(calls.toSorted()).toEqual(['customer', 'load']));
  await vi.waitFor(() => expect(store.getState().customer.loading).toBe(false));
  restore();
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  stop();
  await vi.waitFor(() => expect(store.getState().cart.loading).toBe(false));
  restore();
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toHaveLength(4);
});

test('store: records of another version get the fields that they lack, and keep their own', async () => {
  const { loading: _, ...older } = initialState.cart;
  const cartOfAnother = { ...older, lineItemCount: 2, newer: 1 } as unknown as Cart;
  const completed = { ...initialState.cart, lineItemCount: 2, newer: 1 };
  store.setState({ cart: cartOfAnother });
  expect(store.getState()).toEqual({ ...initialState, cart: completed });
  expect(store.getState().customer).toBe(initialState.customer);
  // A page whose store has a cart before this module is loaded.
  vi.resetModules();
  vi.stubGlobal(Symbol.for('saaristo.store'), undefined);
  const { pageStore } = await import('#store/page-store.ts');
  pageStore<{ cart: Cart }>().setState({ cart: cartOfAnother });
  const page = await import('#store/store.ts');
  expect(page.store).not.toBe(store);
  expect(page.store.getState()).toEqual({ ...initialState, cart: completed });
  vi.unstubAllGlobals();
});
