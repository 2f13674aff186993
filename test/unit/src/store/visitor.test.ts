/** The visitor of the page settings, and the state that versions of the script share. */
import { beforeEach, expect, test } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import { getCartLink, getShopFrameUrl } from '#store/cart/urls.ts';
import { isLoggedIn, showPageVisitor } from '#store/customer/page-customer.ts';
import { initialState, store } from '#store/store.ts';
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

test.each<[unknown, boolean]>([
  [undefined, true],
  [{ loggedIn: false }, false],
])('page settings: with a name and the customer %j, somebody is logged in: %j', (customer, loggedIn) =>
  expect(isLoggedIn(parseSettings({ customer, userName: 'Aino' }))).toBe(loggedIn),
);

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
