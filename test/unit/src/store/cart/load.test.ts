import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartAnswer } from '#api/cart.ts';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';

const cart = (lineItemCount: number) => ({ lineItems: [], lineItemCount });
const count = () => store.getState().cart.lineItemCount;
/** Imports the modules anew, as on a new page. */
const page = async () => ({
  ...(await import('#store/cart/load.ts')),
  ...(await import('#store/cart/storage.ts')),
});

beforeEach(() => {
  vi.resetModules();
  store.setState(initialState, true);
  configure(parseSettings({ site: 'lihakauppa' }));
});

afterEach(() => {
  document.head.innerHTML = '';
});

test('cart: it is loaded once per page and stored unchanged [SHP-14] [SHP-17] [API-33]', async () => {
  const requests: string[] = [];
  api.use(
    http.get('/api/v1/lihakauppa/shoppingcart/load', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json({ ...cart(3), total: '12,90', unknown: 1 });
    }),
  );
  const { loadCartOnce } = await page();
  expect(store.getState().cart.loading).toBe(true);
  await Promise.all([loadCartOnce(), loadCartOnce()]);
  await loadCartOnce();
  expect(requests).toEqual(['?language=fi']);
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 3, total: '12,90' });
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(store.getState().cart);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 404 })],
  ['is cut off', () => HttpResponse.error()],
  ['answers another object', () => HttpResponse.json({ hello: 1 })],
])('cart: if the call %s, it is empty and no longer loading [SHP-14]', async (_, answer) => {
  api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', answer));
  await (await page()).loadCartOnce();
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 0 });
  expect(localStorage.getItem('cart')).toBeNull();
});

const bringAlong = (given: unknown): void => {
  const settings = JSON.stringify({ site: 'lihakauppa', cart: given });
  document.head.innerHTML = `<script type="application/json" data-widget-settings>${settings}</script>`;
};

const FRESH = { type: 'navigate', deliveryType: '', responseStart: 0 } as unknown as PerformanceEntry;

test.each<[string, Record<string, unknown>, boolean]>([
  ['of this navigation', {}, false],
  ['of back or forward', { type: 'back_forward' }, true],
  ['that was prefetched', { deliveryType: 'navigational-prefetch' }, true],
  ['from the cache', { deliveryType: 'cache' }, true],
  ['without bytes', { deliveryType: undefined, transferSize: 0, encodedBodySize: 100 }, true],
  ['with bytes', { deliveryType: undefined, transferSize: 400, encodedBodySize: 100 }, false],
  ['that was rendered in advance', { activationStart: 500 }, true],
  ['that is shown for long', { now: 30_001 }, true],
  ['of another visitor, with own parts', { deliveryType: 'cache', personalUrl: '/own' }, false],
])(
  'page: the cart of one %s is loaded again: %j [SHP-14]',
  async (_, { personalUrl, now = 0, ...entry }, isOld) => {
    const given = { site: 'lihakauppa', personalUrl, cart: cart(3) };
    document.head.innerHTML = `<script type="application/json" data-widget-settings>${JSON.stringify(given)}</script>`;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...FRESH, ...entry }]);
    vi.spyOn(performance, 'now').mockReturnValue(now as number);
    api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.json(cart(4))));
    const loaded = (await page()).loadCartOnce();
    expect(count()).toBe(3);
    expect(localStorage.getItem('cart') === null).toBe(isOld);
    await loaded;
    expect(count()).toBe(isOld ? 4 : 3);
  },
);

test.each([
  ['is shown without a call', {}, []],
  ['is shown with its warnings, which the call returns once', { warnings: ['Yksi loppui.'] }, ['/load']],
  ['is shown with its checkout warnings', { checkoutWarnings: ['Ei aikaa.'] }, ['/load']],
])("cart in the page's HTML: it %s [SHP-14] [SHP-17] [CHK-17]", async (_, news, expected) => {
  bringAlong({ ...cart(3), total: '12,90', ...news });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([FRESH]);
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const requests: string[] = [];
  api.use(
    http.get('/api/v1/lihakauppa/shoppingcart/load', () => {
      requests.push('/load');
      return HttpResponse.json(cart(4));
    }),
  );
  const { loadCartOnce } = await page();
  const loaded = loadCartOnce();
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 3, total: '12,90', ...news });
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(store.getState().cart);
  await loaded;
  expect(requests).toEqual(expected);
  expect(count()).toBe(requests.length === 0 ? 3 : 4);
});

test.each([['nothing'], [{ lineItems: 'two' }], [null]])(
  "cart in the page's HTML: invalid data, %j, is ignored and the cart is loaded [SHP-14]",
  async (given) => {
    bringAlong(given);
    api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.json(cart(4))));
    await (await page()).loadCartOnce();
    expect(count()).toBe(4);
  },
);

test('cart: a late answer does not replace a newer one [SHP-14]', async () => {
  const { commitCartAnswer } = await page();
  let answerFirst = (_: CartAnswer): void => {};
  const first = commitCartAnswer(new Promise((resolve) => (answerFirst = resolve)));
  await commitCartAnswer(Promise.resolve(cart(5)));
  answerFirst(cart(1));
  expect(await first).toMatchObject({ lineItemCount: 1 });
  expect(count()).toBe(5);
});

test('cart: an answer requested before another tab changed the cart is dropped [SHP-14]', async () => {
  const { onStoredCart, commitCartAnswer } = await page();
  let answerLoad = (_: CartAnswer): void => {};
  const load = commitCartAnswer(new Promise((resolve) => (answerLoad = resolve)));
  const stop = onStoredCart();
  localStorage.setItem('cart', JSON.stringify(cart(7)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  answerLoad(cart(2));
  await load;
  expect(count()).toBe(7);
  stop();
});

test('cart: full storage does not affect the page [SHP-17]', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await (await page()).commitCartAnswer(Promise.resolve(cart(4)));
  expect(count()).toBe(4);
});

test('stored cart: it is shown at once and followed until unsubscribing [NAV-19]', async () => {
  localStorage.setItem('cart', JSON.stringify(cart(2)));
  const stop = (await page()).syncStoredCart();
  expect(count()).toBe(2);
  localStorage.setItem('cart', JSON.stringify(cart(6)));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(count()).toBe(6);
  stop();
  localStorage.setItem('cart', JSON.stringify(cart(9)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(count()).toBe(6);
});

test.each(['', 'not json', 'null', '[]', '{"lineItemCount":4}', '{"lineItems":{},"lineItemCount":4}'])(
  'stored cart: invalid data (%s) is ignored [NAV-19]',
  async (stored) => {
    localStorage.setItem('cart', stored);
    const stop = (await page()).syncStoredCart();
    expect(count()).toBe(0);
    stop();
  },
);

test.each([-3, 2.7, 'x'])('stored cart: a count of %s is ignored [NAV-19]', async (lineItemCount) => {
  localStorage.setItem('cart', JSON.stringify({ lineItems: [], lineItemCount }));
  const stop = (await page()).syncStoredCart();
  expect(count()).toBe(lineItemCount === 2.7 ? 2 : 0);
  stop();
});

test('stored cart: blocked storage has none [NAV-19]', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const stop = (await page()).syncStoredCart();
  expect(count()).toBe(0);
  stop();
});

test('cart: a page restored from the back/forward cache loads it once for all islands, until they leave [SHP-14]', async () => {
  let pieces = 1;
  api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.json(cart(pieces++))));
  const { loadCartOnce, syncShopCart } = await page();
  const stops = [syncShopCart(), syncShopCart()];
  await loadCartOnce();
  expect(count()).toBe(1);
  const restore = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  localStorage.clear();
  restore(false);
  restore(true);
  await vi.waitFor(() => expect(count()).toBe(2));
  restore(true);
  await vi.waitFor(() => expect(count()).toBe(3));
  localStorage.setItem('cart', JSON.stringify(cart(9)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(count()).toBe(9);
  for (const stop of stops) stop();
  restore(true);
  localStorage.setItem('cart', JSON.stringify(cart(7)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  expect(count()).toBe(9);
  expect(pieces).toBe(4);
});

test('cart: a later load that fails leaves it as it is [SHP-14]', async () => {
  const { commitCartAnswer, reloadCart } = await page();
  await commitCartAnswer(Promise.resolve(cart(4)));
  const before = store.getState().cart;
  api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.error()));
  await reloadCart();
  expect(store.getState().cart).toBe(before);
});

test('page: one that was rendered in advance loads the cart when it is shown [SHP-14]', async () => {
  let pieces = 1;
  api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.json(cart(pieces++))));
  const { loadCartOnce, syncShopCart } = await page();
  const stop = syncShopCart();
  await loadCartOnce();
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(count()).toBe(2));
  stop();
});
