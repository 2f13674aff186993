import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addToCart } from '#store/cart/actions.ts';
import { changeCoupon } from '#store/cart/coupons.ts';
import { pushCart, pushViewItem } from '#store/cart/events.ts';
import { loadCartOnce } from '#store/cart/load.ts';
import { countPieces } from '#store/cart/model.ts';
import { sendQuantities, setQuantity } from '#store/cart/quantities.ts';
import { readCart, onStoredCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';
import { cartOf, line } from './fixture.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';
const sent: unknown[] = [];

/** A shop with these lines that answers each change with the changed cart. */
function shop(lines: Record<string, number>, more: object = {}): void {
  const held = new Map(Object.entries(lines));
  const cart = () =>
    cartOf(
      [...held].map(([code, quantity]) => line(code, quantity, `${quantity * 5},00`)),
      more,
    );
  store.setState({ ...initialState, cart: readCart(cart())! }, true);
  const change = async ({ request }: { request: Request }) => {
    const body = (await request.json()) as { code: string; quantity: number };
    sent.push([new URL(request.url).pathname.split('/').pop(), body]);
    if (body.quantity === 0) held.delete(body.code);
    else held.set(body.code, body.quantity);
    return HttpResponse.json(cart());
  };
  api.use(
    http.get(`${PATH}/load`, () => HttpResponse.json(cart())),
    http.post(`${PATH}/add`, change),
    http.post(`${PATH}/changequantity`, change),
  );
}

/** Sets quantities and sends them. Returns whether the shop accepts all. */
function send(...changes: [code: string, quantity: number][]): Promise<boolean> {
  for (const change of changes) setQuantity(...change);
  return sendQuantities();
}

const wanted = () => Object.fromEntries(store.getState().wanted);
const pieces = () => countPieces(store.getState().cart, store.getState().wanted);
const quantities = () => store.getState().cart.lineItems.map(({ code, quantity }) => [code, quantity]);

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  delete window.dataLayer;
});

test('cart: adding a new product creates a line and pushes an event with its price [SHP-15] [API-34] [ANA-07]', async () => {
  shop({ '1': 1 });
  const change = await addToCart('2', 3);
  expect(change.ok).toBe(true);
  expect(sent).toEqual([['add', { language: 'fi', code: '2', quantity: 3 }]]);
  expect(window.dataLayer).toEqual([
    {
      event: 'add_to_cart',
      currency: 'EUR',
      value: 15,
      items: [{ code: '2', name: 'Tuote 2', category: 'Nauta', price: 5, quantity: 3 }],
    },
  ]);
});

test('cart: adding a product that it has increases the quantity of its line [PRD-13] [API-35]', async () => {
  shop({ '1': 2 });
  await addToCart('1', 3);
  expect(sent).toEqual([['changequantity', { language: 'fi', code: '1', quantity: 5 }]]);
  expect(quantities()).toEqual([['1', 5]]);
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', value: 15, items: [{ quantity: 3 }] }]);
});

test('cart: two concurrent adds both count [PRD-13]', async () => {
  shop({ '1': 1 });
  await Promise.all([addToCart('1', 1), addToCart('1', 2)]);
  expect(quantities()).toEqual([['1', 4]]);
});

test('cart: a smaller quantity pushes a removal of the difference, and the cart is stored [SHP-16] [SHP-17]', async () => {
  shop({ '1': 5, '2': 1 });
  await send(['1', 2]);
  expect(window.dataLayer).toMatchObject([
    { event: 'remove_from_cart', value: 15, items: [{ code: '1', price: 5, quantity: 3 }] },
  ]);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(store.getState().cart);
});

test('cart: quantity 0 removes the line [SHP-21]', async () => {
  shop({ '1': 2, '2': 1 });
  await send(['1', 0]);
  expect(quantities()).toEqual([['2', 1]]);
});

test('cart: a removed line is not removed again [SHP-21]', async () => {
  shop({ '2': 1 });
  expect(await send(['1', 0])).toBe(true);
  expect(sent).toEqual([]);
});

test('cart: the same quantity pushes no event [SHP-16]', async () => {
  shop({ '1': 2 });
  await send(['1', 2]);
  expect(window.dataLayer).toBeUndefined();
});

test('cart: of several concurrent changes each answer has the earlier ones [SHP-18]', async () => {
  shop({ '1': 1, '2': 1 });
  expect(await send(['1', 4], ['2', 7])).toBe(true);
  expect(quantities()).toEqual([
    ['1', 4],
    ['2', 7],
  ]);
});

test('cart: a failed change does not block later ones, and the payment waits for all [API-38]', async () => {
  shop({ '1': 1, '2': 1 });
  api.use(http.post(`${PATH}/changequantity`, () => HttpResponse.error(), { once: true }));
  expect(await send(['1', 4], ['2', 2])).toBe(false);
  expect(wanted()).toEqual({ '1': { refusal: { ok: false, reasons: [] } }, '2': { saved: 2 } });
  expect(quantities()).toEqual([
    ['1', 1],
    ['2', 2],
  ]);
  expect(await send(['1', 2])).toBe(true);
});

test('cart: pieces follow a change before it is sent, until it is refused [NAV-19] [SHP-20]', async () => {
  shop({ '1': 2, '2': 1 });
  setQuantity('1', 5);
  expect(pieces()).toBe(6);
  setQuantity('2', 0);
  expect(pieces()).toBe(5);
  // The line of another tab, or one that is restored.
  setQuantity('3', 2);
  expect(pieces()).toBe(7);
  expect(sent).toEqual([]);
  api.use(http.post(`${PATH}/changequantity`, () => HttpResponse.error(), { once: true }));
  const sending = sendQuantities();
  expect(pieces()).toBe(7);
  expect(await sending).toBe(false);
  expect(pieces()).toBe(4);
  expect(quantities()).toEqual([
    ['1', 2],
    ['3', 2],
  ]);
});

test('cart: pieces follow a change while the answer to an earlier one of the line arrives [NAV-19] [SHP-20]', async () => {
  shop({ '1': 2 });
  setQuantity('1', 3);
  const first = sendQuantities();
  setQuantity('1', 4);
  expect(await first).toBe(true);
  expect(quantities()).toEqual([['1', 3]]);
  expect(pieces()).toBe(4);
  expect(await sendQuantities()).toBe(true);
  expect(quantities()).toEqual([['1', 4]]);
});

test('cart: pieces of a product are added to the quantity that the visitor has chosen [PRD-13] [SHP-18]', async () => {
  shop({ '1': 2 });
  setQuantity('1', 5);
  expect((await addToCart('1', 1)).ok).toBe(true);
  expect(quantities()).toEqual([['1', 6]]);
  expect(pieces()).toBe(6);
});

test('cart: warnings in the answer are a failure with the checkout warnings as reasons [PRD-11] [PRD-12]', async () => {
  shop({ '1': 1 }, { warnings: ['Ei onnistunut'], checkoutWarnings: ['Jäljellä 3 kpl', 'Odota'] });
  expect(await addToCart('1', 9)).toEqual({ ok: false, reasons: ['Jäljellä 3 kpl', 'Odota'] });
  expect(window.dataLayer).toBeUndefined();
});

test.each([
  ['HTML', () => HttpResponse.html('<p>Huolto</p>')],
  ['no cart', () => HttpResponse.json({ hello: 1 })],
  ['nothing', () => new HttpResponse(null, { status: 204 })],
])('cart: an answer of %s is a failure that changes nothing [PRD-12]', async (_, answer) => {
  shop({ '1': 1 });
  api.use(http.post(`${PATH}/changequantity`, answer));
  expect(await send(['1', 3])).toBe(false);
  expect(wanted()).toEqual({ '1': { refusal: { ok: false, reasons: [] } } });
  expect(quantities()).toEqual([['1', 1]]);
});

test('cart: several quick changes make one call, a second after the last, with the last quantity [SHP-18]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  shop({ '1': 1, '2': 1 });
  setQuantity('1', 2);
  vi.advanceTimersByTime(600);
  setQuantity('1', 3);
  setQuantity('2', 5);
  vi.advanceTimersByTime(999);
  expect(wanted()).toEqual({
    '1': { quantity: 3, send: expect.any(Function) as unknown },
    '2': { quantity: 5, send: expect.any(Function) as unknown },
  });
  vi.advanceTimersByTime(1);
  expect(wanted()).toEqual({ '1': { quantity: 3, send: null }, '2': { quantity: 5, send: null } });
  vi.useRealTimers();
  expect(await sendQuantities()).toBe(true);
  expect(wanted()).toEqual({ '1': { saved: 3 }, '2': { saved: 5 } });
  expect(sent).toEqual([
    ['changequantity', { language: 'fi', code: '1', quantity: 3 }],
    ['changequantity', { language: 'fi', code: '2', quantity: 5 }],
  ]);
});

test('cart: leaving the page sends the last change of each line with the anti-forgery token, and shows no answer [SHP-18]', async () => {
  shop({ '1': 1, '2': 1 });
  document.cookie = 'XSRF-TOKEN=abc%3D';
  const tokens: unknown[] = [];
  api.use(
    http.post(`${PATH}/changequantity`, async ({ request }) => {
      tokens.push(request.headers.get('x-xsrf-token'));
      sent.push(await request.json());
      return HttpResponse.json({});
    }),
  );
  setQuantity('1', 2);
  setQuantity('2', 3);
  setQuantity('1', 4);
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(wanted()).toEqual({});
  await sendQuantities();
  expect(sent).toMatchObject([
    { code: '2', quantity: 3 },
    { code: '1', quantity: 4 },
  ]);
  expect(tokens).toEqual(['abc=', 'abc=']);
  expect(wanted()).toEqual({});
});

test('cart: hiding the page sends a wanted quantity with keepalive, and its answer is shown [SHP-18]', async () => {
  shop({ '1': 1, '2': 1 });
  const request = vi.spyOn(window, 'fetch');
  setQuantity('1', 6);
  setQuantity('2', 3);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(wanted()).toMatchObject({
    '1': { send: expect.any(Function) as unknown },
    '2': { send: expect.any(Function) as unknown },
  });
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request.mock.calls.map(([, options]) => options)).toMatchObject([
    { method: 'POST', keepalive: true, body: JSON.stringify({ language: 'fi', code: '1', quantity: 6 }) },
    { method: 'POST', keepalive: true, body: JSON.stringify({ language: 'fi', code: '2', quantity: 3 }) },
  ]);
  expect(await sendQuantities()).toBe(true);
  expect(quantities()).toEqual([
    ['1', 6],
    ['2', 3],
  ]);
  expect(sent).toHaveLength(2);
});

test.each([
  ['fails', () => HttpResponse.json({}, { status: 500 })],
  ['is cut off', () => HttpResponse.error()],
  ['is HTML', () => HttpResponse.html('<p>Huolto</p>')],
])('cart: if the answer to a hidden page %s, the change has failed [SHP-18] [PRD-12]', async (_, answer) => {
  shop({ '1': 1 });
  api.use(http.post(`${PATH}/changequantity`, answer));
  setQuantity('1', 6);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sendQuantities()).toBe(false);
  expect(quantities()).toEqual([['1', 1]]);
});

test("benefit code: codes, the server's messages and the cart are updated [SHP-27] [SHP-29] [API-36]", async () => {
  shop({ '1': 1 });
  api.use(
    http.post(`${PATH}/addcouponcode`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({
        couponCodes: ['KEVAT10'],
        cart: cartOf([line('1', 1)], { total: '9,00' }),
        error: 'Vanhentunut',
      });
    }),
  );
  expect(await changeCoupon('add', 'kevat10')).toEqual({ couponCodes: ['KEVAT10'], error: 'Vanhentunut' });
  expect(sent).toEqual([{ language: 'fi', code: 'kevat10' }]);
  expect(store.getState().cart).toMatchObject({ total: '9,00', couponCodes: ['KEVAT10'] });
});

test.each<[object, object]>([
  [{ cart: cartOf([line('1', 1)], { couponCodes: ['A'] }) }, ['A']],
  [{ couponCodes: ['B', null] }, ['B']],
  [{}, []],
])('benefit code: the answer %j leaves the codes %j and the lines [SHP-29]', async (answer, couponCodes) => {
  shop({ '1': 1 });
  api.use(http.post(`${PATH}/removecouponcode`, () => HttpResponse.json(answer)));
  expect(await changeCoupon('remove', 'X')).toEqual({ couponCodes, error: '' });
  expect(store.getState().cart).toMatchObject({ couponCodes, lineItems: [{ code: '1' }] });
});

test('benefit code: a call with an invalid answer rejects [SHP-28] [API-37]', async () => {
  shop({ '1': 1 });
  api.use(http.post(`${PATH}/removecouponcode`, () => HttpResponse.json([])));
  await expect(changeCoupon('remove', 'KEVAT10')).rejects.toThrow('no object');
});

test('cart event: it waits for the cart, checking every 100 ms [ANA-05]', () => {
  vi.useFakeTimers();
  store.setState(initialState, true);
  pushCart('view_cart');
  vi.advanceTimersByTime(500);
  expect(window.dataLayer).toBeUndefined();
  store.setState({ cart: readCart(cartOf([line('1', 2, '25,80')], { total: '1 234,50' }))! });
  vi.advanceTimersByTime(99);
  expect(window.dataLayer).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(window.dataLayer).toEqual([
    {
      event: 'view_cart',
      currency: 'EUR',
      value: 1234.5,
      items: [{ code: '1', name: 'Tuote 1', category: 'Nauta', price: 12.9, quantity: 2 }],
    },
  ]);
});

test.each([
  ['12,90 €', 12.9],
  ['', 0],
])('cart event: a product shown for %j has the price %d [ANA-04]', (price, value) => {
  store.setState({ cart: readCart(cartOf([]))! });
  pushViewItem({ code: '1', name: 'Pihvi', category: 'Nauta', price });
  const items = [{ code: '1', name: 'Pihvi', category: 'Nauta', price: value, quantity: 1 }];
  expect(window.dataLayer).toEqual([{ event: 'view_item', currency: 'EUR', value, items }]);
});

test('cart event: it is pushed if the cart arrives before the 300th check, after 30 s [ANA-05]', () => {
  vi.useFakeTimers();
  store.setState(initialState, true);
  pushCart('view_cart');
  vi.advanceTimersByTime(29_999);
  store.setState({ cart: readCart(cartOf([]))! });
  expect(window.dataLayer).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(window.dataLayer).toMatchObject([{ event: 'view_cart' }]);
  expect(vi.getTimerCount()).toBe(0);
});

test('cart event: it is dropped after 300 checks [ANA-05]', () => {
  vi.useFakeTimers();
  store.setState(initialState, true);
  pushCart('view_cart');
  vi.advanceTimersByTime(30_000);
  expect(vi.getTimerCount()).toBe(0);
  store.setState({ cart: readCart(cartOf([]))! });
  vi.advanceTimersByTime(60_000);
  expect(window.dataLayer).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test('cart: a late answer of an older request does not replace a change [SHP-14]', async () => {
  shop({ '1': 1 });
  const { commitCartAnswer } = await import('#store/cart/load.ts');
  const late = commitCartAnswer(delay(50).then(() => cartOf([line('1', 1)])));
  await send(['1', 8]);
  await late;
  expect(quantities()).toEqual([['1', 8]]);
});

/** Stores a cart as another tab does after its own answer. */
function storeElsewhere(lines: Record<string, number>): void {
  const cart = cartOf(Object.entries(lines).map(([code, quantity]) => line(code, quantity)));
  localStorage.setItem('cart', JSON.stringify(readCart(cart)));
  dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
}

describe('cart stored by another tab during a change', () => {
  const storedCodes = () =>
    readCart(JSON.parse(localStorage.getItem('cart')!))!.lineItems.map(({ code }) => code);
  const codes = () => store.getState().cart.lineItems.map(({ code }) => code);
  const answer =
    (lines: Record<string, number>, more: object = {}) =>
    () => {
      storeElsewhere({ '2': 1 });
      const cart = cartOf(Object.entries(lines).map(([code, quantity]) => line(code, quantity)));
      return HttpResponse.json('couponCodes' in more ? { ...more, cart } : cart);
    };
  const answerAlone = (lines: Record<string, number>) =>
    HttpResponse.json(cartOf(Object.entries(lines).map(([code, quantity]) => line(code, quantity))));
  const unfollow: (() => void)[] = [];
  afterEach(() => unfollow.splice(0).forEach((stop) => stop()));

  /**
   * Shows an empty cart. Then a change is answered with the lines of both tabs, and each load with the next of `loads`.
   */
  async function twoTabs(...loads: Record<string, number>[]) {
    shop({});
    await loadCartOnce();
    unfollow.push(onStoredCart());
    const loaded = vi.fn(() =>
      HttpResponse.json(
        cartOf(Object.entries(loads.shift()!).map(([code, quantity]) => line(code, quantity))),
      ),
    );
    api.use(http.get(`${PATH}/load`, loaded));
    return loaded;
  }

  test('the line of this tab is kept on the page and in storage [SHP-17]', async () => {
    const loaded = await twoTabs({ '1': 1, '2': 1 });
    api.use(http.post(`${PATH}/add`, answer({ '1': 1, '2': 1 })));
    const change = await addToCart('1', 1);
    expect(change.ok).toBe(true);
    expect(codes()).toEqual(['1', '2']);
    expect(storedCodes()).toEqual(['1', '2']);
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('the stored cart is kept if the answer to this tab is older [SHP-17]', async () => {
    await twoTabs({ '1': 1, '2': 1 });
    api.use(http.post(`${PATH}/add`, answer({ '1': 1 })));
    await addToCart('1', 1);
    expect(codes()).toEqual(['1', '2']);
  });

  test('the cart is loaded again if a third tab stores another one meanwhile [SHP-17]', async () => {
    const loads = [{ '1': 1 }, { '1': 1, '2': 1, '3': 1 }];
    await twoTabs();
    api.use(
      http.post(`${PATH}/add`, answer({ '1': 1 })),
      http.get(`${PATH}/load`, () =>
        loads.length === 2 ? answer(loads.shift()!)() : answerAlone(loads.shift()!),
      ),
    );
    await addToCart('1', 1);
    expect(codes()).toEqual(['1', '2', '3']);
    expect(storedCodes()).toEqual(['1', '2', '3']);
  });

  test('the answer is shown if the cart cannot be loaded [SHP-17]', async () => {
    await twoTabs();
    api.use(
      http.post(`${PATH}/add`, answer({ '1': 1, '2': 1 })),
      http.get(`${PATH}/load`, () => HttpResponse.json({}, { status: 404 })),
    );
    await addToCart('1', 1);
    expect(codes()).toEqual(['1', '2']);
  });

  test('a benefit code is applied [SHP-29]', async () => {
    const loaded = await twoTabs({ '2': 2 });
    api.use(http.post(`${PATH}/addcouponcode`, answer({}, { couponCodes: ['A'] })));
    await changeCoupon('add', 'A');
    expect(codes()).toEqual(['2']);
    expect(loaded).toHaveBeenCalledOnce();
  });
});
