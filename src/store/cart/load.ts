/** Loads the shop's own cart and keeps it in sync with other tabs and pages (SHP-14, SHP-17). */
import { type CartAnswer, loadCart } from '#api/cart.ts';
import { settings } from '#island/settings.ts';
import { isPageOld, onRestored } from '../bfcache.ts';
import { store } from '../store.ts';
import type { Cart } from './model.ts';
import { commitCart, nextRevision, onStoredCart, pageCart, readCart, showPageCart } from './storage.ts';

/**
 * Shows and stores the cart of a call's answer, unless a later revision is already shown (SHP-17).
 * @returns the cart, or undefined if the answer has none; rejects if the call rejects
 */
export async function commitCartAnswer(call: Promise<CartAnswer>): Promise<Cart | undefined> {
  const revision = nextRevision();
  const cart = readCart(await call);
  if (cart) commitCart(cart, revision);
  return cart;
}

let loading: Promise<void> | undefined;

/**
 * Loads the cart once per page (SHP-14), or takes it from the page settings. Never rejects: if the call
 * fails, the cart stays empty.
 */
export const loadCartOnce = (): Promise<void> => (loading ??= commitPageCart() ?? reloadCart());

/**
 * Commits the cart of the page settings. Loads the cart again if it has warnings: the server treats a warning
 * as shown only when the cart is loaded by this call, because a page may be prefetched and never seen. Also
 * loads it again if the page may be old, and does not store the cart of such a page for the others.
 */
function commitPageCart(): Promise<void> | undefined {
  const cart = pageCart(settings());
  if (!cart) return undefined;
  if (isPageOld()) {
    showPageCart(settings());
    return reloadCart();
  }
  commitCart(cart, nextRevision());
  const hasNews = cart.warnings.length + cart.checkoutWarnings.length > 0;
  return hasNews ? reloadCart() : Promise.resolve();
}

/** Loads the current cart from the shop. Never rejects: if the call fails, the cart stays unchanged. */
export const reloadCart = (): Promise<void> => commitCartAnswer(loadCart()).then(endLoading, endLoading);

function endLoading(): void {
  const { cart } = store.getState();
  if (cart.loading) store.setState({ cart: { ...cart, loading: false } });
}

let restoring: Promise<void> | undefined;

/**
 * Loads the cart and keeps it in sync with other tabs and pages. Returns a function that unsubscribes. For an
 * effect of an island that reads the cart on the shop.
 */
export function syncShopCart(): () => void {
  void loadCartOnce();
  const unsubscribeStorage = onStoredCart();
  const unsubscribeRestored = onRestored(() => {
    // All islands of the page are restored at once: one request is enough.
    restoring ??= reloadCart().finally(() => (restoring = undefined));
  });
  return () => {
    unsubscribeStorage();
    unsubscribeRestored();
  };
}
