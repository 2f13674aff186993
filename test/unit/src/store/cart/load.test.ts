import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { configure, parseSettings } from '#island/settings.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';

const cart = (lineItemCount: number) => ({ lineItems: [], lineItemCount });
const count = () => store.getState().cart.lineItemCount;
/** The modules as a fresh page has them. */
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
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

test('SHP-14 SHP-17 API-33 the cart is loaded once a page, and stored as it is', async () => {
  const asked: string[] = [];
  api.use(
    http.get('/api/v1/lihakauppa/shoppingcart/load', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ ...cart(3), total: '12,90', unknown: 1 });
    }),
  );
  const { loadCartOnce } = await page();
  expect(store.getState().cart.loading).toBe(true);
  await Promise.all([loadCartOnce(), loadCartOnce()]);
  await loadCartOnce();
  expect(asked).toEqual(['?language=fi']);
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 3, total: '12,90' });
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(store.getState().cart);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 404 })],
  ['breaks off', () => HttpResponse.error()],
  ['answers something else', () => HttpResponse.json({ hello: 1 })],
])('SHP-14 where the call %s the cart is empty and no longer loading', async (_, answer) => {
  api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', answer));
  await (await page()).loadCartOnce();
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 0 });
  expect(localStorage.getItem('cart')).toBeNull();
});

const bringAlong = (given: unknown): void => {
  const settings = JSON.stringify({ site: 'lihakauppa', cart: given });
  document.head.innerHTML = `<script type="application/json" data-widget-settings>${settings}</script>`;
};

test.each([
  ['is there without a call', 'navigate', {}, []],
  ['is there, and asked for again where the browser has kept the page', 'back_forward', {}, ['/load']],
  [
    'is there with what it has to tell once, which the call tells',
    'navigate',
    { warnings: ['Yksi loppui.'] },
    ['/load'],
  ],
  ['is there with what stands against an order', 'navigate', { checkoutWarnings: ['Ei aikaa.'] }, ['/load']],
])('SHP-14 SHP-17 CHK-17 a cart that the page brings along %s', async (_, type, news, expected) => {
  bringAlong({ ...cart(3), total: '12,90', ...news });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const asked: string[] = [];
  api.use(
    http.get('/api/v1/lihakauppa/shoppingcart/load', () => {
      asked.push('/load');
      return HttpResponse.json(cart(4));
    }),
  );
  const { loadCartOnce } = await page();
  const loaded = loadCartOnce();
  expect(store.getState().cart).toMatchObject({ loading: false, lineItemCount: 3, total: '12,90', ...news });
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(store.getState().cart);
  await loaded;
  expect(asked).toEqual(expected);
  expect(count()).toBe(asked.length === 0 ? 3 : 4);
});

test.each([['nothing'], [{ lineItems: 'two' }], [null]])(
  'SHP-14 what the page brings along and is no cart, %j, is left for the call',
  async (given) => {
    bringAlong(given);
    api.use(http.get('/api/v1/lihakauppa/shoppingcart/load', () => HttpResponse.json(cart(4))));
    await (await page()).loadCartOnce();
    expect(count()).toBe(4);
  },
);

test('SHP-14 a late answer does not overwrite a newer one', async () => {
  const { commitCartAnswer } = await page();
  let answerFirst = (_: unknown): void => {};
  const first = commitCartAnswer(new Promise((resolve) => (answerFirst = resolve)));
  await commitCartAnswer(Promise.resolve(cart(5)));
  answerFirst(cart(1));
  expect(await first).toMatchObject({ lineItemCount: 1 });
  expect(count()).toBe(5);
});

test('SHP-14 an answer that was asked for before another page changed the cart is dropped', async () => {
  const { onStoredCart, commitCartAnswer } = await page();
  let answerLoad = (_: unknown): void => {};
  const load = commitCartAnswer(new Promise((resolve) => (answerLoad = resolve)));
  const stop = onStoredCart();
  localStorage.setItem('cart', JSON.stringify(cart(7)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  answerLoad(cart(2));
  await load;
  expect(count()).toBe(7);
  stop();
});

test('SHP-17 a full storage changes nothing on this page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await (await page()).commitCartAnswer(Promise.resolve(cart(4)));
  expect(count()).toBe(4);
  vi.restoreAllMocks();
});

test('NAV-19 the stored cart is shown at once and followed until the end', async () => {
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
  'NAV-19 nonsense in storage (%s) harms nothing',
  async (stored) => {
    localStorage.setItem('cart', stored);
    const stop = (await page()).syncStoredCart();
    expect(count()).toBe(0);
    stop();
  },
);

test.each([-3, 2.7, 'x'])('NAV-19 a count of %s is ignored', async (lineItemCount) => {
  localStorage.setItem('cart', JSON.stringify({ lineItems: [], lineItemCount }));
  const stop = (await page()).syncStoredCart();
  expect(count()).toBe(lineItemCount === 2.7 ? 2 : 0);
  stop();
});

test('NAV-19 a storage that the browser blocks holds no cart', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const stop = (await page()).syncStoredCart();
  expect(count()).toBe(0);
  stop();
  vi.restoreAllMocks();
});
