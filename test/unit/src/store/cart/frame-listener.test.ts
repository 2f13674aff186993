import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleCartMessages } from '#store/cart/frame-listener.ts';
import { readCart } from '#store/cart/storage.ts';
import { initialState, store } from '#store/store.ts';
import { api } from '../../../../setup.ts';
import { cartOf, line } from './fixture.ts';

const PATH = '/api/v1/lihakauppa/shoppingcart';
const SITE = 'https://www.example.test';
const posted: [message: { type: string; cart: string }, options: unknown][] = [];
const source = { postMessage: (...args: (typeof posted)[number]) => posted.push(args) } as unknown as Window;
let stop = () => {};

const receive = (data: unknown, origin = SITE) =>
  dispatchEvent(new MessageEvent('message', { data, origin, source }));
const answers = () => posted.map(([{ cart }]) => JSON.parse(cart) as Record<string, unknown>);

let quantity = 0;
beforeEach(() => {
  posted.length = 0;
  quantity = 2;
  store.setState({ ...initialState, cart: readCart(cartOf([line('7', 2)]))! }, true);
  const answer = () => HttpResponse.json(cartOf([line('7', quantity)]));
  api.use(
    http.get(`${PATH}/load`, answer),
    http.post(`${PATH}/changequantity`, async ({ request }) => {
      ({ quantity } = (await request.json()) as { quantity: number });
      return answer();
    }),
  );
  stop = handleCartMessages(new Set([SITE]), undefined);
});
afterEach(() => stop());

test('SYN-02 SYN-05 SYN-07 sync-cart is answered with the serialized cart, to that origin alone', async () => {
  receive({ type: 'sync-cart' });
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]![0].type).toBe('cart');
  expect(posted[0]![1]).toEqual({ targetOrigin: SITE });
  expect(answers()[0]).toMatchObject({ lineItemCount: 2, lineItems: [{ code: '7', quantity: 2 }] });
});

test('SYN-02 asked again it answers with the cart of that moment', async () => {
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  quantity = 5;
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[1]).toMatchObject({ lineItemCount: 5 }));
});

test('SYN-03 SYN-04 an added product is summed, and the cart after it is the answer', async () => {
  receive({ type: 'add-to-cart', code: '7', quantity: 3 });
  await vi.waitFor(() =>
    expect(answers()[0]).toMatchObject({ lineItems: [{ code: '7', quantity: 5 }], warnings: [] }),
  );
});

test('SYN-03 what could not be added comes back with warnings', async () => {
  api.use(http.post(`${PATH}/changequantity`, () => HttpResponse.error()));
  receive({ type: 'add-to-cart', code: '7', quantity: 3 });
  await vi.waitFor(() => expect(answers()[0]).toMatchObject({ lineItemCount: 2, checkoutWarnings: [] }));
  expect(answers()[0]!['warnings']).not.toEqual([]);
});

test.each([
  ['another origin', { type: 'sync-cart' }, 'https://evil.test'],
  ['no object', 'sync-cart', SITE],
  ['a wrong type', { type: 'sync' }, SITE],
  ['no code', { type: 'add-to-cart', quantity: 1 }, SITE],
  ['a code of another type', { type: 'add-to-cart', code: 7, quantity: 1 }, SITE],
  ['half a piece', { type: 'add-to-cart', code: '7', quantity: 0.5 }, SITE],
  ['no piece', { type: 'add-to-cart', code: '7', quantity: 0 }, SITE],
  ['a quantity as a text', { type: 'add-to-cart', code: '7', quantity: '1' }, SITE],
])('SYN-05 a message of %s is dropped', async (_, data, origin) => {
  receive(data, origin);
  receive({ type: 'add-to-cart', code: '7', quantity: 1 });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(answers()[0]).toMatchObject({ lineItemCount: 3 });
});

test('SYN-05 nobody is allowed where no origins are', async () => {
  stop();
  stop = handleCartMessages(new Set(), undefined);
  receive({ type: 'sync-cart' });
  await Promise.resolve();
  expect(posted).toEqual([]);
});

test('SYN-02 in a frame of another site the answer carries the token for the basket; an empty cart needs none', async () => {
  stop();
  api.use(http.post('/handover', () => HttpResponse.json({ token: 't0ken' })));
  stop = handleCartMessages(new Set([SITE]), '/handover');
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[0]).toMatchObject({ handover: 't0ken' }));
  quantity = 0;
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[1]).not.toHaveProperty('handover'));
});

test('SYN-06 asked again while the token is on its way, it answers once, with the cart as it is then', async () => {
  stop();
  let give = (_: Response): void => {};
  api.use(http.post('/handover', () => new Promise<Response>((resolve) => (give = resolve)), { once: true }));
  stop = handleCartMessages(new Set([SITE]), '/handover');
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(api.listHandlers()[0]).toHaveProperty('isUsed', true));
  receive({ type: 'sync-cart' });
  store.setState({ cart: readCart(cartOf([line('7', 9)]))! });
  give(HttpResponse.json({}));
  await vi.waitFor(() => expect(answers()).toMatchObject([{ lineItemCount: 9 }]));
});

test('SYN-02 what is asked later is marked, so that nobody takes it for the answer to what they added', async () => {
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(answers()[0]).not.toHaveProperty('isNews');
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[1]).toHaveProperty('isNews', true));
  receive({ type: 'add-to-cart', code: '7', quantity: 1 });
  await vi.waitFor(() => expect(posted).toHaveLength(3));
  expect(answers()[2]).not.toHaveProperty('isNews');
});
