/** The cart of this page: loaded from the server on the shop, a followed copy of local storage everywhere else. */
import { loadCart } from '#api/cart.ts';
import { onStorage } from './browser-storage.ts';
import { CART_KEY, readCart, readStoredCart, type Cart } from './cart.ts';
import { store } from './store.ts';

/** Every source of a cart takes a number; one that is older than what the page shows is dropped. */
let latest = 0;
let shown = 0;

/**
 * Shows and stores the cart that a call answers with, unless a later one has answered already (SHP-17).
 * Returns the cart, or undefined where the answer holds none. Rejects as the call does.
 */
export async function takeCart(call: Promise<unknown>): Promise<Cart | undefined> {
  const number = ++latest;
  const cart = readCart(await call);
  if (!cart || number < shown) return cart;
  shown = number;
  store.setState({ cart });
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

/** Shows the stored cart; nothing stored, or nonsense, changes nothing. */
function showStoredCart(): void {
  try {
    const cart = readStoredCart(localStorage);
    if (!cart) return;
    shown = ++latest;
    store.setState({ cart });
  } catch {
    // Blocked storage holds no cart.
  }
}

/** Keeps the cart as another tab, or a later page, has stored it, until the result is called. */
export const followStoredCart = (): (() => void) => onStorage(CART_KEY, showStoredCart);

/** Where there is no shop to ask: starts from the stored cart and follows it. For an effect. */
export function keepStoredCart(): () => void {
  showStoredCart();
  return followStoredCart();
}
