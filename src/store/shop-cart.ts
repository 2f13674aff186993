/** The cart of the shop itself, as its server has it. */
import { loadCart } from '#api/cart.ts';
import { CART_KEY, readCart, type Cart } from './cart.ts';
import { store } from './store.ts';
import { nextNumber, showCart } from './stored-cart.ts';

/**
 * Shows and stores the cart that a call answers with, unless a later one has answered already (SHP-17).
 * Returns the cart, or undefined where the answer holds none. Rejects as the call does.
 */
export async function takeCart(call: Promise<unknown>): Promise<Cart | undefined> {
  const number = nextNumber();
  const cart = readCart(await call);
  if (!cart || !showCart(cart, number)) return cart;
  try {
    localStorage.setItem(CART_KEY, JSON.stringify(cart));
  } catch {
    // Full or blocked storage: the other pages do without a copy.
  }
  return cart;
}

let loading: Promise<void> | undefined;

/** Loads the cart from the shop, once a page whoever asks (SHP-14). Never rejects: without an answer the cart stays empty. */
export const loadCartOnce = (): Promise<void> =>
  (loading ??= takeCart(loadCart()).then(endLoading, endLoading));

function endLoading(): void {
  const { cart } = store.getState();
  if (cart.loading) store.setState({ cart: { ...cart, loading: false } });
}
