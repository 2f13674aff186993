/** The cart that the page shows, and the copy of it that all pages of a visitor share in local storage (SHP-17). */
import { onStorage } from './browser-storage.ts';
import type { Cart } from './cart.ts';
import { CART_KEY, readStoredCart } from './read-cart.ts';
import { store } from './store.ts';

/** Every source of a cart takes a number; one that is older than what the page shows is dropped. */
let latest = 0;
let shown = 0;

/** The number of a source that begins now. */
export const nextNumber = (): number => ++latest;

/** Shows the cart of a source, unless a later one is shown already; returns whether it is shown. */
export function showCart(cart: Cart, number: number): boolean {
  if (number < shown) return false;
  shown = number;
  store.setState({ cart });
  return true;
}

/** Shows the stored cart; nothing stored, or nonsense, changes nothing. */
function showStoredCart(): void {
  try {
    const cart = readStoredCart(localStorage);
    if (cart) showCart(cart, nextNumber());
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
