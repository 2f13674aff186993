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

test('shop listener: sync-cart is answered with the serialized cart, only to its origin [SYN-02] [SYN-05] [SYN-07]', async () => {
  receive({ type: 'sync-cart' });
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(posted[0]![0].type).toBe('cart');
  expect(posted[0]![1]).toEqual({ targetOrigin: SITE });
  expect(answers()[0]).toMatchObject({ lineItemCount: 2, lineItems: [{ code: '7', quantity: 2 }] });
});

test('shop listener: an added product increases the quantity, and the answer is the new cart [SYN-03] [SYN-04]', async () => {
  receive({ type: 'add-to-cart', code: '7', quantity: 3 });
  await vi.waitFor(() =>
    expect(answers()[0]).toMatchObject({ lineItems: [{ code: '7', quantity: 5 }], warnings: [] }),
  );
});

test('shop listener: a failed add is answered with warnings [SYN-03]', async () => {
  api.use(http.post(`${PATH}/changequantity`, () => HttpResponse.error()));
  receive({ type: 'add-to-cart', code: '7', quantity: 3 });
  await vi.waitFor(() => expect(answers()[0]).toMatchObject({ lineItemCount: 2, checkoutWarnings: [] }));
  expect(answers()[0]!['warnings']).not.toEqual([]);
});

test('shop listener: a refused add is answered with the warnings and reasons of the shop [SYN-03] [PRD-12]', async () => {
  const news = { warnings: ['Ei onnistunut'], checkoutWarnings: ['Jäljellä 3 kpl'] };
  const refused = cartOf([line('7', 2)], news);
  api.use(http.post(`${PATH}/changequantity`, () => HttpResponse.json(refused)));
  receive({ type: 'add-to-cart', code: '7', quantity: 3 });
  await vi.waitFor(() => expect(answers()[0]).toMatchObject(news));
});

test.each([
  ['another origin', { type: 'sync-cart' }, 'https://evil.test'],
  ['a string', 'sync-cart', SITE],
  ['a wrong type', { type: 'sync' }, SITE],
  ['no code', { type: 'add-to-cart', quantity: 1 }, SITE],
  ['a code of another type', { type: 'add-to-cart', code: 7, quantity: 1 }, SITE],
  ['an empty code', { type: 'add-to-cart', code: '', quantity: 1 }, SITE],
  ['half a piece', { type: 'add-to-cart', code: '7', quantity: 0.5 }, SITE],
  ['quantity zero', { type: 'add-to-cart', code: '7', quantity: 0 }, SITE],
  ['a quantity as a text', { type: 'add-to-cart', code: '7', quantity: '1' }, SITE],
])('shop listener: a message of %s is ignored [SYN-05]', async (_, data, origin) => {
  receive(data, origin);
  receive({ type: 'add-to-cart', code: '7', quantity: 1 });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(answers()[0]).toMatchObject({ lineItemCount: 3 });
});

test('shop listener: without origins all messages are ignored [SYN-05]', async () => {
  stop();
  stop = handleCartMessages(new Set(), undefined);
  receive({ type: 'sync-cart' });
  await Promise.resolve();
  expect(posted).toEqual([]);
});

test('shop listener: in a frame of another site the answer has a token for the cart, unless it is empty [SYN-02]', async () => {
  stop();
  api.use(http.post('/handover', () => HttpResponse.json({ token: 't0ken' })));
  stop = handleCartMessages(new Set([SITE]), '/handover');
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[0]).toMatchObject({ handover: 't0ken' }));
  quantity = 0;
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[1]).not.toHaveProperty('handover'));
});

test('shop listener: two requests during the token call get one answer with the current cart [SYN-06]', async () => {
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

test('shop listener: a later update is marked, so that it is not taken for the answer to an add [SYN-02]', async () => {
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  expect(answers()[0]).not.toHaveProperty('isNews');
  receive({ type: 'sync-cart' });
  await vi.waitFor(() => expect(answers()[1]).toHaveProperty('isNews', true));
  receive({ type: 'add-to-cart', code: '7', quantity: 1 });
  await vi.waitFor(() => expect(posted).toHaveLength(3));
  expect(answers()[2]).not.toHaveProperty('isNews');
});
