/**
 * The cart that the page shows, and its copy in local storage, which all pages of a visitor share (SHP-17).
 */
import { onStorage } from './browser-storage.ts';
import type { Cart } from './cart.ts';
import { CART_KEY, readStoredCart } from './read-cart.ts';
import { store } from './store.ts';

/**
 * Every source of a cart gets a revision when it starts. A cart that is older than the shown one is dropped.
 */
let latestRevision = 0;
let shownRevision = 0;

/** Returns the revision of a source that starts now. */
export const nextRevision = (): number => ++latestRevision;

/** Shows a cart unless a later revision is already shown. Returns whether it is shown. */
export function showCart(cart: Cart, revision: number): boolean {
  if (revision < shownRevision) return false;
  shownRevision = revision;
  store.setState({ cart });
  return true;
}

/** Shows the stored cart. Does nothing if there is none or it is invalid. */
function showStoredCart(): void {
  try {
    const cart = readStoredCart(localStorage);
    if (cart) showCart(cart, nextRevision());
  } catch {
    // Storage is blocked.
  }
}

/** Shows the cart again when another tab or a later page stores it. Returns a function that unsubscribes. */
export const onStoredCart = (): (() => void) => onStorage(CART_KEY, showStoredCart);

/**
 * Shows the stored cart and keeps it in sync, on sites without the shop. Returns a function that
 * unsubscribes. For an effect.
 */
export function syncStoredCart(): () => void {
  showStoredCart();
  return onStoredCart();
}
