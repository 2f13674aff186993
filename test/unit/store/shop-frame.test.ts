import { afterEach, expect, test, vi } from 'vitest';
import { addThroughFrame, keepShopFrame } from '#store/shop-frame.ts';
import { store } from '#store/store.ts';
import { cartOf, line } from './cart-fixture.ts';

const SHOP = 'https://kauppa.example.test';
let leave = () => {};
afterEach(() => leave());

test('SYN-02 SYN-03 what the shop tells of the cart meanwhile is not taken for the answer to what is added', async () => {
  delete window.dataLayer;
  leave = keepShopFrame(`${SHOP}/`);
  const source = document.querySelector('iframe')!.contentWindow!;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => {});
  const say = (cart: object) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: { type: 'cart', cart: JSON.stringify(cart) },
        origin: SHOP,
        source,
      }),
    );
  say(cartOf([]));
  const change = addThroughFrame(`${SHOP}/`, '7', 2);
  await vi.waitFor(() =>
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'add-to-cart', code: '7', quantity: 2 }, SHOP),
  );
  say(cartOf([line('1', 1)], { isNews: true }));
  expect(store.getState().cart.lineItemCount).toBe(1);
  say(cartOf([line('1', 1), line('7', 2, '10,00')]));
  expect(await change).toMatchObject({ ok: true, cart: { lineItemCount: 3 } });
  expect(window.dataLayer).toMatchObject([{ event: 'add_to_cart', value: 10 }]);
});
